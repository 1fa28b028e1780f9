// The job that compares the payments of providers with the ledger.

import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { applyPaymentFacts, resultOrUndefined } from './apply-facts.ts'
import type { Outcome } from './apply-payment-fact.ts'
import { findOrderIdOf } from './attempt-store.ts'
import { type Finding, findingKinds, listFindings, saveFinding, settleFindings } from './findings.ts'
import { toCurrency } from './money.ts'
import type { PaymentFact, PaymentProvider, Span } from './port.ts'
import type { Services } from './services.ts'
import type { Db } from './store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Stripe repeats webhooks for three days and the others for one; older payments were found by an earlier round. */
const WINDOW_MS = 3 * DAY_MS
/** Webhooks of such fresh payments may still arrive, and clocks may differ by as much. */
const FRESH_MS = 15 * MINUTE_MS
const CALL_MS = 10_000

/** Compares the payments that providers list with the ledger, both ways. */
export const reconcilePayments = defineJob({
  name: 'billing.reconcile',
  schema: z.null(),
  retryAfterSeconds: [300, 1_800],
  timeoutSeconds: 1_200,
})

export const planReconciliation = definePlanner({
  name: 'billing.plan-reconciliation',
  cron: '20 */6 * * *',
  plan: async ({ db, enqueue }) => void (await enqueue(db, reconcilePayments, null)),
})

type ReconciliationMetrics = Pick<Metrics, 'paymentsFound' | 'paymentFindings' | 'reconciledAt'>

export async function reconcile(services: Services, metrics: ReconciliationMetrics): Promise<void> {
  const { db, clock, providers } = services
  const nowMs = clock.now()
  const span = { from: new Date(nowMs - WINDOW_MS), to: new Date(nowMs - FRESH_MS) }
  for (const provider of providers.list()) {
    const found = await resultOrUndefined(services, compare(services, provider, span))
    if (found === undefined) continue
    metrics.paymentsFound.inc({ provider: provider.id }, found)
    metrics.reconciledAt.set({ provider: provider.id }, nowMs / 1000)
  }
  await setFindingMetrics(db, services, metrics)
}

/** Applies every payment that a provider lists, as a webhook would, and returns how many were new to us. */
async function compare(services: Services, provider: PaymentProvider, span: Span): Promise<number> {
  const { db, clock, log } = services
  const at = new Date(clock.now())
  const listed = new Set<string>()
  let news = 0
  for await (const fact of provider.listPaid(span, { deadlineMs: CALL_MS })) {
    const [outcome] = await applyPaymentFacts(services, provider.id, [fact])
    const attemptId = (await findOrderIdOf(db, provider.id, fact.ref))?.attemptId
    if (attemptId !== undefined) listed.add(attemptId)
    if (outcome?.kind === 'applied') {
      news += 1
      log.warn({ code: 'billing.found' }, 'reconciliation found a payment without a notice')
    }
    await recordFinding(db, { provider: provider.id, fact, attemptId, outcome: outcome?.kind, at })
  }
  for (const missing of await listMissing(db, provider.id, span))
    if (!listed.has(missing.payment)) await saveFinding(db, missing, at)
  return news
}

type ListedPayment = {
  readonly provider: Finding['provider']
  readonly fact: PaymentFact
  readonly attemptId: string | undefined
  readonly outcome: Outcome['kind'] | undefined
  readonly at: Date
}

/** Saves a finding for a payment that does not match; settles findings that the payment or a full refund explains. */
async function recordFinding(
  db: Db,
  { provider, fact, attemptId, outcome, at }: ListedPayment,
): Promise<void> {
  const payment = fact.ref.paymentId ?? fact.ref.attemptId ?? ''
  const names = attemptId === undefined ? [payment] : [payment, attemptId]
  if (fact.kind === 'succeeded' && (outcome === 'orphan' || outcome === 'mismatch'))
    await saveFinding(db, { provider, kind: outcome, payment, amount: fact.amount }, at)
  else if (fact.kind === 'succeeded') await settleFindings(db, provider, names, at)
  else if (fact.kind === 'refunded') await settleRefunded(db, { provider, payment, fact, at })
}

async function settleRefunded(
  db: Db,
  {
    provider,
    payment,
    fact,
    at,
  }: Omit<ListedPayment, 'attemptId' | 'outcome'> & { readonly payment: string },
): Promise<void> {
  const open = (await listFindings(db)).find((one) => one.provider === provider && one.payment === payment)
  if (open && fact.kind === 'refunded' && fact.total.minor >= open.amount.minor)
    await settleFindings(db, provider, [payment], at)
}

/** Attempts that our ledger counts as paid in a span. */
async function listMissing(db: Db, provider: Finding['provider'], { from, to }: Span): Promise<Finding[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'orders.amount_minor', 'orders.currency'])
    .where('payment_attempts.provider', '=', provider)
    .where('payment_attempts.state', '=', 'succeeded')
    .where('payment_attempts.created_at', '>=', new Date(from.getTime() + FRESH_MS))
    .where('orders.paid_at', '<', new Date(to.getTime() - FRESH_MS))
    .execute()
  return rows.map((row) => ({
    provider,
    kind: 'missing',
    payment: row.id,
    amount: { minor: row.amount_minor, currency: toCurrency(row.currency) },
  }))
}

/** Sets the metric of open findings, by provider and kind. */
export async function setFindingMetrics(
  db: Db,
  { providers }: { readonly providers: Pick<Services['providers'], 'list'> },
  { paymentFindings }: Pick<ReconciliationMetrics, 'paymentFindings'>,
): Promise<void> {
  const findings = await listFindings(db)
  for (const { id } of providers.list())
    for (const kind of findingKinds) {
      const count = findings.filter((one) => one.provider === id && one.kind === kind).length
      paymentFindings.set({ provider: id, kind }, count)
    }
}
