import * as z from 'zod'
import { locale, mailedToken, recoveryCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const sendVerification = operation({
  id: 'sendVerification',
  summary: {
    en: 'Emails a link and a code that prove the address of the account. While an earlier link works, a repeated call may send nothing.',
    ru: 'Отправляет письмо со ссылкой и кодом для подтверждения адреса. Пока действует прежняя ссылка, повторный вызов может ничего не отправить.',
  },
  method: 'POST',
  path: '/api/user/address/verification',
  // Without a locale the mail is in the language of the account.
  request: z.strictObject({ locale: locale.optional() }),
  response: z.object({}),
  auth: 'required',
  limit: 'sensitive',
})

export const verifyAddress = operation({
  id: 'verifyAddress',
  summary: {
    en: 'Proves the address of an account by the token of the emailed link, or, signed in, by the emailed code.',
    ru: 'Подтверждает адрес учётной записи токеном из ссылки в письме или, после входа, кодом из письма.',
  },
  method: 'POST',
  path: '/api/user/address/verify',
  request: z
    .strictObject({ token: mailedToken.optional(), code: recoveryCode.optional() })
    .refine(({ token, code }) => token !== undefined || code !== undefined, {
      error: 'must have a token or a code',
    }),
  response: z.object({}),
  errors: ['verification.invalid', 'auth.required'],
  auth: 'optional',
  limit: 'sensitive',
})
