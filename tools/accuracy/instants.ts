import { MakeTime, SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine'
import { chinaDateOf, toEpochMs } from './delta-t.ts'
import type { Almanac } from './load-almanac.ts'
import { promised, type Span } from './reference.ts'

/** Greatest and mean distance between two rows of moments, seconds. */
export type Distance = { readonly max: number; readonly mean: number }

export function errorOf(expected: readonly number[], found: readonly number[]): Distance {
  const errors = expected.map((at, index) => Math.abs(at - (found[index] ?? Number.NaN)))
  return { max: Math.max(...errors), mean: errors.reduce((sum, error) => sum + error, 0) / errors.length }
}

const J2000_EPOCH_MS = Date.UTC(2000, 0, 1, 12)
const SEC_PER_DAY = 86_400

/** The solar terms as the almanac tabulates them, Terrestrial Time. */
export function almanacTerms(
  { solarTerms, termIndex }: Almanac,
  { firstYear, years }: Span = promised,
): number[] {
  const first = termIndex(firstYear, 22)
  return Array.from({ length: years * 24 }, (_, offset) => solarTerms.terrestrial(first + offset))
}

/** One quarter of each moon as the almanac tabulates it, Terrestrial Time. */
export function almanacQuarters(
  { moonQuarters, quarterOf }: Almanac,
  quarter: 0 | 1 | 2 | 3,
  { firstMoon, moons }: Span = promised,
): number[] {
  let first = moonQuarters.indexAt(Date.UTC(1900, 0, 1)) + 1
  while (quarterOf(first) !== 0) first++
  first += 4 * (firstMoon - promised.firstMoon)
  return Array.from({ length: moons }, (_, moon) => moonQuarters.terrestrial(first + 4 * moon + quarter))
}

/** The same moments by astronomy-engine, each sought from two days before a known one. */
export function engineTerms(near: readonly number[]): number[] {
  return near.map((at, index) => {
    const start = MakeTime(new Date(J2000_EPOCH_MS + (at - 2 * SEC_PER_DAY) * 1000))
    return (SearchSunLongitude((285 + 15 * index) % 360, start, 4)?.tt ?? Number.NaN) * SEC_PER_DAY
  })
}

export function engineNewMoons(near: readonly number[]): number[] {
  return near.map((at) => {
    const start = MakeTime(new Date(J2000_EPOCH_MS + (at - 2 * SEC_PER_DAY) * 1000))
    return (SearchMoonPhase(0, start, 4)?.tt ?? Number.NaN) * SEC_PER_DAY
  })
}

// Days printed otherwise than the instant in UTC+8: see packages/almanac/src/calendar/published-days.ts; written once more.
const printedTermDays: Readonly<Record<string, string>> = {
  '1912-11-22': '1912-11-23',
  '1913-09-23': '1913-09-24',
  '1917-12-08': '1917-12-07',
  '1927-09-09': '1927-09-08',
  '1928-06-22': '1928-06-21',
  '1979-01-20': '1979-01-21',
}

/** Dates in UTC+8 of moments in Terrestrial Time, as the Chinese calendar prints them. */
export function printedTermDates(terms: readonly number[]): string[] {
  return terms.map((at) => chinaDateOf(toEpochMs(at))).map((date) => printedTermDays[date] ?? date)
}

/** Dates of the terms 1900 to 2100 as the almanac gives them for China. */
export function almanacTermDates({ yearFacts, chinaMeridian: place, calendarRules }: Almanac): string[] {
  const rules = { ...calendarRules, termZone: 'china' } as const
  return Array.from({ length: 201 }, (_, index) => yearFacts({ year: 1900 + index, place, rules }).terms)
    .flat()
    .map(({ date: { year, month, day } }) =>
      new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
    )
}
