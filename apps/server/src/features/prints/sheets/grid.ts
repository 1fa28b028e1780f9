// The grid of weeks on a sheet.

import type { Locale } from '@zeri/contract'
import { elementColours } from '../../exports/index.ts'
import type { PrintDay } from './content.ts'
import type { Box, Mark, Measure, Part } from './drawing.ts'
import { ink } from './ink.ts'
import { writeLine } from './text.ts'

const DAYS = 7
const SATURDAY = 5

/** The index of a date in its week; Monday is 0. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % DAYS

/** The full names of the weekdays, Monday first. */
export function listWeekdays(locale: Locale): string[] {
  const words = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const monday = Date.UTC(2024, 0, 1)
  return Array.from({ length: DAYS }, (_, day) => {
    const name = words.format(monday + day * 86_400_000)
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}

/** Places each day in a grid with one row per week. */
export function layWeeks(
  days: readonly PrintDay[],
  box: Box,
  rows: number,
): readonly { readonly day: PrintDay; readonly cell: Box }[] {
  const offset = weekdayOf(days[0]?.date ?? '')
  const [width, height] = [box.width / DAYS, box.height / rows]
  return days.map((day, index) => {
    const place = offset + index
    const [column, row] = [place % DAYS, Math.floor(place / DAYS)]
    return { day, cell: { x: box.x + column * width, y: box.y + row * height, width, height } }
  })
}

/** Counts the calendar weeks that the days span. */
export function countWeeks(days: readonly PrintDay[]): number {
  return Math.ceil((weekdayOf(days[0]?.date ?? '') + days.length) / DAYS)
}

/** Draws the border of a day; Saturdays and Sundays are shaded. */
export function drawCell(date: string, cell: Box, lineWidth: number): Mark {
  const rest = weekdayOf(date) >= SATURDAY ? { fill: ink.rest } : {}
  return { kind: 'rect', box: cell, stroke: ink.line, lineWidth, ...rest }
}

type HeadOptions = { readonly names: readonly string[]; readonly size: number; readonly measure: Measure }

/** Draws the weekday names above their columns. Screen readers skip them: each day is described with its weekday. */
export function drawWeekdays(row: Box, { names, size, measure }: HeadOptions): Part {
  const width = row.width / DAYS
  const marks = names.flatMap((name, index) =>
    writeLine(
      name,
      {
        within: { x: row.x + index * width, y: row.y, width, height: row.height },
        baseline: row.y + row.height - size * 0.45,
        font: 'strong',
        size,
        anchor: 'middle',
        colour: index >= SATURDAY ? ink.occasion : ink['ink-2'],
      },
      measure,
    ),
  )
  return { role: 'ornament', marks }
}

/** Draws the two characters of a day, each in the colour of its element. */
export function drawGlyphs(
  { glyphs }: PrintDay,
  { x, baseline, size }: { readonly x: number; readonly baseline: number; readonly size: number },
  measure: Measure,
): Mark[] {
  return glyphs.flatMap(({ glyph, element }, index) =>
    writeLine(
      glyph,
      {
        within: { x: x + index * size, y: baseline - size, width: size + 0.01, height: size * 1.2 },
        baseline,
        font: 'hanzi',
        size,
        colour: elementColours[element],
      },
      measure,
    ),
  )
}

export const dayNumber = ({ date }: PrintDay): string => String(Number(date.slice(8)))
