import {
  type CivilDate,
  isAlmanacDate,
  toCivilDate,
  toJulianDay,
  utcMidnightMs,
} from '../calendar/civil-date.ts'
import { branchOf } from '../calendar/cycle.ts'
import { localDayAt } from '../calendar/local-day.ts'
import { pillarsAt } from '../calendar/pillars.ts'
import type { Place } from '../calendar/place.ts'
import type { Rules } from '../calendar/rules.ts'
import { solarReadingMs } from '../calendar/solar-clock.ts'
import { almanacVersion } from '../version.ts'
import { type Birth, type BirthSpan, birthSpan, placeOf } from './birth.ts'
import { type Luck, luckOf } from './luck.ts'
import { type MonthMoment, monthMomentAt } from './month-moment.ts'
import type { NatalPillars, NatalPlace } from './natal-pillars.ts'
import type { NatalRules } from './natal-rules.ts'
import { type NatalPalaces, natalPalaces } from './palaces.ts'
import { type ChartReading, readChart } from './read-chart.ts'
import { type Command, commandOf } from './stem-in-command.ts'

/** Why a birth might have other pillars: the clock, the school, or an unknown time. */
type Cause =
  /** The clock stood close to an instant that parts pillars. */
  | { readonly because: 'near-boundary'; readonly atMs: number }
  /** The birth fell in the late half of 子, which schools count to either day. */
  | { readonly because: 'zi-rule'; readonly ziRule: Rules['ziRule'] }
  /** Another clock than that of the rules shows another hour: true sun, mean sun or civil clock. */
  | { readonly because: 'time-basis'; readonly timeBasis: Rules['timeBasis'] }
  /** Another part of a day whose time is unknown. */
  | { readonly because: 'time-unknown'; readonly fromMs: number; readonly toMs: number }

/** The chart a birth might have instead, and the pillars in which it differs. */
export type AlternativeChart = Cause & {
  /** The instant to read the birth at to get this chart; undefined for the time of birth itself. */
  readonly chosenMs: number | undefined
  readonly differs: readonly NatalPlace[]
  readonly chart: ChartReading
  readonly luck: Luck
}

export type NatalChart = ChartReading & {
  readonly almanacVersion: string
  /** What the clock of the rules showed, seconds from midnight of the date of birth; null where the time is unknown. */
  readonly solarClockSec: number | null
  readonly luck: Luck
  readonly alternatives: readonly AlternativeChart[]
  /** The stem that commands the time of birth, by the table of the rules. */
  readonly command: Command
  readonly palaces: NatalPalaces
}

/** Instants through which the pillars stay the same, both ends included, to the second. */
type Stretch = BirthSpan & { readonly pillars: NatalPillars }

type PillarsAt = (epochMs: number) => NatalPillars

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const places: readonly NatalPlace[] = ['year', 'month', 'day', 'hour']

function listDifferences(one: NatalPillars, other: NatalPillars): readonly NatalPlace[] {
  return places.filter((place) => one[place] !== other[place])
}

/** The first seconds of new pillars after `fromMs` and up to `toMs`. */
function listChanges(fromMs: number, toMs: number, pillarsOf: PillarsAt): readonly number[] {
  if (listDifferences(pillarsOf(fromMs), pillarsOf(toMs)).length === 0) return []
  if (toMs - fromMs <= SECOND_MS) return [toMs]
  const middleMs = fromMs + Math.floor((toMs - fromMs) / (2 * SECOND_MS)) * SECOND_MS
  return [...listChanges(fromMs, middleMs, pillarsOf), ...listChanges(middleMs, toMs, pillarsOf)]
}

function listStretches({ fromMs, toMs }: BirthSpan, pillarsOf: PillarsAt): readonly Stretch[] {
  const starts = [fromMs, ...listChanges(fromMs, toMs, pillarsOf)]
  return starts.map((startMs, index) => {
    const next = starts[index + 1]
    return {
      fromMs: startMs,
      toMs: next === undefined ? toMs : next - SECOND_MS,
      pillars: pillarsOf(startMs),
    }
  })
}

