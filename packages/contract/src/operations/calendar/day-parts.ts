import * as z from 'zod'
import { schoolPresets } from '../../browser/school-rules.ts'
import { isoDate } from '../../fields.ts'

const presetIds = schoolPresets.map(({ id }) => id)

// Parts of responses about days. Words are in the requested language; ids never change.

export const element = z.enum(['wood', 'fire', 'earth', 'metal', 'water'])

/** −3, as bad as days come, to 3; 0 is neutral. */
export const weight = z.literal([-3, -2, -1, 0, 1, 2, 3])

/** An instant as the clocks of the place show it, with their distance from UTC. */
export const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d(?::\d\d)?)$/)

/** `reading` is the syllable as the requested language writes it. */
export const sign = z.object({
  glyph: z.string(),
  pinyin: z.string(),
  reading: z.string(),
  element,
  name: z.string(),
})

export const pillar = z.object({
  index: z.int().min(0).max(59),
  name: z.string(),
  stem: sign,
  branch: sign,
})

export const named = z.object({ id: z.string(), zh: z.string(), name: z.string() })
export const textEntry = named.extend({ pinyin: z.string(), short: z.string(), text: z.string().nullable() })

/** The moon at the quarter that falls on the day in the place, else at the middle of the day. */
export const moon = z.object({
  name: z.string(),
  growing: z.boolean(),
  /** 1…15 within the growing or the shrinking half. */
  step: z.int().min(1).max(15),
  elongationDeg: z.number().min(0).lt(360),
  litPercent: z.int().min(0).max(100),
})

export const lunar = z.object({
  year: z.int(),
  month: z.int().min(1).max(12),
  isLeap: z.boolean(),
  day: z.int().min(1).max(30),
  monthLength: z.int(),
})

