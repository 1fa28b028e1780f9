import { applyPaymentFacts, refOf } from './apply-facts.ts'
import { setRevoked } from './grants.ts'
import { listGrantedCharts } from './order-charts.ts'
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnclear,
  type RefundOrder,
  type RefundReport,
} from './port.ts'
import { productTitle } from './product-title.ts'
import {
  endRefund,
  findRefund,
  isReported,
  listOpenRefunds,
  markRefund,
  type Refund,
} from './refund-store.ts'
import type { Services } from './services.ts'
import { type Db, findOwnerId, lockOrder, type Order } from './store.ts'
import { stopRenewals } from './subscriptions.ts'

const CALL_MS = 4_000
const HOUR_MS = 3_600_000
/** Providers remember a key for a day. A refund that has not reached its provider by then is never sent again. */
const SEND_FOR_MS = 23 * HOUR_MS
/** Refunds that a provider has accepted and not yet made take days at times. */
const PENDING_EVERY_MS = HOUR_MS

/** `unclear`: there is no clear response of the provider; it is queried again later. */
type RefundOutcome = 'settled' | 'pending' | 'unclear'

/** Sends a refund that was just requested; a lost response is looked up at once. */
export async function sendRefund(services: Services, id: string): Promise<void> {
  if ((await resolveRefund(services, id)) === 'unclear') await resolveRefund(services, id)
}

/** Resolves refunds whose result is unknown: the worker was killed, the response was lost, or the provider takes its time. */
export async function settleRefunds(services: Services, before: Date, limit: number): Promise<void> {
  const pendingBefore = new Date(services.clock.now() - PENDING_EVERY_MS)
  for (const id of await listOpenRefunds(services.db, { before, pendingBefore, limit }))
    await resolveRefund(services, id)
}

/**
 * Brings a refund to its result. It may be interrupted anywhere and repeated, also at the same time: the refund is looked up
 * first, the call has the same key each time, and the row ends once.
 */
async function resolveRefund(services: Services, id: string): Promise<RefundOutcome> {
  const { db, clock, log } = services
  const refund = await findRefund(db, id)
  if (refund?.state !== 'requested') return 'settled'
  await markRefund(db, id, { lookedUpAt: new Date(clock.now()) })
  try {
    return await findAndSettle(services, refund)
  } catch (err) {
    if (err instanceof ProviderUnclear) return 'unclear'
    if (!(err instanceof ProviderRefused)) throw err
    log.error({ err, code: 'billing.refused' }, 'a payment provider refused a refund')
    await endRefund(db, id, { state: 'failed', code: err.code }, new Date(clock.now()))
    return 'settled'
  }
}

async function findAndSettle(services: Services, refund: Refund): Promise<RefundOutcome> {
  const { db, clock, log, providers } = services
  const locked = await db.transaction().execute((trx) => lockOrder(trx, refund.orderId))
  const attempt = locked?.attempts.find(({ id }) => id === refund.attemptId)
  const provider = locked && providers.find(locked.order.provider)
  if (!locked || !attempt || !provider) return 'unclear'
  if (attempt.paymentId === null) return learnPayment(services, provider, attempt)
  const order = await describeRefund(services, { refund, order: locked.order, paymentId: attempt.paymentId })
  const report = await findOrSend(services, provider, { refund, order })
  if (report.state === 'succeeded') {
    const facts = await provider.lookUp(refOf(attempt), { deadlineMs: CALL_MS })
    await applyPaymentFacts(services, provider.id, facts, (trx) =>
      settleIn(trx, { refund, order: locked.order, report, at: new Date(clock.now()) }),
    )
    return 'settled'
  }
  if (report.state === 'pending') {
    await markRefund(db, refund.id, { providerRefundId: report.id })
    return 'pending'
  }
  log.warn({ code: 'billing.refund-failed' }, 'a refund failed')
  await endRefund(db, refund.id, { ...report, state: 'failed' }, new Date(clock.now()))
  return 'settled'
}

type Attempt = Parameters<typeof refOf>[0]

/** A payment that was noticed without its id: the next round has it. */
async function learnPayment(
  services: Services,
  provider: PaymentProvider,
  attempt: Attempt,
): Promise<RefundOutcome> {
  const facts = await provider.lookUp(refOf(attempt), { deadlineMs: CALL_MS })
  await applyPaymentFacts(services, provider.id, facts)
  return 'unclear'
}

async function describeRefund(
  { db, product, emailOf }: Services,
  {
    refund,
    order,
    paymentId,
  }: { readonly refund: Refund; readonly order: Order; readonly paymentId: string },
): Promise<RefundOrder> {
  const accountId = await findOwnerId(db, order.id)
  return {
    refundId: refund.id,
    paymentId,
    amount: refund.amount,
    paid: order.amount,
    title: productTitle(product, order.locale, order),
    email: accountId === undefined ? undefined : await emailOf(accountId),
  }
}

/** The provider's report of a refund, which is sent unless the provider has it. */
async function findOrSend(
  { clock }: Pick<Services, 'clock'>,
  provider: PaymentProvider,
  { refund, order }: { readonly refund: Refund; readonly order: RefundOrder },
): Promise<Partial<RefundReport> & Pick<RefundReport, 'state'>> {
  const found = await provider.findRefund(order, { deadlineMs: CALL_MS })
  if (found) return found
  if (clock.now() - refund.createdAt.getTime() > SEND_FOR_MS) return { state: 'failed', code: 'not-received' }
  return provider.refund(order, { idempotencyKey: `refund:${refund.id}`, deadlineMs: CALL_MS })
}

type Settling = {
  readonly refund: Refund
  readonly order: Order
  readonly report: Partial<RefundReport>
  readonly at: Date
}

/** Ends a refund that succeeded, after the facts of its payment were applied in the same transaction. */
async function settleIn(trx: Db, { refund, order, report, at }: Settling): Promise<void> {
  if (!(await endRefund(trx, refund.id, { ...report, state: 'succeeded' }, at))) return
  // The ledger follows what the provider reports of the payment: without the refund in it, neither is recorded yet.
  if (!(await isReported(trx, refund.attemptId))) throw new ProviderUnclear()
  if (!refund.takesTime) return
  await setRevoked(trx, order.id, at)
  for (const { chartId } of await listGrantedCharts(trx, order))
    await stopRenewals(trx, chartId, 'refunded', at)
}
