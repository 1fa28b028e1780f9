import * as z from 'zod'
import { figureHead } from './figure-parts.ts'

const MONTHS = 12

/** Good days a month over twelve years: totals, never the days. */
export const goodDays = z.object({
  name: z.literal('good-days'),
  ...figureHead,
  activity: z.object({ id: z.string(), name: z.string() }),
  months: z.array(z.string()).length(MONTHS),
  /** Above the sums of the years. */
  totalWord: z.string(),
  years: z
    .array(
      z.object({
        year: z.int(),
        months: z.array(z.int().min(0).max(31)).length(MONTHS),
        total: z.int(),
      }),
    )
    .length(12),
  /** The sums of the months over all years. */
  totals: z.array(z.int()).length(MONTHS),
})
