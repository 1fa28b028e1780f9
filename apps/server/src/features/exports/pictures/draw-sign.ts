import type { Locale } from '@zeri/contract'
import { type Sign, signKindWords } from '@zeri/lexicon'
import { exportWords } from '../words.ts'
import { breakLines } from './draw-article.ts'
import { palette } from './palette.ts'
import { drawBrand, drawPicture, drawText, fitSize, MARGIN, WIDTH } from './shapes.ts'

/** The number of characters of a line of the sign. */
const LINE_CHARS = 62
const LINE_HEIGHT = 40
const GLYPH = 170
/** Cyrillic capitals are wider than the average letter, so a long name takes a part of the line only. */
const NAME_SHARE = 0.9

/** Draws the picture of a sign: its character, its name, what kind it is and its line. */
export function drawSign({ zh, name, kind, short }: Sign, locale: Locale, product: string): string {
  const width = WIDTH - 2 * MARGIN
  const lines = breakLines(short[locale], LINE_CHARS)
  return drawPicture([
    drawBrand(product, exportWords[locale].tagline),
    drawText(zh, {
      at: [MARGIN, 330],
      size: Math.min(GLYPH, Math.floor(width / zh.length)),
      font: 'hanzi',
      fill: palette.ink,
    }),
    drawText(name[locale], {
      at: [MARGIN, 430],
      size: fitSize(name[locale], 60, width * NAME_SHARE),
      font: 'heading',
    }),
    drawText(signKindWords[kind].one[locale], {
      at: [MARGIN, 478],
      size: 28,
      font: 'strong',
      fill: palette['ink-2'],
    }),
    ...lines.map((line, index) =>
      drawText(line, { at: [MARGIN, 534 + index * LINE_HEIGHT], size: 28, font: 'text' }),
    ),
  ])
}
