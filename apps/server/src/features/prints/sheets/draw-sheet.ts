import type { PrintKind } from '../sheet-content.ts'
import type { SheetContent } from './content.ts'
import type { Measure, Sheet } from './drawing.ts'
import { drawFridgeSheet } from './fridge-sheet.ts'
import { drawMonthSheet } from './month-sheet.ts'
import { drawYearSheet } from './year-sheet.ts'

const sheets: Readonly<Record<PrintKind, (content: SheetContent, measure: Measure) => Sheet>> = {
  month: drawMonthSheet,
  year: drawYearSheet,
  fridge: drawFridgeSheet,
}

/** Lays out a printable sheet: returns its texts and shapes with their positions, and writes no file. */
export function drawSheet(kind: PrintKind, content: SheetContent, measure: Measure): Sheet {
  return sheets[kind](content, measure)
}
