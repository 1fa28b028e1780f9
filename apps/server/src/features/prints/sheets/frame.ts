// Formats, head and foot of a sheet.

import { weightWords } from '@zeri/lexicon'
import type { Weight } from '../../exports/index.ts'
import { printWords } from '../words.ts'
import type { SheetContent } from './content.ts'
import type { Box, Mark, Measure, Part } from './drawing.ts'
import { ink } from './ink.ts'
import { drawLock, drawSeal, drawWeight } from './marks.ts'
import { writeLine } from './text.ts'

type Format = { readonly widthPt: number; readonly heightPt: number }

// ISO 216, landscape.
export const a4: Format = { widthPt: 841.89, heightPt: 595.28 }
export const a3: Format = { widthPt: 1190.55, heightPt: 841.89 }

/** Printers cannot print the outer 5 mm or so (14 pt). */
const MARGIN = 28
const HEAD = 50
const FOOT = 38
const LEGEND_RADIUS = 6.5
const weights: readonly Weight[] = [3, 2, 1, 0, -1, -2, -3]

/** The box between head and foot. */
export function bodyOf({ widthPt, heightPt }: Format): Box {
  return {
    x: MARGIN,
    y: MARGIN + HEAD,
    width: widthPt - 2 * MARGIN,
    height: heightPt - 2 * MARGIN - HEAD - FOOT,
  }
}

/** Draws the head: seal and title on the left, person and place on the right. */
export function drawHead(content: SheetContent, { widthPt }: Format, measure: Measure): Part[] {
  const words = printWords[content.locale]
  const { person, address } = content
  const left = { x: MARGIN + 46, y: MARGIN, width: widthPt * 0.52 - MARGIN - 46, height: HEAD - 8 }
  const right = { x: widthPt * 0.54, y: MARGIN, width: widthPt * 0.46 - MARGIN, height: HEAD - 8 }
  const name = person?.name
  const forWhom = person === null ? words.forEveryone : words.forPerson + (name ? ` · ${name}` : '')
  const where = address === undefined ? words.noPlace : address === '' ? '' : words.place(address)
  const below = { baseline: MARGIN + 36.5, font: 'text', size: 9, colour: ink['ink-2'] } as const
  const title = { within: left, baseline: MARGIN + 20.5, font: 'heading', size: 25, least: 14 } as const
  return [
    { role: 'ornament', marks: drawSeal([MARGIN, MARGIN], 36, measure) },
    { role: 'H1', marks: writeLine(content.title, title, measure) },
    { role: 'P', marks: writeLine(content.subtitle, { within: left, least: 7, ...below }, measure) },
    {
      role: 'P',
      marks: writeLine(
        forWhom,
        { within: right, baseline: MARGIN + 17, font: 'strong', size: 13, least: 8, anchor: 'end' },
        measure,
      ),
    },
    {
      role: 'P',
      marks: writeLine(where, { within: right, least: 6.5, anchor: 'end', ...below }, measure),
    },
  ]
}

/** Draws the legend of the verdict shapes in a row. */
function drawLegend(content: SheetContent, row: Box, measure: Measure): Mark[] {
  const size = 8
  const middle = row.y + row.height / 2
  let x = row.x
  return weights.flatMap((weight) => {
    const word = weightWords[weight].name[content.locale]
    const width = measure(word, 'text') * size + 0.1
    const centre = [x + LEGEND_RADIUS, middle] as const
    const within = { x: x + 2 * LEGEND_RADIUS + 4, y: row.y, width, height: row.height }
    x = within.x + width + 11
    const line = { within, baseline: middle + 2.8, font: 'text', size, colour: ink['ink-2'] } as const
    return [...drawWeight(weight, centre, LEGEND_RADIUS, measure), ...writeLine(word, line, measure)]
  })
}

/** Draws the foot: legend, notes, and the origin of the sheet. */
export function drawFoot(
  content: SheetContent,
  { widthPt, heightPt }: Format,
  { notes, measure }: { readonly notes: readonly string[]; readonly measure: Measure },
): Part[] {
  const words = printWords[content.locale]
  const top = heightPt - MARGIN - FOOT + 8
  const row = (index: number, x: number, width: number): Box => ({
    x,
    y: top + index * 16,
    width,
    height: 15,
  })
  const inner = widthPt - 2 * MARGIN
  const origin = `${content.product} · ${content.host} · ${words.made(content.madeOn, content.rulesVersion)}`
  const originWidth = inner * 0.38
  const quiet = {
    baseline: top + 26,
    font: 'text',
    size: 8,
    least: 6,
    colour: ink['ink-2'],
  } as const
  const school = content.school === undefined ? '' : words.school(content.school)
  const note = [content.openUntil === null ? '' : words.locked(content.openUntil), school, ...notes]
    .filter(Boolean)
    .join(' · ')
  const hasLock = content.openUntil !== null
  const noteLeft = MARGIN + (hasLock ? 17 : 0)
  const noteRow = row(1, noteLeft, inner - originWidth - 12 - (noteLeft - MARGIN))
  const originRow = row(1, widthPt - MARGIN - originWidth, originWidth)
  return [
    // Screen readers skip the legend: each day has its verdict in words.
    { role: 'ornament', marks: drawLegend(content, row(0, MARGIN, inner), measure) },
    { role: 'ornament', marks: hasLock ? drawLock([MARGIN + LEGEND_RADIUS, top + 23], 9) : [] },
    { role: 'P', marks: writeLine(note, { within: noteRow, ...quiet }, measure) },
    { role: 'P', marks: writeLine(origin, { within: originRow, anchor: 'end', ...quiet }, measure) },
  ]
}
