import * as z from 'zod'
import { findPillar, pillarId } from '../../browser/sexagenary.ts'
import { isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { lunar, pillar } from './day-parts.ts'

const MAX_DAYS = 200

/** One of the sixty by its id or its characters; the id is what counts. */
const pillarName = (example: string) =>
  z
    .string()
    .max(9)
    .refine((text) => findPillar(text) !== undefined, 'must be one of the sixty, jia-zi to gui-hai')
    .meta({ examples: [example] })
    .transform((text) => pillarId(findPillar(text) ?? 0))

/**
 * The parts of a date in any of the calendars. `lunar` is a date of the Chinese calendar in numbers: the year in which its
 * new year falls, month, day; `leap`, whether its month is a leap month.
 */
const dateParts = {
  date: isoDate.optional(),
  lunar: isoDate.meta({ examples: ['2026-01-01'] }).optional(),
  leap: z.enum(['false', 'true']).optional(),
  yearPillar: pillarName('bing-wu').optional(),
  monthPillar: pillarName('geng-yin').optional(),
  dayPillar: pillarName('ren-xu').optional(),
  /** The part of 1900 to 2100 in which pillars are looked for. */
  from: isoDate.optional(),
  to: isoDate.optional(),
} as const

const convertedDay = z.object({
  date: isoDate,
  /** `zh`: as calendars print it, 闰六月初一; `year` is counted from the Chinese new year, and so is its pillar. */
  lunar: lunar.extend({ zh: z.string(), name: z.string(), yearPillar: pillar }),
  /** The pillar of the year that begins with Start of Spring (立春). */
  yearPillar: pillar,
  monthPillar: pillar,
  dayPillar: pillar,
  /** On the first day of a solar month: the pillar before the instant of its term. */
  monthBefore: pillar.nullable(),
})

const convertRequest = z
  .strictObject({ ...dateParts, locale: locale.default('en') })
  .refine((sent) => [sent.date, sent.lunar, ...pillarsOf(sent)].some((one) => one !== undefined), {
    path: ['date'],
    error: 'send a date, a lunar date or a pillar',
  })
  .refine(({ leap, lunar: sent }) => leap === undefined || sent !== undefined, {
    path: ['leap'],
    error: 'belongs to a lunar date',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'must not be before from',
  })

type Pillars = { readonly [Name in 'yearPillar' | 'monthPillar' | 'dayPillar']?: string | undefined }

function pillarsOf({ yearPillar, monthPillar, dayPillar }: Pillars): (string | undefined)[] {
  return [yearPillar, monthPillar, dayPillar]
}

export const convertDate = operation({
  id: 'convertDate',
  summary: {
    en: 'A date in three calendars: Gregorian, Chinese lunar with leap months, and sexagenary. Send a part of any of them; the response has the days of 1900 to 2100 that have every part.',
    ru: 'Дата в трёх календарях: григорианском, китайском лунном со вставными месяцами и шестидесятеричном. Пришлите любую часть; в ответе — дни 1900–2100 годов, у которых есть всё присланное.',
  },
  method: 'GET',
  path: '/calendar/convert',
  request: convertRequest,
  response: z.object({
    almanacVersion: z.string(),
    /** How many days there are; none where the parts that were sent never meet. */
    total: z.int().min(0),
    /** In order, the first of them. */
    days: z.array(convertedDay).max(MAX_DAYS),
  }),
  errors: ['calendar.no-such-day'],
  cache: 'public',
  notFound: 'handle',
  costMs: 8,
})
