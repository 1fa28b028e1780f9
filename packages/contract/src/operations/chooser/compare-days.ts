import * as z from 'zod'
import { isoDate, locale, placeId, schoolRules } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { responseHead } from '../calendar/day-parts.ts'
import { chosenDay, chosenFor, requestedPeople, tagId, tagSummary } from '../calendar/predict-parts.ts'

export const MAX_COMPARED = 5

/** A shortlist: a few days for one activity, and whom they are for. */
export const shortlist = {
  tag: tagId,
  dates: z
    .array(isoDate)
    .min(1)
    .max(MAX_COMPARED)
    .refine((dates) => new Set(dates).size === dates.length, { error: 'names a day twice' })
    .meta({ examples: [['2026-11-20', '2026-11-24']] }),
  charts: requestedPeople.default([]),
  place: placeId.optional(),
  rules: schoolRules.optional(),
  locale: locale.default('en'),
} as const

export const compareDays = operation({
  id: 'compareDays',
  summary: {
    en: 'Up to five days side by side for an activity.',
    ru: 'До пяти дней рядом для одного дела.',
  },
  method: 'POST',
  path: '/calendar/predict/compare',
  request: z.strictObject(shortlist),
  response: responseHead.extend({
    comparison: z.object({
      tag: tagSummary,
      people: z.array(chosenFor),
      /** In the order of the calendar. */
      days: z.array(chosenDay),
    }),
  }),
  errors: [
    'calendar.no-such-day',
    'calendar.beyond-horizon',
    'place.not-found',
    'chart.not-found',
    'chart.not-paid',
    'subscription.required',
  ],
  auth: 'optional',
  notFound: 'handle',
  costMs: 3,
  isOpen: true,
})
