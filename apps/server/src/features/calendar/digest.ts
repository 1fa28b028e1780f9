// A day and a week in a few lines, for the morning.

import type { MoonQuarter } from '@zeri/almanac/astro'
import type { CivilDate } from '@zeri/almanac/calendar'
import {
  type ActivityId,
  type DayMessage,
  judgeHours,
  makeDayMessage,
  meetHour,
  type Weight,
} from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import { activityWords, composeDaySentence, describePersonalReason, moonName } from '@zeri/lexicon'
import type { CalendarContext } from './calendar.ts'
import type { Person } from './person.ts'
import { isoDateOf } from './present-facts.ts'
import { type JudgedDay, weightWord } from './present-judgement.ts'
import { judgeFor, type PersonalDay, reasonContextOf } from './present-personal.ts'

/** An activity that a message names. */
export type Deed = {
  readonly id: ActivityId
  readonly name: string
  /** As it follows "good for" and «хорошо для», or "put off" and «отложите». */
  readonly phrase: string
}

/** A good waking hour. */
type GoodHour = {
  readonly endMs: number
  /** By the clock of the place; written at the first call, because most hours of a day are in no message. */
  readonly write: () => { readonly from: string; readonly to: string }
}

export type DigestMoon = {
  /** What the moon is called on the day. */
  readonly name: string
  /** When it is new, half or full, if that is on the day. */
  readonly at: string | undefined
  /** The day of the Chinese month. */
  readonly lunarDay: number
}

/** A day in a few lines, for a morning message. */
export type Digest = {
  readonly weight: Weight
  readonly word: string
  /** The one thing to do and the one to leave, in a sentence that reads well without either. */
  readonly sentence: string
  readonly toDo: Deed | undefined
  readonly toLeave: Deed | undefined
  /** Good waking hours, the best first. */
  readonly hours: readonly GoodHour[]
  readonly moon: DigestMoon
  /** What the birth adds; empty for everyone's day. */
  readonly why: readonly string[]
  /** For a person: good activities beyond the one to do. */
  readonly alsoGood: readonly Deed[]
  /** For a person: activities to put off beyond the one to leave. */
  readonly alsoPutOff: readonly Deed[]
}

const NAMES = 3
const GOOD_HOUR: Weight = 1
/** No morning advises to leave these, unless a bad day has nothing else; the page of the day rates them. */
const neverLeft: ReadonlySet<ActivityId> = new Set<ActivityId>(['pray', 'charity'])

/** A day judged for everyone: the part of a digest that all in one place share. */
export function judgeForDigest(date: CivilDate, context: CalendarContext): JudgedDay {
  return context.held.find(date, context).judged()
}

/** The digest of a judged day, for everyone or for one person. It advises nobody to leave what was `planned` for the day. */
export function digestFor(general: JudgedDay, person?: Person, planned: readonly ActivityId[] = []): Digest {
  const day: ReadDay = person ? judgeFor(general, person) : general
  const { locale } = day
  const message = messageOf(day)
  const { weight, goodFor } = message
  const putOff = listLeft(message, planned)
  const one = { ...message, goodFor: goodFor.slice(0, 1), putOff: putOff.slice(0, 1) }
  return {
    weight,
    word: weightWord(weight, locale),
    sentence: composeDaySentence(one, day.facts.julianDay, locale).text,
    toDo: deedOf(goodFor[0], 'good', locale),
    toLeave: deedOf(putOff[0], 'bad', locale),
    hours: listGoodHours(day),
    moon: moonOf(day),
    why: isPersonal(day) ? ownReason(day) : [],
    alsoGood: person ? listDeeds(goodFor.slice(1), 'good', locale) : [],
    alsoPutOff: person ? listDeeds(putOff.slice(1), 'bad', locale) : [],
  }
}

/** A day of a week that stands out. */
type DigestDay = {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly weight: Weight
  readonly word: string
  readonly goodFor: readonly Deed[]
}

/** A week in a few lines. */
export type WeekDigest = {
  /** The best days in the order of the calendar; none where no day is rated above 0. */
  readonly best: readonly DigestDay[]
  /** The day to leave free of important beginnings; none where no day is rated below 0. */
  readonly quiet: Omit<DigestDay, 'goodFor'> | undefined
  /** The turn of the moon in the week: new or full before half. */
  readonly moon: { readonly name: string; readonly date: string; readonly at: string } | undefined
}

const BEST_DAYS = 3
const DEEDS_OF_DAY = 2

