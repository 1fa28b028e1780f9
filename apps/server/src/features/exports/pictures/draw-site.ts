import type { Locale } from '@zeri/contract'
import { branches, pillarWords } from '@zeri/lexicon'
import type { Markup } from '../../../platform/markup.ts'
import { exportWords } from '../words.ts'
import { drawSeal, drawSheet, fitSize, MARGIN, WIDTH, write } from './draw.ts'
import { elementColours, palette } from './palette.ts'

const MIDDLE = WIDTH / 2

/** The twelve branches in a row, each in the colour of its element. */
function drawBranches(): Markup[] {
  const step = (WIDTH - 2 * MARGIN) / branches.length
  return branches.map((_, index) => {
    const { glyph, element } = pillarWords(index as Parameters<typeof pillarWords>[0], 'en').branch
    return write(glyph, {
      at: [MARGIN + step * (index + 0.5), 566],
      size: 44,
      font: 'hanzi',
      fill: elementColours[element],
      anchor: 'middle',
    })
  })
}

/** The site itself, for pages that have no day of their own. */
export function drawSite(locale: Locale, product: string): string {
  const { promise } = exportWords[locale]
  return drawSheet([
    drawSeal([MIDDLE - 72, MARGIN], 144),
    write(product, {
      at: [MIDDLE, 340],
      size: fitSize(product, 112, 900),
      font: 'heading',
      anchor: 'middle',
    }),
    write(promise, {
      at: [MIDDLE, 420],
      size: fitSize(promise, 30, 1000),
      font: 'text',
      fill: palette['ink-2'],
      anchor: 'middle',
    }),
    ...drawBranches(),
  ])
}

/** Stands in where no picture can be drawn; it has no words, so it fits every language and name. */
export function drawStandIn(): string {
  return drawSheet([drawSeal([MIDDLE - 128, 128], 256), ...drawBranches()])
}
