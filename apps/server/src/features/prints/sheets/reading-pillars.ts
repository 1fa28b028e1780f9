// The pillars on the sheet of a reading.

import { elementColours } from '../../exports/index.ts'
import { readingWords } from '../reading-words.ts'
import type { Box, Measure, Part } from './drawing.ts'
import { ink } from './ink.ts'
import type { PrintPillar, ReadingContent } from './reading-content.ts'
import { writeLine } from './text.ts'

export type Page = { readonly content: ReadingContent; readonly measure: Measure }

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** One pillar in its column: place, ten god, the two characters, name and hidden stems. */
export function drawPillar(pillar: PrintPillar, cell: Box, measure: Measure): Part {
  const line = (
    words: string,
    baseline: number,
    style: { readonly size: number; readonly isStrong?: boolean },
  ) =>
    writeLine(
      words,
      {
        within: box(cell.x + 6, baseline - style.size, cell.width - 12, style.size + 4),
        baseline,
        font: style.isStrong ? 'strong' : 'text',
        size: style.size,
        least: 6,
        anchor: 'middle',
        colour: style.isStrong ? ink.ink : ink['ink-2'],
      },
      measure,
    )
  const glyph = (index: 0 | 1, baseline: number) =>
    writeLine(
      pillar.glyphs[index].glyph,
      {
        within: box(cell.x, baseline - 42, cell.width, 48),
        baseline,
        font: 'hanzi',
        size: 44,
        anchor: 'middle',
        colour: elementColours[pillar.glyphs[index].element],
      },
      measure,
    )
  const hidden = pillar.hidden.flatMap(({ glyph: sign, element, god }, index) => {
    const baseline = cell.y + 178 + index * 14
    const within = box(cell.x + 12, baseline - 10, cell.width - 24, 14)
    const colour = elementColours[element]
    return [
      ...writeLine(sign, { within, baseline, font: 'hanzi', size: 11, colour }, measure),
      ...writeLine(
        god,
        {
          within: box(within.x + 16, within.y, within.width - 16, 14),
          baseline,
          font: 'text',
          size: 8.5,
          least: 6,
          colour: ink['ink-2'],
        },
        measure,
      ),
    ]
  })
  return {
    role: 'P',
    spoken: `${pillar.place}: ${pillar.name}, ${pillar.god}; ${pillar.hidden.map(({ god }) => god).join(', ')}`,
    marks: [
      { kind: 'rect', box: cell, radius: 10, stroke: ink.line, lineWidth: 0.7 },
      ...line(pillar.place, cell.y + 18, { size: 10, isStrong: true }),
      ...line(pillar.god, cell.y + 32, { size: 9 }),
      ...glyph(0, cell.y + 82),
      ...glyph(1, cell.y + 134),
      ...line(pillar.name, cell.y + 154, { size: 9.5, isStrong: true }),
      ...hidden,
    ],
  }
}

/** The name of a pillar in two lines: its element, its animal. */
function splitName(name: string): readonly string[] {
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

/** A luck pillar; the running one has a frame in the colour of the seal. */
export function drawLuckPillar(
  { glyphs, name, from, isRunning }: ReadingContent['luck'][number],
  cell: Box,
  { content, measure }: Page,
): Part {
  const words = readingWords[content.locale]
  const { width } = cell
  const line = (text: string, y: number, size: number, font: 'text' | 'strong') =>
    writeLine(
      text,
      {
        within: box(cell.x + 2, y - size, width - 4, size + 3),
        baseline: y,
        font,
        size,
        least: 5,
        anchor: 'middle',
        colour: ink['ink-2'],
      },
      measure,
    )
  const signs = glyphs.flatMap(({ glyph, element }, row) =>
    writeLine(
      glyph,
      {
        within: box(cell.x, cell.y + 22 + row * 24, width, 26),
        baseline: cell.y + 42 + row * 24,
        font: 'hanzi',
        size: 21,
        anchor: 'middle',
        colour: elementColours[element],
      },
      measure,
    ),
  )
  return {
    role: 'P',
    spoken: `${words.from(from)}: ${name}${isRunning ? `, ${words.running}` : ''}`,
    marks: [
      {
        kind: 'rect',
        box: cell,
        radius: 7,
        stroke: isRunning ? ink.seal : ink.line,
        lineWidth: isRunning ? 1.4 : 0.7,
      },
      ...line(words.from(from), cell.y + 14, 8, 'strong'),
      ...signs,
      ...splitName(name).flatMap((words, row) => line(words, cell.y + 83 + row * 9.5, 7.5, 'text')),
    ],
  }
}
