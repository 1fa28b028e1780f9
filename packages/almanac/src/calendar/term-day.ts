import { type SolarTerm, solarTerms, termOf } from '../astro/solar-terms.ts'
import { type CalendarDays, chinaDays, localDaysOf } from './calendar-days.ts'
import type { JulianDay } from './civil-date.ts'
import type { LocalDay } from './local-day.ts'
import type { Place } from './place.ts'
import type { Rules } from './rules.ts'

/** The solar term a day belongs to, with the exact instants it begins and ends, and the days these are dated on. */
export type RunningTerm = {
  readonly term: SolarTerm
  readonly startMs: number
  readonly endMs: number
  readonly startDay: JulianDay
  readonly endDay: JulianDay
  /** Whether this day is the term's first. */
  readonly startsToday: boolean
}

/** The days of terms a school goes by. */
export function termDaysFor(place: Place, { termZone }: Rules): CalendarDays {
  return termZone === 'china' ? chinaDays : localDaysOf(place)
}

/** Entry of the last term whose day is this day or earlier. */
export function termIndexOn({ day, endMs }: LocalDay, days: CalendarDays): number {
  let index = solarTerms.indexAt(endMs - 1)
  while (days.termDay(index) > day) index--
  while (days.termDay(index + 1) <= day) index++
  return index
}

export function runningTerm(index: number, day: JulianDay, days: CalendarDays): RunningTerm {
  const startDay = days.termDay(index)
  return {
    term: termOf(index),
    startMs: solarTerms.epochMs(index),
    endMs: solarTerms.epochMs(index + 1),
    startDay,
    endDay: days.termDay(index + 1),
    startsToday: startDay === day,
  }
}
