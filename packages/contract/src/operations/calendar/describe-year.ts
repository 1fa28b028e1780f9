import * as z from 'zod'
import { locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { pillar, responseHead, year } from './day-parts.ts'

export const describeYear = operation({
  id: 'describeYear',
  summary: 'A year at a glance: the weight of each open day, solar terms, festivals and moons.',
  method: 'GET',
  path: '/calendar/years/{year}',
  request: z.strictObject({
    year: z.coerce
      .number()
      .int()
      .meta({ examples: [2026] }),
    place: placeId.optional(),
    locale: locale.default('en'),
  }),
  response: responseHead.extend({ year: z.int(), pillar, ...year.shape }),
  errors: ['calendar.no-such-day', 'place.not-found'],
  cache: 'public',
})