/** The digest of the judged days of a week, for everyone or for one person. */
export function weekDigestFor(week: readonly JudgedDay[], person?: Person): WeekDigest {
  const days = week.map((general) => {
    const day: ReadDay = person ? judgeFor(general, person) : general
    const message = messageOf(day)
    const { weight } = message
    return { date: isoDateOf(day.facts.date), weight, word: weightWord(weight, day.locale), message }
  })
  const best = days
    .filter(({ weight, message }) => weight > 0 && message.goodFor.length > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, BEST_DAYS)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const [quiet] = days.filter(({ weight }) => weight < 0).toSorted((one, other) => one.weight - other.weight)
  const locale = week[0]?.locale ?? 'en'
  const named = new Set<ActivityId>()
  return {
    best: best.map(({ message, ...day }) => {
      const ids = pickDeeds(message.goodFor, named)
      for (const id of ids) named.add(id)
      return { ...day, goodFor: listDeeds(ids, 'good', locale) }
    }),
    quiet: quiet && { date: quiet.date, weight: quiet.weight, word: quiet.word },
    moon: findTurn(week),
  }
}

/** What a morning may advise to leave. */
function listLeft({ weight, putOff }: DayMessage, planned: readonly ActivityId[]): readonly ActivityId[] {
  const unplanned = putOff.filter((id) => !planned.includes(id))
  const left = unplanned.filter((id) => !neverLeft.has(id))
  return left.length === 0 && weight < 0 ? unplanned : left
}

/** The first deeds of a day that the days before it have not named; if all are named, the first of all. */
function pickDeeds(goodFor: readonly ActivityId[], named: ReadonlySet<ActivityId>): readonly ActivityId[] {
  const fresh = goodFor.filter((id) => !named.has(id)).slice(0, DEEDS_OF_DAY)
  return fresh.length > 0 ? fresh : goodFor.slice(0, 1)
}

type ReadDay = JudgedDay | PersonalDay

const isPersonal = (day: ReadDay): day is PersonalDay => 'personal' in day

const messageOf = (day: ReadDay): DayMessage =>
  makeDayMessage(day.verdict, isPersonal(day) ? day.personal : undefined)

function deedOf(id: ActivityId | undefined, side: 'good' | 'bad', locale: Locale): Deed | undefined {
  if (id === undefined) return undefined
  const { name, deed } = activityWords[id]
  const russian = side === 'good' ? deed.ruGenitive : deed.ruAccusative
  return { id, name: name[locale], phrase: locale === 'ru' ? russian : deed.en }
}

/** The reason of the birth that moves the day most. */
function ownReason(day: PersonalDay): string[] {
  const { personal, locale } = day
  const sizeOf = (reason: (typeof personal.day.reasons)[number]): number =>
    reason.kind === 'delta' ? Math.abs(reason.delta) : NAMES
  const [strongest] = personal.day.reasons
    .filter(({ status }) => status === 'applied')
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return strongest ? [describePersonalReason(strongest, reasonContextOf(day), locale)] : []
}

function listDeeds(ids: readonly ActivityId[], side: 'good' | 'bad', locale: Locale): Deed[] {
  return ids.slice(0, NAMES).flatMap((id) => deedOf(id, side, locale) ?? [])
}

/** The instant by the clock of the place. */
const clockOf = ({ at }: Pick<JudgedDay, 'at'>, epochMs: number): string => at.show(epochMs).slice(11, 16)

/** The good waking hours that do not clash with the birth; of equals the earliest first. */
function listGoodHours(day: ReadDay): GoodHour[] {
  const { facts, school } = day
  const verdicts = judgeHours(facts.day)
  return facts.hours
    .flatMap(({ branch, startMs, endMs, isWaking }) => {
      const weight = verdicts[branch]?.weight ?? 0
      if (weight < GOOD_HOUR || !isWaking) return []
      const meeting = isPersonal(day) ? meetHour(branch, day.chart, school.personal) : undefined
      if (meeting && meeting.clashes.length > 0) return []
      return [{ startMs, endMs, score: weight + (meeting?.isNoble ? 0.5 : 0) }]
    })
    .toSorted((one, other) => other.score - one.score || one.startMs - other.startMs)
    .map(({ startMs, endMs }) => toGoodHour(day, startMs, endMs))
}

function toGoodHour(day: ReadDay, startMs: number, endMs: number): GoodHour {
  let written: ReturnType<GoodHour['write']> | undefined
  return {
    endMs,
    write: () => {
      written ??= { from: clockOf(day, startMs), to: clockOf(day, endMs) }
      return written
    },
  }
}

function moonOf(day: JudgedDay): DigestMoon {
  const { moon, lunar } = day.facts
  return {
    name: moonName(moon, day.locale),
    at: moon.quarter && clockOf(day, moon.quarter.atMs),
    lunarDay: lunar.day,
  }
}

const isNewOrFull = (quarter: MoonQuarter): boolean => quarter % 2 === 0

function findTurn(week: readonly JudgedDay[]): WeekDigest['moon'] {
  const turns = week.flatMap((day) => {
    const { quarter } = day.facts.moon
    return quarter ? [{ day, ...quarter }] : []
  })
  const turn = turns.find(({ quarter }) => isNewOrFull(quarter)) ?? turns[0]
  if (!turn) return undefined
  const { day, atMs } = turn
  return {
    name: moonName(day.facts.moon, day.locale),
    date: isoDateOf(day.facts.date),
    at: clockOf(day, atMs),
  }
}
