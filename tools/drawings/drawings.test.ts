import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { mansionStartDeg, moonLongitudeDeg, sunLongitudeDeg } from '@zeri/almanac/astro'
import { elementOfStem, hiddenStemsOf } from '@zeri/almanac/bazi'
import {
  branchOf,
  calendarRules,
  chinaMeridian,
  dayFacts,
  dayMansion,
  dayOfficer,
  dayPillar,
  isYellowPath,
  julianDay,
  pathStar,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { mansionIdOf } from '@zeri/almanac/judgement'
import { figureNames, locales } from '@zeri/contract'
import { branches, elementOrder, mansions, officers, stems, terms } from '@zeri/lexicon'
import { expect, test } from 'vitest'
import { angleOfPoint } from '../../apps/web/app/features/figures/ring-geometry.ts'
import { describe, draw, figureLines, listElements, listTexts, readNumber, stepOf } from './draw.ts'

const MAX_GZIP_BYTES = 12_000
const FIRST_DAY = toJulianDay({ year: 2026, month: 11, day: 1 })
const isoDate = (day: number): string => {
  const { year, month, day: ofMonth } = toCivilDate(julianDay(day))
  return [year, String(month).padStart(2, '0'), String(ofMonth).padStart(2, '0')].join('-')
}
const turn = (deg: number): number => ((deg % 360) + 360) % 360
const isMarked = (attributes: string): boolean => /class="[^"]*onMark/.test(attributes)

const drawn = figureNames.flatMap((name) =>
  locales.map((locale) => ({ name, locale, line: figureLines[name] })),
)

test.each(drawn)('$name in $locale weighs at most 12 kB of compressed markup', async ({ line, locale }) => {
  expect(gzipSync(await draw(line, locale)).length).toBeLessThanOrEqual(MAX_GZIP_BYTES)
})

test.each(drawn)('$name in $locale has a caption, and a text for who listens', async ({ line, locale }) => {
  const markup = await draw(line, locale)
  const { title, text } = await describe(line, locale)
  const label = / role="img" aria-label="([^"]+)"/.exec(markup)?.[1] ?? ''
  const plain = (words: string): string => words.replaceAll('\u00a0', ' ')
  expect(plain(label)).toBe(plain(`${title}. ${text}`))
  expect(plain(markup)).toContain(`<b>${plain(title)}.</b>`)
  expect(/<figure[^>]*><svg.*<\/svg>.*<figcaption.*<\/figcaption><\/figure>$/s.test(markup)).toBe(true)
})

