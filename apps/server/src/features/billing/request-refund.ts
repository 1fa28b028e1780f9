import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Random } from '../../platform/random.ts'
import { toCurrency } from './money.ts'
import { sendRefundJob } from './refund-job.ts'
import { findRefundByKey, insertRefund, listRefundable, type Refund } from './refund-store.ts'
import type { Db } from './store.ts'

type RefundRequest = {
  readonly orderId: string
  /** Which payment of an order that was paid twice; the latest with money left by default. */
  readonly attemptId?: string | undefined
  /** Null for all that is left of the payment. */
  readonly minor: number | null
  readonly takesTime: boolean
  readonly reason: string
  readonly operatorId: string
  /** Chosen by the browser: a request that is repeated under it makes no second refund. */
  readonly key: string
  readonly at: Date
}

/** `used-key`: another refund was requested under the key. */
export type RefundFault = 'no-order' | 'not-paid' | 'exceeds' | 'used-key'

type RefundDeps = { readonly random: Pick<Random, 'uuid'>; readonly enqueue: Enqueue }

/**
 * Records a refund and queues the call to its provider, in the transaction of the caller. After a fault the transaction
 * must be rolled back.
 */
export async function requestRefund(
  trx: Db,
  { random, enqueue }: RefundDeps,
  request: RefundRequest,
): Promise<{ readonly refund: Refund; readonly isNew: boolean } | RefundFault> {
  const known = await findRefundByKey(trx, request.key)
  if (known) return repeat(known, request)
  const chosen = await choosePayment(trx, request)
  if (typeof chosen === 'string') {
    // The same request may have taken what is left since.
    const first = await findRefundByKey(trx, request.key)
    return first ? repeat(first, request) : chosen
  }
  const { orderId, takesTime, reason, operatorId, key, at } = request
  const refund: Refund = {
    id: random.uuid(),
    orderId,
    ...chosen,
    takesTime,
    reason,
    operatorId,
    state: 'requested',
    providerRefundId: null,
    createdAt: at,
  }
  try {
    // Another request under the same key may have come first.
    if (!(await insertRefund(trx, refund, key))) {
      const first = await findRefundByKey(trx, key)
      return first ? repeat(first, request) : 'exceeds'
    }
  } catch (error) {
    if (isOverPaid(error)) return 'exceeds'
    throw error
  }
  await enqueue(trx, sendRefundJob, { id: refund.id })
  return { refund, isNew: true }
}

function repeat(known: Refund, { orderId, minor, takesTime }: RefundRequest) {
  const isSame = known.orderId === orderId && known.takesTime === takesTime
  return isSame && (minor === null || minor === known.amount.minor)
    ? { refund: known, isNew: false }
    : ('used-key' as const)
}

async function choosePayment(
  trx: Db,
  { orderId, attemptId, minor }: RefundRequest,
): Promise<Pick<Refund, 'attemptId' | 'amount'> | RefundFault> {
  const order = await trx
    .selectFrom('orders')
    .select(['amount_minor', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return 'no-order'
  const currency = toCurrency(order.currency)
  const all = await listRefundable(trx, orderId, { minor: order.amount_minor, currency })
  const chosen =
    attemptId === undefined
      ? all.findLast(({ leftMinor }) => leftMinor > 0)
      : all.find(({ attempt }) => attempt.id === attemptId)
  if (!chosen || chosen.leftMinor === 0) return 'not-paid'
  const amount = { minor: minor ?? chosen.leftMinor, currency }
  return amount.minor > chosen.leftMinor ? 'exceeds' : { attemptId: chosen.attempt.id, amount }
}

/** Whether the database refused a refund because another one was faster. */
const isOverPaid = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'refunds_within_paid'
