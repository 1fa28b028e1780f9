import * as z from 'zod'
import { element, instant, named, pillar, sign, textEntry } from '../calendar/day-parts.ts'
import { natalPlace } from '../calendar/personal-parts.ts'

// Parts of a reading. Everything with a name has a line that explains it; a longer paragraph is in the `texts` of the
// reading, under the key that `text` names.

/** `text` is a key of the reading's `texts`. */
const explained = textEntry.omit({ text: true }).extend({ text: z.string().nullable() })
const worded = z.object({ id: z.string(), name: z.string(), short: z.string() })

/** A pillar without its reading. */
const natalPillar = z.object({ at: natalPlace, place: z.string(), pillar })

/** Year, month, day and, where the time of birth is known, hour. */
export const natalPillars = z.array(natalPillar).min(3).max(4)

/** The pillars a birth might have instead, and why. */
export const doubt = z.object({
  because: z.enum(['near-boundary', 'zi-rule', 'time-unknown']),
  name: z.string(),
  short: z.string(),
  /** The boundary close to the time of birth. */
  at: instant.nullable(),
  /** The part of an unknown day that has these pillars, both ends included. */
  from: instant.nullable(),
  to: instant.nullable(),
  differs: z.array(natalPlace),
  pillars: natalPillars,
})

const elementShare = z.object({ id: element, name: z.string(), short: z.string() })

/** A pillar as the day master sees it. */
const pillarRead = z.object({
  pillar,
  short: z.string(),
  text: z.string(),
  /** What the open stem is to the day master; null for the day master itself. */
  god: explained.nullable(),
  hidden: z.array(z.object({ stem: sign, share: z.number(), god: explained })),
  naYin: z.object({ zh: z.string(), pinyin: z.string(), name: z.string(), short: z.string() }),
})

const place = z.union([natalPlace, z.enum(['passing-year', 'passing-month', 'luck'])])

/** How pillars meet. `element`: the element they tend to; that it forms is not asserted. */
const relation = worded.extend({
  zh: z.string(),
  pinyin: z.string(),
  /** Which of the four punishments. */
  punishment: worded.nullable(),
  element: elementShare.nullable(),
  between: z.array(place),
})

const natalStar = explained.extend({ from: natalPlace })

const strength = z.object({
  /** From 0 to 100: the sum of the points of its terms. */
  score: z.number(),
  class: explained,
  /** The chart is so one-sided that it may follow another element. */
  mayFollow: explained.nullable(),
  terms: z.object({
    season: z.object({ state: explained, points: z.number(), most: z.number() }),
    roots: z.object({
      found: z.array(z.object({ at: natalPlace, stem: sign, relation: explained, weight: z.number() })),
      points: z.number(),
      most: z.number(),
    }),
    stems: z.object({ found: z.array(natalPlace), of: z.int(), points: z.number(), most: z.number() }),
  }),
  /** Without an hour: what holds for every hour. */
  whateverHour: z.object({ lowest: z.number(), highest: z.number(), classes: z.array(explained) }).nullable(),
})

/** Elements that help the chart and those that burden it, or why none is named. */
const favourable = z.discriminatedUnion('asserted', [
  z.object({
    asserted: z.literal(true),
    because: worded,
    elements: z.array(elementShare),
    unfavourable: z.array(elementShare),
  }),
  z.object({ asserted: z.literal(false), because: worded }),
])

const yearMonth = z.object({ year: z.int(), month: z.int().min(1).max(12) })
/** The two differ where the time of birth is unknown. */
const months = z.object({ earliest: yearMonth, latest: yearMonth })

const luck = z.object({
  direction: explained,
  startAgeMonths: z.object({ earliest: z.int(), latest: z.int() }),
  pillars: z.array(pillarRead.extend({ from: months, isRunning: z.boolean() })),
})

/** A pillar that passes over the chart now. */
const passing = pillarRead.extend({
  at: z.enum(['passing-year', 'passing-month', 'luck']),
  place: explained,
  stars: z.array(natalStar),
  relations: z.array(relation),
  fit: worded,
})

/** The whole reading of a birth. */
export const reading = z.object({
  almanacVersion: z.string(),
  dayMaster: explained.extend({ element, polarity: z.enum(['yang', 'yin']) }),
  pillars: z.array(
    pillarRead.extend({ at: natalPlace, place: explained, isVoid: z.boolean(), stars: z.array(natalStar) }),
  ),
  voidBranches: z.array(sign),
  relations: z.array(relation),
  balance: z.array(elementShare.extend({ percent: z.number() })),
  strength,
  favourable,
  luck,
  now: z.array(passing),
  doubts: z.array(doubt),
  /** Paragraphs by the keys that the `text` of an entry names. */
  texts: z.record(z.string(), z.string()),
})

export const hourRead = named.extend({ branch: z.int().min(0).max(11) })
