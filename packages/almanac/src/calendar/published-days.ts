import { termIndex } from '../astro/solar-terms.ts'
import { type JulianDay, julianDay, toJulianDay } from './civil-date.ts'

// Days the printed Chinese calendar gives otherwise than the instant in UTC+8 does. Dates follow the print; instants
// stay those of the sky. Source: Y.T. Liu, "Conversion between Western and Chinese Calendar", notes on the government
// calendars: to 1928 for the meridian of Beijing (UT+7:46) or from older tables, 1979 rounded by the publisher.

type Print = { readonly year: number; readonly month: number; readonly day: number }

/** First days of lunar months; the instant itself falls on the day after. */
const printedMonthStarts: readonly Print[] = [
  { year: 1914, month: 11, day: 17 },
  { year: 1916, month: 2, day: 3 },
  { year: 1920, month: 11, day: 10 },
]

const printedTermDays: readonly (Print & { readonly term: number })[] = [
  { term: 19, year: 1912, month: 11, day: 23 }, // 小雪
  { term: 15, year: 1913, month: 9, day: 24 }, // 秋分
  { term: 20, year: 1917, month: 12, day: 7 }, // 大雪
  { term: 14, year: 1927, month: 9, day: 8 }, // 白露
  { term: 9, year: 1928, month: 6, day: 21 }, // 夏至
  { term: 23, year: 1979, month: 1, day: 21 }, // 大寒
]
const LAST_PRINT_YEAR = 1979

/**
 * First day of a lunar month as printed, from the day its new moon falls on in UTC+8.
 * @example printedMonthStart(toJulianDay({ year: 1914, month: 11, day: 18 })) // 2420454  1914-11-17
 */
export function printedMonthStart(computed: JulianDay): JulianDay {
  const isPrintedEarlier = printedMonthStarts.some((print) => toJulianDay(print) === computed - 1)
  return isPrintedEarlier ? julianDay(computed - 1) : computed
}

/**
 * Day of a solar term as printed, where it differs from the day its instant falls on in UTC+8.
 * @example findPrintedTermDay(termIndex(1979, 23)) // 2443895  1979-01-21
 */
export function findPrintedTermDay(index: number): JulianDay | undefined {
  if (index > termIndex(LAST_PRINT_YEAR, 23)) return undefined
  const print = printedTermDays.find(({ year, term }) => termIndex(year, term) === index)
  return print && toJulianDay(print)
}
