import type { Locale, PagePlace } from '@zeri/contract'
import type { LocalDay } from '../local-day.ts'
import type { SharedRequest } from './page-request.ts'
import type { Visit } from './pages-options.ts'

const MS_PER_DAY = 86_400_000

type Setting = {
  readonly place: PagePlace | null
  readonly day: LocalDay
  readonly isActivity: (id: string) => boolean
}

/**
 * What a shared document is rendered for. Somewhere on earth it is yesterday or tomorrow: a home page for one of these
 * dates lives no longer than the default one. Any other date is dropped from the URL, so that there are three home pages
 * and not one for every date; so is what names no activity.
 */
export function sharedVisit(
  locale: Locale,
  { target, today, activity }: SharedRequest,
  { place, day, isActivity }: Setting,
): Visit {
  const plain = { locale, target: target.replace(/\?.*/, ''), isShared: true, place, day }
  if (activity !== undefined && isActivity(activity)) return { ...plain, target }
  const isNear = today !== undefined && Math.abs(Date.parse(today) - Date.parse(day.date)) === MS_PER_DAY
  return isNear ? { ...plain, target, day: { ...day, date: today } } : plain
}
