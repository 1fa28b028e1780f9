import type { Locale } from '@zeri/contract'
import { canonicalQuery, fillPath, personalDayFilePath } from '@zeri/contract/browser'

type FileOf = {
  readonly placeId?: string | undefined
  /** The chart whose rating the file has; without one, the rating for everyone. */
  readonly chart?: string | undefined
}

/**
 * Path of the calendar file (iCalendar) of a day.
 * @example dayFilePath('2026-11-15', 'ru', { placeId: '524901' }) // '/calendar/days/2026-11-15.ics?locale=ru&place=524901'
 */
export function dayFilePath(date: string, locale: Locale, { placeId, chart }: FileOf): string {
  const path =
    chart === undefined ? `/calendar/days/${date}.ics` : fillPath(personalDayFilePath, { uuid: chart, date })
  return path + canonicalQuery({ locale, place: placeId })
}
