import type { Locale, PagePlace } from '@zeri/contract'
import type { LocalDay } from '../local-day.ts'
import type { SharedRequest } from './page-request.ts'
import type { Visit } from './pages-options.ts'

const MS_PER_DAY = 86_400_000

type Setting = { readonly place: PagePlace | null; readonly day: LocalDay }

/**
 * What a shared document is rendered for. Somewhere on earth it is yesterday or tomorrow: a home page for one of these
 * dates lives no longer than the default one. Any other date is dropped from the URL, so that there are three home pages
 * and not one for every date.
 */
export function sharedVisit(
  locale: Locale,
  { target, today }: SharedRequest,
  { place, day }: Setting,
): Visit {
  const isShared = true
  if (today === undefined) return { locale, target, isShared, place, day }
  const isNear = Math.abs(Date.parse(today) - Date.parse(day.date)) === MS_PER_DAY
  if (isNear) return { locale, target, isShared, place, day: { ...day, date: today } }
  return { locale, target: target.replace(/\?.*/, ''), isShared, place, day }
}
