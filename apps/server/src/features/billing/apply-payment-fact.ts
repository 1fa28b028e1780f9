// The effect of one payment fact on an order: its state, the ledger, granted time, card and renewals.

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Random } from '../../platform/random.ts'
import type { Keyring } from '../../platform/secret.ts'
import { findOrderIdOf, type StoredAttempt, updateAttempt } from './attempt-store.ts'
import { balancesOf } from './balances.ts'
import { bindCard, findCard, forgetRemoved, hasBoundCard } from './cards.ts'
import { grantPaidTime, setRevoked } from './grants.ts'
import { post } from './ledger.ts'
import type { Money } from './money.ts'
import { listFurtherCharts, listGrantedCharts, recordGrant } from './order-charts.ts'
import { type Period, zoneOf } from './paid-until.ts'
import type { PaymentFact, ProviderId } from './port.ts'
import { type ReceiptDeps, sendReceipt } from './send-receipt.ts'
import { type Db, lockChart, lockCharts, lockOrder, markPaid, type Order, updateOrderState } from './store.ts'
import { beginSubscription, hasSubscription, stopRenewals } from './subscriptions.ts'
import { isTakenBack, moveAttempt, type OrderState, orderStateOf, wasPaid } from './transitions.ts'

export type ApplyDeps = {
  readonly clock: Clock
  readonly random: Random
  readonly keyring: Keyring
  readonly log: Log
  readonly metrics: Pick<Metrics, 'countBusiness'>
} & ReceiptDeps

/**
 * The outcome of a fact. `orphan`: it matches no attempt of ours. `mismatch`: the amount is not what was ordered, and
 * an operator has to look. `charge`: a card was bound for an order that waits to be paid.
 */
export type Outcome =
  | { readonly kind: 'applied' | 'ignored' | 'orphan' | 'mismatch' }
  | { readonly kind: 'charge'; readonly orderId: string; readonly attemptId: string }

/**
 * Applies one payment fact: the only way a payment takes effect, whether a webhook, a page, a job or reconciliation
 * reports it. Facts of one order wait for each other, and a repeated fact changes nothing.
 */
export async function applyPaymentFact(
  deps: ApplyDeps,
  trx: Db,
  provider: ProviderId,
  fact: PaymentFact,
): Promise<Outcome> {
  if (fact.kind === 'card-removed') return removeCard(deps, trx, provider, fact.token)
  const found = await findOrderIdOf(trx, provider, fact.ref)
  if (found) await lockCharts(trx, found.chartIds)
  const locked = found && (await lockOrder(trx, found.orderId))
  const attempt = locked?.attempts.find(({ id }) => id === found?.attemptId)
  if (!locked || !attempt) return { kind: 'orphan' }
  if (!isAsOrdered(locked.order.amount, fact)) {
    deps.log.error({ code: 'billing.mismatch' }, 'a payment is not what was ordered')
    return { kind: 'mismatch' }
  }
  const change = decideChange(locked.order, locked.attempts, attempt, fact)
  await updateAttempt(trx, attempt.id, change.attempt, fact.ref)
  await applyChange(deps, trx, locked.order, change, fact)
  if (fact.kind === 'card-bound' && !wasPaid(change.state) && change.attempt.state === 'pending')
    return { kind: 'charge', orderId: locked.order.id, attemptId: attempt.id }
  return { kind: change.isNews ? 'applied' : 'ignored' }
}

function isAsOrdered(ordered: Money, fact: PaymentFact): boolean {
  if (fact.kind === 'succeeded')
    return fact.amount.minor === ordered.minor && fact.amount.currency === ordered.currency
  if (fact.kind === 'refunded')
    return fact.total.minor <= ordered.minor && fact.total.currency === ordered.currency
  return true
}

type Change = {
  readonly attempt: StoredAttempt
  readonly attempts: readonly { readonly before: StoredAttempt; readonly after: StoredAttempt }[]
  readonly state: OrderState
  readonly isNews: boolean
}

function decideChange(
  order: Order,
  all: readonly StoredAttempt[],
  attempt: StoredAttempt,
  fact: PaymentFact,
): Change {
  const moved = { ...attempt, ...moveAttempt(attempt, fact) }
  const attempts = all.map((before) => ({ before, after: before.id === attempt.id ? moved : before }))
  const state = orderStateOf(
    order.state,
    order.amount.minor,
    attempts.map(({ after }) => after),
  )
  return { attempt: moved, attempts, state, isNews: JSON.stringify(moved) !== JSON.stringify(attempt) }
}

