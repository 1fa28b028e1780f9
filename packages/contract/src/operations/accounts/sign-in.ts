import * as z from 'zod'
import { typedPassword } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const signIn = operation({
  id: 'signIn',
  summary: 'Signs in with an e-mail as `username` and a password.',
  method: 'POST',
  path: '/api/token/auth',
  request: z.strictObject({
    username: z
      .string()
      .min(1)
      .max(254)
      .meta({ examples: ['anna@example.org'] }),
    password: typedPassword,
  }),
  response: z.object({ token: z.string() }),
  errors: ['auth.bad-credentials', 'account.being-deleted', 'server.busy'],
  limit: 'sensitive',
  grantsToken: true,
})
