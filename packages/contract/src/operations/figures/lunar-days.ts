import * as z from 'zod'
import { figureHead } from './figure-parts.ts'

/** Days from moonrise to moonrise beside the days of the Chinese month, over a civil month. */
export const lunarDays = z.object({
  name: z.literal('lunar-days'),
  ...figureHead,
  month: z.string().regex(/^\d{4}-\d\d$/),
  monthWords: z.string(),
  headings: z.object({ date: z.string(), chinese: z.string(), moonrise: z.string() }),
  days: z.array(
    z.object({
      day: z.int(),
      lunarMonth: z.int(),
      isLeap: z.boolean(),
      lunarDay: z.int(),
      /** The moonrise day at noon. */
      moonriseDay: z.int(),
    }),
  ),
  /** Hours count from the first midnight of the month. */
  moonriseDays: z.array(z.object({ number: z.int(), fromHour: z.number(), toHour: z.number() })),
})