test.each(drawn)('$name in $locale is drawn for the width of a phone', async ({ line, locale }) => {
  expect(Number(/viewBox="\S+ \S+ (\S+) /.exec(await draw(line, locale))?.[1])).toBeLessThanOrEqual(360)
})

test('the wheel has each pillar at its step, stems inside branches, and marks the pillar of the day', async () => {
  for (let day = FIRST_DAY as number; day < FIRST_DAY + 60; day++) {
    const texts = listTexts(await draw(`wheel-of-sixty ${isoDate(day)}`)).slice(0, 120)
    const rings = { inner: Array<string>(60).fill(''), outer: Array<string>(60).fill('') }
    for (const one of texts)
      rings[Math.hypot(one.x, one.y) < 150 ? 'inner' : 'outer'][stepOf(one, 60)] += one.text
    expect(rings.inner).toEqual(rings.inner.map((_, index) => stems[index % 10]?.zh))
    expect(rings.outer).toEqual(rings.outer.map((_, index) => branches[index % 12]?.zh))
    const marked = texts.filter(({ attributes }) => isMarked(attributes)).map((one) => stepOf(one, 60))
    const pillar = dayPillar(julianDay(day))
    expect(marked).toEqual([pillar, pillar])
  }
})

test('stems stand in the column of their element, branches in that of their season, each with its line', async () => {
  const markup = await draw('stems-and-branches')
  const glyphs = listTexts(markup).filter(({ attributes }) => attributes.includes('lang="zh"'))
  const columnOf = (list: readonly { zh: string }[]) => {
    const found = glyphs.filter(({ text }) => list.some(({ zh }) => zh === text))
    const columns = [...new Set(found.map(({ x }) => x))].sort((a, b) => a - b)
    return (zh: string) => columns.indexOf(found.find(({ text }) => text === zh)?.x ?? Number.NaN)
  }
  const stemColumn = columnOf(stems)
  expect(stems.map(({ zh }) => stemColumn(zh))).toEqual(stems.map((_, stem) => elementOfStem(stem)))
  const branchColumn = columnOf(branches)
  expect(branches.map(({ zh }) => branchColumn(zh))).toEqual([3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3])
  const elementOf = (attributes: string) => /data-element="(\w+)"/.exec(attributes)?.[1]
  for (const [branch, { zh }] of branches.entries())
    expect(elementOf(glyphs.find(({ text }) => text === zh)?.attributes ?? '')).toBe(
      elementOrder[elementOfStem(hiddenStemsOf(branch)[0]?.stem ?? -1)],
    )
  const lines = Array.from(
    markup.matchAll(/>(\S)<\/text>(?:<text[^>]*>[^<]*<\/text>)*<path[^>]*data-polarity="(\w+)" d="([^"]+)"/g),
    ([, glyph = '', polarity, d = '']) => ({ glyph, polarity, isBroken: d.includes('m6') }),
  )
  expect(lines).toHaveLength(22)
  for (const { glyph, polarity, isBroken } of lines) {
    const index = Math.max(
      stems.findIndex(({ zh }) => zh === glyph),
      branches.findIndex(({ zh }) => zh === glyph),
    )
    expect([polarity, isBroken]).toEqual(index % 2 === 0 ? ['yang', false] : ['yin', true])
  }
})

const months = Array.from({ length: 24 }, (_, index) => ({
  year: 2026 + Math.floor(index / 12),
  month: (index % 12) + 1,
}))
const writeMonth = ({ year, month }: (typeof months)[number]) => `${year}-${String(month).padStart(2, '0')}`

test.each(months)(
  'the dots of $year-$month stand under the officers, which repeat where a month begins',
  async (month) => {
    const markup = await draw(`officers-month ${writeMonth(month)}`)
    const heads = listTexts(markup).slice(0, 12)
    expect(heads.map(({ text }) => text)).toEqual(Object.values(officers).map(({ zh }) => zh))
    const dots = listElements(markup, 'circle').map((circle) => ({
      day: readNumber(circle, 'data-day'),
      officer: heads.findIndex(({ x }) => x === readNumber(circle, 'cx')),
      y: readNumber(circle, 'cy'),
      isMarked: circle.includes('mark'),
    }))
    const facts = dots.map(({ day }) =>
      dayFacts({ date: { ...month, day }, place: chinaMeridian, rules: calendarRules }),
    )
    expect(dots.map(({ officer }) => officer)).toEqual(
      facts.map(({ day, month: solarMonth }) => dayOfficer(day, branchOf(solarMonth))),
    )
    expect(dots.map(({ y }) => y)).toEqual(dots.map(({ y }) => y).toSorted((a, b) => a - b))
    const repeated = dots.slice(1).filter(({ officer }, index) => officer === dots[index]?.officer)
    expect(repeated.map(({ day }) => day)).toEqual(dots.filter((dot) => dot.isMarked).map(({ day }) => day))
    expect(repeated).toHaveLength(1)
  },
)

test.each(months)(
  'the bars of $year-$month are those of the path, in the column of the weekday',
  async (month) => {
    const markup = await draw(`paths ${writeMonth(month)}`)
    const bars = listElements(markup, 'rect').slice(0, -2)
    const first = toJulianDay({ ...month, day: 1 })
    for (const [index, bar] of bars.entries()) {
      const day = julianDay(first + index)
      const facts = dayFacts({ date: toCivilDate(day), place: chinaMeridian, rules: calendarRules })
      const isYellow = isYellowPath(pathStar(branchOf(dayPillar(day)), branchOf(facts.month)))
      expect(/data-path="(\w+)"/.exec(bar)?.[1]).toBe(isYellow ? 'yellow' : 'black')
      const weekday = (new Date(isoDate(day)).getUTCDay() + 6) % 7
      expect(Math.floor(readNumber(bar, 'x') / 51)).toBe(weekday)
    }
    expect(bars).toHaveLength(new Date(Date.UTC(month.year, month.month, 0)).getUTCDate())
  },
)

test('the ring of mansions marks that of the day, and the moon stands at its longitude', async () => {
  for (let day = FIRST_DAY as number; day < FIRST_DAY + 60; day++) {
    const markup = await draw(`mansions ${isoDate(day)}`)
    const glyphs = listTexts(markup).slice(0, 28)
    const marked = glyphs.find(({ attributes }) => isMarked(attributes))
    expect(marked?.text).toBe(mansions[mansionIdOf(dayMansion(julianDay(day)))].zh)
    // The first mansion of the east begins an eighth of the ring and half a mansion above the left; they run back.
    const placeOf = (x: number, y: number) => turn(270 + 45 - angleOfPoint(x, y)) / (360 / 28)
    expect(glyphs.map(({ x, y }) => Math.floor(placeOf(x, y)))).toEqual(glyphs.map((_, index) => index))
    const [, x, y] = /translate\((\S+) (\S+)\) scale/.exec(markup) ?? []
    const place = placeOf(Number(x), Number(y))
    const noonMs = Date.parse(`${isoDate(day)}T12:00:00Z`)
    const [from, to] = [0, 1].map((step) => mansionStartDeg((Math.floor(place) + step) % 28, noonMs))
    const width = turn((to ?? 0) - (from ?? 0))
    const shown = (from ?? 0) + (place % 1) * width
    expect(Math.abs(turn(shown - moonLongitudeDeg(noonMs) + 180) - 180)).toBeLessThan(0.01 * width + 0.05)
  }
})

test.each([1900, 1999, 2026, 2027, 2100])(
  'the dots of %i stand where the sun is on the date beside them',
  async (year) => {
    const markup = await draw(`terms-circle ${year}`)
    const figure = await describe(`terms-circle ${year}`, 'en')
    if (figure.name !== 'terms-circle') throw new Error('another figure')
    const dots = listElements(markup, 'circle').filter((circle) => circle.includes('r="4.5"'))
    const texts = listTexts(markup)
    for (const [index, { zh, date, dateWords }] of figure.terms.entries()) {
      const dot = dots[index] ?? ''
      const shownDeg = turn(angleOfPoint(readNumber(dot, 'cx'), readNumber(dot, 'cy')) + 90)
      const [fromMs, toMs] = [0, 1].map((days) => Date.parse(`${date}T00:00:00+08:00`) + days * 86_400_000)
      const reached = turn(shownDeg - sunLongitudeDeg(fromMs ?? 0) + 0.5)
      expect(reached).toBeLessThan(turn(sunLongitudeDeg(toMs ?? 0) - sunLongitudeDeg(fromMs ?? 0)) + 1)
      const beside = texts.filter(
        (one) => stepOf(one, 24) === stepOf({ x: readNumber(dot, 'cx'), y: readNumber(dot, 'cy') }, 24),
      )
      expect(beside.map(({ text }) => text)).toEqual(expect.arrayContaining([zh, dateWords]))
      expect(dot.includes('full')).toBe(terms.findIndex((term) => term.zh === zh) % 2 === 0)
    }
  },
)

test('the rings of branches join those that clash, harmonise and form a trine', async () => {
  const groups = { clash: [], 'six-harmony': [], 'three-harmony': [] } as Record<string, number[][]>
  for (const path of listElements(await draw('branch-ring'), 'path')) {
    const points = (/ d="M([^"Z]+)/.exec(path)?.[1] ?? '')
      .split('L')
      .map((point) => point.split(' ').map(Number))
    groups[/data-relation="([\w-]+)"/.exec(path)?.[1] ?? '']?.push(
      points.map(([x = 0, y = 0]) => stepOf({ x, y }, 12)),
    )
  }
  const { clash = [], 'six-harmony': pairs = [], 'three-harmony': trines = [] } = groups
  expect(clash.map(([a = 0, b = 0]) => b - a)).toEqual([6, 6, 6, 6, 6, 6])
  // 三命通会: 子丑 寅亥 卯戌 辰酉 巳申 午未
  expect(pairs.map((pair) => pair.toSorted((a, b) => a - b).join(' ')).toSorted()).toEqual(
    ['0 1', '2 11', '3 10', '4 9', '5 8', '6 7'].toSorted(),
  )
  // 三命通会: 申子辰 巳酉丑 寅午戌 亥卯未
  expect(trines.map((trine) => trine.toSorted((a, b) => a - b).join(' ')).toSorted()).toEqual(
    ['0 4 8', '1 5 9', '10 2 6', '11 3 7']
      .map((three) =>
        three
          .split(' ')
          .map(Number)
          .sort((a, b) => a - b)
          .join(' '),
      )
      .toSorted(),
  )
})

