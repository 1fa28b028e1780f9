import { daysInMonth } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../../platform/log.ts'
import { deedOf } from '../../activities/index.ts'
import {
  type CalendarDeps,
  describeDays,
  findCalendarContext,
  isoDateOf,
  openUntil,
} from '../../calendar/index.ts'
import { defaultPlace } from '../../places/index.ts'
import { isIndexable } from '../../search-engines/index.ts'
import { exportWords } from '../words.ts'
import { drawArticle } from './draw-article.ts'
import { drawDay } from './draw-day.ts'
import { drawMonth, toRatedDay } from './draw-month.ts'
import { drawSign } from './draw-sign.ts'
import { drawSite } from './draw-site.ts'
import { drawStars } from './draw-stars.ts'
import type { Painter } from './painter.ts'
import type { PictureFiles } from './picture-files.ts'
import { type Picture, pagePathOf, pictureName, picturePath, pictureVersion } from './picture-path.ts'
import { createSerialQueue } from './serial-queue.ts'

/** A picture ready to be sent. */
export type RenderedPicture = {
  readonly png: Buffer
  /** Whether the picture can no longer change under its version; closed days change when they open. */
  readonly isFinal: boolean
}

export type Pictures = {
  /** The picture of a path, if it is in memory and final. */
  findCached(path: string): RenderedPicture | undefined
  /** The picture; undefined when it cannot be painted now. */
  find(picture: Picture): Promise<RenderedPicture | undefined>
  /** Paints a drawing that is stored nowhere, because it is for one reader; undefined when it cannot be painted now. */
  paint(svg: string): Promise<Buffer | undefined>
}

type PicturesDeps = {
  readonly calendar: CalendarDeps
  /** The title of an article; undefined if there is no such article. */
  readonly findTitle: (id: string, locale: Locale) => Promise<string | undefined>
  readonly product: string
  readonly painter: Pick<Painter, 'paint'>
  readonly files: PictureFiles
  readonly log: Log
}

const MEMORY_BYTES = 32_000_000
const MAX_WAITING = 4

/** The first and last day of a picture. */
function rangeOf(picture: Extract<Picture, { month: number }>): {
  readonly from: string
  readonly to: string
} {
  const { year, month } = picture
  if (picture.kind === 'day') return { from: isoDateOf(picture), to: isoDateOf(picture) }
  const day = daysInMonth(year, month)
  return { from: isoDateOf({ year, month, day: 1 }), to: isoDateOf({ year, month, day }) }
}

/** The title of an article may be edited, and a closed day opens; all other pictures are final. */
function isFinalPicture(picture: Picture, openUntilDate: string): boolean {
  if (['site', 'activity', 'stars', 'sign'].includes(picture.kind)) return true
  return 'month' in picture && rangeOf(picture).to <= openUntilDate
}

/** Creates the source of preview pictures: each is painted once, one at a time, and cached. */
export function createPictures(deps: PicturesDeps): Pictures {
  const { calendar, findTitle, product, painter, files, log } = deps
  const memory = new LRUCache<string, RenderedPicture>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ png }, key) => png.length + key.length,
  })
  const pending = new Map<string, Promise<RenderedPicture | undefined>>()
  const queue = createSerialQueue(MAX_WAITING)

  async function draw(picture: Picture): Promise<string> {
    const { locale } = picture
    if (picture.kind === 'site') return drawSite(locale, product)
    if (picture.kind === 'article') {
      const title = await findTitle(picture.id, locale)
      return title === undefined ? drawSite(locale, product) : drawArticle(title, locale, product)
    }
    if (picture.kind === 'activity')
      return drawArticle(exportWords[locale].daysFor(deedOf(picture.activity, locale)), locale, product)
    if (picture.kind === 'sign') return drawSign(picture.sign, locale, product)
    if (picture.kind === 'stars') return drawStars(picture.year, locale, product)
    // A phase of the moon has the date of the place, so the picture is that of the page without a script.
    const place = defaultPlace(locale)
    const query = { locale, ...(place && { place: String(place.id) }) }
    const { days } = describeDays(rangeOf(picture), await findCalendarContext(calendar, query))
    const [first] = days
    if (!first) throw new Error('the calendar returned no days')
    if (picture.kind === 'day') return drawDay(first, locale, product)
    if (picture.kind === 'month') return drawMonth(days.map(toRatedDay), { locale, product })
    const { activity } = picture
    const rated = days.map((day) => ({ ...toRatedDay(day), weight: day.weights?.[activity] ?? null }))
    return drawMonth(rated, { locale, product, activity: activityWords[activity].name[locale] })
  }

  /** Only pictures of indexable pages are stored in files; there are 150 000 others. */
  function isStoredInFile(picture: Picture): boolean {
    return isIndexable(pagePathOf(picture), calendar.today('UTC').date)
  }

  async function findOrPaint(picture: Picture, isFinal: boolean): Promise<Buffer | undefined> {
    const file = isFinal && isStoredInFile(picture) ? `${pictureVersion}/${pictureName(picture)}` : undefined
    const stored = file && (await files.find(file))
    if (stored) return stored
    const png = await queue(async () => painter.paint(await draw(picture)))
    if (file && png)
      await files.store(file, png).catch((err) => log.warn({ err }, 'the picture could not be stored'))
    return png
  }

  /** Concurrent requests for a picture share one promise. */
  function paintOnce(key: string, picture: Picture, isFinal: boolean): Promise<RenderedPicture | undefined> {
    const running = pending.get(key)
    if (running) return running
    const work = findOrPaint(picture, isFinal)
      .then((png) => {
        const shown = png && { png, isFinal }
        if (shown) memory.set(key, shown)
        return shown
      })
      .catch((err) => {
        log.error({ err }, 'the picture could not be painted')
        return undefined
      })
      .finally(() => pending.delete(key))
    pending.set(key, work)
    return work
  }

  return {
    findCached: (path) => memory.get(path),
    paint: async (svg) => queue(() => painter.paint(svg)),
    async find(picture) {
      const path = picturePath(picture)
      const until = openUntil(calendar.today('UTC').date)
      const isFinal = isFinalPicture(picture, until)
      const key = isFinal ? path : `${path} ${until}`
      return memory.get(key) ?? paintOnce(key, picture, isFinal)
    },
  }
}
