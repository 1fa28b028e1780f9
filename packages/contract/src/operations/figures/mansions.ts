import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { named } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

const mansionIndex = z.int().min(0).max(27)

/** The ring of twenty-eight mansions with that of a day and with the moon. */
export const mansions = z.object({
  name: z.literal('mansions'),
  ...figureHead,
  date: isoDate,
  dateWords: z.string(),
  /** 角 first, in the order of the sky. */
  mansions: z.array(named).length(28),
  /** The four palaces with their seven mansions each, in the same order. */
  palaces: z.array(z.object({ name: z.string(), direction: z.string(), first: mansionIndex })).length(4),
  /** The mansion of the day, which follows the count and not the sky. */
  day: mansionIndex,
  moon: z.object({
    mansion: mansionIndex,
    /** How far the moon has come through the mansion, 0 to 1. */
    part: z.number().min(0).lt(1),
    longitudeDeg: z.number().min(0).lt(360),
    elongationDeg: z.number().min(0).lt(360),
  }),
  words: z.object({ day: z.string(), moon: z.string() }),
})
