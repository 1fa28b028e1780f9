import * as z from 'zod'
import { isoDate } from '../../fields.ts'
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

/** Choices of how a birth is read; each is a question on which schools differ. */
export const natalChoices = {
  ziRule: z.enum(['day23', 'midnight']),
  timeBasis: z.enum(['apparent', 'mean', 'clock']),
  seasonRule: z.enum(['earth18', 'branch']),
  commandTable: z.enum(['zi-ping', 'san-ming']),
  lifePalaceMonth: z.enum(['jie', 'qi']),
}

/** A question on which schools differ, with the choices for a birth. */
export const natalQuestion = z.object({
  id: z.enum(['ziRule', 'timeBasis', 'seasonRule', 'commandTable', 'lifePalaceMonth']),
  question: z.string(),
  /** Whether the owner has chosen for this chart; else what is usual holds, in personal ratings the school of the account. */
  isOwn: z.boolean(),
  values: z.array(worded.extend({ isChosen: z.boolean(), isUsual: z.boolean() })),
})

/** The instant a birth is read at instead of its own time; null for its own. */
export const chosenAt = z.iso
  .datetime()
  .nullable()
  .meta({ examples: ['2024-02-04T08:27:07.000Z'] })

/** The pillars a birth might have instead, and why. */
export const doubt = z.object({
  because: z.enum(['near-boundary', 'zi-rule', 'time-basis', 'time-unknown']),
  /** What to send to `chooseNatalRules` to read the birth so. */
  choice: z.union([
    z.object({ ziRule: natalChoices.ziRule }),
    z.object({ timeBasis: natalChoices.timeBasis }),
    z.object({ chosenAt }),
  ]),
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
  /** The stage of life the day master is in at the branch. */
  stage: explained,
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
  /** How far other scales come to the same class; what is `open` rates no day. */
  firmness: worded,
  /** The chart is so one-sided that it may follow another element. */
  mayFollow: explained.nullable(),
  terms: z.object({
    /** The element that rules the time of birth, by which rule, and how the day master fares under it. */
    season: z.object({
      element: elementShare,
      rule: worded,
      state: explained,
      points: z.number(),
      most: z.number(),
    }),
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

/** A rule by which elements help a chart. */
const advice = z.object({
  because: worded,
  elements: z.array(elementShare),
  unfavourable: z.array(elementShare),
})

/**
 * Elements that help the chart and those that burden it, or why none is named. `readings`: what else is read from the
 * chart; no day is rated by them.
 */
const favourable = z.discriminatedUnion('asserted', [
  advice.extend({ asserted: z.literal(true), readings: z.array(advice) }),
  z.object({ asserted: z.literal(false), because: worded, readings: z.array(advice) }),
])

/** A stem and the days of the month that it commands, counted from 1 at the first term of the month. */
const commandSpan = z.object({ stem: sign, fromDay: z.int(), toDay: z.int(), isInCommand: z.boolean() })

/** The stem in command by one table; `stem` is null where the unknown hour of birth decides. */
const commandByTable = z.object({ table: worded, stem: sign.nullable(), spans: z.array(commandSpan) })

/** Who commands the month on the day of birth: a name, no points. */
const command = z.object({
  dayOfMonth: z.int(),
  chosen: commandByTable,
  /** The same by the other table. */
  other: commandByTable,
})

/** A pillar derived from those of the birth; null where the hour of birth is needed and unknown. */
const derivedPillar = explained.extend({ pillar: pillar.nullable() })

const yearMonth = z.object({ year: z.int(), month: z.int().min(1).max(12) })
/** The two differ where the time of birth is unknown. */
const months = z.object({ earliest: yearMonth, latest: yearMonth })

const luck = z.object({
  direction: explained,
  startAgeMonths: z.object({ earliest: z.int(), latest: z.int() }),
  pillars: z.array(pillarRead.extend({ from: months, isRunning: z.boolean() })),
})

const passingYear = z.object({
  year: z.int(),
  /** Years lived by its end, not counted in the Chinese way. */
  age: z.int(),
  pillar,
  god: explained,
  isCurrent: z.boolean(),
})

/** The years of one pillar of luck, or those before the first, and the months of one of them. */
const passage = z.object({
  /** The pillar of luck, from 0; null before the first. */
  luck: z.int().nullable(),
  years: z.array(passingYear),
  year: z.int(),
  /** How the pillar of that year meets the chart. */
  relations: z.array(relation),
  /** From the start of spring on; `from`: the date in China. */
  months: z.array(z.object({ from: isoDate, pillar, god: explained, isCurrent: z.boolean() })),
  /** The years one can move to. */
  previous: z.int().nullable(),
  next: z.int().nullable(),
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
  /** `percent` with the season counted, `counted` of stems and branches alone. */
  balance: z.array(elementShare.extend({ percent: z.number(), counted: z.number() })),
  strength,
  favourable,
  command,
  palaces: z.array(derivedPillar),
  /** What the stages of life are. */
  stages: explained,
  luck,
  passage,
  now: z.array(passing),
  doubts: z.array(doubt),
  /** Paragraphs by the keys that the `text` of an entry names. */
  texts: z.record(z.string(), z.string()),
})

export const hourRead = named.extend({ branch: z.int().min(0).max(11) })
