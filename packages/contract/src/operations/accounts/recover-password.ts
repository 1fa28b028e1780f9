import * as z from 'zod'
import { email, locale, password, recoveryCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const askRecoveryCode = operation({
  id: 'askRecoveryCode',
  summary: 'Mails a recovery code to the e-mail of an account.',
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
  summary: 'Whether a recovery code is the one that was mailed. Five wrong attempts invalidate it.',
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
  summary: 'Sets a new password by recovery code and ends every session.',
  method: 'POST',
  path: '/api/user/recovery/password',
  request: z.strictObject({ email, code: recoveryCode, password }),
  response: z.object({}),
  errors: ['recovery.invalid-code', 'password.too-common', 'server.busy'],
  limit: 'sensitive',
  notFound: 'handle',
})
