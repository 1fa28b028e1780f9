import { pillarOf } from '@zeri/almanac/calendar'
import {
  boardOf,
  dayDirections,
  flight,
  listMonthMarks,
  listYearMarks,
  type NineStar,
  type Palace,
  sectors,
} from '@zeri/almanac/fengshui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Compass } from './compass.tsx'
import { type CompassRing, toRing } from './compass-rings.ts'
import type { SectorId, SectorWords } from './fengshui-values.ts'
import { type BoardWords, describeBoard, SmallBoard, StarBoard } from './star-board.tsx'

const directions: readonly SectorWords[] = [...sectors, 'centre' as const].map((id) => ({
  id,
  zh: '',
  name: id,
  letters: id,
  where: `in the ${id}`,
}))

const words: BoardWords = {
  directions,
  stars: Array.from({ length: 9 }, (_, index) => ({
    number: index + 1,
    zh: '白',
    name: '',
    element: 'earth',
    short: '',
  })),
}

const markAt = (id: string, sector: SectorId | undefined, side: 'good' | 'bad' = 'bad') => ({
  id,
  side,
  sector: sector ?? null,
  sentence: `${id}: in the ${sector ?? 'centre'}`,
})

/** The rings of one day of sixty in a year: each pillar, year and month once. */
function ringsOf(index: number): CompassRing[] {
  const { joy, wealth, yangNoble, yinNoble, crane, sha } = dayDirections(pillarOf(index))
  const [year, month] = [2000 + index, index % 12]
  const toMark = ({ id, sector }: { id: string; sector: SectorId | undefined }) => markAt(id, sector)
  return [
    toRing('Day', [
      markAt('joy', joy, 'good'),
      markAt('wealth', wealth, 'good'),
      markAt('yang-noble', yangNoble.sector, 'good'),
      markAt('yin-noble', yinNoble.sector, 'good'),
      markAt('crane', crane),
      markAt('day-sha', sha),
    ]),
    toRing('Year', listYearMarks(year).map(toMark)),
    toRing('Month', listMonthMarks({ year, month }).map(toMark)),
  ]
}

const SIGN = /<text [^>]*lang="zh" x="([^"]+)" y="([^"]+)">(.)<\/text>/g
const LABEL = /aria-label="([^"]+)"/

/** The direction of a place in a picture that has the south on top. */
function sectorAt(x: number, y: number): string | undefined {
  const bearing = ((Math.atan2(-x, y) * 180) / Math.PI + 360) % 360
  return sectors[Math.round(bearing / 45) % 8]
}

test('the compass of every pillar shows each sign where its sentence says it is', () => {
  for (let index = 0; index < 60; index++) {
    const rings = ringsOf(index)
    const svg = renderToStaticMarkup(<Compass rings={rings} directions={directions} title="Compass." />)
    const drawn = Array.from(
      svg.matchAll(SIGN),
      ([, x, y, glyph]) => `${glyph} in the ${sectorAt(Number(x), Number(y))}`,
    )
    const signs = rings.flatMap((ring) => ring.signs)
    const said = signs.map(({ glyph, sentence }) => `${glyph} ${sentence.split(': ')[1]}`)
    expect(drawn.toSorted()).toEqual(said.toSorted())
    const label = LABEL.exec(svg)?.[1] ?? ''
    for (const { sentence } of signs) expect(label).toContain(sentence)
  }
})

test('a mark in the centre has no sign on the compass', () => {
  expect(toRing('Year', [markAt('year-five-yellow', undefined)]).signs).toEqual([])
})

const rows: readonly (readonly Palace[])[] = [
  ['south-east', 'south', 'south-west'],
  ['east', 'centre', 'west'],
  ['north-east', 'north', 'north-west'],
]

function boardWith(centre: NineStar) {
  const stars = boardOf(centre)
  return { centre, cells: rows.flat().map((palace) => ({ palace, star: stars[palace] })) }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)(
  'the text of the board of %i names every star with the side it is drawn on',
  (centre) => {
    const board = boardWith(centre)
    const svg = renderToStaticMarkup(<StarBoard board={board} words={words} title="Day" />)
    const drawn = Array.from(
      svg.matchAll(/<text [^>]*x="(\d+)" y="(\d+)">(\d)<\/text>/g),
      ([, x, y, star]) => `${star} in the ${rows[Math.floor(Number(y) / 60)]?.[Math.floor(Number(x) / 60)]}`,
    )
    expect(drawn).toHaveLength(flight.length)
    expect(drawn.toSorted()).toEqual(describeBoard(board, words).split(', ').toSorted())
    expect(LABEL.exec(svg)?.[1]).toBe(`Day: ${describeBoard(board, words)}.`)
  },
)

test('a small board has its numbers row by row, the south on top', () => {
  const svg = renderToStaticMarkup(<SmallBoard board={boardWith(1)} words={words} title="2026" />)
  const numbers = Array.from(svg.matchAll(/<text [^>]*>(\d{3})<\/text>/g), ([, digits]) => digits)
  // 協紀辨方書 008-26b, the board with One in the centre.
  expect(numbers).toEqual(['957', '813', '462'])
})
