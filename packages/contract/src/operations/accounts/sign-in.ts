import * as z from 'zod'
import { typedPassword } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const signIn = operation({
  id: 'signIn',
  summary: {
    en: 'Signs in with an email as the username and a password.',
    ru: 'Вход по e-mail (поле username) и паролю.',
  },
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
  errors: ['auth.bad-credentials', 'auth.second-factor-required', 'account.being-deleted'],
  limit: 'sensitive',
  grantsToken: true,
  costMs: 30,
})
