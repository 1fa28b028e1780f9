import * as z from 'zod'
import { password, typedPassword } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const changePassword = operation({
  id: 'changePassword',
  summary: {
    en: 'Sets a new password, ends all other sessions and, if wanted, feeds, shared lists and charts, the Telegram link, passkeys and linked accounts.',
    ru: 'Меняет пароль и завершает все остальные сеансы, а по желанию отзывает подписки, доступ к общим спискам и картам рождения, связь с Telegram, ключи доступа и привязанные аккаунты.',
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
        .array(z.enum(['feeds', 'lists', 'telegram', 'passkeys', 'identities']))
        .max(5)
        .default([]),
    })
    .refine(({ pass, checkPass }) => pass === checkPass, { path: ['checkPass'], error: 'must equal pass' }),
  response: z.object({}),
  errors: ['auth.confirmation-required', 'password.wrong-current', 'password.too-common'],
  auth: 'required',
  limit: 'sensitive',
  costMs: 60,
})

export const setPassword = operation({
  id: 'setPassword',
  summary: {
    en: 'Sets the first password of an account that has none, after a confirmation; all other sessions end.',
    ru: 'Задаёт первый пароль учётной записи, у которой его нет, после подтверждения; остальные сеансы завершаются.',
  },
  method: 'POST',
  path: '/api/user/password',
  request: z
    .strictObject({ pass: password, checkPass: typedPassword })
    .refine(({ pass, checkPass }) => pass === checkPass, { path: ['checkPass'], error: 'must equal pass' }),
  response: z.object({}),
  errors: ['auth.confirmation-required', 'password.already-set', 'password.too-common'],
  auth: 'required',
  limit: 'sensitive',
  costMs: 30,
})
