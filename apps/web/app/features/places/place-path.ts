import { localeOfPath, localisePath } from '@zeri/contract/browser'

/** The pages of the calendar whose address names a place, and those whose address names none. */
const CALENDAR_PAGE = /^(\/place\/\d+)?((?:\/\d+){0,3})\/?$/

type CalendarPage = {
  /** Empty where the address names no place. */
  readonly base: '' | `/place/${string}`
  /** Empty for today. */
  readonly date: string
}

/** Reads the address of a page of the calendar in any language; undefined for other pages. */
function readCalendarPath(pathname: string): CalendarPage | undefined {
  const [path, base = '', date = ''] = CALENDAR_PAGE.exec(localisePath(pathname, 'en')) ?? []
  return path === undefined ? undefined : { base: base as CalendarPage['base'], date } // true: the first group
}

/**
 * Path of the calendar at a place.
 * @example placeBase('551487') // '/place/551487'
 */
export function placeBase(id: string): `/place/${string}` {
  return `/place/${id}`
}

/**
 * Whether the address of a page names this place.
 * @example isAtPlace('/ru/place/551487/2026/3', '551487') // true
 */
export function isAtPlace(pathname: string, id: string): boolean {
  return readCalendarPath(pathname)?.base === placeBase(id)
}

/**
 * The page of the same date at a place; undefined for a page outside the calendar.
 * @example pathAtPlace('/ru/2026/3/5', '551487') // '/ru/place/551487/2026/3/5'
 */
export function pathAtPlace(pathname: string, id: string): string | undefined {
  const page = readCalendarPath(pathname)
  return page && localisePath(placeBase(id) + page.date, localeOfPath(pathname))
}

/**
 * The same page, or that of the same date, whose address names no place.
 * @example pathWithoutPlace('/ru/place/551487/2026/3') // '/ru/2026/3'
 * @example pathWithoutPlace('/predict', '?tag=wedding&place=551487') // '/predict?tag=wedding'
 */
export function pathWithoutPlace(pathname: string, search = ''): string {
  const page = readCalendarPath(pathname)
  const plain = page?.base ? localisePath(page.date || '/', localeOfPath(pathname)) : pathname
  const query = new URLSearchParams(search)
  if (!query.has('place')) return plain + search
  query.delete('place')
  return query.size > 0 ? `${plain}?${query}` : plain
}
