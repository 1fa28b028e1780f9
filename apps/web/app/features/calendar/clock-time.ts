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

/**
 * Formats the start of a solar term for the page of a date. A term has one date for everyone, that of China; `here` is
 * set where clocks of the place show another date at that instant.
 * @example formatTerm({ date: '2026-11-07', at: '2026-11-06T23:52:07-10:00' }, '2026-01-01', 'en') // { date: '2026-11-07', at: '7 November', here: '6 November, 23:52' }
 */
export function formatTerm(
  { date, at }: { readonly date: string; readonly at: string },
  onDate: string,
  locale: Locale,
): { date: string; at: string; here: string | null } {
  const here = formatInstant(at, onDate, locale)
  if (at.startsWith(date)) return { date, at: here, here: null }
  return { date, at: dateWords(date, locale).dayMonth, here }
}

const MS_PER_HOUR = 3_600_000
const OFFSET = /(?:Z|[+-][\d:]+)$/

/**
 * Clock time of solar noon, the middle of the double-hour of the Horse and so one hour after its start.
 * @example solarNoon('2026-11-15T11:14:06+03:00') // '12:14'
 */
export function solarNoon(horseFrom: string): string {
  // Added to the clock time, not to the instant: clocks are never changed around noon.
  const face = Date.parse(`${horseFrom.replace(OFFSET, '')}Z`)
  return clockTime(new Date(face + MS_PER_HOUR).toISOString())
}