/** The place a response holds for; null where the request names none: days are then UTC and hours solar. */
const responsePlace = z
  .object({
    id: z.string(),
    address: z.string(),
    zone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .nullable()

/** A school: its rules in canonical form, its name, and the preset that has these rules. */
export const chosenSchool = z.object({
  rules: z.string(),
  name: z.string(),
  preset: z.enum(presetIds).nullable(),
})

/** What every response about days begins with. `openUntil`: the last day judged for a visitor. */
export const responseHead = z.object({
  almanacVersion: z.string(),
  rulesVersion: z.string(),
  place: responsePlace,
  openUntil: isoDate,
  /** The school the days are rated by; absent where it is the book. */
  school: chosenSchool.optional(),
})

/** What a rating says in words; nothing in it is medical. */
export const messageParts = {
  /** What the day is good for and what to put off, in one or two short sentences. */
  summary: z.string(),
  /** Activities rated above 0, what stands out first; at most six in a list of days. */
  goodFor: z.array(z.string()),
  /** Activities rated below 0, the worst first; at most six in a list of days. */
  putOff: z.array(z.string()),
}

/** What a message has beside the lists where a day is described in full. */
export const wholeMessageParts = {
  ...messageParts,
  /** How many at the head of `goodFor` a star of their own favours. */
  standing: z.int().min(0),
  /** Whether nothing at all is rated below 0. */
  isFree: z.boolean(),
}

const verdict = z.object({ weight, word: z.string(), ...messageParts })

/** One line of a month: facts, and the verdict where it is open. */
export const dayBrief = z.object({
  date: isoDate,
  pillar,
  lunar,
  moon,
  /** The solar term that begins on the day. `brief` fits a cell of a month, here and at festivals. */
  term: z
    .object({ index: z.int(), zh: z.string(), name: z.string(), brief: z.string(), at: instant })
    .nullable(),
  officer: named,
  mansion: named,
  isYellow: z.boolean(),
  clash: z.object({ glyph: z.string(), name: z.string() }),
  festivals: z.array(named.extend({ brief: z.string() })),
  verdict: verdict.nullable(),
  /** Weights by activity. */
  weights: z.record(z.string(), weight).nullable(),
})

/** A solar month that a range touches, from its first day in the range. */
export const solarMonth = z.object({ from: isoDate, year: pillar, month: pillar })

/** What one star adds to a weight. `note` says why it does not count, or what it forbids. */
const reason = z.object({
  /** Absent where the whole day is forbidden. */
  star: z.string().optional(),
  side: z.enum(['good', 'bad']),
  grade: z.int().min(1).max(3).optional(),
  status: z.enum(['applied', 'overridden']),
  /** The matter of the books is only read into the activity. */
  isReading: z.boolean(),
  note: z.string().optional(),
})

/** How a weight follows from its reasons. */
const sum = z.object({
  /** 1 the book favours it, −1 the book forbids it, 0 nothing is noted. */
  sign: z.literal([-1, 0, 1]),
  /** What each star that counts adds to the strength of the note, or takes from it. */
  terms: z.array(z.object({ star: z.string(), points: z.number() })),
  total: z.number(),
  /** Strengths from which the weight is of size 2 and 3. */
  from: z.tuple([z.number(), z.number()]),
  /** Limits that hold the weight down; without a star the whole day is forbidden. */
  limits: z.array(z.object({ star: z.string().optional(), limit: weight })),
  /** The largest size, where the activity is only read into the book. */
  readingLimit: z.int().optional(),
})

export const tag = z.object({
  id: z.string(),
  theme: z.string(),
  name: z.string(),
  weight,
  word: z.string(),
  /** Whether pages show it at once; the others on request. */
  isShown: z.boolean(),
  /** A matter of one's health, which no sentence or message names. */
  isMedical: z.boolean(),
  sum,
  reasons: z.array(reason),
})

/** The decisive words of the book as it prints them, what they say, and where they stand. */
const clause = z.object({
  zh: z.string(),
  text: z.string(),
  at: z.string(),
  /** The same place in short: `10 · 8a`. */
  leaf: z.string(),
})

export const star = textEntry.extend({
  /** The name with what kind of thing it is: "Danger day", "star Monthly Virtue". */
  label: z.string(),
  family: z.enum(['star', 'officer', 'path', 'mansion', 'taboo']),
  side: z.enum(['good', 'bad']),
  grade: z.int().min(1).max(3),
  /** Why it is on this day. */
  why: z.string(),
  /** Book, juan and leaf, or what kind of source it is. */
  source: z.string(),
  /** Juan and leaf of 协纪辨方书, `10 · 8a`; null where the rule is written elsewhere. */
  leaf: z.string().nullable(),
  /** It rests on custom, not on the books. */
  isCustom: z.boolean(),
  /** Says nothing of any activity; noted for those who know the old lists. */
  isSilent: z.boolean(),
  /** What the book says of it, the list of its entry first; none where the book is silent. */
  clauses: z.array(clause),
  favours: z.array(z.string()),
  forbids: z.array(z.string()),
})

const hourVerdict = z.object({
  weight,
  word: z.string(),
  reasons: z.array(z.object({ side: z.enum(['good', 'bad']), name: z.string(), sentence: z.string() })),
  helps: z.array(z.string()),
  hurts: z.array(z.string()),
  isNoble: z.boolean(),
  clashes: z.boolean(),
})

/** A double-hour, up to, not including, `to`. */
export const hour = z.object({
  branch: z.int().min(0).max(11),
  name: z.string(),
  pillar,
  path: named.extend({ isYellow: z.boolean() }),
  from: instant,
  to: instant,
  /** Whether most of it lies between 07:00 and 22:00 by the clock of the place. */
  isWaking: z.boolean(),
  verdict: hourVerdict.nullable(),
})

const term = {
  index: z.int().min(0).max(23),
  /** Its first date in the calendar: that of China, the same everywhere. */
  date: isoDate,
}

export const runningTerm = textEntry.extend({ ...term, from: instant, to: instant })
export const comingTerm = named.extend({ ...term, at: instant })

export const pillarEntry = pillar.extend({
  /** How practitioners read it: by its syllables and, in Russian, by stem and branch. */
  reading: z.string(),
  naYin: z.object({ zh: z.string(), name: z.string(), short: z.string() }),
})

/** The day's two characters. */
export const hieroglyph = pillarEntry.extend({ short: z.string(), text: z.string() })

export const mansion = textEntry.extend({
  side: z.enum(['good', 'bad']),
  animal: z.string(),
  luminary: z.string(),
  guardian: z.string(),
})

const moonriseDay = z.object({
  number: z.int(),
  name: z.string(),
  symbol: z.string(),
  short: z.string(),
  text: z.string(),
  from: instant,
  to: instant,
})

export const moonOfDay = moon.extend({
  stepName: z.string(),
  short: z.string(),
  rise: instant.nullable(),
  set: instant.nullable(),
  /** The quarter whose instant falls on the day in the place. */
  quarter: z.object({ name: z.string(), at: instant }).nullable(),
  nextNew: instant,
  nextFull: instant,
  lunar: lunar.extend({ name: z.string(), short: z.string(), text: z.string() }),
  /** From moonrise to moonrise, as Russian readers count. */
  moonriseDays: z.array(moonriseDay),
})

/** Officer, clash, direction of the sha and the day in a sentence; the change of the solar month. */
export const dayDescription = z.object({
  officer: textEntry,
  path: named.extend({ short: z.string(), isYellow: z.boolean() }),
  clash: z.object({ glyph: z.string(), name: z.string(), direction: z.string(), sentence: z.string() }),
  voidBranches: z.array(z.object({ glyph: z.string(), name: z.string() })),
  festivals: z.array(textEntry),
  /** On the date a solar month begins, and on the date clocks of the place show at that instant. */
  monthChange: z
    .object({
      at: instant,
      /** The same instant as clocks in China show it. */
      inChina: instant,
      /** The first date of the new month: that of China, the same everywhere. */
      date: isoDate,
      /** What holds before the instant; null on another date than the first, which has one month only. */
      before: z
        .object({ month: pillar, officer: named, path: named.extend({ isYellow: z.boolean() }) })
        .nullable(),
    })
    .nullable(),
  summary: z.string(),
})

const schoolOutcome = z.object({
  question: z.string(),
  choice: z.string(),
  short: z.string(),
  weight,
  word: z.string(),
  /** Names of the activities whose weight changes. */
  moved: z.array(z.object({ name: z.string(), from: weight, to: weight })),
})

/** How the weight of a day follows from those of the activities shown. */
export const daySum = z.object({
  /** How many activities are shown, and how many of them are good and bad. */
  shown: z.int().min(0),
  good: z.int().min(0),
  bad: z.int().min(0),
  /** The sum of their weights. */
  total: z.int(),
  /** Good and bad must differ by more than this number for the day to lean either way. */
  leansBeyond: z.number(),
  /** Means, without a sign, from which the weight is of size 2 and 3. */
  from: z.tuple([z.number(), z.number()]),
})

/** For a day that is not good: what remains of it, and when to wait for. */
export const planB = z
  .object({
    /** Branches of the hours rated above 0, the best first; which of them are waking hours depends on the place. */
    hours: z.array(z.int().min(0).max(11)),
    /** The nearest later day rated above 0; `isPersonal`: by its weight for the person. */
    day: z.object({ date: isoDate, weight, word: z.string(), isPersonal: z.boolean() }).nullable(),
  })
  .nullable()

/** The judgement of a day; there is none beyond the horizon. */
export const judgement = z.object({
  verdict: verdict.extend({
    ...wholeMessageParts,
    grade: z.string(),
    policy: z.string(),
    sum: daySum,
    /** What concerns the day as a whole: its benefactors and evils, customs, a grade that forbids everything. */
    reasons: z.array(reason),
  }),
  tags: z.array(tag),
  stars: z.array(star),
  /** What another school would change; only schools that change something. */
  schools: z.array(schoolOutcome),
  planB,
})

export const year = z.object({
  days: z.array(z.object({ date: isoDate, weight: weight.nullable() })),
  terms: z.array(comingTerm),
  festivals: z.array(named.extend({ date: isoDate })),
  moons: z.array(z.object({ kind: z.enum(['new', 'first', 'full', 'last']), name: z.string(), at: instant })),
})
