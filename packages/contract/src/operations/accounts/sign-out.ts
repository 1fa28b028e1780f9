import * as z from 'zod'
import { operation } from '../../operation.ts'

export const signOut = operation({
  id: 'signOut',
  summary: 'Ends the session of the token; without one there is nothing to end, and that is no fault.',
  method: 'POST',
  path: '/api/token/end',
  request: z.strictObject({}),
  response: z.object({}),
  auth: 'optional',
})
