import * as z from 'zod'
import { isoDate, locale, roundedLatitude, roundedLongitude, zoneName } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { comingTerm, dayDescription, hour, instant, judgement, moon, moonOfDay, year } from './day-parts.ts'
import { skyOfDay } from './sky-parts.ts'

/** A day, a month or a year. Whether it exists is checked by the calendar. */
const span = z
  .string()
  .regex(/^\d{4}(?:-\d{2}){0,2}$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD')
  .meta({ examples: ['2026-02-17'] })

/** The part of a day that depends on the place. */
const localDay = z.object({
  date: isoDate,
  hours: z.array(hour.pick({ branch: true, from: true, to: true, isWaking: true })),
  moon: moonOfDay.omit({ lunar: true }),
  sky: skyOfDay.pick({ sun: true, eclipse: true }),
  /** The running solar term by the clocks of the place, and the beginning of the next. */
  season: z.object({ from: instant, to: instant, next: instant }),
  monthChange: dayDescription.shape.monthChange,
  /** Some schools count by the local sun. Null beyond the horizon of the place, and where the span is no day. */
  schools: judgement.shape.schools.nullable(),
})

/** The part of one line of a month that depends on the place. */
const localBrief = z.object({
  date: isoDate,
  moon,
  term: z.object({ index: z.int(), at: instant }).nullable(),
})

export const describeLocal = operation({
  id: 'describeLocal',
  summary: {
    en: 'What depends on the place: its date, and the hours, sun, moon, eclipses and solar terms of a day, a month or a year by its clocks. Without a span, today.',
    ru: 'Всё, что зависит от места: его дата, а также часы, солнце, луна, затмения и солнечные сезоны дня, месяца или года по местным часам. Без промежутка — сегодня.',
  },
  method: 'GET',
  path: '/calendar/local',
  request: z.strictObject({
    latitude: roundedLatitude,
    longitude: roundedLongitude,
    zone: zoneName,
    span: span.optional(),
    locale: locale.default('en'),
  }),
  response: z.object({
    almanacVersion: z.string(),
    /** The civil date in the zone, and the midnight it ends at: the response is true until then. */
    today: isoDate,
    endsAt: instant,
    /** True solar time minus UTC at the noon of today. */
    solarOffsetSec: z.int(),
    /** How far the clocks are from UTC on the day, or today where no day is described: `UTC+3`. */
    zoneOffset: z.string(),
    /** The day of the span; of a month, the day its page opens with: today, else the first. */
    day: localDay.nullable(),
    /** Every day of a month. */
    days: z.array(localBrief).nullable(),
    year: z
      .object({
        terms: z.array(comingTerm.pick({ index: true, date: true, at: true })),
        moons: z.array(year.shape.moons.element.pick({ kind: true, at: true })),
      })
      .nullable(),
  }),
  errors: ['calendar.no-such-day'],
  cache: 'public',
  costMs: 4,
  notFound: 'handle',
})
