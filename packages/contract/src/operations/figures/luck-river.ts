import * as z from 'zod'
import { pillar } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

/** The pillars of luck of a birth over the years, for a woman and for a man. */
export const luckRiver = z.object({
  name: z.literal('luck-river'),
  ...figureHead,
  birthYear: z.int(),
  ageWord: z.string(),
  month: pillar,
  day: pillar,
  rivers: z
    .array(
      z.object({
        gender: z.enum(['female', 'male']),
        label: z.string(),
        direction: z.enum(['forward', 'backward']),
        startAgeMonths: z.int(),
        pillars: z
          .array(
            z.object({
              pillar,
              /** What the open stem is to the day master. */
              god: z.object({ zh: z.string(), name: z.string() }),
              fromYear: z.int(),
              fromMonth: z.int(),
              ageMonths: z.int(),
            }),
          )
          .length(10),
      }),
    )
    .length(2),
})
