import * as z from 'zod'
import { isoDate, locale, placeId, schoolRules } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { responseHead, weight } from './day-parts.ts'
import { isTooLong, MAX_DAYS } from './list-days.ts'
import {
  chosenDay,
  chosenFor,
  hourWindow,
  type personRole,
  requestedPeople,
  tagId,
  tagSummary,
  vetoedDay,
} from './predict-parts.ts'

/** Days of a weight below 0 are never chosen. */
const minWeight = z.literal([0, 1, 2, 3]).meta({ examples: [1] })

/** `minWeight`: the weight to go down to, where it is the weight that stands in the way. */
const relaxation = z.object({
  condition: z.enum(['weekdays', 'holidays', 'hours', 'people', 'weight']),
  count: z.int(),
  minWeight: minWeight.optional(),
})

const holidayWish = z.enum(['only', 'avoid']).meta({ examples: ['avoid'] })

const predictionRequest = z
  .strictObject({
    theme: tagId.optional().meta({ examples: ['family'] }),
    tag: tagId,
    volume: z.enum(['month', 'year']).default('month'),
    year: z
      .int()
      .optional()
      .meta({ examples: [2026] }),
    month: z
      .int()
      .optional()
      .meta({ examples: [11] }),
    /** From one date to another, instead of `volume`. */
    from: isoDate.optional(),
    to: isoDate.optional(),
    /** The weekdays that suit, 1 Monday … 7 Sunday; all where left out. */
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .optional()
      .meta({ examples: [[6, 7]] }),
    /** Only public holidays of the place's country suit, or none of them. */
    holidays: holidayWish.optional(),
    hours: hourWindow.optional().meta({ examples: [{ from: '09:00', to: '18:00' }] }),
    /** Hours of the night suit too, not only those between about 07:00 and 22:00. */
    night: z.boolean().default(false),
    minWeight: minWeight.default(1),
    /** How many of the best days are described in full. */
    detailed: z.int().min(1).max(MAX_DAYS).default(24),
    charts: requestedPeople.default([]),
    place: placeId.optional(),
    rules: schoolRules.optional(),
    locale: locale.default('en'),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    error: 'a range has both ends',
  })
  .refine(({ from, year }) => from !== undefined || year !== undefined, {
    path: ['year'],
    error: 'a span has a year, or both ends of a range',
  })
  .refine(({ from, volume, month }) => from !== undefined || volume === 'year' || month !== undefined, {
    path: ['month'],
    error: 'a month has its number',
  })
  .refine(({ from = '', to = '' }) => from <= to && !isTooLong(from, to), {
    path: ['to'],
    error: `a range runs forward and holds at most ${MAX_DAYS} days`,
  })

export const predictDays = operation({
  id: 'predictDays',
  summary: {
    en: 'The best days for an activity in a month, a year or a range: for everyone or for up to six charts, with reasons and hours.',
    ru: 'Лучшие дни для дела за месяц, год или промежуток: для всех или по картам рождения, не больше шести, с причинами и часами.',
  },
  method: 'POST',
  path: '/calendar/predict',
  request: predictionRequest,
  response: responseHead.extend({
    prediction: z.object({
      tag: tagSummary,
      from: isoDate,
      to: isoDate,
      minWeight,
      weekdays: z.array(z.int()).nullable(),
      holidays: holidayWish.nullable(),
      hours: z.object({ from: z.string(), to: z.string() }).nullable(),
      night: z.boolean(),
      people: z.array(chosenFor),
      /** Best first, as many as were to be described in full. */
      days: z.array(chosenDay),
      /** Every day that suits, in the order of the calendar. */
      all: z.array(z.object({ date: isoDate, weight })),
      /** Every other day of the span, in the order of the calendar. */
      others: z.array(z.object({ date: isoDate, weight })),
      excluded: z.array(vetoedDay),
      /** How many days weigh too little without any veto, and how many have no hour in the requested window. */
      tooLight: z.int(),
      withoutHours: z.int(),
      /** The nearest days where no day suits. */
      nearest: z
        .object({
          lesser: z.array(chosenDay),
          otherWeekdays: z.array(chosenDay),
          /** Days that suit except for the wish about public holidays. */
          otherHolidays: z.array(chosenDay),
          otherHours: z.array(chosenDay),
          /** Where none of the other lists has a day: the best ones around the span, whatever was wished for. */
          unconditional: z.array(chosenDay),
          /** The conditions without which, one at a time, days of the span suit, and how many. */
          relaxations: z.array(relaxation),
          earlier: chosenDay.nullable(),
          later: chosenDay.nullable(),
        })
        .nullable(),
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
  costMs: 25,
  isOpen: true,
})

export type ChosenDay = z.output<typeof chosenDay>
export type PersonRole = z.output<typeof personRole>
