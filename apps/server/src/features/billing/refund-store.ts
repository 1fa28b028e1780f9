// Refunds in the database.

import { sql } from 'kysely'
import { listAttempts, type StoredAttempt } from './attempt-store.ts'
import { type Money, toCurrency } from './money.ts'
import type { RefundReport } from './port.ts'
import type { Db } from './store.ts'

type RefundState = 'requested' | 'succeeded' | 'failed'

/** A refund that an operator requested. */
export type Refund = {
  readonly id: string
  readonly orderId: string
  readonly attemptId: string
  readonly amount: Money
  /** Whether a part of the money takes the time of the order with it; all of the money always does. */
  readonly takesTime: boolean
  readonly reason: string
  readonly operatorId: string
  readonly state: RefundState
  readonly providerRefundId: string | null
  readonly createdAt: Date
}

const columns = [
  'id',
  'order_id',
  'attempt_id',
  'amount_minor',
  'currency',
  'takes_time',
  'reason',
  'operator_id',
  'state',
  'provider_refund_id',
  'created_at',
] as const

async function findBy(db: Db, column: 'id' | 'idempotency_key', value: string): Promise<Refund | undefined> {
  const row = await db.selectFrom('refunds').select(columns).where(column, '=', value).executeTakeFirst()
  return (
    row && {
      id: row.id,
      orderId: row.order_id,
      attemptId: row.attempt_id,
      amount: { minor: row.amount_minor, currency: toCurrency(row.currency) },
      takesTime: row.takes_time,
      reason: row.reason,
      operatorId: row.operator_id,
      // True: a check of the table allows only these.
      state: row.state as RefundState,
      providerRefundId: row.provider_refund_id,
      createdAt: row.created_at,
    }
  )
}

export const findRefund = (db: Db, id: string) => findBy(db, 'id', id)
export const findRefundByKey = (db: Db, key: string) => findBy(db, 'idempotency_key', key)

/** Inserts a refund; false when its key exists. A trigger refuses one that exceeds what is left of the payment. */
export async function insertRefund(trx: Db, refund: Refund, key: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('refunds')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      attempt_id: refund.attemptId,
      amount_minor: refund.amount.minor,
      currency: refund.amount.currency,
      takes_time: refund.takesTime,
      reason: refund.reason,
      operator_id: refund.operatorId,
      idempotency_key: key,
      state: refund.state,
      created_at: refund.createdAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The attempts of an order, each with what can still be refunded of it. */
export async function listRefundable(
  db: Db,
  orderId: string,
  amount: Money,
): Promise<readonly { readonly attempt: StoredAttempt; readonly leftMinor: number }[]> {
  const attempts = await listAttempts(db, orderId)
  const open = await db
    .selectFrom('refunds')
    .select(['attempt_id', 'amount_minor'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .execute()
  return attempts.map((attempt) => {
    const { state, dispute, refundedMinor } = attempt
    const isOurs = state === 'succeeded' && dispute !== 'opened' && dispute !== 'lost'
    const openMinor = open.reduce(
      (sum, one) => sum + (one.attempt_id === attempt.id ? one.amount_minor : 0),
      0,
    )
    return { attempt, leftMinor: isOurs ? Math.max(0, amount.minor - refundedMinor - openMinor) : 0 }
  })
}

/** Records when a refund is looked up at its provider, and its id once the provider has named one. */
export async function markRefund(
  db: Db,
  id: string,
  {
    lookedUpAt,
    providerRefundId,
  }: { readonly lookedUpAt?: Date; readonly providerRefundId?: string | undefined },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({
      ...(lookedUpAt ? { looked_up_at: lookedUpAt } : {}),
      ...(providerRefundId === undefined ? {} : { provider_refund_id: providerRefundId }),
    })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute()
}

/** Ends a refund; false when it was ended before. */
export async function endRefund(
  trx: Db,
  id: string,
  { state, id: providerRefundId, code }: Partial<RefundReport> & { readonly state: 'succeeded' | 'failed' },
  at: Date,
): Promise<boolean> {
  const ended = await trx
    .updateTable('refunds')
    .set({
      state,
      settled_at: at,
      failure_code: state === 'failed' ? (code ?? 'unknown').slice(0, 64) : null,
      ...(providerRefundId === undefined ? {} : { provider_refund_id: providerRefundId }),
    })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Whether the refunds of an attempt that succeeded are all among what its provider reports as refunded. */
export async function isReported(trx: Db, attemptId: string): Promise<boolean> {
  const { rows } = await sql<{ is_reported: boolean }>`
    select refunded_minor >= (select coalesce(sum(amount_minor), 0) from refunds
                              where attempt_id = ${attemptId} and state = 'succeeded') as is_reported
      from payment_attempts where id = ${attemptId}`.execute(trx)
  return rows[0]?.is_reported ?? false
}

/** The refunds of an attempt that its provider has accepted and not yet made. */
export async function listPendingRefunds(db: Db, attemptId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('state', '=', 'requested')
    .where('provider_refund_id', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

type OpenQuery = {
  readonly before: Date
  /** When a refund that its provider has accepted was last looked up at the latest. */
  readonly pendingBefore: Date
  readonly limit: number
}

/** Refunds without a result, the longest unchecked first. */
export async function listOpenRefunds(
  db: Db,
  { before, pendingBefore, limit }: OpenQuery,
): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'requested')
    .where('created_at', '<=', before)
    .where((row) =>
      row.or([
        row('looked_up_at', 'is', null),
        row.and([row('provider_refund_id', 'is', null), row('looked_up_at', '<=', before)]),
        row('looked_up_at', '<=', pendingBefore),
      ]),
    )
    .orderBy('looked_up_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