function pillarsWith(place: Place, rules: Rules, isHourKnown: boolean): PillarsAt {
  return (epochMs) => {
    const { year, month, day, hour } = pillarsAt({ epochMs, place, rules })
    return { year, month, day, hour: isHourKnown ? hour : null }
  }
}

type Nativity = { readonly birth: Birth; readonly place: Place; readonly rules: NatalRules }

/** The moments of the month that a span may have: one, or its first and last. */
function momentsOf(
  { fromMs, toMs }: BirthSpan,
  { month }: NatalPillars,
  place: Place,
): readonly MonthMoment[] {
  const ends = fromMs === toMs ? [fromMs] : [fromMs, toMs]
  return ends.map((at) => monthMomentAt(at, month, place))
}

function alternativeOf({ birth, place, rules }: Nativity, own: NatalPillars, { pillars, ...span }: Stretch) {
  return {
    differs: listDifferences(own, pillars),
    chart: readChart(pillars, rules, momentsOf(span, pillars, place)),
    luck: luckOf(pillars, birth, span),
  }
}

const isWithin = (at: number, { fromMs, toMs }: BirthSpan): boolean => at >= fromMs && at <= toMs

/** The instant of a stretch that is nearest to the clock's. */
const nearestIn = ({ fromMs, toMs }: BirthSpan, clockMs: number): number =>
  Math.min(toMs, Math.max(fromMs, clockMs))

/** The charts on the other side of every boundary the clock may have missed; read beyond one, also that of the clock. */
function alternativesNearby(
  nativity: Nativity,
  clockMs: number,
  readMs: number,
): readonly AlternativeChart[] {
  const { place, rules } = nativity
  const pillarsOf = pillarsWith(place, rules, true)
  // On the outermost days of the almanac nothing is known of the time beyond.
  const reach = (ms: number): number =>
    isAlmanacDate(toCivilDate(localDayAt(clockMs + ms, place))) ? clockMs + ms : clockMs
  const windowMs = rules.warnWithinMin * MINUTE_MS
  const own = pillarsOf(readMs)
  return listStretches({ fromMs: reach(-windowMs), toMs: reach(windowMs) }, pillarsOf)
    .filter((stretch) => !isWithin(readMs, stretch))
    .map((stretch) => {
      const atMs = stretch.fromMs > readMs ? stretch.fromMs : stretch.toMs + SECOND_MS
      const nearestMs = nearestIn(stretch, clockMs)
      return {
        because: 'near-boundary',
        atMs,
        chosenMs: nearestMs === clockMs ? undefined : nearestMs,
        ...alternativeOf(nativity, own, { ...stretch, fromMs: nearestMs, toMs: nearestMs }),
      }
    })
}

const isLateZi = (clockMs: number): boolean => {
  const hours = clockMs / HOUR_MS
  return hours - 24 * Math.floor(hours / 24) >= 23
}

/** The chart at the same instant under another rule. */
function underRules(nativity: Nativity, readMs: number, changed: Partial<Rules>) {
  const { birth, place, rules } = nativity
  const own = pillarsWith(place, rules, true)(readMs)
  const pillars = pillarsWith(place, { ...rules, ...changed }, true)(readMs)
  const span = { fromMs: readMs, toMs: readMs, pillars }
  return { chosenMs: birth.chosenMs, ...alternativeOf(nativity, own, span) }
}

/** The chart of the other school for a birth between 23:00 and midnight. */
function alternativesOfZi(nativity: Nativity, readMs: number): readonly AlternativeChart[] {
  const { place, rules } = nativity
  if (!isLateZi(solarReadingMs(readMs, place, rules))) return []
  const ziRule = rules.ziRule === 'day23' ? 'midnight' : 'day23'
  return [{ because: 'zi-rule', ziRule, ...underRules(nativity, readMs, { ziRule }) }]
}

const timeBases: readonly Rules['timeBasis'][] = ['apparent', 'mean', 'clock']

