import {
  branchOf,
  type CivilDate,
  calendarRules,
  type DayFacts,
  type Direction,
  dayFacts,
  type MoonTimes,
  moonTimes,
  type Pillar,
  type SunTimes,
  shaDirectionOf,
  sunTimes,
} from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/lexicon/facts'
import {
  branches,
  festivals,
  hours,
  mansions,
  moonPhases,
  naYin,
  officers,
  pathSides,
  paths,
  pillars,
  terms,
} from '@zeri/lexicon/facts'
import { formatDate, formatInstant } from '../clock/format-time.ts'
import { type Named, nameOf } from '../names/name-of.ts'
import { type PlaceValue, type Site, toPlaceValue } from '../places/read-place.ts'

type Path = Named & { readonly isYellow: boolean; readonly side: string }

/** The lunar date of the Chinese calendar. */
export type LunarValue = DayFacts['lunar']

type HourValue = {
  readonly branch: number
  readonly name: string
  readonly pillar: Named
  readonly path: Path
  readonly from: string
  readonly to: string
}

type MoonriseDayValue = { readonly number: number; readonly from: string; readonly to: string }

/** The facts of a day. Instants are by the clock of the place. */
export type DayValue = {
  readonly almanacVersion: string
  readonly date: string
  readonly place: PlaceValue
  readonly pillars: { readonly year: Named; readonly month: Named; readonly day: Named }
  readonly naYin: Named
  readonly lunar: LunarValue
  readonly term: Named & { readonly from: string; readonly to: string; readonly startsToday: boolean }
  /** On the first day of a solar month: its instant, and the pillars of schools that wait for it. */
  readonly monthChange: {
    readonly at: string
    readonly before: { year: Named; month: Named; officer: Named }
  } | null
  readonly officer: Named
  readonly path: Path
  readonly mansion: Named
  readonly clash: { readonly branch: Named; readonly sha: Direction }
  readonly voidBranches: readonly Named[]
  readonly moon: {
    readonly phase: string
    readonly name: string
    readonly litPercent: number
    /** The instant of the quarter that falls on the day. */
    readonly quarterAt: string | null
    readonly rises: readonly string[]
    readonly sets: readonly string[]
    /** Days counted from moonrise to moonrise, as Russian calendars do. */
    readonly moonriseDays: readonly MoonriseDayValue[]
  }
  readonly sun: {
    readonly kind: SunTimes['kind']
    readonly rise: string | null
    readonly noon: string
    readonly set: string | null
  }
  readonly festivals: readonly { readonly id: string; readonly zh: string; readonly name: string }[]
  /** Whether a label of the day would differ, were an instant of the sky two minutes off. */
  readonly isNearBoundary: boolean
  readonly hours: readonly HourValue[]
}

export const namePillar = (pillar: Pillar, locale: Locale): Named => nameOf(pillars, pillar, locale)

function namePath(index: number, isYellow: boolean, locale: Locale): Path {
  const side = pathSides[isYellow ? 'yellow' : 'black'].name[locale]
  return { ...nameOf(paths, index, locale), isYellow, side }
}

export const nameFestivals = (facts: DayFacts, locale: Locale): DayValue['festivals'] =>
  facts.festivals.map((id) => ({ id, zh: festivals[id].zh, name: festivals[id].name[locale] }))

function moonOf(
  facts: DayFacts,
  times: MoonTimes,
  at: (ms: number) => string,
  locale: Locale,
): DayValue['moon'] {
  const { phase, litFraction, quarter } = facts.moon
  const crossings = (kind: 'rise' | 'set'): string[] =>
    times.crossings.filter((one) => one.kind === kind).map(({ atMs }) => at(atMs))
  return {
    phase,
    name: moonPhases[phase].name[locale],
    litPercent: Math.round(100 * litFraction),
    quarterAt: quarter ? at(quarter.atMs) : null,
    rises: crossings('rise'),
    sets: crossings('set'),
    moonriseDays: times.moonriseDays.map(({ number, startMs, endMs }) => ({
      number,
      from: at(startMs),
      to: at(endMs),
    })),
  }
}

function monthChangeOf(facts: DayFacts, at: (ms: number) => string, locale: Locale): DayValue['monthChange'] {
  if (!facts.monthChange) return null
  const { atMs, before } = facts.monthChange
  const [year, month] = [namePillar(before.year, locale), namePillar(before.month, locale)]
  return { at: at(atMs), before: { year, month, officer: nameOf(officers, before.officer, locale) } }
}

function hoursOf(facts: DayFacts, at: (ms: number) => string, locale: Locale): HourValue[] {
  return facts.hours.map(({ branch, pillar, path, isYellow, startMs, endMs }) => ({
    branch,
    name: hours[branch]?.name[locale] ?? '',
    pillar: namePillar(pillar, locale),
    path: namePath(path, isYellow, locale),
    from: at(startMs),
    to: at(endMs),
  }))
}

function clashOf(facts: DayFacts, locale: Locale): DayValue['clash'] {
  const branch = branchOf(facts.day)
  return {
    branch: nameOf(branches, (branch + 6) % 12, locale),
    sha: shaDirectionOf(branch),
  }
}

function sunOf(date: CivilDate, place: Site, at: (ms: number) => string): DayValue['sun'] {
  const { kind, riseMs, setMs, noonMs } = sunTimes({ date, place })
  const orNull = (ms: number | undefined): string | null => (ms === undefined ? null : at(ms))
  return { kind, rise: orNull(riseMs), noon: at(noonMs), set: orNull(setMs) }
}

/** Computes the facts of a day in a place. */
export function computeDay({
  date,
  place,
  locale,
}: {
  date: CivilDate
  place: Site
  locale: Locale
}): DayValue {
  const facts = dayFacts({ date, place, rules: calendarRules })
  const at = (ms: number): string => formatInstant(ms, place.offsetSecAt)
  const { term } = facts
  return {
    almanacVersion: facts.almanacVersion,
    date: formatDate(date),
    place: toPlaceValue(place),
    pillars: {
      year: namePillar(facts.year, locale),
      month: namePillar(facts.month, locale),
      day: namePillar(facts.day, locale),
    },
    naYin: nameOf(naYin, facts.naYin, locale),
    lunar: facts.lunar,
    term: {
      ...nameOf(terms, term.term, locale),
      from: at(term.startMs),
      to: at(term.endMs),
      startsToday: term.startsToday,
    },
    monthChange: monthChangeOf(facts, at, locale),
    officer: nameOf(officers, facts.officer, locale),
    path: namePath(facts.path, facts.isYellow, locale),
    mansion: nameOf(mansions, facts.mansion, locale),
    clash: clashOf(facts, locale),
    voidBranches: facts.voidBranches.map((branch) => nameOf(branches, branch, locale)),
    moon: moonOf(facts, moonTimes({ date, place }), at, locale),
    sun: sunOf(date, place, at),
    festivals: nameFestivals(facts, locale),
    isNearBoundary: facts.nearBoundary,
    hours: hoursOf(facts, at, locale),
  }
}
