import { almanacVersion } from '@zeri/almanac/calendar'
import { type ActivityId, isMedical, rulesVersion } from '@zeri/almanac/judgement'
import { type Locale, pathIn, signPath } from '@zeri/contract'
import type { Sign } from '@zeri/lexicon'
import { readPageRequest } from '../../../platform/pages/page-request.ts'
import { findActivityPage } from '../../activities/index.ts'
import { findCalendarPage } from '../../calendar/index.ts'
import { findFengshuiPage } from '../../fengshui/index.ts'
import { findSignPage } from '../../signs/index.ts'

/** The subject of a picture: a day, a month, the stars of a year, an activity or a month of it, a sign, an article, or the site. */
export type Picture =
  | { readonly kind: 'site'; readonly locale: Locale }
  | { readonly kind: 'article'; readonly locale: Locale; readonly id: string }
  | { readonly kind: 'sign'; readonly locale: Locale; readonly sign: Sign }
  | { readonly kind: 'month'; readonly locale: Locale; readonly year: number; readonly month: number }
  | { readonly kind: 'stars'; readonly locale: Locale; readonly year: number }
  | { readonly kind: 'activity'; readonly locale: Locale; readonly activity: ActivityId }
  | {
      readonly kind: 'activity-month'
      readonly locale: Locale
      readonly activity: ActivityId
      readonly year: number
      readonly month: number
    }
  | {
      readonly kind: 'day'
      readonly locale: Locale
      readonly year: number
      readonly month: number
      readonly day: number
    }

/** Increase this when the drawings or their words change. */
const DRAWINGS = 3

/** Part of every path, so that a picture can be cached forever. */
export const pictureVersion = `${rulesVersion}-${almanacVersion}-${DRAWINGS}`

/** `search` is a page of the article list, not an article. */
const ARTICLE = /^(?:\/ru)?\/articles\/(?!search$)([a-z][a-z0-9-]{0,79})$/

/** The picture of the page of an activity. One of health has none of its own: nothing medical stands in a picture. */
function pictureOfActivity(path: string): Picture | undefined {
  const page = findActivityPage(path)
  if (!page || isMedical(page.activity)) return undefined
  const { activity, year, month } = page
  const { locale } = readPageRequest(path)
  if (year === undefined || month === undefined) return { kind: 'activity', locale, activity }
  return { kind: 'activity-month', locale, activity, year, month }
}

/**
 * The preview picture of a page for shared links.
 * @example pictureOfPage('/ru/2026/11') // { kind: 'month', locale: 'ru', year: 2026, month: 11 }
 */
export function pictureOfPage(path: string): Picture {
  const article = ARTICLE.exec(path)?.[1]
  if (article !== undefined) return { kind: 'article', locale: readPageRequest(path).locale, id: article }
  const activity = pictureOfActivity(path)
  if (activity) return activity
  const ofSign = findSignPage(path)
  if (ofSign?.sign) return { kind: 'sign', locale: ofSign.locale, sign: ofSign.sign }
  const stars = findFengshuiPage(path)
  if (stars) return { kind: 'stars', ...stars }
  const page = findCalendarPage(path)
  if (page?.month === undefined) return { kind: 'site', locale: readPageRequest(path).locale }
  const { locale, year, month, day } = page
  return day === undefined
    ? { kind: 'month', locale, year, month }
    : { kind: 'day', locale, year, month, day }
}

/** The page a picture belongs to. */
export function pagePathOf(picture: Picture): string {
  if (picture.kind === 'site') return pathIn(picture.locale, '/')
  if (picture.kind === 'article') return pathIn(picture.locale, `/articles/${picture.id}`)
  if (picture.kind === 'activity') return pathIn(picture.locale, `/days-for/${picture.activity}`)
  if (picture.kind === 'sign') return pathIn(picture.locale, signPath(picture.sign.kind, picture.sign.id))
  if (picture.kind === 'stars') return pathIn(picture.locale, `/fengshui/${picture.year}`)
  const month = `/${picture.year}/${picture.month}`
  if (picture.kind === 'activity-month')
    return pathIn(picture.locale, `/days-for/${picture.activity}${month}`)
  return pathIn(picture.locale, picture.kind === 'month' ? month : `${month}/${picture.day}`)
}

/**
 * The path of a picture without its version.
 * @example pictureName({ kind: 'month', locale: 'ru', year: 2026, month: 3 }) // 'ru/2026/3.png'
 */
export function pictureName(picture: Picture): string {
  const { kind, locale } = picture
  if (kind === 'site') return `${locale}.png`
  if (kind === 'article') return `${locale}/articles/${picture.id}.png`
  if (kind === 'activity') return `${locale}/days-for/${picture.activity}.png`
  if (kind === 'activity-month')
    return `${locale}/days-for/${picture.activity}/${picture.year}/${picture.month}.png`
  if (kind === 'sign') return `${locale}${signPath(picture.sign.kind, picture.sign.id)}.png`
  if (kind === 'stars') return `${locale}/fengshui/${picture.year}.png`
  const month = `${locale}/${picture.year}/${picture.month}`
  return kind === 'month' ? `${month}.png` : `${month}/${picture.day}.png`
}

export const picturePath = (picture: Picture): string => `/og/${pictureVersion}/${pictureName(picture)}`

const PATH =
  /^\/og\/([\w.-]{1,40})\/(en|ru)((?:\/\d{1,4}){2,3}|\/articles\/[a-z][a-z0-9-]{0,79}|\/fengshui\/\d{1,4}|\/signs\/[a-z-]{1,20}\/[a-z0-9-]{1,60}|\/days-for\/[a-z-]{1,40}(?:\/\d{1,4}){0,2})?\.png$/

/** Parses the path of a picture. Another version belongs to an earlier or a later release. */
export function parsePicturePath(
  path: string,
): { readonly version: string; readonly picture: Picture } | undefined {
  const [, version, locale, page = ''] = PATH.exec(path) ?? []
  if (version === undefined) return undefined
  const picture = pictureOfPage(pathIn(locale === 'ru' ? 'ru' : 'en', page || '/'))
  // An invalid date maps to the picture of the site, whose path differs.
  return pictureName(picture) === `${locale}${page}.png` ? { version, picture } : undefined
}
