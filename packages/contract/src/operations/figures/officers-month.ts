import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { named } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

/** The twelve officers against the days of a month. */
export const officersMonth = z.object({
  name: z.literal('officers-month'),
  ...figureHead,
  month: z.string(),
  officers: z.array(named).length(12),
  days: z.array(
    z.object({
      date: isoDate,
      day: z.int().min(1).max(31),
      officer: z.int().min(0).max(11),
      /** Whether the officer is that of the day before. */
      repeats: z.boolean(),
      /** The solar term that begins a month on this day; the count pauses. */
      term: z.string().nullable(),
    }),
  ),
})
