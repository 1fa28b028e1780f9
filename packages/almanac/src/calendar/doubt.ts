import { newMoonIndexAt, newMoonMs } from '../astro/moon-quarters.ts'
import { solarTerms } from '../astro/solar-terms.ts'
import { FORECAST_FROM_MS, MS_PER_DAY } from '../astro/time-scale.ts'
import { dayOfReading, type JulianDay, julianDay, utcMidnightMs } from './civil-date.ts'
import type { LunarMonth } from './lunar-month-rule.ts'
import { chinaMeridian, clockReadingMs, type Place } from './place.ts'
import type { Rules } from './rules.ts'

/** How firmly a date stands. */
export type Doubt = {
  /** Whether a label of the day would differ, were an instant two minutes off. */
  readonly nearBoundary: boolean
  /** Whether such an instant lies in the future, where the clock cannot be predicted to two minutes. */
  readonly uncertain: boolean
}

const NEAR_MIDNIGHT_MS = 120_000
const FIRM: Doubt = { nearBoundary: false, uncertain: false }

/** The day an event opens or just misses: the one whose first midnight lies within two minutes of it. */
function findDoubtfulDay(epochMs: number, place: Place): JulianDay | undefined {
  const reading = clockReadingMs(epochMs, place)
  const midnight = Math.round(reading / MS_PER_DAY) * MS_PER_DAY
  return Math.abs(reading - midnight) < NEAR_MIDNIGHT_MS ? dayOfReading(midnight) : undefined
}

function doubtOf(epochMs: number, isConcerned: boolean): Doubt {
  return isConcerned ? { nearBoundary: true, uncertain: epochMs >= FORECAST_FROM_MS } : FIRM
}

function either(a: Doubt, b: Doubt): Doubt {
  return { nearBoundary: a.nearBoundary || b.nearBoundary, uncertain: a.uncertain || b.uncertain }
}

/** Doubt about which term a day belongs to: on both days beside a midnight a term nearly meets. */
function termDoubt(day: JulianDay, index: number, place: Place): Doubt {
  const doubtAt = (at: number): Doubt => {
    const doubtful = findDoubtfulDay(solarTerms.epochMs(at), place)
    return doubtOf(solarTerms.epochMs(at), doubtful === day || doubtful === day + 1)
  }
  return either(doubtAt(index), doubtAt(index + 1))
}

/** The new moon that begins a month on this day: within a day of its midnight anywhere. */
function newMoonOf(firstDay: JulianDay): number {
  return newMoonMs(newMoonIndexAt(utcMidnightMs(firstDay) + 3 * MS_PER_DAY))
}

/**
 * Doubt about a lunar date: through a month whose new moon nearly meets midnight, and on the day before it if that
 * day would become the first.
 */
function lunarDoubt(day: JulianDay, { firstDay, length }: LunarMonth, place: Place): Doubt {
  const beginMs = newMoonOf(firstDay)
  const begin = doubtOf(beginMs, findDoubtfulDay(beginMs, place) !== undefined)
  if (day < firstDay + length - 1) return begin
  const nextMs = newMoonOf(julianDay(day + 1))
  return either(begin, doubtOf(nextMs, findDoubtfulDay(nextMs, place) === day + 1))
}

/** Doubt about the labels of a day: its term and its lunar date, by the midnights the schools go by. */
export function dayDoubt({
  day,
  termIndex,
  lunarMonth,
  place,
  rules,
}: {
  readonly day: JulianDay
  readonly termIndex: number
  readonly lunarMonth: LunarMonth
  readonly place: Place
  readonly rules: Rules
}): Doubt {
  const termPlace = rules.termZone === 'china' ? chinaMeridian : place
  const lunarPlace = rules.lunarMeridian === 'china' ? chinaMeridian : place
  return either(termDoubt(day, termIndex, termPlace), lunarDoubt(day, lunarMonth, lunarPlace))
}
