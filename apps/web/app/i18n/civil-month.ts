import { addDays } from './civil-day.ts'

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
