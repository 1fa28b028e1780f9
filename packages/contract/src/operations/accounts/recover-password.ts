import * as z from 'zod'
import { email, factorCode, locale, mailedToken, password, recoveryCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

/** What an account with a second factor also needs. */
const secondStep = {
  secondFactor: factorCode.optional(),
  /** Neither app nor backup codes are left: starts the days of waiting, which are mailed. */
  lost: z.boolean().default(false),
} as const

const secondStepErrors = [
  'auth.second-factor-required',
  'recovery.waiting',
  'second-factor.wrong-code',
] as const

export const askRecoveryCode = operation({
  id: 'askRecoveryCode',
  summary: {
    en: 'Emails a recovery code and link to the owner of an account. While a recent link works, a repeated call sends nothing.',
    ru: 'Отправляет владельцу учётной записи письмо с кодом и ссылкой для восстановления. Пока действует недавняя ссылка, повторный вызов ничего не отправляет.',
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
    en: 'Checks a recovery code where it was requested. After five wrong ones it no longer works; the link does.',
    ru: 'Проверяет код восстановления там, где его запросили. После пяти неверных попыток код перестаёт действовать, а ссылка работает.',
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
    en: 'Sets a new password with a recovery code. Ends every session, feed, shared list and the Telegram link.',
    ru: 'Задаёт новый пароль по коду восстановления. Завершает все сеансы, отзывает подписки, общие списки и связь с Telegram.',
  },
  method: 'POST',
  path: '/api/user/recovery/password',
  request: z.strictObject({ email, code: recoveryCode, password, ...secondStep }),
  response: z.object({}),
  errors: ['recovery.invalid-code', 'password.too-common', ...secondStepErrors],
  limit: 'sensitive',
  notFound: 'handle',
  costMs: 30,
})

export const recoverByLink = operation({
  id: 'recoverByLink',
  summary: {
    en: 'Sets a new password with the token of the emailed recovery link, with the same effect as a code.',
    ru: 'Задаёт новый пароль по токену из ссылки восстановления; действует так же, как код.',
  },
  method: 'POST',
  path: '/api/user/recovery/link',
  request: z.strictObject({ token: mailedToken, password, ...secondStep }),
  response: z.object({}),
  errors: ['recovery.invalid-link', 'password.too-common', ...secondStepErrors],
  limit: 'sensitive',
  notFound: 'handle',
  costMs: 30,
})
