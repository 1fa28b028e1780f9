import * as z from 'zod'
import { daySum, messageParts, named, planB, textEntry, weight, wholeMessageParts } from './day-parts.ts'

// What a day is to one person, always in addition to what it is to everyone.

export const natalPlace = z.enum(['year', 'month', 'day', 'hour'])

/** Points of one rule, or a limit that it sets. `isReading`: what it means for the activity is our judgement. */
const personalReason = z.object({
  rule: z.string(),
  name: z.string(),
  kind: z.enum(['delta', 'cap']),
  delta: z.int().min(-2).max(2).optional(),
  limit: weight.optional(),
  status: z.enum(['applied', 'capped']),
  sentence: z.string(),
  source: z.string(),
  isReading: z.boolean(),
})

/** What the birth adds to the weight for everyone, from −2 to 2, and why. */
export const personalPart = z.object({
  general: weight,
  delta: z.int().min(-2).max(2),
  reasons: z.array(personalReason),
})

const personalWeighed = personalPart.extend({ weight, word: z.string() })

/** A star of the birth that stands on the day; `from`: the pillar of the birth it is counted from. */
const personalStar = textEntry.extend({ from: natalPlace })

/** What the day is to the birth. `strengthOf`: three pillars where the hour of birth is unknown. */
export const personalMeeting = z.object({
  strengthOf: z.enum(['four-pillars', 'three-pillars']),
  stars: z.array(personalStar),
  /** What the stem of the day is to the day master. */
  god: textEntry,
  fit: z.object({ id: z.string(), name: z.string(), short: z.string() }),
})

/** What a double-hour is to the birth: its nobleman, and the pillars of the birth it clashes with. */
export const personalHour = z.object({ isNoble: z.boolean(), clashes: z.array(natalPlace) })

export const personalJudgement = personalMeeting.extend({
  /** The weight of the day follows from those of its activities for the person. */
  verdict: personalWeighed.extend({ ...wholeMessageParts, sum: daySum }),
  tags: z.array(personalWeighed.extend({ id: z.string() })),
  /** By branch, 子 to 亥. */
  hours: z.array(personalHour.extend({ branch: z.int().min(0).max(11) })),
  /** Null where the day is not bad for the person. */
  planB,
})

export const personalBrief = z.object({
  weight,
  word: z.string(),
  ...messageParts,
  delta: z.int().min(-2).max(2),
  /** Weights by activity. */
  weights: z.record(z.string(), weight),
})

/** `access`: every day, today alone (the free preview), or none. */
export const personalHead = z.object({
  chart: z.object({
    uuid: z.uuid(),
    fio: z.string(),
    isHourKnown: z.boolean(),
    access: z.enum(['paid', 'today', 'none']),
    paidUntil: z.iso.datetime().nullable(),
    /** Where the person was born; the place of the response is where the days are. */
    city: z.string(),
    dayMaster: named,
  }),
})
