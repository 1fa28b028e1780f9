// Facts of providers, from webhooks, look-ups and charges, applied to orders.

import type { BusinessEvent } from '../../platform/metrics.ts'
import { applyPaymentFact, type Outcome } from './apply-payment-fact.ts'
import { listAttempts, type StoredAttempt } from './attempt-store.ts'
import { countTry, finishNotice, type NoticeState, type StoredNotice } from './inbox.ts'
import {
  type AttemptRef,
  type PaymentFact,
  type ProviderId,
  ProviderRefused,
  ProviderUnclear,
} from './port.ts'
import { queuePendingRefunds } from './refund-job.ts'
import { sendCharge } from './send-charge.ts'
import type { Services } from './services.ts'
import type { Db } from './store.ts'

const LOOK_UP_MS = 2_500

/** Applies a provider's payment facts in one transaction, then sends the charges they call for. */
export async function applyPaymentFacts(
  services: Services,
  provider: ProviderId,
  facts: readonly PaymentFact[],
  afterwards: (trx: Db, outcomes: readonly Outcome['kind'][]) => Promise<unknown> = async () => {},
): Promise<Outcome[]> {
  const events: BusinessEvent[] = []
  // Events are counted once the transaction is committed.
  const deps = { ...services, metrics: { countBusiness: (event: BusinessEvent) => void events.push(event) } }
  const outcomes = await services.db.transaction().execute(async (trx) => {
    const all: Outcome[] = []
    for (const fact of facts) all.push(await applyPaymentFact(deps, trx, provider, fact))
    await afterwards(
      trx,
      all.map(({ kind }) => (kind === 'charge' ? 'applied' : kind)),
    )
    return all
  })
  for (const event of events) services.metrics.countBusiness(event)
  for (const outcome of outcomes) if (outcome.kind === 'charge') await chargeAttempt(services, outcome)
  return outcomes
}

/** Applies a stored notice. Undefined when the provider could not be asked: the notice waits for the next round. */
export async function applyNotice(
  services: Services,
  { id, provider: providerId, content }: StoredNotice,
): Promise<NoticeState | undefined> {
  const facts = content.trust === 'signed' ? content.facts : await lookUp(services, providerId, content.ref)
  if (!facts) {
    await countTry(services.db, id)
    return undefined
  }
  let state: NoticeState = 'new'
  await applyPaymentFacts(services, providerId, facts, async (trx, outcomes) => {
    state = await finishNotice(trx, id, outcomes)
    if (content.trust === 'ask')
      await queuePendingRefunds(trx, services.enqueue, { provider: providerId, ref: content.ref })
  })
  return state
}

/** Looks an attempt up at its provider and applies the result; `absent` when the provider does not know it. */
export async function lookUpAttempt(
  services: Services,
  providerId: ProviderId,
  ref: AttemptRef,
): Promise<'applied' | 'absent' | 'unclear'> {
  const facts = await lookUp(services, providerId, ref)
  if (!facts) return 'unclear'
  await applyPaymentFacts(services, providerId, facts)
  return facts.length > 0 ? 'applied' : 'absent'
}

/** Cancels an attempt that never reached the provider. If it turns out to be paid later, the payment still counts. */
export async function cancelAttempt(
  services: Services,
  providerId: ProviderId,
  attemptId: string,
): Promise<void> {
  const at = new Date(services.clock.now())
  await applyPaymentFacts(services, providerId, [{ kind: 'canceled', ref: { attemptId }, at }])
}

/** The facts a provider has about an attempt; undefined when it gives no clear response. */
async function lookUp(
  services: Services,
  providerId: ProviderId,
  ref: AttemptRef,
): Promise<readonly PaymentFact[] | undefined> {
  const provider = services.providers.find(providerId)
  if (!provider) return undefined
  return resultOrUndefined(services, provider.lookUp(ref, { deadlineMs: LOOK_UP_MS }))
}

/**
 * The result of a provider call; undefined when it failed. A refusal is our own fault, mostly of the settings: it is
 * logged.
 */
export async function resultOrUndefined<Result>(
  { log }: Pick<Services, 'log'>,
  call: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await call
  } catch (err) {
    if (err instanceof ProviderUnclear) return undefined
    if (!(err instanceof ProviderRefused)) throw err
    log.error({ err, code: 'billing.refused' }, 'a payment provider refused a call')
    return undefined
  }
}

/**
 * Charges the bound card of a chart for an attempt, and applies the result. `revoked`: nothing was sent, and nothing
 * will be. `unclear`: the result is unknown. A repeated call makes one payment: the id of the attempt is the
 * idempotency key.
 */
export async function chargeAttempt(
  services: Services,
  { orderId, attemptId }: { readonly orderId: string; readonly attemptId: string },
): Promise<'applied' | 'revoked' | 'unclear'> {
  const sent = await sendCharge(services, { orderId, attemptId })
  if (sent === 'revoked' || sent === 'unclear') return sent
  await applyPaymentFacts(services, sent.provider, sent.facts)
  return 'applied'
}

/** References to the attempts of an order that may still be paid. */
export async function listOpenRefs(db: Db, orderId: string): Promise<AttemptRef[]> {
  const attempts = await listAttempts(db, orderId)
  return attempts
    .filter(({ state }) => state === 'initiated' || state === 'unknown' || state === 'pending')
    .map(refOf)
}

export function refOf({
  id,
  checkoutId,
  paymentId,
  createdAt,
}: Pick<StoredAttempt, 'id' | 'checkoutId' | 'paymentId' | 'createdAt'>): AttemptRef {
  return {
    attemptId: id,
    checkoutId: checkoutId ?? undefined,
    paymentId: paymentId ?? undefined,
    begunAt: createdAt,
  }
}
