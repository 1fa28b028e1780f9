// Attempts to pay an order, one row for each checkout page or charge.

import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PaymentAttempts } from '../../platform/db/schema.ts'
import { listFurtherCharts } from './order-charts.ts'
import type { AttemptRef, Decline, ProviderId } from './port.ts'
import type { Attempt, AttemptState, Dispute } from './transitions.ts'

type Db = Kysely<Database>

export type StoredAttempt = Attempt & {
  readonly id: string
  readonly orderId: string
  readonly no: number
  readonly provider: ProviderId
  readonly idempotencyKey: string
  readonly checkoutId: string | null
  readonly paymentId: string | null
  readonly createdAt: Date
  readonly lookedUpAt: Date | null
}

function toAttempt(row: Selectable<PaymentAttempts>): StoredAttempt {
  const { decline_class, decline_code, declined_at } = row
  return {
    id: row.id,
    orderId: row.order_id,
    no: row.attempt_no,
    provider: row.provider as ProviderId,
    idempotencyKey: row.idempotency_key,
    checkoutId: row.checkout_id,
    paymentId: row.payment_id,
    createdAt: row.created_at,
    lookedUpAt: row.looked_up_at,
    state: row.state as AttemptState,
    refundedMinor: row.refunded_minor,
    dispute: row.dispute as Dispute,
    decline:
      decline_code !== null && declined_at !== null
        ? { class: decline_class as Decline['class'], code: decline_code, at: declined_at }
        : null,
  }
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Finds the attempt of a reference, by our own id if the provider returned it, else by the provider's ids. */
export async function findOrderIdOf(
  db: Db,
  provider: ProviderId,
  { attemptId, paymentId, checkoutId }: AttemptRef,
): Promise<FoundAttempt | undefined> {
  if (attemptId !== undefined && !UUID.test(attemptId)) return undefined
  const found = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'payment_attempts.order_id', 'orders.chart_id'])
    .where('payment_attempts.provider', '=', provider)
    .where((row) =>
      attemptId !== undefined
        ? row('payment_attempts.id', '=', attemptId)
        : row.or([
            ...(paymentId === undefined ? [] : [row('payment_id', '=', paymentId)]),
            ...(checkoutId === undefined ? [] : [row('checkout_id', '=', checkoutId)]),
          ]),
    )
    .executeTakeFirst()
  if (!found) return undefined
  const further = await listFurtherCharts(db, found.order_id)
  const chartIds = [found.chart_id, ...further.map(({ chartId }) => chartId)].filter((id) => id !== null)
  return { orderId: found.order_id, attemptId: found.id, chartIds }
}

type FoundAttempt = {
  readonly orderId: string
  readonly attemptId: string
  /** The charts of its order that are not deleted. */
  readonly chartIds: readonly string[]
}

export async function listAttempts(db: Db, orderId: string): Promise<StoredAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt_no')
    .execute()
  return rows.map(toAttempt)
}

export async function insertAttempt(
  trx: Db,
  attempt: Pick<StoredAttempt, 'id' | 'orderId' | 'no' | 'idempotencyKey'> & {
    readonly provider: ProviderId
    readonly at: Date
  },
): Promise<void> {
  await trx
    .insertInto('payment_attempts')
    .values({
      id: attempt.id,
      order_id: attempt.orderId,
      attempt_no: attempt.no,
      provider: attempt.provider,
      idempotency_key: attempt.idempotencyKey,
      state: 'initiated',
      created_at: attempt.at,
    })
    .execute()
}

/** Saves the state of an attempt; ids that the reference lacks stay as they are. */
export async function updateAttempt(
  trx: Db,
  id: string,
  { state, refundedMinor, dispute, decline }: Attempt,
  { checkoutId, paymentId }: AttemptRef = {},
): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({
      state,
      refunded_minor: refundedMinor,
      dispute,
      decline_class: decline?.class ?? null,
      decline_code: decline?.code ?? null,
      declined_at: decline?.at ?? null,
      ...(checkoutId === undefined ? {} : { checkout_id: checkoutId }),
      ...(paymentId === undefined ? {} : { payment_id: paymentId }),
    })
    .where('id', '=', id)
    .execute()
}

export async function markLookedUp(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('payment_attempts').set({ looked_up_at: at }).where('order_id', '=', orderId).execute()
}
