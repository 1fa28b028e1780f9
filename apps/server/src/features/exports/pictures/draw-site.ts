import type { Locale } from '@zeri/contract'
import { branches, pillarWords } from '@zeri/lexicon'
import type { Markup } from '../../../platform/markup.ts'
import { exportWords } from '../words.ts'
import { elementColours, palette } from './palette.ts'
import { drawPicture, drawSeal, drawText, fitSize, MARGIN, WIDTH } from './shapes.ts'

const MIDDLE = WIDTH / 2

/** Draws the twelve branches in a row, each in the colour of its element. */
function drawBranches(): Markup[] {
  const step = (WIDTH - 2 * MARGIN) / branches.length
  return branches.map((_, index) => {
    const { glyph, element } = pillarWords(index as Parameters<typeof pillarWords>[0], 'en').branch
    return drawText(glyph, {
      at: [MARGIN + step * (index + 0.5), 566],
      size: 44,
      font: 'hanzi',
      fill: elementColours[element],
      anchor: 'middle',
    })
  })
}

/** Draws the picture of the site, for pages without a picture of their own. */
export function drawSite(locale: Locale, product: string): string {
  const { promise } = exportWords[locale]
  return drawPicture([
    drawSeal([MIDDLE - 72, MARGIN], 144),
    drawText(product, {
      at: [MIDDLE, 340],
      size: fitSize(product, 112, 900),
      font: 'heading',
      anchor: 'middle',
    }),
    drawText(promise, {
      at: [MIDDLE, 420],
      size: fitSize(promise, 30, 1000),
      font: 'text',
      fill: palette['ink-2'],
      anchor: 'middle',
    }),
    ...drawBranches(),
  ])
}

/** Draws the fallback picture. It has no words, so it suits every language and product name. */
export function drawStandIn(): string {
  return drawPicture([drawSeal([MIDDLE - 128, 128], 256), ...drawBranches()])
}
