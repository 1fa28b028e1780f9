import * as z from 'zod'
import { birthFields, isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { doubt, hourRead, natalPillars } from '../bazi/bazi-parts.ts'
import { instant } from '../calendar/day-parts.ts'

const { birthday, birthdayTime, latitude, longitude, utc } = birthFields

/** What follows from one offset of the clock. Without a time of birth there is no instant, no sun and no hour. */
const reckoning = z.object({
  offsetSec: z.int(),
  /** As clocks write it: +03:00. */
  offset: z.string(),
  /** The instant of birth by that clock. */
  at: instant.nullable(),
  /** What a sundial showed, its own date with it: 1990-05-01T07:03:20. */
  solarTime: z.string().nullable(),
  /** True solar time less the clock, seconds. */
  solarMinusClockSec: z.int().nullable(),
  hour: hourRead.nullable(),
  pillars: natalPillars,
  doubts: z.array(doubt),
})

export const previewBirth = operation({
  id: 'previewBirth',
  summary: {
    en: 'What a date, time and place of birth come to before anything is saved: offset, true solar time, pillars, doubts.',
    ru: 'Что следует из даты, времени и места рождения, пока ничего не сохранено: сдвиг часов, истинное солнечное время, столпы, сомнения.',
  },
  method: 'POST',
  path: '/api/charts/preview',
  request: z.strictObject({
    birthday,
    birthdayTime,
    latitude,
    longitude,
    utc,
    locale: locale.default('en'),
  }),
  response: z.object({
    /** `ambiguous`: the clock showed the time twice that night; `missing`: never. Only the person knows which is meant. */
    time: z.enum(['known', 'unknown', 'ambiguous', 'missing']),
    /** One reckoning, or two to choose from by their `offsetSec`. */
    reckonings: z.array(reckoning).min(1).max(2),
    /** The date in the new style, had the old one been meant: Russia counted so up to 13 February 1918. */
    oldStyle: z.object({ date: isoDate }).nullable(),
  }),
  // The form that is being filled in stays.
  notFound: 'handle',
})