async function applyChange(
  deps: ApplyDeps,
  trx: Db,
  order: Order,
  change: Change,
  fact: PaymentFact,
): Promise<void> {
  const { random, clock } = deps
  const at = new Date(clock.now())
  const { id, chartId, provider, amount } = order
  await post(trx, {
    id: random.uuid(),
    order,
    before: balancesOf(
      provider,
      amount.minor,
      change.attempts.map(({ before }) => before),
    ),
    after: balancesOf(
      provider,
      amount.minor,
      change.attempts.map(({ after }) => after),
    ),
    at,
  })
  if (!wasPaid(order.state) && wasPaid(change.state)) {
    await markPaid(trx, id, change.state, fact.at)
    await fulfilOrder(deps, trx, order, fact, at)
    deps.metrics.countBusiness(order.kind === 'renewal' ? 'renewal' : 'paid')
  } else if (change.state !== order.state) await updateOrderState(trx, id, change.state)
  if (change.attempts.some(({ before, after }) => after.refundedMinor > before.refundedMinor))
    deps.metrics.countBusiness('refund')
  if (isTakenBack(change.state) !== isTakenBack(order.state)) {
    await setRevoked(trx, id, isTakenBack(change.state) ? at : null)
    if (isTakenBack(change.state))
      for (const { chartId: ended } of await listGrantedCharts(trx, order))
        await stopRenewals(trx, ended, 'refunded', at)
  }
  if (fact.kind === 'card-bound' && chartId !== null && order.wantsRenewal)
    await bindCard(trx, deps, { chartId, provider, card: fact.card, at })
  // A card that was bound for a cancelled purchase is not needed.
  if (change.state === 'cancelled' && order.wantsRenewal && chartId !== null) {
    if (!(await hasSubscription(trx, chartId))) await stopRenewals(trx, chartId, 'unpaid', at)
  }
}

/** Grants the time of a paid order to each of its charts, mails the receipt, and starts renewals if the buyer wants them. */
async function fulfilOrder(
  deps: ApplyDeps,
  trx: Db,
  order: Order,
  fact: PaymentFact,
  at: Date,
): Promise<void> {
  const { id, chartId, tier, months, locale, provider, wantsRenewal } = order
  const zone = zoneOf[locale]
  const period: Period = await grantPaidTime(trx, deps.random, {
    chartId,
    orderId: id,
    tier,
    months,
    zone,
    at,
  })
  const further = await grantFurther(deps, trx, order, at)
  // A renewal has a mail of its own.
  if (order.kind === 'purchase')
    await sendReceipt(deps, trx, { order, paidAt: fact.at, until: period.until, further })
  if (chartId === null || further.some((one) => one.chartId === null))
    deps.log.error({ code: 'billing.no-chart' }, 'an order was paid whose chart is deleted')
  if (chartId === null || !wantsRenewal) return
  if (fact.kind === 'succeeded' && fact.card)
    await bindCard(trx, deps, { chartId, provider, card: fact.card, at })
  if (await hasBoundCard(trx, chartId))
    await beginSubscription(trx, deps.random, { order, chartId, period, at })
}

/** Grants the same time to the further charts of an order. */
async function grantFurther(
  deps: ApplyDeps,
  trx: Db,
  { id, tier, months, locale }: Order,
  at: Date,
): Promise<{ readonly chartId: string | null; readonly until: Date }[]> {
  const granted = []
  for (const { item, chartId } of await listFurtherCharts(trx, id)) {
    const grant = { chartId, orderId: null, tier, months, zone: zoneOf[locale], at }
    const { until, grantId } = await grantPaidTime(trx, deps.random, grant)
    await recordGrant(trx, id, { item, grantId })
    granted.push({ chartId, until })
  }
  return granted
}

async function removeCard(deps: ApplyDeps, trx: Db, provider: ProviderId, token: string): Promise<Outcome> {
  const at = new Date(deps.clock.now())
  const chartId = (await findCard(trx, provider, token))?.chartId
  if (chartId) await lockChart(trx, chartId)
  const card = await findCard(trx, provider, token)
  if (!card) return { kind: 'orphan' }
  await forgetRemoved(trx, provider, token, at)
  // If another card has replaced this one, the renewals go on.
  if (chartId && card.isBound) await stopRenewals(trx, chartId, 'provider', at)
  return { kind: 'applied' }
}
