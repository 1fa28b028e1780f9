import { AppError } from '../../platform/http/app-error.ts'
import { PermanentFailure } from '../../platform/jobs/job.ts'
import { describeDays, describePersonalDays, findCalendarContext } from '../calendar/index.ts'
import { findPersonOf } from '../charts/index.ts'
import { PRINT_LIFETIME_MS } from './order-print.ts'
import { writePdf } from './pdf.ts'
import type { Services } from './services.ts'
import {
  buildSheetContent,
  type CalendarDays,
  joinCalendarDays,
  rangeOf,
  splitByMonth,
} from './sheet-content.ts'
import { drawSheet } from './sheets/draw-sheet.ts'
import { failPrint, finishPrint, type StoredPrint, startPrint, updateProgress } from './store.ts'

/** The progress after the days are judged, and after the sheet is drawn. */
const JUDGED_PERCENT = 70
const DRAWN_PERCENT = 85

type ReportProgress = (percent: number) => Promise<void>

/** Finds the person of a personal sheet and requires that the chart is still paid for. */
async function findPrintPerson({ charts }: Services, { accountId, chartId, locale }: StoredPrint) {
  if (accountId === null || chartId === null) return undefined
  const { person, head } = await findPersonOf(charts, { accountId, id: chartId }, locale)
  if (person.access !== 'paid') throw new AppError('chart.not-paid')
  return { person, name: head.fio }
}

async function renderPdf(
  services: Services,
  print: StoredPrint,
  reportProgress: ReportProgress,
): Promise<Buffer> {
  const { kind, locale, year, month, placeId } = print
  const own = await findPrintPerson(services, print)
  const setting = await findCalendarContext(services.calendar, { locale, place: placeId ?? undefined })
  const parts = splitByMonth(rangeOf({ kind, year: year ?? 0, month: month ?? 1 }, setting.today))
  const months: CalendarDays[] = []
  for (const range of parts) {
    months.push(own ? describePersonalDays(range, setting, own.person) : describeDays(range, setting))
    await reportProgress((months.length / parts.length) * JUDGED_PERCENT)
  }
  const content = buildSheetContent(joinCalendarDays(months), {
    kind,
    locale,
    product: services.product,
    host: new URL(services.origins[locale]).host,
    person: own ? { name: own.name } : null,
    today: setting.today,
  })
  const sheet = drawSheet(kind, content, services.measureOf())
  await reportProgress(DRAWN_PERCENT)
  return writePdf(sheet, {
    title: `${content.title} · ${services.product}`,
    author: services.product,
    locale,
    madeAt: new Date(services.clock.now()),
  })
}

/** Handles the job: renders the PDF and stores it. A refusal, such as an unpaid chart, fails permanently. */
export async function makePrint(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const print = await startPrint(db, id)
  if (!print) return
  try {
    const pdf = await renderPdf(services, print, (percent) => updateProgress(db, id, percent))
    await finishPrint(services, print, { pdf, expiresAt: new Date(clock.now() + PRINT_LIFETIME_MS) })
  } catch (error) {
    await failPrint(db, id)
    throw error instanceof AppError ? new PermanentFailure(error.code, error) : error
  }
}
