import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { weight } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

/** The past year of an activity: a cell for each day, a column for each week. */
export const activityYear = z.object({
  name: z.literal('activity-year'),
  ...figureHead,
  activity: z.object({ id: z.string(), name: z.string() }),
  /** A Monday. */
  from: isoDate,
  to: isoDate,
  /** From the first day to the last. */
  weights: z.array(weight),
  weekdays: z.array(z.string()).length(7),
  /** The months that begin in the year, with the week of their first day. */
  months: z.array(z.object({ week: z.int().min(0).max(52), name: z.string() })),
  /** How many days have each weight, the best first. */
  counts: z.array(z.object({ weight, word: z.string(), days: z.int() })).length(7),
})
