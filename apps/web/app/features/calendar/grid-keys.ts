import { addDays } from '../../i18n/civil-day.ts'
import { weekdayOf } from './month-days.ts'

/**
 * The date a key moves to in a grid of dates; undefined for other keys. Keys as in the WAI-ARIA date grid. `firstWeekday` is
 * that of the first column, 0 for Monday.
 */
export function dateAfterKey(
  date: string,
  key: string,
  { withShift = false, daysPerRow = 7, firstWeekday = 0 } = {},
): string | undefined {
  const column = (weekdayOf(date) - firstWeekday + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -daysPerRow)
    case 'ArrowDown':
      return addDays(date, daysPerRow)
    case 'Home':
      return addDays(date, -column)
    case 'End':
      return addDays(date, 6 - column)
    case 'PageUp':
      return addMonths(date, withShift ? -12 : -1)
    case 'PageDown':
      return addMonths(date, withShift ? 12 : 1)
    default:
      return undefined
  }
}

/**
 * The same day of another month, or the last day of a shorter month.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10)
  const last = lastDayOfMonth(first)
  return addDays(first, Math.min(day, Number(last.slice(8))) - 1)
}

/**
 * The last day of the month of a date.
 * @example lastDayOfMonth('2028-02-10') // '2028-02-29'
 */
export function lastDayOfMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
