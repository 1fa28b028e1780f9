import { chinaDays } from './calendar-days.ts'
import { type JulianDay, julianDay } from './civil-date.ts'
import type { Pillar } from './cycle.ts'
import { dayPillar } from './day-cycles.ts'
import { localDayOf } from './local-day.ts'
import { chinaMeridian } from './place.ts'
import { solarMonthOf } from './solar-month.ts'
import { termIndexOn } from './term-day.ts'

/** The pillars that days must have; one that is left out may be any. */
export type PillarQuery = {
  readonly year?: Pillar | undefined
  readonly month?: Pillar | undefined
  readonly day?: Pillar | undefined
}

/** Days in a row, both ends included. */
export type DayRange = { readonly first: JulianDay; readonly last: JulianDay }

const CYCLE = 60
const TERMS_PER_MONTH = 2

/**
 * The days of a range that have the given pillars by `calendarRules`: the year begins at 立春, and the whole day of a 节
 * belongs to the month it opens. In order; empty where the pillars never meet.
 * @example listPillarDays({ day: pillarOf(34) }, { first: julianDay(2_461_360), last: julianDay(2_461_419) }) // [2461365]
 */
export function listPillarDays(query: PillarQuery, { first, last }: DayRange): JulianDay[] {
  const days: JulianDay[] = []
  const index = termIndexOn(localDayOf(first, chinaMeridian), chinaDays)
  for (let month = index - (index % TERMS_PER_MONTH); ; month += TERMS_PER_MONTH) {
    const from = Math.max(first, chinaDays.termDay(month))
    if (from > last) return days
    if (!hasPillars(month, query)) continue
    const to = Math.min(last, chinaDays.termDay(month + TERMS_PER_MONTH) - 1)
    days.push(...listDaysOf(query.day, from, to))
  }
}

function hasPillars(month: number, query: PillarQuery): boolean {
  const { pillar, yearPillar } = solarMonthOf(month)
  return (query.month ?? pillar) === pillar && (query.year ?? yearPillar) === yearPillar
}

function listDaysOf(pillar: Pillar | undefined, from: number, to: number): JulianDay[] {
  const step = pillar === undefined ? 1 : CYCLE
  const wait = pillar === undefined ? 0 : (pillar - dayPillar(julianDay(from)) + CYCLE) % CYCLE
  const days: JulianDay[] = []
  for (let day = from + wait; day <= to; day += step) days.push(julianDay(day))
  return days
}
