// Decides which pages search engines may index.

import { julianDay, toCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import { findSitePage, sitePages, withoutLocale } from '@zeri/contract'
import { findCalendarPage, isoDateOf, openUntil } from '../calendar/index.ts'

/** The English paths of indexable pages without a date or another parameter. */
export const staticPages: readonly string[] = sitePages
  .filter(({ template, indexable }) => indexable === true && !template.includes(':'))
  .map(({ template }) => template)

const YEARS_BACK = 1
const YEARS_AHEAD = 2

/** The years whose pages may be indexed. */
export function listIndexableYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: YEARS_BACK + 1 + YEARS_AHEAD }, (_, index) => year - YEARS_BACK + index)
}

/**
 * Whether search engines may index a page: static pages, days from a year ago to the horizon, and the months and years
 * around them. The other seventy thousand days are not worth crawling.
 * @example isIndexable('/ru/2026/11/14', '2026-11-15') // true
 * @example isIndexable('/2025/11/14', '2026-11-15') // false
 */
export function isIndexable(path: string, today: string): boolean {
  const page = findCalendarPage(path)
  if (!page) {
    const english = withoutLocale(path)
    return findSitePage(english)?.indexable === true
  }
  const { year, month = 1, day } = page
  if (day === undefined) return listIndexableYears(today).includes(year)
  const date = isoDateOf({ year, month, day })
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return date >= aYearAgo && date <= openUntil(today)
}

/** Lists the English paths of the indexable pages of a year. */
export function listIndexablePages(year: number, today: string): string[] {
  const months = Array.from({ length: 12 }, (_, index) => `/${year}/${index + 1}`)
  const days: string[] = []
  const next = toJulianDay({ year: year + 1, month: 1, day: 1 })
  for (let at = toJulianDay({ year, month: 1, day: 1 }); at < next; at = julianDay(at + 1)) {
    const { month, day } = toCivilDate(at)
    days.push(`/${year}/${month}/${day}`)
  }
  return [`/${year}`, ...months, ...days].filter((path) => isIndexable(path, today))
}
