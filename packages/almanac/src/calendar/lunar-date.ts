import { localDaysOf } from './calendar-days.ts'
import { type JulianDay, julianDay, toCivilDate, toJulianDay } from './civil-date.ts'
import { deriveMonthOf, type LunarMonth } from './lunar-month-rule.ts'
import { decodeLunarYear } from './lunar-year-code.ts'
import { FIRST_LUNAR_YEAR, lunarYearCodes } from './lunar-years.generated.ts'
import type { Place } from './place.ts'
import type { Rules } from './rules.ts'

/** A day named by the Chinese calendar. */
export type LunarDay = Pick<LunarMonth, 'year' | 'month' | 'isLeap'> & { readonly day: number }

const SHORT_MONTH = 29
const MONTHS_PER_YEAR = 12

/**
 * First day of a lunar year of the Chinese calendar, 1899 to 2100.
 * @example toCivilDate(lunarNewYear(2027)) // { year: 2027, month: 2, day: 6 }
 */
export function lunarNewYear(year: number): JulianDay {
  return julianDay(toJulianDay({ year, month: 1, day: 1 }) + shapeOf(year).newYearOffset)
}

function shapeOf(year: number): ReturnType<typeof decodeLunarYear> {
  const code = lunarYearCodes[year - FIRST_LUNAR_YEAR]
  if (code === undefined) throw new RangeError(`no lunar year ${year}: the almanac knows 1899 to 2100`)
  return decodeLunarYear(code)
}

/**
 * Months of a lunar year of the Chinese calendar in order, 12 or 13.
 * @example lunarMonths(2033).find((month) => month.isLeap).month // 11
 */
export function lunarMonths(year: number): readonly LunarMonth[] {
  const known = monthsOfYears.get(year)
  if (known) return known
  const months = decodeMonths(year)
  monthsOfYears.set(year, months)
  return months
}

/** Years of the table as they are first read. */
const monthsOfYears = new Map<number, readonly LunarMonth[]>()

function decodeMonths(year: number): readonly LunarMonth[] {
  const { leapMonth, longMonths } = shapeOf(year)
  const count = leapMonth > 0 ? MONTHS_PER_YEAR + 1 : MONTHS_PER_YEAR
  const months: LunarMonth[] = []
  let firstDay = lunarNewYear(year)
  for (let index = 0; index < count; index++) {
    const isPastLeap = leapMonth > 0 && index >= leapMonth
    const length = SHORT_MONTH + ((longMonths >> index) & 1)
    months.push({
      year,
      month: isPastLeap ? index : index + 1,
      isLeap: leapMonth > 0 && index === leapMonth,
      firstDay,
      length,
      isYearEnd: index === count - 1,
    })
    firstDay = julianDay(firstDay + length)
  }
  return months
}

/** The month of the printed calendar a day lies in. */
export function chinaMonthOf(day: JulianDay): LunarMonth {
  // The last lunar year of the table reaches into January 2101, which a day at the end of 2100 may ask for.
  const year = Math.min(toCivilDate(day).year, FIRST_LUNAR_YEAR + lunarYearCodes.length - 1)
  const isBefore = (month: LunarMonth): boolean => month.firstDay <= day
  const found = lunarMonths(year).findLast(isBefore) ?? lunarMonths(year - 1).findLast(isBefore)
  if (!found || day >= found.firstDay + found.length) throw new RangeError(`no lunar month holds day ${day}`)
  return found
}

/**
 * The lunar date of a day in the Chinese calendar, as printed; it needs no tables of the sky.
 * @example lunarDayOf(toJulianDay({ year: 2025, month: 7, day: 25 })) // { year: 2025, month: 6, isLeap: true, day: 1 }
 */
export function lunarDayOf(day: JulianDay): LunarDay {
  const { year, month, isLeap, firstDay } = chinaMonthOf(day)
  return { year, month, isLeap, day: day - firstDay + 1 }
}

/** The lunar month a day lies in: of the printed calendar, or by the midnights of the place. */
export function lunarMonthOf(day: JulianDay, place: Place, { lunarMeridian }: Rules): LunarMonth {
  return lunarMeridian === 'china' ? chinaMonthOf(day) : deriveMonthOf(day, localDaysOf(place))
}

/**
 * The civil day of a lunar date of the Chinese calendar; undefined where the year has no such month or day.
 * @example findLunarDay({ year: 2025, month: 6, isLeap: true, day: 1 }) // 2460882  2025-07-25
 */
export function findLunarDay(date: LunarDay): JulianDay | undefined {
  const month = lunarMonths(date.year).find(
    ({ month: number, isLeap }) => number === date.month && isLeap === date.isLeap,
  )
  if (!month || date.day < 1 || date.day > month.length) return undefined
  return julianDay(month.firstDay + date.day - 1)
}
