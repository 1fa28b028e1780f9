import type { Locale } from '@zeri/contract'
import { canonicalQuery } from '@zeri/contract/browser'

/**
 * Path of the calendar file (iCalendar) of a day.
 * @example dayFilePath('2026-11-15', 'ru', '524901') // '/calendar/days/2026-11-15.ics?locale=ru&place=524901'
 */
export function dayFilePath(date: string, locale: Locale, placeId: string | undefined): string {
  return `/calendar/days/${date}.ics${canonicalQuery({ locale, place: placeId })}`
}
