import * as z from 'zod'
import { isoDate, locale, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { dayBrief, responseHead, solarMonth } from './day-parts.ts'

export const MAX_DAYS = 366
const MS_PER_DAY = 86_400_000

/** Whether a range is longer than a year. For a day that does not exist it is false; the calendar refuses such a day. */
export function isTooLong(from: string, to: string): boolean {
  return Date.parse(to) - Date.parse(from) >= MAX_DAYS * MS_PER_DAY
}

type Range = z.ZodType<{ from: string; to: string }>

/** A range runs forward and is no longer than a year. */
export function withinRange<Request extends Range>(request: Request): Request {
  return request
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from' })
    .refine(({ from, to }) => !isTooLong(from, to), {
      path: ['to'],
      error: `a range holds at most ${MAX_DAYS} days`,
    })
}

export const listDays = operation({
  id: 'listDays',
  summary: {
    en: 'Every day of a range: pillar, moon and lunar date, and, as far as the horizon, its rating and the weight of each activity.',
    ru: 'Все дни промежутка: столп, луна, лунная дата, а до горизонта — и оценка дня и каждого дела.',
  },
  method: 'GET',
  path: '/calendar/days',
  request: withinRange(
    z.strictObject({ from: isoDate, to: isoDate, place: placeId.optional(), locale: locale.default('en') }),
  ),
  response: responseHead.extend({ solarMonths: z.array(solarMonth), days: z.array(dayBrief) }),
  errors: ['calendar.no-such-day', 'place.not-found'],
  cache: 'public',
  costMs: 30,
})
