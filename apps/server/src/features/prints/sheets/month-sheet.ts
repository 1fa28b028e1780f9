import { signed } from '../../exports/index.ts'
import { printWords } from '../words.ts'
import type { PrintDay, SheetContent } from './content.ts'
import { type Box, inset, type Mark, type Measure, type Part, type Sheet } from './drawing.ts'
import { a4, bodyOf, drawFoot, drawHead } from './frame.ts'
import { countWeeks, dayNumber, drawCell, drawGlyphs, drawWeekdays, layWeeks, listWeekdays } from './grid.ts'
import { ink } from './ink.ts'
import { drawLock, drawMoon, drawWeight } from './marks.ts'
import { describeDayAloud } from './spoken-day.ts'
import { wrapNames, writeLine } from './text.ts'

const WEEKDAYS = 16
const SMALL = 7.4
const LINE = 9.4
/** The first baseline of the activities, from the top of the cell. */
const ACTIVITIES_FROM = 38

type DrawContext = { readonly content: SheetContent; readonly measure: Measure }

/** Draws the first line of a day: number, characters, moon and verdict. */
function drawFirstLine(day: PrintDay, cell: Box, measure: Measure): Mark[] {
  const { x, y, width } = cell
  const middle = y + 14
  const badge = [x + width - 14, middle] as const
  return [
    ...writeLine(
      dayNumber(day),
      {
        within: { x: x + 5, y: y + 2, width: 24, height: 24 },
        baseline: y + 20.5,
        font: 'heading',
        size: 18,
      },
      measure,
    ),
    ...drawGlyphs(day, { x: x + 32, baseline: y + 19.5, size: 14.5 }, measure),
    ...drawMoon(day.elongationDeg, [x + width - 36, middle], 5.6),
    ...(day.verdict ? drawWeight(day.verdict.weight, badge, 9.5, measure) : drawLock(badge, 10)),
  ]
}

/** Draws the name of the pillar and, on a personal sheet, the general weight. */
function drawNames(day: PrintDay, inner: Box, { content, measure }: DrawContext): Mark[] {
  const baseline = inner.y + 26.5
  const words = day.everyone === null ? '' : printWords[content.locale].everyone(signed(day.everyone))
  const width = words === '' ? 0 : measure(words, 'text') * 6.6 + 0.1
  const quiet = { baseline, font: 'text', colour: ink['ink-2'] } as const
  const row = { y: inner.y + 18, height: 11 }
  return [
    ...writeLine(
      day.pillar,
      {
        within: { x: inner.x, width: inner.width - (width === 0 ? 0 : width + 4), ...row },
        size: SMALL,
        least: 5.4,
        ...quiet,
      },
      measure,
    ),
    ...writeLine(
      words,
      { within: { x: inner.x + inner.width - width, width, ...row }, size: 6.6, ...quiet },
      measure,
    ),
  ]
}

/** Draws what the day is good for, said to be that, in as many lines as fit. */
function drawGood(day: PrintDay, inner: Box, { content, measure }: DrawContext): Mark[] {
  const { goodFor } = printWords[content.locale]
  const below = 12 + Math.max(0, day.occasions.length - 1) * LINE
  const lines = Math.floor((inner.height - below - (ACTIVITIES_FROM - LINE)) / LINE)
  const form = { widthPt: inner.width, size: SMALL, font: 'text', lines, lead: goodFor } as const
  return wrapNames(day.goodFor, form, measure).flatMap((line, index) => {
    const baseline = inner.y + ACTIVITIES_FROM + index * LINE
    const within = { x: inner.x, y: baseline - 7.5, width: inner.width, height: LINE }
    return writeLine(line, { within, baseline, font: 'text', size: SMALL }, measure)
  })
}

/** Draws the lunar day, with the occasions beside and above it. */
function drawLastLine(day: PrintDay, inner: Box, { content, measure }: DrawContext): Mark[] {
  const baseline = inner.y + inner.height - 1.5
  const lunar = printWords[content.locale].lunar(day.lunarDay)
  const width = measure(lunar, 'text') * 6.6 + 0.1
  const row = { y: baseline - 7.5, height: LINE }
  const occasions = day.occasions.flatMap((occasion, index) => {
    const above = (day.occasions.length - 1 - index) * LINE
    const roomPt = above > 0 ? inner.width : inner.width - width - 4
    const within = { x: inner.x, y: row.y - above, width: roomPt, height: LINE }
    const line = { within, baseline: baseline - above, font: 'strong', size: SMALL, least: 5 } as const
    return writeLine(occasion, { ...line, colour: ink.occasion }, measure)
  })
  return [
    ...occasions,
    ...writeLine(
      lunar,
      {
        within: { x: inner.x + inner.width - width, width, ...row },
        baseline,
        font: 'text',
        size: 6.6,
        colour: ink['ink-3'],
      },
      measure,
    ),
  ]
}

function drawDay(day: PrintDay, cell: Box, drawn: DrawContext): Part {
  const inner = inset(cell, 5)
  return {
    role: 'P',
    spoken: describeDayAloud(day, drawn.content.locale),
    marks: [
      drawCell(day.date, cell, 0.5),
      ...drawFirstLine(day, cell, drawn.measure),
      ...drawNames(day, inner, drawn),
      ...drawGood(day, inner, drawn),
      ...drawLastLine(day, inner, drawn),
    ],
  }
}

/** Draws a month on A4: the content of the month page, with room to write on days that are not rated. */
export function drawMonthSheet(content: SheetContent, measure: Measure): Sheet {
  const body = bodyOf(a4)
  const grid = { ...body, y: body.y + WEEKDAYS, height: body.height - WEEKDAYS }
  const names = listWeekdays(content.locale)
  const notes = content.person === null ? [] : [printWords[content.locale].small]
  return {
    ...a4,
    parts: [
      ...drawHead(content, a4, measure),
      drawWeekdays({ ...body, height: WEEKDAYS }, { names, size: 9, measure }),
      ...layWeeks(content.days, grid, countWeeks(content.days)).map(({ day, cell }) =>
        drawDay(day, cell, { content, measure }),
      ),
      ...drawFoot(content, a4, { notes, measure }),
    ],
  }
}
