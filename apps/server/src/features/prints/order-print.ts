// Takes an order for a sheet: checks access and limits, stores it and enqueues its job.

import type { orderPrint as operation } from '@zeri/contract'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/limits.ts'
import { findCalendarContext, requireDate } from '../calendar/index.ts'
import { findPersonOf } from '../charts/index.ts'
import { makePrintJob } from './jobs.ts'
import type { Services } from './services.ts'
import { rangeOf } from './sheet-content.ts'
import { insertPrint, type NewPrint, type StoredPrint } from './store.ts'

const HOUR_MS = 3_600_000
/** How long a sheet is stored and can be downloaded. */
export const PRINT_LIFETIME_MS = 24 * HOUR_MS

/** Sheets per hour: for an account, and for a network address without a session. */
const hourlyLimits = { account: 30, address: 12 } as const

type PrintOrder = z.output<typeof operation.request>
type PrintCustomer = { readonly accountId: string | undefined; readonly address: string }

/** Enforces the hourly limit. The count is in the database, so all processes share it. */
async function countOrder({ counters, clock }: Services, customer: PrintCustomer): Promise<void> {
  const now = clock.now()
  const windowStart = Math.floor(now / HOUR_MS) * HOUR_MS
  const [key, most] =
    customer.accountId === undefined
      ? [`prints:${clientNetwork(customer.address)}`, hourlyLimits.address]
      : [`prints:${customer.accountId}`, hourlyLimits.account]
  const hits = (await counters.add(windowStart, new Map([[key, 1]]))).get(key) ?? 1
  if (hits <= most) return
  throw new AppError('limit.exceeded', { retryAfterSec: Math.ceil((windowStart + HOUR_MS - now) / 1000) })
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
  const { person } = await findPersonOf(services.charts, chart, order.locale)
  if (person.access !== 'paid') throw new AppError('chart.not-paid')
}

/** The year and month that a kind of sheet uses. */
function spanOf({ kind, year, month }: PrintOrder): Pick<NewPrint, 'year' | 'month'> {
  if (kind === 'fridge') return { year: null, month: null }
  return { year: year ?? null, month: kind === 'month' ? (month ?? null) : null }
}

/** Stores an order and enqueues its job in the same transaction. */
export async function orderPrint(
  services: Services,
  order: PrintOrder,
  customer: PrintCustomer,
): Promise<StoredPrint> {
  const { db, clock, random, enqueue, calendar } = services
  await requirePaidChart(services, order, customer)
  const { today } = await findCalendarContext(calendar, order)
  const range = rangeOf({ kind: order.kind, year: order.year ?? 0, month: order.month ?? 1 }, today)
  for (const date of [range.from, range.to]) requireDate(date)
  await countOrder(services, customer)
  const now = clock.now()
  const print = {
    id: random.uuid(),
    accountId: customer.accountId ?? null,
    chartId: order.uuid ?? null,
    kind: order.kind,
    locale: order.locale,
    ...spanOf(order),
    placeId: order.place ?? null,
    orderedAt: new Date(now),
    expiresAt: new Date(now + PRINT_LIFETIME_MS),
  }
  await db.transaction().execute(async (trx) => {
    await insertPrint(trx, print)
    await enqueue(trx, makePrintJob, { id: print.id })
  })
  return { ...print, state: 'waiting', progressPercent: 0, sizeBytes: null }
}
