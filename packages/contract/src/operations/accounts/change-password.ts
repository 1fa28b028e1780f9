import * as z from 'zod'
import { password, typedPassword } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const changePassword = operation({
  id: 'changePassword',
  summary: {
    en: 'Sets a new password, ends all other sessions and, if wanted, feeds, shared lists and charts, the Telegram link and passkeys.',
    ru: 'Меняет пароль и завершает все остальные сеансы, а по желанию отзывает подписки, доступ к общим спискам и картам рождения, связь с Telegram и ключи доступа.',
  },
  method: 'POST',
  path: '/api/user/change/password',
  request: z
    .strictObject({
      current: typedPassword,
      pass: password,
      checkPass: typedPassword,
      /** What else ends, because another person may have its address; `lists` are those of days and the charts that are shared. */
      end: z
        .array(z.enum(['feeds', 'lists', 'telegram', 'passkeys']))
        .max(4)
        .default([]),
    })
    .refine(({ pass, checkPass }) => pass === checkPass, { path: ['checkPass'], error: 'must equal pass' }),
  response: z.object({}),
  errors: ['password.wrong-current', 'password.too-common'],
  auth: 'required',
  limit: 'sensitive',
  costMs: 60,
})
