import type { Locale } from '@zeri/contract'
import { type Markup, markup } from '../../../platform/markup.ts'
import { describeYearOfStars } from '../../fengshui/index.ts'
import { exportWords } from '../words.ts'
import { breakLines } from './draw-article.ts'
import { elementColours, palette } from './palette.ts'
import { drawBrand, drawPicture, drawText, HEIGHT, MARGIN, WIDTH } from './shapes.ts'

type Year = ReturnType<typeof describeYearOfStars>

const CELL = 148
const GAP = 10
const LEFT = WIDTH - MARGIN - 3 * CELL - 2 * GAP
const TOP = (HEIGHT - 3 * CELL - 2 * GAP) / 2
/** The number of characters of a line left of the board. */
const LINE_CHARS = 38
const LINE_HEIGHT = 34

/** Draws a palace of the board: its star, and the letters of its direction. */
function drawCell({ palace, star }: Year['board']['cells'][number], index: number, year: Year): Markup {
  const [x, y] = [LEFT + (index % 3) * (CELL + GAP), TOP + Math.floor(index / 3) * (CELL + GAP)]
  const { element } = year.stars[star - 1] ?? { element: 'earth' as const }
  const letters = year.directions.find(({ id }) => id === palace)?.letters ?? ''
  const number = drawText(String(star), {
    at: [x + CELL / 2, y + 98],
    size: 74,
    font: 'heading',
    fill: elementColours[element],
    anchor: 'middle',
  })
  const label = drawText(letters, {
    at: [x + CELL / 2, y + 134],
    size: 20,
    font: 'text',
    fill: palette['ink-3'],
    anchor: 'middle',
  })
  return markup`<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="16" fill="${palette.card}" stroke="${palette.line}" stroke-width="2"/>${number}${label}`
}

/** Draws the picture of the flying stars of a year: its board, and where the marks of the compass stand. */
export function drawStars(yearNumber: number, locale: Locale, product: string): string {
  const year = describeYearOfStars(yearNumber, locale)
  const lines = breakLines(exportWords[locale].flyingStars, LINE_CHARS / 2)
  return drawPicture([
    drawBrand(product, exportWords[locale].tagline),
    drawText(String(yearNumber), { at: [MARGIN - 3, 252], size: 84, font: 'heading' }),
    ...lines.map((line, index) =>
      drawText(line, { at: [MARGIN, 310 + index * 42], size: 34, font: 'strong', fill: palette['ink-2'] }),
    ),
    ...year.compass.map(({ sentence }, index) =>
      drawText(sentence, { at: [MARGIN, 438 + index * LINE_HEIGHT], size: 22, font: 'text' }),
    ),
    ...year.board.cells.map((cell, index) => drawCell(cell, index, year)),
  ])
}
