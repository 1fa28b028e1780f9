// Fits text into boxes on a sheet.

import type { Box, FontName, Measure, TextMark } from './drawing.ts'
import { ink } from './ink.ts'

type Line = {
  /** The box of the line; its width limits the text. */
  readonly within: Box
  readonly baseline: number
  readonly font: FontName
  readonly size: number
  /** The text shrinks to this size before it is cut. */
  readonly least?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly colour?: string
}

/** Cuts a text to the width and adds an ellipsis. */
function cut(words: string, widthAtOne: number, measure: (words: string) => number): string {
  let shown = words
  while (shown.length > 0 && measure(`${shown.trimEnd()}…`) > widthAtOne) shown = shown.slice(0, -1)
  return shown === '' ? '' : `${shown.trimEnd()}…`
}

/** Places a line of text in its box: a text that is too wide first shrinks, then is cut. */
export function writeLine(words: string, line: Line, measure: Measure): TextMark[] {
  const { within, baseline, font, size, least = size, anchor = 'start', colour = ink.ink } = line
  const whole = measure(words, font)
  const fitted = Math.max(least, Math.min(size, whole > 0 ? within.width / whole : size))
  const shown =
    whole * fitted > within.width + 0.01
      ? cut(words, within.width / fitted, (part) => measure(part, font))
      : words
  if (shown === '') return []
  const width = measure(shown, font) * fitted
  const spare = within.width - width
  const x = within.x + (anchor === 'start' ? 0 : anchor === 'middle' ? spare / 2 : spare)
  return [{ kind: 'text', words: shown, at: [x, baseline], size: fitted, font, colour, within }]
}

type Paragraph = {
  readonly widthPt: number
  readonly size: number
  readonly font: FontName
  readonly lines: number
  /** What the names follow. */
  readonly lead?: string
}

/** Wraps as many whole names as fit into the given number of lines, after a lead where there is one. */
export function wrapNames(
  names: readonly string[],
  { widthPt, size, font, lines, lead }: Paragraph,
  measure: Measure,
): string[] {
  const wrapped: string[] = lead === undefined ? [] : [lead]
  let count = 0
  for (const name of names) {
    const line = wrapped.at(-1)
    const longer = line === undefined ? name : `${line}${line === lead ? '' : ','} ${name}`
    if (line !== undefined && measure(longer, font) * size <= widthPt) wrapped[wrapped.length - 1] = longer
    else if (wrapped.length < lines && measure(name, font) * size <= widthPt) wrapped.push(name)
    else break
    count += 1
  }
  return count === 0 ? [] : wrapped
}

/** Wraps a text into lines; where it does not end in the given number of lines, the last one ends in an ellipsis. */
export function wrapText(
  text: string,
  { widthPt, size, font, lines }: Omit<Paragraph, 'lead'>,
  measure: Measure,
): string[] {
  const wrapped: string[] = []
  for (const word of text.split(' ')) {
    const line = wrapped.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && measure(longer, font) * size <= widthPt) wrapped[wrapped.length - 1] = longer
    else wrapped.push(word)
  }
  const last = wrapped[lines - 1]
  if (wrapped.length <= lines || last === undefined) return wrapped
  return [...wrapped.slice(0, lines - 1), cut(`${last} …`, widthPt / size, (part) => measure(part, font))]
}

// The characters that all three text fonts contain.
const PRINTABLE =
  /^[ -~\u00a0-\u00a3\u00a7-\u00ab\u00ae-\u00b4\u00b6-\u00ff\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490\u0491\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2116\u2212]*$/

/**
 * Reduces user input to characters of our fonts by dropping accents they lack. Returns undefined when letters remain that
 * would print as empty boxes.
 * @example toPrintable('Kraków, Świętokrzyskie') // 'Kraków, Swietokrzyskie'
 */
export function toPrintable(words: string): string | undefined {
  const plain = [...words.normalize('NFC')]
    .map((letter) => (PRINTABLE.test(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    .join('')
    .trim()
  return plain !== '' && PRINTABLE.test(plain) ? plain : undefined
}
