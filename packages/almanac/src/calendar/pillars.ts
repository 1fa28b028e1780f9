import { solarTerms } from '../astro/solar-terms.ts'
import { MS_PER_DAY } from '../astro/time-scale.ts'
import { dayOfReading, type JulianDay, julianDay, requireAlmanacDate, toCivilDate } from './civil-date.ts'
import type { Pillar } from './cycle.ts'
import { dayPillar } from './day-cycles.ts'
import { hourPillar } from './double-hours.ts'
import { localDayAt, localDayOf } from './local-day.ts'
import { lunarMonthOf } from './lunar-date.ts'
import type { Place } from './place.ts'
import type { Rules } from './rules.ts'
import { solarReadingMs } from './solar-clock.ts'
import { type SolarMonth, solarMonthOf, yearPillar } from './solar-month.ts'
import { termDaysFor, termIndexOn } from './term-day.ts'

type PillarName = 'year' | 'month' | 'day' | 'hour'

/** The four pillars of an instant in a place. */
export type FourPillars = Readonly<Record<PillarName, Pillar>> & {
  /** Pillars that would differ had the clock been wrong by two minutes. */
  readonly nearBoundary: readonly PillarName[]
}

const NEAR_BOUNDARY_MS = 120_000
const HOUR_MS = 3_600_000

type Moment = { readonly epochMs: number; readonly place: Place; readonly rules: Rules }

function solarMonthAt({ epochMs, place, rules }: Moment): SolarMonth {
  if (rules.monthRule === 'instant') return solarMonthOf(solarTerms.indexAt(epochMs))
  const localDay = localDayOf(localDayAt(epochMs, place), place)
  return solarMonthOf(termIndexOn(localDay, termDaysFor(place, rules)))
}

/** Day and double-hour a solar clock shows; the hour of 子 from 23:00 may already count to the next day. */
function readSolarClock(
  readingMs: number,
  { ziRule }: Rules,
): { day: JulianDay; hourDay: JulianDay; branch: number } {
  const civil = dayOfReading(readingMs)
  const sinceMidnight = readingMs - Math.floor(readingMs / MS_PER_DAY) * MS_PER_DAY
  const isLateZi = sinceMidnight >= 23 * HOUR_MS
  const hourDay = isLateZi ? julianDay(civil + 1) : civil
  return {
    day: ziRule === 'day23' ? hourDay : civil,
    // @NOTE late 子 takes the stem of the next day's 子 in both schools.
    hourDay,
    branch: Math.floor((sinceMidnight / HOUR_MS + 1) / 2) % 12,
  }
}

function pillarsOf(moment: Moment): Record<PillarName, Pillar> {
  const { epochMs, place, rules } = moment
  const month = solarMonthAt(moment)
  const { day, hourDay, branch } = readSolarClock(solarReadingMs(epochMs, place, rules), rules)
  const lunarYear = (): number => lunarMonthOf(localDayAt(epochMs, place), place, rules).year
  return {
    year: rules.yearStart === 'li-chun' ? month.yearPillar : yearPillar(lunarYear()),
    month: month.pillar,
    day: dayPillar(day),
    hour: hourPillar(dayPillar(hourDay), branch),
  }
}

/**
 * The four pillars of an instant. Rules decide which sun or clock the hour follows and where year, month and day change.
 * @example pillarsAt({ epochMs: 1_707_035_160_000, place: chinaMeridian, rules: birthRules }).hour // 56  庚申
 */
export function pillarsAt(moment: Moment): FourPillars {
  requireAlmanacDate(toCivilDate(localDayAt(moment.epochMs, moment.place)))
  const pillars = pillarsOf(moment)
  const earlier = pillarsOf({ ...moment, epochMs: moment.epochMs - NEAR_BOUNDARY_MS })
  const later = pillarsOf({ ...moment, epochMs: moment.epochMs + NEAR_BOUNDARY_MS })
  const names: readonly PillarName[] = ['year', 'month', 'day', 'hour']
  return {
    ...pillars,
    nearBoundary: names.filter((name) => earlier[name] !== pillars[name] || later[name] !== pillars[name]),
  }
}
