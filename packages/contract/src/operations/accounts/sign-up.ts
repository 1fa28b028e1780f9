import * as z from 'zod'
import { consent, email, lineOfText, locale, password } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const signUp = operation({
  id: 'signUp',
  summary: {
    en: 'Creates an account and signs in. If the email already has one, the answer is 302 without a Location.',
    ru: 'Создаёт учётную запись и выполняет вход. Если для такого e-mail она уже есть, придёт ответ 302 без Location.',
  },
  method: 'POST',
  path: '/api/user/singup', // the site's old spelling; deliberate
  request: z.strictObject({
    email,
    password,
    // Forms send none; the name is then the part of the e-mail before the @.
    name: lineOfText.max(255).optional(),
    consent,
    locale: locale.default('en'),
  }),
  response: z.object({ token: z.string() }),
  errors: ['account.exists', 'account.sign-up-paused', 'password.too-common'],
  limit: 'sensitive',
  status: 201,
  grantsToken: true,
  costMs: 30,
})