test('the bars of hidden stems are as long as their shares, main stem first', async () => {
  const markup = await draw('hidden-stems')
  const bars = listElements(markup, 'rect')
  const glyphs = listTexts(markup).filter(({ attributes }) => attributes.includes('data-element'))
  const hidden = branches.flatMap((_, branch) => hiddenStemsOf(branch))
  expect(glyphs.map(({ text }) => text)).toEqual(hidden.map(({ stem }) => stems[stem]?.zh))
  const whole = Math.max(...bars.map((bar) => readNumber(bar, 'width')))
  for (const [index, bar] of bars.entries())
    expect(readNumber(bar, 'width') / whole).toBeCloseTo(hidden[index]?.weight ?? 0, 2)
})

const css = readFileSync(
  new URL('../../apps/web/app/features/figures/figures.module.css', import.meta.url),
  'utf8',
)

test('no text of a drawing is smaller than 12 units, and a unit is a pixel on a phone', () => {
  const sizes = Array.from(css.matchAll(/^\.drawing[^{]*\{[^}]*font-size: (\d+)px/gm), ([, size]) =>
    Number(size),
  )
  expect(sizes.length).toBeGreaterThan(3)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
})

test('relations differ by their lines as well as by their colours', () => {
  const patterns = Array.from(
    css.matchAll(/data-relation="three-harmony"\]\[data-element="\w+"\] \{([^}]*)\}/g),
    ([, rules = '']) => /stroke-dasharray: ([^;]+)/.exec(rules)?.[1] ?? 'unbroken',
  )
  expect(patterns).toHaveLength(4)
  expect(new Set(patterns).size).toBe(4)
})

