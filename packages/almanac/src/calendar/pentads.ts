import type { JulianDay } from './civil-date.ts'
import type { RunningTerm } from './term-day.ts'

const DAYS_PER_PENTAD = 5
const LAST_OF_TERM = 2

/**
 * The pentad of a day, 0 東風解凍 … 71 水澤腹堅: three to a term, by days; the third lasts to the next term.
 * Source: names 協紀辨方書 012-11a…12b; spacing 星曆考原 001-19a…21a, 又五日.
 * @example pentadOn({ term: 1, startDay: julianDay(100) }, julianDay(111)) // 5
 */
export function pentadOn({ term, startDay }: Pick<RunningTerm, 'term' | 'startDay'>, day: JulianDay): number {
  return 3 * term + Math.min(LAST_OF_TERM, Math.floor((day - startDay) / DAYS_PER_PENTAD))
}
