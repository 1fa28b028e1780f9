import type { Locale } from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'

/**
 * The local clock time of an instant as the API writes it.
 * @example clockTime('2026-11-15T13:31:33+03:00') // '13:31'
 */
export function clockTime(instant: string): string {
  return instant.slice(11, 16)
}

/**
 * Formats an instant for the page of a date: the time, with the date if it differs, with the year if that differs.
 * @example formatInstant('2026-11-22T10:23:21+03:00', '2026-11-15', 'en') // '22 November, 10:23'
 */
export function formatInstant(instant: string, onDate: string, locale: Locale): string {
  const date = instant.slice(0, 10)
  if (date === onDate) return clockTime(instant)
  const words = dateWords(date, locale)
  return `${date.slice(0, 4) === onDate.slice(0, 4) ? words.dayMonth : words.date}, ${clockTime(instant)}`
}
