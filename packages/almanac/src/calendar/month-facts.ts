import { almanacVersion } from '../version.ts'
import { daysInMonth } from './civil-date.ts'
import { type DayFacts, dayFacts } from './day-facts.ts'
import type { Place } from './place.ts'
import type { Rules } from './rules.ts'

export type MonthFacts = {
  readonly almanacVersion: string
  readonly year: number
  readonly month: number
  readonly days: readonly DayFacts[]
}

/**
 * The days of a civil month.
 * @example monthFacts({ year: 2026, month: 2, place: chinaMeridian, rules: calendarRules }).days.length // 28
 */
export function monthFacts({
  year,
  month,
  place,
  rules,
}: {
  readonly year: number
  readonly month: number
  readonly place: Place
  readonly rules: Rules
}): MonthFacts {
  const days: DayFacts[] = []
  for (let day = 1; day <= daysInMonth(year, month); day++)
    days.push(dayFacts({ date: { year, month, day }, place, rules }))
  return { almanacVersion, year, month, days }
}
