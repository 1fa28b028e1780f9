import * as z from 'zod'
import { isoDate, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { pillar } from '../calendar/day-parts.ts'
import { board, compassMark, direction, mountain, starEntry, yearGod } from './fengshui-parts.ts'

export const describeFengshuiYear = operation({
  id: 'describeFengshuiYear',
  summary: {
    en: 'Flying stars of a year and its twelve solar months, and where the gods of the year stand on the compass.',
    ru: 'Летящие звёзды года и двенадцати его солнечных месяцев и места богов года на компасе.',
  },
  method: 'GET',
  path: '/calendar/fengshui/{year}',
  request: z.strictObject({
    year: z.coerce
      .number()
      .int()
      .meta({ examples: [2026] }),
    locale: locale.default('en'),
  }),
  response: z.object({
    almanacVersion: z.string(),
    year: z.int(),
    pillar,
    /** From the Start of Spring to the eve of the next, by the calendar of China. */
    from: isoDate,
    to: isoDate,
    board,
    compass: z.array(compassMark),
    /** In the order of the compass, clockwise from the north. */
    gods: z.array(yearGod),
    months: z
      .array(z.object({ pillar, from: isoDate, to: isoDate, board, compass: z.array(compassMark) }))
      .length(12),
    stars: z.array(starEntry).length(9),
    directions: z.array(direction).length(9),
    mountains: z.array(mountain).length(24),
  }),
  errors: ['calendar.no-such-day'],
  cache: 'public',
  costMs: 5,
})
