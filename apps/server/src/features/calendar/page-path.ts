import { isAlmanacDate } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/contract'
import { readPageRequest } from '../../platform/pages/page-request.ts'

/** A page of the calendar: a year, a month of it or a day. */
export type CalendarPage = {
  readonly locale: Locale
  readonly year: number
  readonly month?: number
  readonly day?: number
}

const PATH = /^(?:\/ru)?\/([1-9]\d{3})(?:\/([1-9]\d?)(?:\/([1-9]\d?))?)?$/

/**
 * The page of the calendar at an address, by its one spelling.
 * @example findCalendarPage('/ru/2026/3/5') // { locale: 'ru', year: 2026, month: 3, day: 5 }
 * @example findCalendarPage('/2026/03') // undefined
 */
export function findCalendarPage(path: string): CalendarPage | undefined {
  const [matched, ...numbers] = PATH.exec(path) ?? []
  if (matched === undefined) return undefined
  const [year = 0, month, day] = numbers.map((digits) => (digits === undefined ? undefined : Number(digits)))
  if (!isAlmanacDate({ year, month: month ?? 1, day: day ?? 1 })) return undefined
  return {
    locale: readPageRequest(path).locale,
    year,
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
  }
}
