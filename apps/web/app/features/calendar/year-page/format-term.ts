import type { Locale } from '@zeri/contract'
import { dateWords } from '../../../i18n/civil-day.ts'
import { formatInstant } from '../clock-time.ts'

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
