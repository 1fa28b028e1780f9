import type { orderPrint as operation } from '@zeri/contract'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/limits.ts'
import { findSetting, requireDate } from '../calendar/index.ts'
import { findPersonOf } from '../charts/index.ts'
import { makePrintJob } from './jobs.ts'
import type { Services } from './services.ts'
import { rangeOf } from './sheet-content.ts'
import { insertPrint, type KeptPrint, type NewPrint } from './store.ts'

const HOUR_MS = 3_600_000
/** How long a finished sheet can be downloaded. */
export const KEPT_MS = 24 * HOUR_MS

/** Sheets an hour: of an account, and of a network address without one. */
const hourly = { account: 30, address: 12 } as const

type Asked = z.output<typeof operation.request>
type Asker = { readonly accountId: string | undefined; readonly address: string }

/** Refuses who orders too much; counted in the database, so by all processes together. */
async function countOrder({ counters, clock }: Services, asker: Asker): Promise<void> {
  const now = clock.now()
  const windowStart = Math.floor(now / HOUR_MS) * HOUR_MS
  const [key, most] =
    asker.accountId === undefined
      ? [`prints:${clientNetwork(asker.address)}`, hourly.address]
      : [`prints:${asker.accountId}`, hourly.account]
  const hits = (await counters.add(windowStart, new Map([[key, 1]]))).get(key) ?? 1
  if (hits <= most) return
  throw new AppError('limit.exceeded', { retryAfterSec: Math.ceil((windowStart + HOUR_MS - now) / 1000) })
}

/** A sheet for one person is for the owner of a chart that is paid for. */
async function requirePaidChart(services: Services, asked: Asked, asker: Asker): Promise<void> {
  if (asked.uuid === undefined) return
  if (asker.accountId === undefined) throw new AppError('auth.required')
  const chart = { accountId: asker.accountId, id: asked.uuid }
  const { person } = await findPersonOf(services.charts, chart, asked.locale)
  if (person.access !== 'paid') throw new AppError('chart.not-paid')
}

/** The year and the month a kind of sheet needs. */
function spanOf({ kind, year, month }: Asked): Pick<NewPrint, 'year' | 'month'> {
  if (kind === 'fridge') return { year: null, month: null }
  return { year: year ?? null, month: kind === 'month' ? (month ?? null) : null }
}

/** Takes an order: it waits for the worker from the moment it is written. */
export async function orderPrint(services: Services, asked: Asked, asker: Asker): Promise<KeptPrint> {
  const { db, clock, random, enqueue, calendar } = services
  await requirePaidChart(services, asked, asker)
  const { today } = await findSetting(calendar, asked)
  const range = rangeOf({ kind: asked.kind, year: asked.year ?? 0, month: asked.month ?? 1 }, today)
  for (const date of [range.from, range.to]) requireDate(date)
  await countOrder(services, asker)
  const now = clock.now()
  const print = {
    id: random.uuid(),
    accountId: asker.accountId ?? null,
    chartId: asked.uuid ?? null,
    kind: asked.kind,
    locale: asked.locale,
    ...spanOf(asked),
    placeId: asked.place ?? null,
    orderedAt: new Date(now),
    expiresAt: new Date(now + KEPT_MS),
  }
  await db.transaction().execute(async (trx) => {
    await insertPrint(trx, print)
    await enqueue(trx, makePrintJob, { id: print.id })
  })
  return { ...print, state: 'waiting', progressPercent: 0, sizeBytes: null }
}
