import { newMoonIndexAt } from '../astro/moon-quarters.ts'
import { DONG_ZHI, solarTerms, termIndex } from '../astro/solar-terms.ts'
import type { CalendarDays } from './calendar-days.ts'
import { type JulianDay, toCivilDate } from './civil-date.ts'

export type LunarMonth = {
  readonly year: number
  /** 1 to 12; a leap month has the number of the month before it. */
  readonly month: number
  readonly isLeap: boolean
  readonly firstDay: JulianDay
  /** 29 or 30 days. */
  readonly length: number
  /** Whether the new year follows. */
  readonly isYearEnd: boolean
}

const TERMS_PER_MONTH = 2

/** Number of the last new moon on or before the day of a term. */
function moonOfTerm(index: number, days: CalendarDays): number {
  const day = days.termDay(index)
  let moon = newMoonIndexAt(solarTerms.epochMs(index))
  while (days.newMoonDay(moon + 1) <= day) moon++
  while (days.newMoonDay(moon) > day) moon--
  return moon
}

/** Whether none of the major terms after a winter solstice falls into a month. */
function lacksMajorTerm(moon: number, solsticeIndex: number, days: CalendarDays): boolean {
  const [first, next] = [days.newMoonDay(moon), days.newMoonDay(moon + 1)]
  for (let count = 1; count <= 12; count++) {
    const day = days.termDay(solsticeIndex + count * TERMS_PER_MONTH)
    if (day >= first && day < next) return false
  }
  return true
}

/**
 * The months from the one with the winter solstice (month 11 of the year before) to the one before the next such.
 * Source: GB/T 33661-2017: the solstice lies in month 11; where 13 months lie between two solstices, the first
 * without a major term is leap. Worked example: 2033, where leap 11 follows month 11.
 */
export function deriveSui(year: number, days: CalendarDays): readonly LunarMonth[] {
  const solstice = termIndex(year - 1, DONG_ZHI)
  const first = moonOfTerm(solstice, days)
  const count = moonOfTerm(termIndex(year, DONG_ZHI), days) - first
  const months: Omit<LunarMonth, 'isYearEnd'>[] = []
  let ordinal = 10
  let hasLeap = count === 12
  for (let moon = first; moon < first + count; moon++) {
    const isLeap = !hasLeap && moon > first && lacksMajorTerm(moon, solstice, days)
    if (isLeap) hasLeap = true
    else ordinal++
    const firstDay = days.newMoonDay(moon)
    months.push({
      year: ordinal <= 12 ? year - 1 : year,
      month: ((ordinal - 1) % 12) + 1,
      isLeap,
      firstDay,
      length: days.newMoonDay(moon + 1) - firstDay,
    })
  }
  return months.map((month, index) => ({ ...month, isYearEnd: months[index + 1]?.month === 1 }))
}

/** The lunar month a day lies in, worked out from the sky. */
export function deriveMonthOf(day: JulianDay, days: CalendarDays): LunarMonth {
  const { year } = toCivilDate(day)
  const months = [...deriveSui(year, days), ...deriveSui(year + 1, days)]
  const found = months.findLast((month) => month.firstDay <= day)
  if (!found) throw new RangeError(`no lunar month holds day ${day}`)
  return found
}
