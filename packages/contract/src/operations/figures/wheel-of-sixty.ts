import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { pillar } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

/** The sixty pillars as a ring, with the pillar of a date. */
export const wheelOfSixty = z.object({
  name: z.literal('wheel-of-sixty'),
  ...figureHead,
  date: isoDate,
  /** The pillar of the date, as the middle of the ring shows it. */
  marked: pillar,
  dateWords: z.string(),
  /** In the order of the cycle, 甲子 first. */
  pillars: z
    .array(z.object({ stem: z.string(), branch: z.string(), element: pillar.shape.stem.shape.element }))
    .length(60),
})
