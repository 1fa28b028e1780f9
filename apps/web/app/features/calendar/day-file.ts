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
    chart === undefined
      ? `/calendar/days/${date}.ics`
      : fillPath(personalDayFilePath, { uuid: chart, date, kind: 'ics' })
  return path + canonicalQuery({ locale, place: placeId })
}

/** Path of the picture of a day; that for everyone redirects to its present version. */
export function dayPicturePath(date: string, locale: Locale, { placeId, chart }: FileOf): string {
  if (chart === undefined) return `/og/day/${locale}/${date.split('-').map(Number).join('/')}.png`
  return (
    fillPath(personalDayFilePath, { uuid: chart, date, kind: 'png' }) +
    canonicalQuery({ locale, place: placeId })
  )
}
