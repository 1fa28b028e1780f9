import * as z from 'zod'
import { operation } from '../../operation.ts'

export const verifyToken = operation({
  id: 'verifyToken',
  summary: 'Whether a session token is valid; 401 when it is not.',
  method: 'POST',
  path: '/api/token/verify',
  request: z.strictObject({ token: z.string().max(512) }),
  response: z.object({}),
  errors: ['auth.required'],
})
