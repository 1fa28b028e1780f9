import {
  type CivilDate,
  isAlmanacDate,
  toCivilDate,
  toJulianDay,
  utcMidnightMs,
} from '../calendar/civil-date.ts'
import { localDayAt } from '../calendar/local-day.ts'
import { pillarsAt } from '../calendar/pillars.ts'
import type { Place } from '../calendar/place.ts'
import type { Rules } from '../calendar/rules.ts'
import { solarReadingMs } from '../calendar/solar-clock.ts'
import { almanacVersion } from '../version.ts'
import { type Birth, type BirthSpan, birthSpan, placeOf } from './birth.ts'
import { type Luck, luckOf } from './luck.ts'
import type { NatalPillars, NatalPlace } from './natal-pillars.ts'
import type { NatalRules } from './natal-rules.ts'
import { type ChartReading, readChart } from './read-chart.ts'

/** Why a birth might have other pillars: the clock, the school, or an unknown time. */
type Cause =
  /** The clock stood close to an instant that parts pillars. */
  | { readonly because: 'near-boundary'; readonly atMs: number }
  /** The birth fell in the late half of 子, which schools count to either day. */
  | { readonly because: 'zi-rule' }
  /** Another part of a day whose time is unknown. */
  | { readonly because: 'time-unknown'; readonly fromMs: number; readonly toMs: number }

/** The chart a birth might have instead, and the pillars in which it differs. */
export type AlternativeChart = Cause & {
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

function alternativeOf({ birth, rules }: Nativity, own: NatalPillars, { pillars, ...span }: Stretch) {
  return {
    differs: listDifferences(own, pillars),
    chart: readChart(pillars, rules),
    luck: luckOf(pillars, birth, span),
  }
}

/** The charts on the other side of every boundary the clock may have missed. */
function alternativesNearby(nativity: Nativity, birthMs: number): readonly AlternativeChart[] {
  const { place, rules } = nativity
  const pillarsOf = pillarsWith(place, rules, true)
  // On the outermost days of the almanac nothing is known of the time beyond.
  const reach = (ms: number): number =>
    isAlmanacDate(toCivilDate(localDayAt(birthMs + ms, place))) ? birthMs + ms : birthMs
  const windowMs = rules.warnWithinMin * MINUTE_MS
  const own = pillarsOf(birthMs)
  return listStretches({ fromMs: reach(-windowMs), toMs: reach(windowMs) }, pillarsOf)
    .filter(({ fromMs, toMs }) => birthMs < fromMs || birthMs > toMs)
    .map((stretch) => {
      const isLater = stretch.fromMs > birthMs
      const nearestMs = isLater ? stretch.fromMs : stretch.toMs
      return {
        because: 'near-boundary',
        atMs: isLater ? stretch.fromMs : stretch.toMs + SECOND_MS,
        ...alternativeOf(nativity, own, { ...stretch, fromMs: nearestMs, toMs: nearestMs }),
      }
    })
}

const isLateZi = (clockMs: number): boolean => {
  const hours = clockMs / HOUR_MS
  return hours - 24 * Math.floor(hours / 24) >= 23
}

/** The chart of the other school for a birth between 23:00 and midnight. */
function alternativesOfZi(nativity: Nativity, birthMs: number): readonly AlternativeChart[] {
  const { place, rules } = nativity
  if (!isLateZi(solarReadingMs(birthMs, place, rules))) return []
  const ziRule = rules.ziRule === 'day23' ? 'midnight' : 'day23'
  const pillars = pillarsWith(place, { ...rules, ziRule }, true)(birthMs)
  const own = pillarsWith(place, rules, true)(birthMs)
  return [
    {
      because: 'zi-rule',
      ...alternativeOf(nativity, own, { fromMs: birthMs, toMs: birthMs, pillars }),
    },
  ]
}

function solarClockSec(birthMs: number, date: CivilDate, { place, rules }: Nativity): number {
  return Math.round((solarReadingMs(birthMs, place, rules) - utcMidnightMs(toJulianDay(date))) / SECOND_MS)
}

function chartOfInstant(nativity: Nativity, span: BirthSpan): NatalChart {
  const { birth, place, rules } = nativity
  const pillars = pillarsWith(place, rules, true)(span.fromMs)
  return {
    almanacVersion,
    ...readChart(pillars, rules),
    solarClockSec: solarClockSec(span.fromMs, birth.date, nativity),
    luck: luckOf(pillars, birth, span),
    alternatives: [...alternativesNearby(nativity, span.fromMs), ...alternativesOfZi(nativity, span.fromMs)],
  }
}

/** The chart of a day: the three pillars that hold for most of it, the others beside them. */
function chartOfDay(nativity: Nativity, day: BirthSpan): NatalChart {
  const { birth, place, rules } = nativity
  const stretches = listStretches(day, pillarsWith(place, rules, false))
  const lengthOf = ({ fromMs, toMs }: Stretch): number => toMs - fromMs
  const main = stretches.reduce((longest, one) => (lengthOf(one) > lengthOf(longest) ? one : longest))
  return {
    almanacVersion,
    ...readChart(main.pillars, rules),
    solarClockSec: null,
    luck: luckOf(main.pillars, birth, main),
    alternatives: stretches
      .filter((stretch) => stretch !== main)
      .map((stretch) => ({
        because: 'time-unknown',
        fromMs: stretch.fromMs,
        toMs: stretch.toMs,
        ...alternativeOf(nativity, main.pillars, stretch),
      })),
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
  return birth.timeSec === null ? chartOfDay(nativity, span) : chartOfInstant(nativity, span)
}
