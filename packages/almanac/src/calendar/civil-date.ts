import { MS_PER_DAY } from '../astro/time-scale.ts'

/** A day on the wall calendar (proleptic Gregorian), without place or time. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

/** Whole days counted from noon of 1 January 4713 BC (Julian calendar). */
export type JulianDay = number & { readonly __brand: 'JulianDay' }

/** The years the almanac covers. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

const UNIX_EPOCH_JULIAN_DAY = 2_440_588
const DAYS_PER_ERA = 146_097
const YEARS_PER_ERA = 400
// From 0000-03-01, where an era of 400 years begins, to 1970-01-01.
const ERA_ZERO_TO_UNIX_DAYS = 719_468

/**
 * A Julian day from a whole number of days.
 * @example julianDay(2_451_545) // 2451545
 */
export function julianDay(days: number): JulianDay {
  // The brand is earned here: every JulianDay passes through this function.
  return days as JulianDay
}

/**
 * Julian day number of a civil date.
 * Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil: years begin in March.
 * @example toJulianDay({ year: 2000, month: 1, day: 1 }) // 2451545
 */
export function toJulianDay({ year, month, day }: CivilDate): JulianDay {
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / YEARS_PER_ERA)
  const yearOfEra = marchYear - era * YEARS_PER_ERA
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return julianDay(era * DAYS_PER_ERA + dayOfEra - ERA_ZERO_TO_UNIX_DAYS + UNIX_EPOCH_JULIAN_DAY)
}

/**
 * Civil date of a Julian day number. Source: as {@link toJulianDay}, civil_from_days.
 * @example toCivilDate(julianDay(2_451_545)) // { year: 2000, month: 1, day: 1 }
 */
export function toCivilDate(julian: JulianDay): CivilDate {
  const days = julian - UNIX_EPOCH_JULIAN_DAY + ERA_ZERO_TO_UNIX_DAYS
  const era = Math.floor(days / DAYS_PER_ERA)
  const dayOfEra = days - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * YEARS_PER_ERA + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/**
 * Midnight of a day on a clock that shows UTC.
 * @example utcMidnightMs(toJulianDay({ year: 1970, month: 1, day: 2 })) // 86400000
 */
export function utcMidnightMs(day: JulianDay): number {
  return (day - UNIX_EPOCH_JULIAN_DAY) * MS_PER_DAY
}

/**
 * The day a clock reading lies on, the reading given as if it were UTC.
 * @example dayOfReading(-1) // 2440587  the last millisecond of 1969
 */
export function dayOfReading(readingMs: number): JulianDay {
  return julianDay(Math.floor(readingMs / MS_PER_DAY) + UNIX_EPOCH_JULIAN_DAY)
}

/**
 * Days of a civil month.
 * @example daysInMonth(2100, 2) // 28
 */
export function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  return toJulianDay(next) - toJulianDay({ year, month, day: 1 })
}

/**
 * Whether a date exists and lies inside the almanac's range, 1900 to 2100.
 * @example isAlmanacDate({ year: 2026, month: 2, day: 29 }) // false
 */
export function isAlmanacDate({ year, month, day }: CivilDate): boolean {
  const whole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day)
  if (!whole || year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false
  return day >= 1 && day <= daysInMonth(year, month)
}

/** Throws for a date that does not exist or lies outside the almanac's range. */
export function requireAlmanacDate(date: CivilDate): void {
  if (!isAlmanacDate(date))
    throw new RangeError(`the almanac knows the days of ${FIRST_YEAR} to ${LAST_YEAR}`)
}

/**
 * Reads `YYYY-MM-DD` inside the almanac's range; anything else is undefined.
 * @example parseCivilDate('2026-02-29') // undefined
 */
export function parseCivilDate(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isAlmanacDate(date) ? date : undefined
}
