import { type Locale, locales, pathIn } from '@zeri/contract'
import { markup } from '../../../platform/markup.ts'
import { findCalendarPage, isoDateOf } from '../../calendar/index.ts'
import { dateWords } from '../date-words.ts'
import { pictureOfPage, picturePath } from '../pictures/picture-path.ts'

/** The size of the frame; a consumer may want a narrower one. */
const WIDTH = 420
const HEIGHT = 190
/** The narrowest that the words of a day fit into. */
const LEAST_WIDTH = 260

/** A day of ours that an address names; undefined for today. */
type EmbedTarget = { readonly locale: Locale; readonly path: string; readonly date: string | undefined }

type Sites = { readonly product: string; readonly origins: Readonly<Record<Locale, string>> }

/**
 * What an address of ours is framed as: the page of a day, or the home page, which is today. Undefined for any other page
 * and any other site.
 */
export function findEmbedTarget(address: string, { origins }: Sites): EmbedTarget | undefined {
  const url = URL.parse(address)
  if (!url || !locales.some((locale) => origins[locale] === url.origin)) return undefined
  const home = locales.find((locale) => pathIn(locale, '/') === url.pathname)
  if (home) return { locale: home, path: url.pathname, date: undefined }
  const { locale, year, month, day } = findCalendarPage(url.pathname) ?? {}
  if (locale === undefined || year === undefined || month === undefined || day === undefined) return undefined
  return { locale, path: url.pathname, date: isoDateOf({ year, month, day }) }
}

/** The frame of a day, as oembed.com describes a `rich` response. */
export function describeEmbed(
  { locale, path, date }: EmbedTarget,
  { product, origins }: Sites,
  { maxwidth = WIDTH, maxheight = HEIGHT }: { maxwidth?: number | undefined; maxheight?: number | undefined },
) {
  const origin = origins[locale]
  const framed = date === undefined ? '/today' : path.replace(/^\/ru/, '')
  const title = date === undefined ? product : dateWords(date, locale).date
  const width = Math.max(LEAST_WIDTH, Math.min(WIDTH, maxwidth))
  const height = Math.min(HEIGHT, maxheight)
  const src = origin + pathIn(locale, `/embed${framed}`)
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: product,
    provider_url: origin,
    width,
    height,
    html: markup`<iframe src="${src}" title="${title}" width="${width}" height="${height}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0"></iframe>`
      .markup,
    thumbnail_url: origin + picturePath(pictureOfPage(path)),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  }
}
