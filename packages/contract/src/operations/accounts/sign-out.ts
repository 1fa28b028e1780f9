import * as z from 'zod'
import { operation } from '../../operation.ts'

export const signOut = operation({
  id: 'signOut',
  summary: 'Ends the session of the token; without one it does nothing and succeeds.',
  method: 'POST',
  path: '/api/token/end',
  request: z.strictObject({}),
  response: z.object({}),
  auth: 'optional',
})
