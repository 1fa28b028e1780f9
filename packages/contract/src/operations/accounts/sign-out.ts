import * as z from 'zod'
import { operation } from '../../operation.ts'

export const signOut = operation({
  id: 'signOut',
  summary: {
    en: 'Ends the session of the token.',
    ru: 'Завершает сеанс, к которому относится токен.',
  },
  method: 'POST',
  path: '/api/token/end',
  request: z.strictObject({}),
  response: z.object({}),
  auth: 'optional',
})
