import { AppError } from '../../platform/http/app-error.ts'
import { PermanentFailure } from '../../platform/jobs/job.ts'
import { findCalendarContext } from '../calendar/index.ts'
import { findPersonOf } from '../charts/index.ts'
import { PRINT_LIFETIME_MS } from './order-print.ts'
import type { RenderSheet, SheetInput } from './render-sheet.ts'
import type { Services } from './services.ts'
import * as shared from './shared-files.ts'
import * as store from './store.ts'

/** The services of the worker: those of the site, and what makes the files. */
export type MakingServices = Services & { readonly renderSheet: RenderSheet }

type Sheet = Pick<store.StoredPrint, 'kind' | 'locale' | 'year' | 'month' | 'placeId'>

/** Finds the person of a personal sheet and requires that the chart is still paid for. */
async function findPrintPerson({ charts }: Services, print: store.StoredPrint): Promise<SheetInput['own']> {
  const { accountId, chartId, locale } = print
  if (accountId === null || chartId === null) return null
  const { person, head } = await findPersonOf(charts, { accountId, id: chartId }, { locale })
  if (person.access !== 'paid') throw new AppError('chart.not-paid')
  return { person, name: head.fio }
}

async function inputOf(
  services: Services,
  { kind, locale, year, month, placeId }: Sheet,
  { own, today }: { readonly own: SheetInput['own']; readonly today: string },
): Promise<SheetInput> {
  const { product, origins, clock, calendar } = services
  const place = placeId === null ? undefined : await calendar.places.find(placeId)
  if (placeId !== null && !place) throw new AppError('place.not-found')
  const host = new URL(origins[locale]).host
  return { kind, locale, year, month, today, place, own, product, host, madeAt: new Date(clock.now()) }
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
  const { db, clock, calendar, renderSheet } = services
  const print = await store.startPrint(db, id)
  if (!print) return
  await failing(
    async () => {
      const own = await findPrintPerson(services, print)
      const { today } = await findCalendarContext(calendar, {
        locale: print.locale,
        place: print.placeId ?? undefined,
      })
      const input = await inputOf(services, print, { own, today })
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
