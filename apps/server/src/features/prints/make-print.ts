import { AppError } from '../../platform/http/app-error.ts'
import { PermanentFailure } from '../../platform/jobs/job.ts'
import { describeDays, describePersonalDays, findSetting } from '../calendar/index.ts'
import { findPersonOf } from '../charts/index.ts'
import { KEPT_MS } from './order-print.ts'
import { writePdf } from './pdf.ts'
import type { Services } from './services.ts'
import { type Answer, contentOf, joinAnswers, rangeOf, splitByMonth } from './sheet-content.ts'
import { drawSheet } from './sheets/draw-sheet.ts'
import { failPrint, finishPrint, type KeptPrint, startPrint, updateProgress } from './store.ts'

/** Which part of the work is done when the days are judged, and when the sheet is drawn. */
const JUDGED_PERCENT = 70
const DRAWN_PERCENT = 85

type Tell = (percent: number) => Promise<void>

/** The chart a sheet is for, which has to be paid for still. */
async function findPrintPerson({ charts }: Services, { accountId, chartId, locale }: KeptPrint) {
  if (accountId === null || chartId === null) return undefined
  const { person, head } = await findPersonOf(charts, { accountId, id: chartId }, locale)
  if (person.access !== 'paid') throw new AppError('chart.not-paid')
  return { person, name: head.fio }
}

async function compose(services: Services, print: KeptPrint, tell: Tell): Promise<Buffer> {
  const { kind, locale, year, month, placeId } = print
  const own = await findPrintPerson(services, print)
  const setting = await findSetting(services.calendar, { locale, place: placeId ?? undefined })
  const parts = splitByMonth(rangeOf({ kind, year: year ?? 0, month: month ?? 1 }, setting.today))
  const answers: Answer[] = []
  for (const range of parts) {
    answers.push(own ? describePersonalDays(range, setting, own.person) : describeDays(range, setting))
    await tell((answers.length / parts.length) * JUDGED_PERCENT)
  }
  const content = contentOf(joinAnswers(answers), {
    kind,
    locale,
    product: services.product,
    host: new URL(services.origins[locale]).host,
    person: own ? { name: own.name } : null,
    today: setting.today,
  })
  const sheet = drawSheet(kind, content, services.measureOf())
  await tell(DRAWN_PERCENT)
  return writePdf(sheet, {
    title: `${content.title} · ${services.product}`,
    author: services.product,
    locale,
    madeAt: new Date(services.clock.now()),
  })
}

/** The work of the job. What went wrong is told to whoever waits; trying again cannot mend a refusal. */
export async function makePrint(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const print = await startPrint(db, id)
  if (!print) return
  try {
    const pdf = await compose(services, print, (percent) => updateProgress(db, id, percent))
    await finishPrint(services, print, { pdf, expiresAt: new Date(clock.now() + KEPT_MS) })
  } catch (error) {
    await failPrint(db, id)
    throw error instanceof AppError ? new PermanentFailure(error.code, error) : error
  }
}
