// Dates as the mornings write them.

import type { Locale } from '@zeri/contract'
import { formatDate } from '../../../platform/format-date.ts'

const DAY_MS = 86_400_000

type DateWords = { readonly weekday: string; readonly date: string }

const write = (isoDate: string, locale: Locale, part: 'weekday' | 'dayMonth'): string =>
  formatDate(new Date(isoDate), part, locale)

/**
 * The weekday, and the day of the month.
 * @example dateWords('2026-11-23', 'en') // { weekday: 'Monday', date: '23 November' }
 */
export function dateWords(isoDate: string, locale: Locale): DateWords {
  const weekday = write(isoDate, locale, 'weekday')
  return {
    weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1),
    date: write(isoDate, locale, 'dayMonth'),
  }
}

/** @example addDays('2026-11-30', 1) // '2026-12-01' */
export function addDays(isoDate: string, count: number): string {
  return new Date(Date.parse(isoDate) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days later the second date is. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/**
 * The first and the last of some dates.
 * @example spanWords('2026-11-23', '2026-11-29', 'en') // '23–29 November'
 */
export function spanWords(from: string, to: string, locale: Locale): string {
  const last = write(to, locale, 'dayMonth')
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth ? `${Number(from.slice(8))}–${last}` : `${write(from, locale, 'dayMonth')} – ${last}`
}
