import * as z from 'zod'
import { locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const countVisit = operation({
  id: 'countVisit',
  summary: {
    en: 'Counts one page that somebody who agreed to it opened.',
    ru: 'Считает открытую страницу, если человек на это согласился.',
  },
  method: 'POST',
  path: '/api/visits',
  request: z.strictObject({
    /** Without a query; segments that identify a user's own data are replaced by a colon. */
    path: z
      .string()
      .max(200)
      .regex(/^(?:\/|(?:\/(?::|\d{1,4}|[a-z][a-z0-9-]{0,79}))+)$/)
      .meta({ examples: ['/articles/solar-terms'] }),
    locale: locale.default('en'),
  }),
  response: z.object({}),
  // Nobody waits for the count, and the 404 page is counted too: a redirect would never end.
  notFound: 'handle',
})
