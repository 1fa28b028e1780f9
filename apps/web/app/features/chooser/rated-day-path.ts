import { dayPath, ownDayPath } from '../calendar/page-date.ts'

/** The chart whose calendar has the ratings of an answer, and the question, which the page of a day repeats. */
export type Rated = { readonly chart: string; readonly question: string }

/**
 * Path of a day of an answer: in the calendar of the chart it was judged for, with the question; else that for everyone.
 * @example ratedDayPath('2026-03-05', { chart: 'a1', question: 'tag=wedding' }) // '/personal/a1/2026/3/5?tag=wedding'
 */
export function ratedDayPath(date: string, rated: Rated | null): `/${string}` {
  return rated ? `${ownDayPath(date, rated.chart)}?${rated.question}` : dayPath(date)
}
