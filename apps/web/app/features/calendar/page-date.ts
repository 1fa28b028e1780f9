import type { Locale } from '@zeri/contract'
import { isCalendarDay, localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'

type Part = 'year' | 'month' | 'day'

const DIGITS = /^\d{1,9}$/

/**
 * Reads the numbers of a path such as `/2026/3/5`, `/2026/3` or `/2026`; undefined where the calendar has no such day,
 * month or year. Leading zeros are ignored; the canonical path is that of `datePath`.
 * @example readPageDate({ year: '2026', month: '03' }) // { year: 2026, month: 3 }
 */
export function readPageDate<Given extends Part>(
  params: Readonly<Record<Given, string>>,
): Readonly<Record<Given, number>> | undefined {
  const entries = Object.entries<string>(params)
  if (!entries.every(([, text]) => DIGITS.test(text))) return undefined
  // True: the same keys, each with the number its text spells.
  const date = Object.fromEntries(entries.map(([part, text]) => [part, Number(text)])) as Record<
    Given,
    number
  >
  return isCalendarDay({ year: 0, ...date }) ? date : undefined
}

/**
 * Path of the page of a day, a month or a year.
 * @example datePath({ year: 2026, month: 3, day: 5 }) // '/2026/3/5'
 */
export function datePath({ year, month, day }: { year: number; month?: number; day?: number }): `/${string}` {
  return `/${[year, month, day].filter((part) => part !== undefined).join('/')}`
}

/**
 * Path of the page of a day.
 * @example dayPath('2026-03-05') // '/2026/3/5'
 */
export function dayPath(date: string): `/${string}` {
  const [year = 0, month, day] = date.split('-').map(Number)
  return datePath({ year, ...(month && { month }), ...(day && { day }) })
}

/**
 * Path of the page of a day in the calendar of a chart; without one, in the calendar for everyone.
 * @example ownDayPath('2026-03-05', 'a1') // '/personal/a1/2026/3/5'
 */
export function ownDayPath(date: string, chart: string | undefined): `/${string}` {
  return chart === undefined ? dayPath(date) : `/personal/${chart}${dayPath(date)}`
}

/**
 * Path of the page of the month of a date.
 * @example monthPath('2026-03-05') // '/2026/3'
 */
export function monthPath(date: string): `/${string}` {
  return dayPath(date.slice(0, 7))
}

/**
 * The ISO date of a civil day.
 * @example isoDateOf({ year: 2026, month: 3, day: 5 }) // '2026-03-05'
 */
export function isoDateOf({ year, month, day }: Readonly<Record<Part, number>>): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

/**
 * As `readPageDate`, but throws a 404 for a date that does not exist, and a redirect to the canonical path for a date
 * with leading zeros. `base` is the path of the calendar of a chart or of a place.
 */
export function requirePageDate<Given extends Part>(
  params: Readonly<Record<Given, string>>,
  locale: Locale,
  base: '' | `/${string}` = '',
): Readonly<Record<Given, number>> {
  const date = readPageDate(params)
  if (!date) throw data(null, { status: 404 })
  const isCanonical = Object.entries<string>(params).every(
    ([part, text]) => text === String(date[part as Given]),
  ) // true: keys of params
  // True: every page of a date has its year.
  if (!isCanonical) throw redirect(localisePath(base + datePath(date as { year: number }), locale), 301)
  return date
}