/** Relative luminance. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const tokens = readFileSync(new URL('../../apps/web/app/tokens.css', import.meta.url), 'utf8')
const coloursOf = (name: string): readonly string[] => {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? []
  if (!light || !dark) throw new Error(`no colour --${name}`)
  return [light, dark]
}

/** The lower contrast of the two themes. */
function contrast(one: string, other: string): number {
  const [ones, others] = [coloursOf(one), coloursOf(other)]
  return Math.min(
    ...ones.map((colour, theme) => {
      const [darker = 0, lighter = 0] = [luminance(colour), luminance(others[theme] ?? '')].sort(
        (a, b) => a - b,
      )
      return (lighter + 0.05) / (darker + 0.05)
    }),
  )
}

/** The moon has a rim, paper and hairlines are grounds, the seal is a shape, and its text lies on it. */
const grounds = ['paper', 'line', 'moon-dark', 'moon-lit', 'seal', 'on-seal']
const colours = [
  ...new Set(Array.from(css.matchAll(/(?:fill|stroke): var\(--([\w-]+)\)/g), ([, name = '']) => name)),
]

test.each(colours.filter((name) => !grounds.includes(name)))(
  '%s is readable on paper and on cards',
  (name) => {
    expect(colours.length).toBeGreaterThan(8)
    for (const ground of ['paper', 'card']) expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5)
  },
)

test('a mark stands out from paper, and its text is readable on it', () => {
  for (const ground of ['paper', 'card']) expect(contrast('seal', ground)).toBeGreaterThanOrEqual(3)
  expect(contrast('on-seal', 'seal')).toBeGreaterThanOrEqual(4.5)
  expect(contrast('line', 'paper')).toBeLessThan(4.5)
})
