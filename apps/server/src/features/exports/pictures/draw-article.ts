import type { Locale } from '@zeri/contract'
import { exportWords } from '../words.ts'
import { drawBrand, drawPicture, drawText, MARGIN, WIDTH } from './shapes.ts'

const SIZE = 62
const LINE_HEIGHT = 78
/** The number of characters that fit between the margins. */
const LINE_CHARS = Math.floor((WIDTH - 2 * MARGIN) / (SIZE * 0.6))
const MIDDLE = 372

/**
 * Breaks a text between words into lines of at most `most` characters.
 * @example breakLines('Clash and what to do', 12) // ['Clash and', 'what to do']
 */
export function breakLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Draws the picture of an article: its title. */
export function drawArticle(title: string, locale: Locale, product: string): string {
  const lines = breakLines(title, LINE_CHARS)
  const first = MIDDLE - ((lines.length - 1) * LINE_HEIGHT) / 2
  return drawPicture([
    drawBrand(product, exportWords[locale].tagline),
    ...lines.map((line, index) =>
      drawText(line, { at: [MARGIN, first + index * LINE_HEIGHT], size: SIZE, font: 'heading' }),
    ),
  ])
}
