import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type Locale, locales } from '@zeri/contract'
import { activityWords, listSigns } from '@zeri/lexicon'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { describeDays, findCalendarContext } from '../../calendar/index.ts'
import { exportWords } from '../words.ts'
import { breakLines, drawArticle } from './draw-article.ts'
import { drawDay } from './draw-day.ts'
import { drawMonth, toRatedDay } from './draw-month.ts'
import { drawSign } from './draw-sign.ts'
import { drawSite } from './draw-site.ts'
import { HEIGHT, MARGIN, WIDTH } from './shapes.ts'

type Box = {
  readonly words: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const folder = join(import.meta.dirname, '../../../../fonts')
const font = {
  fontFiles: [
    'literata-600',
    'onest-500',
    'onest-600',
    'noto-serif-sc-600',
    'noto-serif-sc-600-rare-37',
    'noto-serif-sc-600-rare-65',
  ].map((name) => join(folder, `${name}.ttf`)),
  loadSystemFonts: false,
}
const measured = new Map<string, Box>()

function boxOf(text: string): Box {
  const box = measured.get(text) ?? measure(text)
  measured.set(text, box)
  return box
}

function measure(text: string): Box {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${text}</svg>`
  const box = new Resvg(svg, { font }).getBBox()
  if (!box) throw new Error(`nothing is drawn by ${text}`)
  const words = />(.*)</.exec(text)?.[1] ?? ''
  return { words, left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

const listTexts = (svg: string): Box[] => (svg.match(/<text.*?<\/text>/g) ?? []).map(boxOf)

/** Lists texts that leave the margins or overlap other texts. */
function findFaults(svg: string): string[] {
  const boxes = listTexts(svg)
  const isOut = ({ left, right, top, bottom }: Box) =>
    left < MARGIN - 12 || right > WIDTH - MARGIN + 12 || top < 48 || bottom > HEIGHT - 36
  const touches = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  return boxes.flatMap((box, index) => [
    ...(isOut(box) ? [`${box.words} is out`] : []),
    ...boxes
      .slice(index + 1)
      .filter((other) => touches(box, other))
      .map((other) => `${box.words} on ${other.words}`),
  ])
}

const calendar = {
  places: { find: () => undefined },
  clockOf: createZoneClocks(),
  today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
}
const daysOf = async (from: string, to: string, locale: Locale) =>
  describeDays({ from, to }, await findCalendarContext(calendar, { locale })).days

test.each(locales)(
  'the texts of a day fit on every day of two cycles, open or closed: %s',
  async (locale) => {
    const days = [
      ...(await daysOf('2026-08-20', '2026-10-19', locale)),
      ...(await daysOf('2027-08-20', '2027-10-19', locale)),
    ]
    for (const day of days) {
      const svg = drawDay(day, locale, 'Zeri')
      expect(findFaults(svg), day.date).toEqual([])
      // The sentence goes on under the moon.
      const column = listTexts(svg).filter(({ left, top }) => left > 320 && left < 500 && top < 490)
      expect(Math.max(...column.map(({ right }) => right)), day.date).toBeLessThan(920)
    }
  },
)

test.each(locales)('the texts of every month fit: %s', async (locale) => {
  for (let month = 1; month <= 12; month++)
    for (const year of [2026, 2027]) {
      const first = `${year}-${String(month).padStart(2, '0')}`
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      const days = await daysOf(`${first}-01`, `${first}-${last}`, locale)
      expect(findFaults(drawMonth(days.map(toRatedDay), { locale, product: 'Zeri' })), first).toEqual([])
    }
})

test.each(locales)(
  'the names of all activities fit into the picture of a month and of a page: %s',
  async (locale) => {
    const days = (await daysOf('2026-11-01', '2026-11-30', locale)).map(toRatedDay)
    for (const { name, deed } of Object.values(activityWords)) {
      const svg = drawMonth(days, { locale, product: 'Zeri', activity: name[locale] })
      expect(findFaults(svg), name.en).toEqual([])
      const title = exportWords[locale].daysFor(locale === 'ru' ? deed.ruGenitive : deed.en)
      expect(findFaults(drawArticle(title, locale, 'Zeri')), name.en).toEqual([])
    }
  },
)

test.each(locales)('every sign fits into its picture: %s', (locale) => {
  for (const sign of listSigns())
    expect(findFaults(drawSign(sign, locale, 'Zeri')), `${sign.kind}/${sign.id}`).toEqual([])
})

test.each(locales)('the texts of the site fit, also with a long product name: %s', (locale) => {
  expect(findFaults(drawSite(locale, 'Zeri'))).toEqual([])
  expect(findFaults(drawSite(locale, 'An almanac with a name of forty letters!'))).toEqual([])
})

test.each(locales)('the longest title of an article fits: %s', (locale) => {
  const title =
    locale === 'en'
      ? 'A title that takes all the room there is for titles of articles, 70 ch'
      : 'Заголовок, который занимает всё место, отведённое заголовкам статей, 70'
  expect(findFaults(drawArticle(title, locale, 'Zeri'))).toEqual([])
})

test('a title breaks only between words', () => {
  expect(breakLines('One two three', 7)).toEqual(['One two', 'three'])
})
