import { signed } from '../../exports/index.ts'
import { printWords } from '../words.ts'
import type { PrintDay, SheetContent } from './content.ts'
import { type Box, inset, type Mark, type Measure, type Part, type Sheet } from './drawing.ts'
import { a4, bodyOf, drawFoot, drawHead } from './frame.ts'
import { countWeeks, dayNumber, drawCell, drawWeekdays, layWeeks, listWeekdays } from './grid.ts'
import { ink } from './ink.ts'
import { drawLock, drawMoon, drawWeight } from './marks.ts'
import { describeDayAloud } from './spoken-day.ts'
import { writeLine } from './text.ts'

const WEEKDAYS = 18
const BADGE = 14.5
const MOST_NAMES = 3
const LINE = 9.7

type DrawContext = { readonly content: SheetContent; readonly measure: Measure }

/** Draws the verdict large enough to be read across a kitchen, with the day number beside it. */
function drawTop(day: PrintDay, inner: Box, { content, measure }: DrawContext): Mark[] {
  const centre = [inner.x + BADGE, inner.y + BADGE] as const
  const everyone = day.everyone === null ? '' : printWords[content.locale].everyone(signed(day.everyone))
  const middle = { x: inner.x + 2 * BADGE + 5, width: 30, y: inner.y + 17, height: 11 }
  return [
    ...(day.verdict ? drawWeight(day.verdict.weight, centre, BADGE, measure) : drawLock(centre, 15)),
    ...drawMoon(day.elongationDeg, [inner.x + 2 * BADGE + 12, inner.y + 9], 5.6),
    ...writeLine(
      everyone,
      { within: middle, baseline: inner.y + 25.5, font: 'text', size: 7, least: 5.4, colour: ink['ink-2'] },
      measure,
    ),
    ...writeLine(
      dayNumber(day),
      {
        within: { x: inner.x + inner.width - 36, y: inner.y - 3, width: 36, height: 32 },
        baseline: inner.y + 23,
        font: 'heading',
        size: 27,
        anchor: 'end',
      },
      measure,
    ),
  ]
}

/** Draws the verdict in a word, up to three activities it is good for, and the occasions that fit. */
function drawLines(day: PrintDay, inner: Box, { content, measure }: DrawContext): Mark[] {
  const room = Math.floor((inner.height - 28) / LINE)
  const word = day.verdict?.word ?? ''
  // The verdict and the label take a line each, and an occasion needs one.
  const most = Math.max(1, Math.min(MOST_NAMES, room - 2 - Math.min(1, day.occasions.length)))
  const names = day.goodFor.slice(0, most)
  const label = names.length > 0 ? [printWords[content.locale].goodFor] : []
  const lines = [
    ...(word === '' ? [] : [{ words: word, font: 'strong', colour: ink.ink } as const]),
    ...label.map((words) => ({ words, font: 'text', colour: ink['ink-2'] }) as const),
    ...names.map((words) => ({ words, font: 'text', colour: ink.ink }) as const),
    ...day.occasions.map((words) => ({ words, font: 'strong', colour: ink.occasion }) as const),
  ]
  return lines.slice(0, room).flatMap(({ words, font, colour }, index) => {
    const baseline = inner.y + 38.3 + index * LINE
    const within = { x: inner.x, y: baseline - 7.8, width: inner.width, height: LINE }
    return writeLine(words, { within, baseline, font, size: 8.2, least: 6.2, colour }, measure)
  })
}

/** Draws the next four weeks on one A4 page: large verdicts and three activities each day is good for. */
export function drawFridgeSheet(content: SheetContent, measure: Measure): Sheet {
  const body = bodyOf(a4)
  const grid = { ...body, y: body.y + WEEKDAYS, height: body.height - WEEKDAYS }
  const names = listWeekdays(content.locale)
  const notes = content.person === null ? [] : [printWords[content.locale].small]
  return {
    ...a4,
    parts: [
      ...drawHead(content, a4, measure),
      drawWeekdays({ ...body, height: WEEKDAYS }, { names, size: 10.5, measure }),
      ...layWeeks(content.days, grid, countWeeks(content.days)).map(
        ({ day, cell }): Part => ({
          role: 'P',
          spoken: describeDayAloud(day, content.locale),
          marks: [
            drawCell(day.date, cell, 0.6),
            ...drawTop(day, inset(cell, 5), { content, measure }),
            ...drawLines(day, inset(cell, 5), { content, measure }),
          ],
        }),
      ),
      ...drawFoot(content, a4, { notes, measure }),
    ],
  }
}
