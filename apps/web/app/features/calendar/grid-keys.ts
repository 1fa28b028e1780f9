import { addDays } from '../../i18n/civil-day.ts'
import { addMonths } from '../../i18n/civil-month.ts'
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
