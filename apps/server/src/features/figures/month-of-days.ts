import { calendarRules, chinaMeridian, type DayFacts, monthFacts } from '@zeri/almanac/calendar'
import { isoDateOf } from '../calendar/index.ts'
import type { YearMonth } from './arguments.ts'

/** The days of a month as everybody's calendar has them: by its rules they are the same in every place. */
export function daysOfMonth({ year, month }: YearMonth): readonly DayFacts[] {
  return monthFacts({ year, month, place: chinaMeridian, rules: calendarRules }).days
}

/** The month as `YYYY-MM`. */
export function writeMonth({ year, month }: YearMonth): string {
  return isoDateOf({ year, month, day: 1 }).slice(0, 7)
}
