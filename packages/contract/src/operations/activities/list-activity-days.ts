import * as z from 'zod'
import { isoDate, locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { moon, pillar, responseHead, weight } from '../calendar/day-parts.ts'
import { withinRange } from '../calendar/list-days.ts'
import { tagId, tagSummary } from '../calendar/predict-parts.ts'

export const listActivityDays = operation({
  id: 'listActivityDays',
  summary: {
    en: 'Every day of a range rated for one activity, with the reason that decides; beyond the horizon, pillar and moon alone.',
    ru: 'Все дни промежутка с оценкой для одного дела и решающей причиной; за горизонтом — только столп и луна.',
  },
  method: 'GET',
  path: '/calendar/activities/{tag}/days',
  request: withinRange(
    z.strictObject({
      tag: tagId,
      from: isoDate,
      to: isoDate,
      place: placeId.optional(),
      locale: locale.default('en'),
    }),
  ),
  response: responseHead.extend({
    tag: tagSummary,
    days: z.array(
      z.object({
        date: isoDate,
        pillar,
        moon,
        /** Null beyond the horizon. */
        weight: weight.nullable(),
        /** The name of what decides the weight; null where nothing is noted, and beyond the horizon. */
        reason: z.string().nullable(),
      }),
    ),
  }),
  errors: ['calendar.no-such-day', 'place.not-found', 'request.not-found'],
  cache: 'public',
  costMs: 30,
})
