import * as z from 'zod'
import { figureHead } from './figure-parts.ts'

/** How often each choice of a school turns a verdict of the book over, in one year: totals. */
export const schoolsDiffer = z.object({
  name: z.literal('schools-differ'),
  ...figureHead,
  year: z.int(),
  /** Days of the year, and verdicts on activities in it. */
  days: z.int(),
  verdicts: z.int(),
  /** Headings of the two numbers. */
  words: z.object({ verdicts: z.string(), days: z.string() }),
  /** What moves most first. */
  schools: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      isPreset: z.boolean(),
      /** Days whose rating as a whole is another, and those whose rating has another sign. */
      movedDays: z.int(),
      turnedDays: z.int(),
      /** Verdicts on activities that have another sign. */
      turnedVerdicts: z.int(),
      percent: z.string(),
    }),
  ),
})
