import { dateWords, weekdayLetters } from '../../exports/index.ts'
import { printWords } from '../words.ts'
import type { PrintDay, SheetContent } from './content.ts'
import type { Box, Mark, Measure, Part, Sheet } from './drawing.ts'
import { a3, bodyOf, drawFoot, drawHead } from './frame.ts'
import { dayNumber, drawCell, drawGlyphs, drawWeekdays, layWeeks } from './grid.ts'
import { ink } from './ink.ts'
import { drawMoon, drawWeight } from './marks.ts'
import { describeDayBrieflyAloud } from './spoken-day.ts'
import { wrapNames, writeLine } from './text.ts'

const COLUMNS = 4
const ROWS = 3
const MAX_WEEKS = 6
const GAP = { x: 16, y: 11 } as const
const NAME = 19
const WEEKDAYS = 11
const OCCASIONS = 10
const SMALL = 7

type DrawContext = { readonly content: SheetContent; readonly measure: Measure }

function blockAt(index: number, body: Box): Box {
  const width = (body.width - (COLUMNS - 1) * GAP.x) / COLUMNS
  const height = (body.height - (ROWS - 1) * GAP.y) / ROWS
  return {
    x: body.x + (index % COLUMNS) * (width + GAP.x),
    y: body.y + Math.floor(index / COLUMNS) * (height + GAP.y),
    width,
    height,
  }
}

/** Draws a small day cell: number and verdict above, characters and moon below. */
function drawDay(day: PrintDay, cell: Box, measure: Measure): Mark[] {
  const { x, y, width, height } = cell
  const number = { x: x + 3, y: y + 1, width: 16, height: 13 }
  const underline = { x: x + 3, y: y + 12.6, width: measure(dayNumber(day), 'heading') * 10.5, height: 0.8 }
  return [
    drawCell(day.date, cell, 0.4),
    ...writeLine(dayNumber(day), { within: number, baseline: y + 11, font: 'heading', size: 10.5 }, measure),
    ...(day.isTermDay ? [{ kind: 'rect', box: underline, fill: ink.ink } as const] : []),
    ...(day.verdict ? drawWeight(day.verdict.weight, [x + width - 9, y + 9], 6.4, measure) : []),
    ...drawGlyphs(day, { x: x + 3, baseline: y + height - 4.2, size: 8.8 }, measure),
    ...drawMoon(day.elongationDeg, [x + width - 9, y + height - 7.2], 3.5),
  ]
}

/** Draws the occasions of a month with their days, as many as fit. */
function drawOccasions(days: readonly PrintDay[], row: Box, measure: Measure): Mark[] {
  const names = days.flatMap((day) =>
    day.occasions.map((occasion) => `${dayNumber(day)}\u00a0${occasion.replaceAll(' ', '\u00a0')}`),
  )
  const form = { widthPt: row.width, size: 5.6, font: 'text', lines: 1 } as const
  const words = names.join(', ')
  const [whole = ''] = measure(words, 'text') * 5.6 <= row.width ? [words] : wrapNames(names, form, measure)
  const line = { within: row, baseline: row.y + 8, font: 'text', size: SMALL, least: 5.6 } as const
  return writeLine(whole, { ...line, colour: ink.occasion }, measure)
}

function drawMonth(days: readonly PrintDay[], block: Box, { content, measure }: DrawContext): Part[] {
  const { locale } = content
  const { x, y, width, height } = block
  const top = y + NAME + WEEKDAYS
  const grid = { x, y: top, width, height: height - NAME - WEEKDAYS - OCCASIONS }
  const name = dateWords(days[0]?.date ?? '', locale).month
  const nameLine = {
    within: { x, y, width, height: NAME },
    baseline: y + 14,
    font: 'heading',
    size: 15,
  } as const
  const occasions = { x, y: y + height - OCCASIONS, width, height: OCCASIONS }
  return [
    { role: 'H2', marks: writeLine(name, nameLine, measure) },
    drawWeekdays(
      { x, y: y + NAME, width, height: WEEKDAYS },
      { names: weekdayLetters(locale), size: SMALL, measure },
    ),
    ...layWeeks(days, grid, MAX_WEEKS).map(
      ({ day, cell }): Part => ({
        role: 'P',
        spoken: describeDayBrieflyAloud(day, locale),
        marks: drawDay(day, cell, measure),
      }),
    ),
    { role: 'ornament', marks: drawOccasions(days, occasions, measure) },
  ]
}

/** Draws a wall calendar of a year on A3. */
export function drawYearSheet(content: SheetContent, measure: Measure): Sheet {
  const body = bodyOf(a3)
  const months = Map.groupBy(content.days, ({ date }) => date.slice(0, 7))
  const { underlined } = printWords[content.locale]
  return {
    ...a3,
    parts: [
      ...drawHead(content, a3, measure),
      ...[...months.values()].flatMap((days, index) =>
        drawMonth(days, blockAt(index, body), { content, measure }),
      ),
      ...drawFoot(content, a3, { notes: [underlined], measure }),
    ],
  }
}
