import type { Locale } from '@zeri/contract'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { describeDays, describePersonalDays, findCalendarContext, type Person } from '../calendar/index.ts'
import type { GazetteerPlace } from '../places/index.ts'
import { createMeasure, writePdf } from './pdf.ts'
import {
  buildSheetContent,
  type CalendarDays,
  joinCalendarDays,
  type PrintKind,
  rangeOf,
  splitByMonth,
} from './sheet-content.ts'
import { drawSheet } from './sheets/draw-sheet.ts'
import type { Measure } from './sheets/drawing.ts'
import type { ReadingContent } from './sheets/reading-content.ts'
import { drawReadingSheet } from './sheets/reading-sheet.ts'

/** Everything a sheet depends on, as plain data: it is sent to the process that makes sheets. */
export type SheetInput = {
  readonly kind: PrintKind
  readonly locale: Locale
  readonly year: number | null
  readonly month: number | null
  /** The date at the place; the four weeks begin with it, and general days are judged up to its horizon. */
  readonly today: string
  readonly place: GazetteerPlace | undefined
  /** The rules of the school the days are rated by; empty for the book. */
  readonly rules: string
  /** The person of a personal sheet. */
  readonly own: { readonly person: Person; readonly name: string } | null
  readonly product: string
  readonly host: string
  readonly madeAt: Date
}

/** The sheet of a reading: its content is made where the birth is. */
export type ReadingInput = { readonly reading: ReadingContent; readonly madeAt: Date }

/** Makes the PDF of a sheet. */
export type RenderSheet = (
  input: SheetInput | ReadingInput,
  onProgress: (percent: number) => void,
) => Promise<Buffer>

/** The progress after the days are judged, and after the sheet is drawn. */
const JUDGED_PERCENT = 70
const DRAWN_PERCENT = 85

/** Judges the days month by month, draws the sheet and writes it. The fonts are opened once, for the first sheet. */
export function createRenderSheet(): RenderSheet {
  const clockOf = createZoneClocks()
  let measure: ReturnType<typeof createMeasure> | undefined
  return async (input, onProgress) => {
    measure ??= createMeasure()
    if ('reading' in input) return writeReading(input, measure)
    const { kind, locale, year, month, today, place, rules, own, product, host, madeAt } = input
    const calendar = { places: { find: () => place }, clockOf, today: () => ({ date: today, endsAtMs: 0 }) }
    const setting = await findCalendarContext(calendar, { locale, rules, place: place && String(place.id) })
    const parts = splitByMonth(rangeOf({ kind, year: year ?? 0, month: month ?? 1 }, today))
    const months: CalendarDays[] = []
    for (const range of parts) {
      months.push(own ? describePersonalDays(range, setting, own.person) : describeDays(range, setting))
      onProgress((months.length / parts.length) * JUDGED_PERCENT)
    }
    const person = own && { name: own.name }
    const content = buildSheetContent(joinCalendarDays(months), {
      kind,
      locale,
      product,
      host,
      person,
      today,
    })
    const sheet = drawSheet(kind, content, measure)
    onProgress(DRAWN_PERCENT)
    return writePdf(sheet, { title: `${content.title} · ${product}`, author: product, locale, madeAt })
  }
}

function writeReading({ reading, madeAt }: ReadingInput, measure: Measure): Promise<Buffer> {
  const { title, product, locale, author } = reading
  const info = { title: `${title} · ${product}`, author: author || product, locale, madeAt }
  return writePdf(drawReadingSheet(reading, measure), info)
}
