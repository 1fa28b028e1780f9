import { newMoonIndexAt, newMoonMs } from '../astro/moon-quarters.ts'
import { solarTerms } from '../astro/solar-terms.ts'
import { FORECAST_FROM_MS, MS_PER_DAY } from '../astro/time-scale.ts'
import { dayOfReading, type JulianDay, julianDay, utcMidnightMs } from './civil-date.ts'
import type { LunarMonth } from './lunar-month-rule.ts'
import { clockReadingMs, type Place } from './place.ts'

/** How firmly a date stands: whether it hangs on two minutes, and whether those lie in the unknown future of the clock. */
export type Doubt = { readonly nearBoundary: boolean; readonly uncertain: boolean }

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
export function termDoubt(day: JulianDay, index: number, place: Place): Doubt {
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
export function lunarDoubt(day: JulianDay, { firstDay, length }: LunarMonth, place: Place): Doubt {
  const beginMs = newMoonOf(firstDay)
  const begin = doubtOf(beginMs, findDoubtfulDay(beginMs, place) !== undefined)
  if (day < firstDay + length - 1) return begin
  const nextMs = newMoonOf(julianDay(day + 1))
  return either(begin, doubtOf(nextMs, findDoubtfulDay(nextMs, place) === day + 1))
}
