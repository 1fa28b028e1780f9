import { AppError } from '../../platform/http/app-error.ts'
import { PermanentFailure } from '../../platform/jobs/job.ts'
import { natalRulesOf, presentReading } from '../bazi/index.ts'
import { findCalendarContext, schoolName, schoolOf } from '../calendar/index.ts'
import { findChart, findPersonOf } from '../charts/index.ts'
import { PRINT_LIFETIME_MS } from './order-print.ts'
import type { ReadingInput, RenderSheet, SheetInput } from './render-sheet.ts'
import type { Services } from './services.ts'
import * as shared from './shared-files.ts'
import type { PrintKind } from './sheet-content.ts'
import { buildReadingContent } from './sheets/reading-content.ts'
import * as store from './store.ts'

/** The services of the worker: those of the site, and what makes the files. */
export type MakingServices = Services & { readonly renderSheet: RenderSheet }

type Sheet = Pick<store.StoredPrint, 'locale' | 'year' | 'month' | 'placeId' | 'schoolRules'> & {
  readonly kind: PrintKind
}

/** Finds the person of a personal sheet and requires that the chart is still paid for. */
async function findPrintPerson({ charts }: Services, print: store.StoredPrint): Promise<SheetInput['own']> {
  const { accountId, chartId, locale } = print
  const school = schoolOf(print.schoolRules ?? '')
  if (accountId === null || chartId === null) return null
  const { person, head } = await findPersonOf(charts, { accountId, id: chartId }, { locale, school })
  if (person.access !== 'paid') throw new AppError('chart.not-paid')
  return { person, name: head.fio }
}

async function inputOf(
  services: Services,
  { kind, locale, year, month, placeId, schoolRules }: Sheet,
  { own, today }: { readonly own: SheetInput['own']; readonly today: string },
): Promise<SheetInput> {
  const { product, origins, clock, calendar } = services
  const place = placeId === null ? undefined : await calendar.places.find(placeId)
  if (placeId !== null && !place) throw new AppError('place.not-found')
  const host = new URL(origins[locale]).host
  const rules = schoolRules ?? ''
  const madeAt = new Date(clock.now())
  return { kind, locale, year, month, today, place, rules, own, product, host, madeAt }
}

/** The input of a reading: the chart must still be the account's. */
async function readingInputOf(services: Services, print: store.StoredPrint): Promise<ReadingInput> {
  const { product, origins, clock, charts } = services
  const { accountId, chartId, locale, signature } = print
  const chart = accountId && chartId ? await findChart(charts, { accountId, id: chartId }) : undefined
  if (!chart) throw new AppError('chart.not-found')
  const { birth } = chart
  const school = schoolOf(print.schoolRules ?? '')
  const nowMs = clock.now()
  const reading = presentReading(charts.natalChartOf(birth, school), {
    rules: natalRulesOf(birth, school.natal),
    bornYear: Number(birth.birthday.slice(0, 4)),
    offsetSec: birth.offsetSec,
    nowMs,
    locale,
  })
  const content = buildReadingContent(reading, {
    locale,
    product,
    host: new URL(origins[locale]).host,
    name: birth.fio ?? birth.birthday,
    birth,
    signature: signature ?? '',
    school: schoolName(school, locale),
    today: new Date(nowMs).toISOString().slice(0, 10),
  })
  return { reading: content, madeAt: new Date(nowMs) }
}

/** Everything that the sheet of an order depends on. */
async function findInput(
  services: Services,
  { kind, ...print }: store.StoredPrint,
): Promise<SheetInput | ReadingInput> {
  if (kind === 'reading') return readingInputOf(services, { kind, ...print })
  const own = await findPrintPerson(services, { kind, ...print })
  const place = print.placeId ?? undefined
  const { today } = await findCalendarContext(services.calendar, { locale: print.locale, place })
  return inputOf(services, { kind, ...print }, { own, today })
}

/** Marks the sheet as failed. A refusal, such as an unpaid chart, fails the job permanently. */
async function failing(work: () => Promise<void>, fail: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    await fail()
    throw error instanceof AppError ? new PermanentFailure(error.code, error) : error
  }
}

/** Stores progress one statement at a time and leaves out what comes meanwhile. A sheet does not fail for its progress. */
function reporting(update: (percent: number) => Promise<void>): (percent: number) => void {
  let isBusy = false
  return (percent) => {
    if (isBusy) return
    isBusy = true
    update(percent)
      .catch(() => {})
      .finally(() => {
        isBusy = false
      })
  }
}

/** Handles the job of one order: makes the PDF and stores it. */
export async function makePrint(services: MakingServices, id: string): Promise<void> {
  const { db, clock, renderSheet } = services
  const print = await store.startPrint(db, id)
  if (!print) return
  await failing(
    async () => {
      const input = await findInput(services, print)
      const pdf = await renderSheet(
        input,
        reporting((percent) => store.updateProgress(db, id, percent)),
      )
      await store.finishPrint(services, print, { pdf, expiresAt: new Date(clock.now() + PRINT_LIFETIME_MS) })
    },
    () => store.failPrint(db, id),
  )
}

/** Handles the job of a general sheet: makes the PDF that all its orders share. */
export async function makeSharedPrint(services: MakingServices, id: string): Promise<void> {
  const { db, renderSheet } = services
  const file = await shared.startFile(db, id)
  if (!file) return
  await failing(
    async () => {
      const input = await inputOf(services, file, { own: null, today: file.today })
      const pdf = await renderSheet(
        input,
        reporting((percent) => shared.updateProgress(db, id, percent)),
      )
      await shared.finishFile(db, id, pdf)
    },
    () => shared.failFile(db, id),
  )
}
