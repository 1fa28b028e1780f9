import * as z from 'zod'
import { operation } from '../../operation.ts'
import { switchNames } from '../../switch-names.ts'

export const getStatus = operation({
  id: 'getStatus',
  summary: {
    en: 'Whether the site reaches its database, and which parts of it an operator has switched off.',
    ru: 'Есть ли у сайта связь с базой данных и какие его части сейчас отключены.',
  },
  method: 'GET',
  path: '/api/status',
  request: z.strictObject({}),
  response: z.object({
    /** Whether the database answered within the last seconds. */
    database: z.boolean(),
    /** When it last answered; null if it has not answered since the server started. */
    reachedAt: z.iso.datetime().nullable(),
    /** No cache shows it for longer. */
    until: z.iso.datetime(),
    switches: z.array(
      z.object({
        name: z.enum(switchNames),
        on: z.boolean(),
        /** Since when it is so; null if it was never switched. */
        since: z.iso.datetime().nullable(),
        /** What the operator says about it; null if nothing. */
        note: z.object({ en: z.string(), ru: z.string() }).nullable(),
      }),
    ),
  }),
  cache: 'public',
})
