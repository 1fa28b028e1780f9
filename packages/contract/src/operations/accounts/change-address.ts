import * as z from 'zod'
import { email, locale, recoveryCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const getAddressChange = operation({
  id: 'getAddressChange',
  summary: {
    en: 'The change of the email that waits for its two codes, if any.',
    ru: 'Смена e-mail, которая ждёт двух кодов, если она начата.',
  },
  method: 'GET',
  path: '/api/user/address/change',
  request: z.strictObject({}),
  response: z.object({
    change: z
      .object({
        /** The new address. */
        email: z.string(),
        oldProven: z.boolean(),
        newProven: z.boolean(),
        /** Whether this session requested it: the codes work there alone. */
        here: z.boolean(),
        expiresAt: z.iso.datetime(),
      })
      .nullable(),
  }),
  auth: 'required',
})

export const requestAddressChange = operation({
  id: 'requestAddressChange',
  summary: {
    en: 'Begins a change of the email: a code goes to the old address and one to the new. The response is the same if the new address has an account already.',
    ru: 'Начинает смену e-mail: один код уходит на прежний адрес, другой на новый. Ответ не зависит от того, занят ли новый адрес.',
  },
  method: 'POST',
  path: '/api/user/address/change',
  // Without a locale the mails are in the language of the account.
  request: z.strictObject({ email, locale: locale.optional() }),
  response: z.object({ expiresAt: z.iso.datetime() }),
  errors: ['auth.confirmation-required', 'address.same'],
  auth: 'required',
  limit: 'sensitive',
})

export const proveAddressChange = operation({
  id: 'proveAddressChange',
  summary: {
    en: 'Proves one of the two addresses by its code, in the session that began the change. With the second proof the email changes, and all other sessions and known devices end.',
    ru: 'Подтверждает один из двух адресов кодом из письма, в том же сеансе. После второго подтверждения e-mail меняется, все остальные сеансы завершаются, а знакомые устройства забываются.',
  },
  method: 'POST',
  path: '/api/user/address/change/prove',
  request: z.strictObject({
    of: z.enum(['old', 'new']).meta({ examples: ['old'] }),
    code: recoveryCode,
  }),
  response: z.object({ changed: z.boolean() }),
  errors: ['verification.invalid', 'address.no-change', 'address.taken'],
  auth: 'required',
  limit: 'sensitive',
  notFound: 'handle',
})

export const cancelAddressChange = operation({
  id: 'cancelAddressChange',
  summary: {
    en: 'Cancels a change of the email that waits, whichever session began it.',
    ru: 'Отменяет начатую смену e-mail, в каком бы сеансе её ни начали.',
  },
  method: 'DELETE',
  path: '/api/user/address/change',
  request: z.strictObject({}),
  response: z.object({}),
  errors: ['address.no-change'],
  auth: 'required',
  notFound: 'handle',
})