/** The charts by the other clocks, where they show another hour or day. */
function alternativesOfClock(nativity: Nativity, readMs: number): readonly AlternativeChart[] {
  const { place, rules } = nativity
  const pillarsBy = (timeBasis: Rules['timeBasis']) =>
    pillarsWith(place, { ...rules, timeBasis }, true)(readMs)
  const own = pillarsBy(rules.timeBasis)
  return timeBases
    .filter((timeBasis) => listDifferences(own, pillarsBy(timeBasis)).length > 0)
    .map((timeBasis) => ({
      because: 'time-basis' as const,
      timeBasis,
      ...underRules(nativity, readMs, { timeBasis }),
    }))
}

function solarClockSec(birthMs: number, date: CivilDate, { place, rules }: Nativity): number {
  return Math.round((solarReadingMs(birthMs, place, rules) - utcMidnightMs(toJulianDay(date))) / SECOND_MS)
}

/** What is derived from the pillars and the moment of a birth, and rates nothing. */
function derivedOf(pillars: NatalPillars, span: BirthSpan, { place, rules }: Nativity) {
  const moments = momentsOf(span, pillars, place)
  const [first, last] = [moments[0], moments.at(-1)] as [MonthMoment, MonthMoment] // true: a span has ends
  return {
    command: commandOf(branchOf(pillars.month), [first.dayOfMonth, last.dayOfMonth], rules.commandTable),
    palaces: natalPalaces(pillars, rules.lifePalaceMonth, first.isAfterQi),
  }
}

function chartOfInstant(nativity: Nativity, clockMs: number): NatalChart {
  const { birth, place, rules } = nativity
  const readMs = birth.chosenMs ?? clockMs
  const pillars = pillarsWith(place, rules, true)(readMs)
  const span = { fromMs: readMs, toMs: readMs }
  return {
    almanacVersion,
    ...readChart(pillars, rules, momentsOf(span, pillars, place)),
    solarClockSec: solarClockSec(clockMs, birth.date, nativity),
    luck: luckOf(pillars, birth, span),
    alternatives: [
      ...alternativesNearby(nativity, clockMs, readMs),
      ...alternativesOfZi(nativity, readMs),
      ...alternativesOfClock(nativity, readMs),
    ],
    ...derivedOf(pillars, span, nativity),
  }
}

/** The chart of a day: the three pillars that hold for most of it or for the chosen part, the others beside them. */
function chartOfDay(nativity: Nativity, day: BirthSpan): NatalChart {
  const { birth, place, rules } = nativity
  const stretches = listStretches(day, pillarsWith(place, rules, false))
  const lengthOf = ({ fromMs, toMs }: Stretch): number => toMs - fromMs
  const longest = stretches.reduce((found, one) => (lengthOf(one) > lengthOf(found) ? one : found))
  const { chosenMs } = birth
  const chosen = stretches.find((stretch) => chosenMs !== undefined && isWithin(chosenMs, stretch))
  const main = chosen ?? longest
  return {
    almanacVersion,
    ...readChart(main.pillars, rules, momentsOf(main, main.pillars, place)),
    solarClockSec: null,
    luck: luckOf(main.pillars, birth, main),
    alternatives: stretches
      .filter((stretch) => stretch !== main)
      .map((stretch) => ({
        because: 'time-unknown',
        fromMs: stretch.fromMs,
        toMs: stretch.toMs,
        chosenMs: stretch === longest ? undefined : stretch.fromMs,
        ...alternativeOf(nativity, main.pillars, stretch),
      })),
    ...derivedOf(main.pillars, main, nativity),
  }
}

/**
 * The chart of a birth: four pillars, or three where the time is unknown, all they say, the pillars of luck, and the
 * charts the birth might have instead.
 * @example natalChart({ date: { year: 2024, month: 2, day: 4 }, timeSec: 59_280, latitudeDeg: 39.9, longitudeDeg: 120, offsetSec: 28_800, gender: 'male' }, natalRules).year.pillar // 40  甲辰
 */
export function natalChart(birth: Birth, rules: NatalRules): NatalChart {
  const span = birthSpan(birth)
  const nativity = { birth, place: placeOf(birth), rules }
  return birth.timeSec === null ? chartOfDay(nativity, span) : chartOfInstant(nativity, span.fromMs)
}
