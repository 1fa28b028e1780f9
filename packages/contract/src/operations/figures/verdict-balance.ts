import * as z from 'zod'
import { isoDate } from '../../fields.ts'
import { named, weight } from '../calendar/day-parts.ts'
import { figureHead } from './figure-parts.ts'

/** A reason on one of the pans. */
const reason = named.extend({
  side: z.enum(['good', 'bad']),
  grade: z.int().min(1).max(3),
  /** It speaks of the activity itself, of the whole day, or only leans. */
  kind: z.enum(['own', 'day', 'lean']),
  /** What it adds to the strength of the note, or takes from it. */
  points: z.number(),
  /** The points as the drawing writes them. */
  pointsText: z.string(),
  isCounted: z.boolean(),
  /** Why it does not count. */
  note: z.string().nullable(),
})

/** The sum of one verdict as a balance. */
export const verdictBalance = z.object({
  name: z.literal('verdict-balance'),
  ...figureHead,
  date: isoDate,
  dateWords: z.string(),
  activity: z.object({ id: z.string(), name: z.string() }),
  weight,
  word: z.string(),
  /** 1 the book favours it, −1 the book forbids it, 0 nothing is noted. */
  sign: z.literal([-1, 0, 1]),
  signWords: z.string(),
  /** Names of the two pans and of what is set aside. */
  pans: z.object({ good: z.string(), bad: z.string(), nothing: z.string(), aside: z.string() }),
  reasons: z.array(reason),
  total: z.number(),
  totalWords: z.string(),
  /** Strengths from which the weight is of size 2 and 3. */
  from: z.tuple([z.number(), z.number()]),
  /** Limits that hold the weight down, in words. */
  limits: z.array(z.object({ name: z.string(), limit: weight, words: z.string() })),
})
