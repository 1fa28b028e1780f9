// Orders in the database.

import type { Locale } from '@zeri/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Orders } from '../../platform/db/schema.ts'
import type { Tier } from '../charts/index.ts'
import { listAttempts, type StoredAttempt } from './attempt-store.ts'
import { type Money, toCurrency } from './money.ts'
import type { ProviderId } from './port.ts'
import { type OrderState, openStates } from './transitions.ts'

export type Db = Kysely<Database>
export type { Tier }

export type Order = {
  readonly id: string
  readonly kind: 'purchase' | 'renewal'
  /** Null once the chart is deleted. */
  readonly chartId: string | null
  readonly code: string
  readonly tier: Tier
  readonly months: number
  readonly priceId: number
  readonly amount: Money
  readonly locale: Locale
  readonly provider: ProviderId
  readonly wantsRenewal: boolean
  readonly state: OrderState
  readonly createdAt: Date
  readonly expiresAt: Date
}

const orderColumns = [
  'orders.id',
  'orders.kind',
  'orders.chart_id',
  'orders.code',
  'orders.tier',
  'orders.months',
  'orders.price_id',
  'orders.amount_minor',
  'orders.currency',
  'orders.locale',
  'orders.provider',
  'orders.wants_renewal',
  'orders.state',
  'orders.created_at',
  'orders.expires_at',
] as const

type OrderRow = Omit<
  Selectable<Orders>,
  'paid_at' | 'period_no' | 'subscription_id' | 'offer_version' | 'renewal_version'
>

/** The words of a row are those the table's checks allow. */
function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    kind: row.kind as Order['kind'],
    chartId: row.chart_id,
    code: row.code,
    tier: row.tier as Tier,
    months: row.months,
    priceId: row.price_id,
    amount: { minor: row.amount_minor, currency: toCurrency(row.currency) },
    locale: row.locale as Locale,
    provider: row.provider as ProviderId,
    wantsRenewal: row.wants_renewal,
    state: row.state as OrderState,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

/**
 * Locks a chart: other transactions that change its paid time wait until this one ends. Locks are always taken in the
 * order chart, order, card, subscription.
 */
export async function lockChart(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('charts').select('id').where('id', '=', id).forUpdate().execute()
}

/** Locks several charts, always in the same order, so that two transactions never wait for each other. */
export async function lockCharts(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .selectFrom('charts')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Loads and locks an order: other transactions that change it wait until this one ends. */
export async function lockOrder(
  trx: Db,
  id: string,
): Promise<{ readonly order: Order; readonly attempts: readonly StoredAttempt[] } | undefined> {
  const row = await trx
    .selectFrom('orders')
    .select(orderColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  return { order: toOrder(row), attempts: await listAttempts(trx, id) }
}

/** The latest order of a chart, alone or with others, that belongs to the account. */
export async function findNewestOrder(
  db: Db,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_owners', 'order_owners.order_id', 'orders.id')
    .select(orderColumns)
    .where((row) =>
      row.or([
        row('orders.chart_id', '=', id),
        row.exists(
          row
            .selectFrom('order_charts')
            .select('order_charts.item')
            .whereRef('order_charts.order_id', '=', 'orders.id')
            .where('order_charts.chart_id', '=', id),
        ),
      ]),
    )
    .where('order_owners.account_id', '=', accountId)
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toOrder(row)
}

/** The account of an order; undefined once the account is erased. */
export async function findOwnerId(db: Db, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_owners')
    .select('account_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.account_id
}

export async function findOpenPurchase(trx: Db, chartId: string, code: string): Promise<Order | undefined> {
  const row = await trx
    .selectFrom('orders')
    .select(orderColumns)
    .where('chart_id', '=', chartId)
    .where('code', '=', code)
    .where('kind', '=', 'purchase')
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst()
  return row && toOrder(row)
}

type Owner = { readonly accountId: string; readonly keyId: string; readonly box: Buffer }

export async function insertPurchase(trx: Db, order: Order, owner: Owner): Promise<void> {
  await trx
    .insertInto('orders')
    .values({
      id: order.id,
      chart_id: order.chartId,
      kind: order.kind,
      price_id: order.priceId,
      code: order.code,
      tier: order.tier,
      months: order.months,
      amount_minor: order.amount.minor,
      currency: order.amount.currency,
      locale: order.locale,
      provider: order.provider,
      wants_renewal: order.wantsRenewal,
      state: order.state,
      created_at: order.createdAt,
      expires_at: order.expiresAt,
    })
    .execute()
  await trx
    .insertInto('order_owners')
    .values({ order_id: order.id, account_id: owner.accountId, key_id: owner.keyId, box: owner.box })
    .execute()
}

/** Records which versions of the terms the buyer accepted. */
export async function recordTerms(
  trx: Db,
  orderId: string,
  { offer, renewal }: { readonly offer: string; readonly renewal: string | null },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ offer_version: offer, renewal_version: renewal })
    .where('id', '=', orderId)
    .execute()
}

export async function updateOrderState(trx: Db, id: string, state: OrderState): Promise<void> {
  await trx.updateTable('orders').set({ state }).where('id', '=', id).execute()
}

export async function markPaid(trx: Db, id: string, state: OrderState, at: Date): Promise<void> {
  await trx.updateTable('orders').set({ state, paid_at: at }).where('id', '=', id).execute()
}
