import * as z from 'zod'
import { operation } from '../../operation.ts'

export const verifyToken = operation({
  id: 'verifyToken',
  summary: 'Whether a token still opens a session; 401 when it does not.',
  method: 'POST',
  path: '/api/token/verify',
  request: z.strictObject({ token: z.string().max(512) }),
  response: z.object({}),
  errors: ['auth.required'],
})
