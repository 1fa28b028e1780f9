/** The days that the calendar covers. The almanac has the same range; a test compares both. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100
export const FIRST_DAY = `${FIRST_YEAR}-01-01`
export const LAST_DAY = `${LAST_YEAR}-12-31`

export function isCalendarYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
}

/**
 * Whether a day, month or year exists and lies inside the range.
 * @example isCalendarDay({ year: 2026, month: 2, day: 29 }) // false
 * @example isCalendarDay({ year: 2026, month: 2 }) // true
 */
export function isCalendarDay({
  year,
  month = 1,
  day = 1,
}: {
  readonly year: number
  readonly month?: number
  readonly day?: number
}): boolean {
  if (!isCalendarYear(year)) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Whether a text is the `YYYY-MM-DD` of a day that exists and lies inside the range.
 * @example isCalendarDate('2026-02-29') // false
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return isCalendarDay({ year, month, day })
}
