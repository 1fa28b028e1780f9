import * as z from 'zod'
import { operation } from '../../operation.ts'
import { weight } from '../calendar/day-parts.ts'
import { tagId } from '../calendar/predict-parts.ts'

const WEIGHTS = 7
const LONGEST_MONTH = 31

/** How many days have each weight, from the best to the worst; a weight that no day has counts 0. */
const counts = z.array(z.object({ weight, days: z.int().min(0).max(LONGEST_MONTH) })).length(WEIGHTS)

export const countDays = operation({
  id: 'countDays',
  summary: {
    en: 'How many days of a month have each rating for an activity, for any month: the counts alone, never the days.',
    ru: 'Сколько дней месяца с каждой оценкой есть для дела, за любой месяц: только число, без самих дней.',
  },
  method: 'GET',
  path: '/calendar/counts',
  request: z.strictObject({
    tag: tagId,
    year: z.coerce
      .number()
      .int()
      .meta({ examples: [2027] }),
    month: z.coerce
      .number()
      .int()
      .meta({ examples: [5] }),
  }),
  response: z.object({ rulesVersion: z.string(), tag: tagId, year: z.int(), month: z.int(), counts }),
  errors: ['calendar.no-such-day'],
  cache: 'public',
  costMs: 5,
})
