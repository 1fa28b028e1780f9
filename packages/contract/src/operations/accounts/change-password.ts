import * as z from 'zod'
import { password, typedPassword } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const changePassword = operation({
  id: 'changePassword',
  summary: {
    en: 'Sets a new password and ends all other sessions.',
    ru: 'Меняет пароль и завершает все остальные сеансы.',
  },
  method: 'POST',
  path: '/api/user/change/password',
  request: z
    .strictObject({ current: typedPassword, pass: password, checkPass: typedPassword })
    .refine(({ pass, checkPass }) => pass === checkPass, { path: ['checkPass'], error: 'must equal pass' }),
  response: z.object({}),
  errors: ['password.wrong-current', 'password.too-common', 'server.busy'],
  auth: 'required',
  limit: 'sensitive',
})
