import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { figureHead } from './figure-parts.ts'

/** The ecliptic with the twenty-four solar terms of a year. */
export const termsCircle = z.object({
  name: z.literal('terms-circle'),
  ...figureHead,
  year: z.int(),
  /** 小寒 first, as the civil year has them. */
  terms: z
    .array(
      z.object({
        zh: z.string(),
        name: z.string(),
        date: isoDate,
        /** Day and short month. */
        dateWords: z.string(),
        longitudeDeg: z.int().min(0).max(345),
        /** Whether it begins a solar month (节); the others stand in the middle of one (中气). */
        beginsMonth: z.boolean(),
      }),
    )
    .length(24),
  /** Spring first, each with the longitude it begins at. */
  seasons: z.array(z.object({ name: z.string(), fromDeg: z.int() })).length(4),
  words: z.object({ beginsMonth: z.string(), middle: z.string() }),
})
