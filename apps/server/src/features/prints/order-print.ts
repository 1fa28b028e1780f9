// Takes an order for a sheet: checks access and limits, stores it and enqueues its job.

import type { orderPrint as operation } from '@zeri/contract'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { countInWindow } from '../../platform/http/count-in-window.ts'
import { countOnLadder } from '../../platform/http/count-on-ladder.ts'
import { findCalendarContext, requireDate, schoolOf, theBook } from '../calendar/index.ts'
import { findChart, findPersonOf } from '../charts/index.ts'
import { makePrintJob, makeSharedPrintJob } from './jobs.ts'
import type { Services } from './services.ts'
import { claimFile, contentKeyOf, countWaitingFiles, hasFile } from './shared-files.ts'
import { type PrintKind, rangeOf } from './sheet-content.ts'
import { countWaitingPrints, insertPrint, type NewPrint, type StoredPrint } from './store.ts'

const HOUR_MS = 3_600_000
/** How long a sheet is stored and can be downloaded. */
export const PRINT_LIFETIME_MS = 24 * HOUR_MS

/** Sheets that may wait to be made, general ones and those of charts apart: some half a minute of work each. */
const MAX_WAITING = 40
const RETRY_AFTER_SEC = 15
/** A general sheet that was ordered so long ago and is not made has lost its job, and the next order enqueues another. */
const LOST_AFTER_MS = 10 * 60_000

/** Sheets per hour: for an account, and for a network address without a session; wider networks have a few times that. */
const hourlyLimits = { account: 30, address: 12 } as const

type AnyOrder = z.output<typeof operation.request>
/** The order of a sheet of the calendar. */
type PrintOrder = AnyOrder & { readonly kind: PrintKind }
type PrintCustomer = { readonly accountId: string | undefined; readonly address: string }

/** Enforces the hourly limit. The count is in the database, so all processes share it. */
async function countOrder({ counters, clock }: Services, customer: PrintCustomer): Promise<void> {
  const now = clock.now()
  const { accountId, address } = customer
  const { account, address: perAddress } = hourlyLimits
  const retryAfterSec =
    accountId === undefined
      ? await countOnLadder(counters, { name: 'prints', most: perAddress, windowMs: HOUR_MS }, address, now)
      : await countInWindow(counters, { key: `prints:${accountId}`, most: account, windowMs: HOUR_MS }, now)
  if (retryAfterSec !== undefined) throw new AppError('limit.exceeded', { retryAfterSec })
}

/** A personal sheet needs a session of the owner and a chart that is paid for. */
async function requirePaidChart(
  services: Services,
  order: PrintOrder,
  customer: PrintCustomer,
): Promise<void> {
  if (order.uuid === undefined) return
  if (customer.accountId === undefined) throw new AppError('auth.required')
  const chart = { accountId: customer.accountId, id: order.uuid }
  const { locale } = order
  const { person } = await findPersonOf(services.charts, chart, { locale, school: theBook })
  if (person.access !== 'paid') throw new AppError('chart.not-paid')
}

/** The year and month that a kind of sheet uses. */
function spanOf({ kind, year, month }: PrintOrder): Pick<NewPrint, 'year' | 'month'> {
  if (kind === 'fridge') return { year: null, month: null }
  return { year: year ?? null, month: kind === 'month' ? (month ?? null) : null }
}

/** Refuses an order while too many wait. One more order of a general sheet that is there or on its way is always taken. */
async function requireRoom(
  { db, clock }: Services,
  chartId: string | null,
  contentKey: string,
): Promise<void> {
  if (chartId === null && (await hasFile(db, contentKey))) return
  const waiting =
    chartId === null ? await countWaitingFiles(db) : await countWaitingPrints(db, new Date(clock.now()))
  if (waiting >= MAX_WAITING) throw new AppError('server.busy', { retryAfterSec: RETRY_AFTER_SEC })
}

const isOfCalendar = (order: AnyOrder): order is PrintOrder => order.kind !== 'reading'

/** Takes the order of a sheet of the calendar, or of a reading. */
export function orderAny(services: Services, order: AnyOrder, customer: PrintCustomer): Promise<StoredPrint> {
  return isOfCalendar(order) ? orderPrint(services, order, customer) : orderReading(services, order, customer)
}

/** The reading of a chart needs a session of its owner; it is open to the owner on its page too, so no payment. */
async function orderReading(
  services: Services,
  { uuid: chartId, locale, rules = '', signature = '' }: AnyOrder,
  customer: PrintCustomer,
): Promise<StoredPrint> {
  const { db, clock, random, enqueue } = services
  const { accountId } = customer
  if (accountId === undefined) throw new AppError('auth.required')
  const chart =
    chartId === undefined ? undefined : await findChart(services.charts, { accountId, id: chartId })
  if (!chart) throw new AppError('chart.not-found')
  await requireRoom(services, chart.id, '')
  await countOrder(services, customer)
  const now = clock.now()
  const print = {
    id: random.uuid(),
    accountId,
    chartId: chart.id,
    kind: 'reading' as const,
    signature,
    locale,
    year: null,
    month: null,
    placeId: null,
    schoolRules: schoolOf(rules).rules,
    orderedAt: new Date(now),
    expiresAt: new Date(now + PRINT_LIFETIME_MS),
  }
  await db.transaction().execute(async (trx) => {
    await insertPrint(trx, { ...print, fileId: null })
    await enqueue(trx, makePrintJob, { id: print.id })
  })
  return { ...print, state: 'waiting', progressPercent: 0, sizeBytes: null }
}

/** Stores an order. In the same transaction its job is enqueued, unless the sheet is general and another order did that. */
async function orderPrint(
  services: Services,
  order: PrintOrder,
  customer: PrintCustomer,
): Promise<StoredPrint> {
  const { db, clock, random, enqueue, calendar, product, origins } = services
  await requirePaidChart(services, order, customer)
  const { today, school } = await findCalendarContext(calendar, order)
  const range = rangeOf({ kind: order.kind, year: order.year ?? 0, month: order.month ?? 1 }, today)
  for (const date of [range.from, range.to]) requireDate(date)
  const { kind, locale } = order
  const sheet = { kind, locale, ...spanOf(order), placeId: order.place ?? null, schoolRules: school.rules }
  const chartId = order.uuid ?? null
  const contentKey = contentKeyOf({ ...sheet, today }, { product, host: new URL(origins[locale]).host })
  await requireRoom(services, chartId, contentKey)
  await countOrder(services, customer)
  const now = clock.now()
  const times = { orderedAt: new Date(now), expiresAt: new Date(now + PRINT_LIFETIME_MS) }
  const print = {
    id: random.uuid(),
    accountId: customer.accountId ?? null,
    chartId,
    signature: null,
    ...sheet,
    ...times,
  }
  await db.transaction().execute(async (trx) => {
    if (chartId !== null) {
      await insertPrint(trx, { ...print, fileId: null })
      await enqueue(trx, makePrintJob, { id: print.id })
      return
    }
    const lostBefore = new Date(now - LOST_AFTER_MS)
    const file = await claimFile(trx, {
      id: random.uuid(),
      contentKey,
      ...sheet,
      today,
      ...times,
      lostBefore,
    })
    await insertPrint(trx, { ...print, fileId: file.id })
    if (file.isToMake) await enqueue(trx, makeSharedPrintJob, { id: file.id })
  })
  // Also for a sheet that is made already: the response to an order says nothing about other orders.
  return { ...print, state: 'waiting', progressPercent: 0, sizeBytes: null }
}
