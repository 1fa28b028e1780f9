import * as z from 'zod'
import { locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { pillar, responseHead, year } from './day-parts.ts'

export const describeYear = operation({
  id: 'describeYear',
  summary: {
    en: 'A year at a glance: how each day is rated, solar terms, festivals and moons.',
    ru: 'Год одним взглядом: оценка каждого дня, солнечные сезоны, праздники и фазы луны.',
  },
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
  costMs: 15,
})
