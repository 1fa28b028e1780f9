import { termIndex } from '../astro/solar-terms.ts'
import { chinaTermDay } from '../calendar/calendar-days.ts'
import type { JulianDay } from '../calendar/civil-date.ts'
import { branchOf, type Pillar } from '../calendar/cycle.ts'
import type { DayFacts } from '../calendar/day-facts.ts'
import { solarMonthOf, yearPillar } from '../calendar/solar-month.ts'

/** A year from 立春, and one of its months between two 节: 0 寅 … 11 丑. */
export type SolarPeriod = { readonly year: number; readonly month: number }

/**
 * The solar year and month that a day belongs to.
 * @example solarPeriodOf(dayFacts({ date: { year: 2027, month: 1, day: 15 }, place: chinaMeridian, rules: calendarRules })) // { year: 2026, month: 11 }
 */
export function solarPeriodOf({ date, year, month }: Pick<DayFacts, 'date' | 'year' | 'month'>): SolarPeriod {
  return {
    year: yearPillar(date.year) === year ? date.year : date.year - 1,
    month: (branchOf(month) + 10) % 12,
  }
}

/** A solar month with its days in the calendar of China, `to` not included. */
export type SolarMonthDays = SolarPeriod & {
  readonly pillar: Pillar
  readonly from: JulianDay
  readonly to: JulianDay
}

/**
 * The twelve months of a solar year, from 立春 to the next.
 * @example listSolarMonths(2026)[0]?.pillar // 26  庚寅
 */
export function listSolarMonths(year: number): readonly SolarMonthDays[] {
  const first = termIndex(year, 0)
  return Array.from({ length: 12 }, (_, month) => {
    const index = first + 2 * month
    return {
      year,
      month,
      pillar: solarMonthOf(index).pillar,
      from: chinaTermDay(index),
      to: chinaTermDay(index + 2),
    }
  })
}
