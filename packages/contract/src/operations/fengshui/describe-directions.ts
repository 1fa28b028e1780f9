import * as z from 'zod'
import { isoDate, locale, schoolRules } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { pillar } from '../calendar/day-parts.ts'
import { board, compassMark, dayDirection, direction, nineStar, starEntry } from './fengshui-parts.ts'

export const describeDirections = operation({
  id: 'describeDirections',
  summary: {
    en: 'Directions of a date, by day, month and year, and the flying stars of its year, month, day and hours. Open for every date.',
    ru: 'Направления даты — по дню, месяцу и году — и летящие звёзды её года, месяца, дня и часов. Открыто для любой даты.',
  },
  method: 'GET',
  path: '/calendar/directions/{date}',
  request: z.strictObject({ date: isoDate, locale: locale.default('en') }),
  response: z.object({
    almanacVersion: z.string(),
    date: isoDate,
    /** The year from the Start of Spring that the date belongs to. */
    solarYear: z.int(),
    pillars: z.object({ year: pillar, month: pillar, day: pillar }),
    day: z.array(dayDirection),
    compass: z.array(compassMark),
    boards: z.object({
      year: board,
      month: board,
      /** No page of the book has stars of days and hours: the rule is one of printed almanacs. */
      day: board.extend({
        rule: z.enum(['nearest', 'first-after']),
        /** The half of the year it is in has 240 days, which each school fills in its own way. */
        schoolsDiffer: z.boolean(),
        /** The star in the centre where the half begins with the 甲子 nearest to the solstice. */
        nearest: nineStar,
        /** The same with the first 甲子 on or after the solstice. */
        firstAfter: nineStar,
      }),
      hours: z.array(board.extend({ branch: z.int().min(0).max(11), glyph: z.string(), name: z.string() })),
    }),
    stars: z.array(starEntry).length(9),
    directions: z.array(direction).length(9),
  }),
  errors: ['calendar.no-such-day'],
  cache: 'public',
  costMs: 3,
  notFound: 'handle',
})

export const describeSchoolDirections = operation({
  ...describeDirections,
  id: 'describeSchoolDirections',
  summary: {
    en: 'Directions and flying stars of a date, the star of the day by a school.',
    ru: 'Направления и летящие звёзды даты; звезда дня — по выбранной школе.',
  },
  path: '/calendar/school/directions/{date}',
  request: z.strictObject({
    date: isoDate,
    rules: schoolRules.optional(),
    locale: locale.default('en'),
  }),
  auth: 'optional',
  cache: 'private',
  isOpen: true,
})
