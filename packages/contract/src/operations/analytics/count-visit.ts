import * as z from 'zod'
import { countVisitPath } from '../../browser/operation-paths.ts'
import { locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const countVisit = operation({
  id: 'countVisit',
  summary: 'Counts one page view of a visitor who agreed to it. Nothing else about them is collected.',
  method: 'POST',
  path: countVisitPath,
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
})
