import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { named } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

/** The yellow and the black path over the days of a month. */
export const paths = z.object({
  name: z.literal('paths'),
  ...figureHead,
  month: z.string(),
  /** In two letters, Monday first. */
  weekdays: z.array(z.string()).length(7),
  /** The twelve stars in their order. */
  stars: z.array(named.extend({ isYellow: z.boolean() })).length(12),
  days: z.array(
    z.object({
      date: isoDate,
      day: z.int().min(1).max(31),
      /** 0 Monday … 6 Sunday. */
      weekday: z.int().min(0).max(6),
      star: z.int().min(0).max(11),
    }),
  ),
  words: z.object({ yellow: z.string(), black: z.string() }),
})
