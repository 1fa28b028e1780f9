import { gzipSync } from 'node:zlib'
import type { Figure, FigureMark, FigureOf, Locale } from '@zeri/contract'
import { expect, test } from 'vitest'
import { createFigureMemory, findDescribe, readFigure } from '../../apps/server/src/features/figures/index.ts'
import { wrapLabel } from '../../apps/web/app/features/figures/wrap-label.ts'
import { drawFigure } from '../../apps/web/app/features/figures/write-figure.server.ts'

const MAX_GZIP_BYTES = 12_000
const memory = createFigureMemory()

async function compute<Name extends Figure['name']>(line: string, locale: Locale): Promise<FigureOf<Name>> {
  const mark: FigureMark | undefined = readFigure(line)
  const figure =
    mark && (await findDescribe(mark)?.({ locale, today: '2026-11-17', openUntil: '2026-12-17', memory }))
  return figure as FigureOf<Name> // true: the line names the figure
}

const lines = [
  'verdict-balance 2026-11-16 pray',
  'verdict-balance 2026-11-16 wedding',
  'verdict-balance 2026-11-16 opening',
  'activity-year wedding',
  'good-days haircut',
  'schools-differ',
  'solar-time',
  'lunar-days 2026-11',
  'luck-river 1985-11-23T14:10 Europe/Moscow',
]

/** The texts of a drawing, in order. */
const textsOf = (markup: string): string[] =>
  Array.from(markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = '']) => text)

test.each(lines)('“%s” has a caption and a text in both languages and weighs at most 12 kB', async (line) => {
  for (const locale of ['en', 'ru'] as const) {
    const figure = await compute(line, locale)
    const markup = drawFigure(figure, locale)
    expect(gzipSync(markup).length).toBeLessThanOrEqual(MAX_GZIP_BYTES)
    expect(markup).toMatch(/role="img" aria-label="[^"]{80,}"/)
    expect(markup).toContain('<figcaption')
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('the balance writes every reason and its points, and strikes through what does not count', async () => {
  const figure = await compute<'verdict-balance'>('verdict-balance 2026-11-16 wedding', 'en')
  const markup = drawFigure(figure, 'en')
  const words = textsOf(markup).join(' ')
  for (const { name, pointsText, isCounted } of figure.reasons) {
    expect(words).toContain(wrapLabel(name, 22)[0])
    if (isCounted) expect(words).toContain(pointsText)
  }
  const aside = figure.reasons.filter(({ isCounted }) => !isCounted)
  expect(words.split(figure.pans.aside)).toHaveLength(aside.length + 1)
})

test('the past year draws a cell for each day and a sign for each that is not neutral', async () => {
  const figure = await compute<'activity-year'>('activity-year wedding', 'en')
  const markup = drawFigure(figure, 'en')
  for (const { weight, days } of figure.counts) {
    const group = new RegExp(`data-weight="${weight}">(.*?)</g>`).exec(markup)?.[1] ?? ''
    const [cells = '', signs = ''] = Array.from(group.matchAll(/ d="([^"]*)"/g), ([, path = '']) => path)
    expect(cells.split('z').length - 1).toBe(days)
    // A plus has two strokes.
    expect(signs.split('M').length - 1).toBe(weight > 0 ? 2 * days : weight < 0 ? days : 0)
  }
})

test('good days are written in every cell, and their sums beside them', async () => {
  const figure = await compute<'good-days'>('good-days haircut', 'ru')
  const markup = drawFigure(figure, 'ru')
  for (const { year, months, total } of figure.years) {
    const row = new RegExp(`data-year="${year}">(.*?)(?=<g data-year|$)`).exec(markup)?.[1] ?? ''
    expect(textsOf(row).slice(0, 14)).toEqual([String(year), ...months.map(String), String(total)])
  }
})

test('the bars of schools are as long as their shares, and each has its number', async () => {
  const { schools, ...figure } = await compute<'schools-differ'>('schools-differ', 'en')
  const markup = drawFigure({ schools, ...figure }, 'en')
  const most = Math.max(...schools.map(({ turnedVerdicts }) => turnedVerdicts))
  for (const { id, turnedVerdicts, turnedDays, percent } of schools) {
    const row = new RegExp(`data-school="${id}">(.*?)</g>`).exec(markup)?.[1] ?? ''
    const width = Number(/width="(\d+)"/.exec(row)?.[1])
    expect(Math.abs(width - (200 * turnedVerdicts) / most)).toBeLessThanOrEqual(1)
    expect(textsOf(row).slice(-2)).toEqual([percent, String(turnedDays)])
  }
})

test('solar time is drawn where its numbers are', async () => {
  const figure = await compute<'solar-time'>('solar-time', 'en')
  const markup = drawFigure(figure, 'en')
  const curves = Array.from(markup.matchAll(/d="(M[^"]*L[^"]*)"/g), ([, path = '']) =>
    Array.from(path.matchAll(/[ML]([\d.]+) ([\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]),
  )
  const firstMs = Date.UTC(figure.year, 0, 1)
  figure.points.forEach(({ date, equationSec, declinationDeg }, index) => {
    const day = (Date.parse(date) - firstMs) / 86_400_000
    const inYear = [34 + (320 * day) / 366, 93 - (77 * equationSec) / 1080]
    const onEight = [180 + (100 * equationSec) / 1080, 336 - (120 * declinationDeg) / 24]
    const drawn = [curves[0]?.[index], curves[1]?.[index]].flat()
    ;[...inYear, ...onEight].forEach((at, side) => {
      expect(Math.abs((drawn[side] ?? 0) - at)).toBeLessThanOrEqual(0.1)
    })
  })
  expect(figure.points.length).toBeGreaterThan(70)
})

test('lunar days stand at the hours at which they begin', async () => {
  const figure = await compute<'lunar-days'>('lunar-days 2026-11', 'ru')
  const markup = drawFigure(figure, 'ru')
  const tops = Array.from(markup.matchAll(/x="208" y="([\d.]+)"/g), ([, top]) => Number(top))
  expect(tops).toHaveLength(figure.moonriseDays.length)
  figure.moonriseDays.forEach(({ fromHour }, index) => {
    expect(Math.abs((tops[index] ?? 0) - (24 + (20 * fromHour) / 24))).toBeLessThanOrEqual(0.1)
  })
})

test('the rivers have every pillar and its year', async () => {
  const figure = await compute<'luck-river'>('luck-river 1985-11-23T14:10 Europe/Moscow', 'en')
  const markup = drawFigure(figure, 'en')
  for (const { gender, pillars } of figure.rivers) {
    const row = textsOf(new RegExp(`data-river="${gender}">(.*?)(?=<g data-river|$)`).exec(markup)?.[1] ?? '')
    const glyphs = pillars.flatMap(({ pillar, fromYear, god }) => [
      pillar.stem.glyph,
      pillar.branch.glyph,
      String(fromYear),
      god.zh,
    ])
    expect(row.slice(3, 3 + glyphs.length)).toEqual(glyphs)
  }
})
