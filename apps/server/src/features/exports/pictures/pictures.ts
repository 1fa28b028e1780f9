import type { Locale } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../../platform/log.ts'
import { type CalendarDeps, describeDays, findSetting, isoDateOf, openUntil } from '../../calendar/index.ts'
import { isIndexable } from '../../search-engines/index.ts'
import { drawArticle } from './draw-article.ts'
import { drawDay } from './draw-day.ts'
import { drawMonth } from './draw-month.ts'
import { drawSite } from './draw-site.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import type { Painter } from './painter.ts'
import type { PictureFiles } from './picture-files.ts'
import { type Picture, pagePathOf, pictureName, picturePath, pictureVersion } from './picture-path.ts'

export type Shown = {
  readonly png: Buffer
  /** Nothing in it can change under this version; a picture with closed days changes as they open. */
  readonly isFinal: boolean
}

export type Pictures = {
  /** The picture at an address, if it is in memory and cannot change. */
  findKept(path: string): Shown | undefined
  /** The picture; undefined when it cannot be drawn now. */
  find(picture: Picture): Promise<Shown | undefined>
}

type PicturesDeps = {
  readonly calendar: CalendarDeps
  /** What an article is called; undefined where there is none. */
  readonly findTitle: (id: string, locale: Locale) => Promise<string | undefined>
  readonly product: string
  readonly painter: Pick<Painter, 'paint'>
  readonly files: PictureFiles
  readonly log: Log
}

const MEMORY_BYTES = 32_000_000
const MAX_WAITING = 4

/** The first and the last day of a picture. */
function rangeOf(picture: Extract<Picture, { kind: 'day' | 'month' }>): {
  readonly from: string
  readonly to: string
} {
  const { year, month } = picture
  if (picture.kind === 'day') return { from: isoDateOf(picture), to: isoDateOf(picture) }
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: isoDateOf({ year, month, day: 1 }), to: isoDateOf({ year, month, day: length }) }
}

/** A title may be written anew, and a closed day opens; the rest never changes. */
function isLasting(picture: Picture, openUntilDate: string): boolean {
  if (picture.kind === 'site') return true
  return picture.kind !== 'article' && rangeOf(picture).to <= openUntilDate
}

/** Pictures for everyone, without a place: drawn once, one at a time, and kept. */
export function createPictures(deps: PicturesDeps): Pictures {
  const { calendar, findTitle, product, painter, files, log } = deps
  const memory = new LRUCache<string, Shown>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ png }, key) => png.length + key.length,
  })
  const underWay = new Map<string, Promise<Shown | undefined>>()
  const queue = createOneAtATime(MAX_WAITING)

  async function draw(picture: Picture): Promise<string> {
    const { locale } = picture
    if (picture.kind === 'site') return drawSite(locale, product)
    if (picture.kind === 'article') {
      const title = await findTitle(picture.id, locale)
      return title === undefined ? drawSite(locale, product) : drawArticle(title, locale, product)
    }
    const { days } = describeDays(rangeOf(picture), await findSetting(calendar, { locale }))
    const [first] = days
    if (!first) throw new Error('the calendar gave no days')
    return picture.kind === 'month' ? drawMonth(days, locale, product) : drawDay(first, locale, product)
  }

  /** Pictures of pages that search engines show are few, all the others are a hundred and fifty thousand. */
  function isWorthAFile(picture: Picture): boolean {
    return isIndexable(pagePathOf(picture), calendar.today('UTC').date)
  }

  async function make(picture: Picture, isFinal: boolean): Promise<Buffer | undefined> {
    const file = isFinal && isWorthAFile(picture) ? `${pictureVersion}/${pictureName(picture)}` : undefined
    const stored = file && (await files.find(file))
    if (stored) return stored
    const png = await queue(async () => painter.paint(await draw(picture)))
    if (file && png) await files.store(file, png).catch((err) => log.warn({ err }, 'picture not stored'))
    return png
  }

  /** However many ask for a picture at once, it is made once. */
  function makeOnce(key: string, picture: Picture, isFinal: boolean): Promise<Shown | undefined> {
    const running = underWay.get(key)
    if (running) return running
    const work = make(picture, isFinal)
      .then((png) => {
        const shown = png && { png, isFinal }
        if (shown) memory.set(key, shown)
        return shown
      })
      .catch((err) => {
        log.error({ err }, 'picture not drawn')
        return undefined
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }

  return {
    findKept: (path) => memory.get(path),
    async find(picture) {
      const path = picturePath(picture)
      const until = openUntil(calendar.today('UTC').date)
      const isFinal = isLasting(picture, until)
      const key = isFinal ? path : `${path} ${until}`
      return memory.get(key) ?? makeOnce(key, picture, isFinal)
    },
  }
}
