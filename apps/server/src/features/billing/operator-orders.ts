// Orders, time and revenue as operators see them.

import { sql } from 'kysely'
import { toCurrency } from './money.ts'
import { idsOfGrants } from './order-charts.ts'
import { listRefundable } from './refund-store.ts'
import { type Db, findOwnerId } from './store.ts'

const lineColumns = [
  'orders.id',
  'orders.code',
  'orders.kind',
  'orders.state',
  'orders.provider',
  'orders.amount_minor',
  'orders.currency',
  'orders.created_at',
  'orders.paid_at',
] as const

type LineRow = {
  readonly id: string
  readonly code: string
  readonly kind: string
  readonly state: string
  readonly provider: string
  readonly amount_minor: number
  readonly currency: string
  readonly created_at: Date
  readonly paid_at: Date | null
}

const toLine = (row: LineRow) => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  state: row.state,
  provider: row.provider,
  amount: { minor: row.amount_minor, currency: row.currency },
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
})

type OrderPage = {
  readonly limit: number
  readonly after?: string | undefined
  readonly state?: string | undefined
}

/** A page of orders, the latest first. The cursor is the instant and id of the last order of the page before. */
export async function listOrderPage(db: Db, { limit, after, state }: OrderPage) {
  let query = db
    .selectFrom('orders')
    .select(lineColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (state !== undefined) query = query.where('state', '=', state)
  const [, at, id] = /^(\d{4}-[\dT:.-]+Z)_([\da-f-]{36})$/.exec(after ?? '') ?? []
  if (at !== undefined && id !== undefined)
    query = query.where(sql<boolean>`(created_at, id) < (${new Date(at)}, ${id}::uuid)`)
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    orders: shown.map(toLine),
    next: last ? `${last.created_at.toISOString()}_${last.id}` : null,
  }
}

/** The orders of a person, the latest first. */
export async function listOrdersOf(db: Db, accountId: string, limit: number) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_owners', 'order_owners.order_id', 'orders.id')
    .select(lineColumns)
    .where('order_owners.account_id', '=', accountId)
    .orderBy('orders.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toLine)
}

/** One order with its attempts, refunds, granted time and ledger. */
export async function findOrderDetails(db: Db, id: string) {
  const row = await db.selectFrom('orders').select(lineColumns).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const amount = { minor: row.amount_minor, currency: toCurrency(row.currency) }
  const attempts = await listRefundable(db, id, amount)
  const grants = await db
    .selectFrom('grants')
    .select(['id', 'chart_id', 'from_at', 'until_at', 'revoked_at'])
    .where('id', 'in', idsOfGrants(db, id))
    .orderBy('from_at')
    .execute()
  const ledger = await db
    .selectFrom('ledger_entries')
    .select(['posting_id', 'account', 'amount_minor', 'currency', 'created_at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return {
    ...toLine(row),
    person: (await findOwnerId(db, id)) ?? null,
    attempts: attempts.map(({ attempt, leftMinor }) => ({
      id: attempt.id,
      no: attempt.no,
      state: attempt.state,
      payment: attempt.paymentId,
      refundedMinor: attempt.refundedMinor,
      leftMinor,
      dispute: attempt.dispute,
      decline: attempt.decline?.code ?? null,
      createdAt: attempt.createdAt.toISOString(),
    })),
    refunds: await listRefunds(db, id),
    grants: grants.map((one) => ({
      id: one.id,
      chart: one.chart_id,
      from: one.from_at.toISOString(),
      until: one.until_at.toISOString(),
      revokedAt: one.revoked_at?.toISOString() ?? null,
    })),
    ledger: ledger.map((one) => ({
      posting: one.posting_id,
      account: one.account,
      amount: { minor: Number(one.amount_minor), currency: one.currency },
      at: one.created_at.toISOString(),
    })),
  }
}

/** The refunds of an order that operators requested, the first of them first. */
async function listRefunds(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('operators', 'operators.id', 'refunds.operator_id')
    .select([
      'refunds.id',
      'attempt_id',
      'amount_minor',
      'currency',
      'takes_time',
      'reason',
      'operator_id',
      'operators.name',
      'state',
      'failure_code',
      'provider_refund_id',
      'refunds.created_at',
      'settled_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    attempt: row.attempt_id,
    amount: { minor: row.amount_minor, currency: row.currency },
    takesTime: row.takes_time,
    reason: row.reason,
    operator: { id: row.operator_id, name: row.name },
    state: row.state,
    failure: row.failure_code,
    providerRefund: row.provider_refund_id,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }))
}

/** Revenue, refunds and chargebacks by day (UTC) and currency; `to` is the last day. */
export async function listRevenue(db: Db, { from, to }: { readonly from: string; readonly to: string }) {
  const { rows } = await sql<{
    day: string
    currency: string
    revenue: string
    refunds: string
    chargebacks: string
  }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, currency,
           -coalesce(sum(amount_minor) filter (where account = 'revenue'), 0) as revenue,
           coalesce(sum(amount_minor) filter (where account = 'refunds'), 0) as refunds,
           coalesce(sum(amount_minor) filter (where account = 'chargebacks'), 0) as chargebacks
    from ledger_entries
    where created_at >= ${from}::date::timestamp at time zone 'UTC'
      and created_at < (${to}::date + 1)::timestamp at time zone 'UTC'
      and account in ('revenue', 'refunds', 'chargebacks')
    group by 1, 2 order by 1, 2`.execute(db)
  return rows.map(({ day, currency, revenue, refunds, chargebacks }) => ({
    day,
    currency,
    revenueMinor: Number(revenue),
    refundsMinor: Number(refunds),
    chargebacksMinor: Number(chargebacks),
  }))
}

/** The name that each chart of an account had when it was last ordered, still encrypted. */
export async function listOrderedNames(db: Db, accountId: string) {
  return db
    .selectFrom('order_owners')
    .innerJoin('orders', 'orders.id', 'order_owners.order_id')
    .distinctOn('orders.chart_id')
    .select(['orders.chart_id', 'orders.id', 'order_owners.key_id', 'order_owners.box'])
    .where('order_owners.account_id', '=', accountId)
    .where('orders.chart_id', 'is not', null)
    .orderBy('orders.chart_id')
    .orderBy('orders.created_at', 'desc')
    .execute()
}

/** Time of the charts of an account that was granted without an order and not taken back, the latest last. */
export async function listFreeGrants(db: Db, accountId: string) {
  return db
    .selectFrom('grants')
    .innerJoin('charts', 'charts.id', 'grants.chart_id')
    .select(['grants.id', 'charts.id as chart_id', 'grants.from_at', 'grants.until_at'])
    .where('charts.account_id', '=', accountId)
    .where('grants.order_id', 'is', null)
    .where('grants.revoked_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_charts').select('order_id').whereRef('grant_id', '=', 'grants.id'))),
    )
    .orderBy('grants.from_at')
    .execute()
}
