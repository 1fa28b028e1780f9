// Decides which pages search engines may index.

import { julianDay, toCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import { listShownActivities } from '@zeri/almanac/judgement'
import { findSitePage, sitePages, withoutLocale } from '@zeri/contract'
import { findActivityPage } from '../activities/index.ts'
import { findCalendarPage, isoDateOf, openUntil } from '../calendar/index.ts'
import { findFengshuiPage } from '../fengshui/index.ts'
import { findSignPage } from '../signs/index.ts'

/** The English paths of indexable pages without a date or another parameter. */
export const staticPages: readonly string[] = sitePages
  .filter(({ template, indexable }) => indexable === true && !template.includes(':'))
  .map(({ template }) => template)

const ACTIVITY_PAGES = '/days-for/'
const SIGN_PAGES = '/signs/'
const YEARS_BACK = 1
const YEARS_AHEAD = 2

/** The years whose pages may be indexed. */
export function listIndexableYears(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: YEARS_BACK + 1 + YEARS_AHEAD }, (_, index) => year - YEARS_BACK + index)
}

/**
 * Whether search engines may index a page: static pages, days from a year ago to the horizon, and the months, years and
 * flying stars around them; activities, and their months from today to the horizon; every sign. The other pages are not worth crawling.
 * @example isIndexable('/ru/2026/11/14', '2026-11-15') // true
 * @example isIndexable('/2025/11/14', '2026-11-15') // false
 */
export function isIndexable(path: string, today: string): boolean {
  const page = findCalendarPage(path) ?? findFengshuiPage(path)
  if (!page) {
    const english = withoutLocale(path)
    const found = findSitePage(english)
    if (found?.template.startsWith(SIGN_PAGES)) return findSignPage(path) !== undefined
    if (!found?.template.startsWith(ACTIVITY_PAGES)) return found?.indexable === true
    const activity = findActivityPage(path)
    return activity !== undefined && (activity.month === undefined || isOpenMonth(activity, today))
  }
  const { year, month = 1, day }: { year: number; month?: number; day?: number } = page
  if (day === undefined) return listIndexableYears(today).includes(year)
  const date = isoDateOf({ year, month, day })
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return date >= aYearAgo && date <= openUntil(today)
}

/** Whether a month has days between today and the horizon. */
function isOpenMonth({ year = 0, month = 0 }: { year?: number; month?: number }, today: string): boolean {
  const name = isoDateOf({ year, month, day: 1 }).slice(0, 7)
  return name >= today.slice(0, 7) && name <= openUntil(today).slice(0, 7)
}

/** Lists the English paths of the indexable pages of activities: each one, and its months up to the horizon. */
export function listActivityPages(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const months = [0, 1, 2].map((ahead) => {
    const date = new Date(Date.UTC(year, month - 1 + ahead, 1))
    return `/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}`
  })
  return listShownActivities()
    .flatMap(({ id }) => ['', ...months].map((path) => `/days-for/${id}${path}`))
    .filter((path) => isIndexable(path, today))
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
  return [`/${year}`, `/fengshui/${year}`, ...months, ...days].filter((path) => isIndexable(path, today))
}
