import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { figureHead } from './figure-parts.ts'

const sunDay = z.object({
  date: isoDate,
  /** How far the sundial is ahead of the mean sun. */
  equationSec: z.int(),
  declinationDeg: z.number(),
  /** The sundial minus the clock of the place. */
  solarMinusClockSec: z.int(),
})

/** True solar time over a year: the equation of time, and the analemma. */
export const solarTime = z.object({
  name: z.literal('solar-time'),
  ...figureHead,
  year: z.int(),
  /** Each fifth day. */
  points: z.array(sunDay),
  /** The four turns of the equation of time. */
  turns: z.array(sunDay.extend({ dateWords: z.string(), minutes: z.string() })),
  months: z.array(z.string()).length(12),
  words: z.object({
    ahead: z.string(),
    behind: z.string(),
    north: z.string(),
    south: z.string(),
    minutes: z.string(),
  }),
})
