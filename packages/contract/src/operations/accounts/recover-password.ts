import * as z from 'zod'
import { email, locale, password, recoveryCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const askRecoveryCode = operation({
  id: 'askRecoveryCode',
  summary: {
    en: 'Emails a recovery code to the owner of an account.',
    ru: 'Отправляет владельцу учётной записи письмо с кодом восстановления.',
  },
  method: 'POST',
  path: '/api/user/recovery/code',
  // Without a locale the mail is in the language of the account.
  request: z.strictObject({ email, locale: locale.optional() }),
  response: z.object({}),
  errors: ['account.not-found'],
  limit: 'sensitive',
  notFound: 'handle',
})

export const checkRecoveryCode = operation({
  id: 'checkRecoveryCode',
  summary: {
    en: 'Checks a recovery code. After five wrong ones it no longer works.',
    ru: 'Проверяет код восстановления. После пяти неверных попыток он перестаёт действовать.',
  },
  method: 'POST',
  path: '/api/user/recovery/code/check',
  request: z.strictObject({ email, code: recoveryCode }),
  response: z.object({}),
  errors: ['recovery.invalid-code'],
  limit: 'sensitive',
  notFound: 'handle',
})

export const recoverPassword = operation({
  id: 'recoverPassword',
  summary: {
    en: 'Sets a new password with a recovery code and ends every session.',
    ru: 'Задаёт новый пароль по коду восстановления и завершает все сеансы.',
  },
  method: 'POST',
  path: '/api/user/recovery/password',
  request: z.strictObject({ email, code: recoveryCode, password }),
  response: z.object({}),
  errors: ['recovery.invalid-code', 'password.too-common', 'server.busy'],
  limit: 'sensitive',
  notFound: 'handle',
})
