import { applyPaymentFact, type Outcome } from './apply-payment-fact.ts'
import { countTry, finishNotice, type KeptNotice, type NoticeState } from './inbox.ts'
import {
  type AttemptRef,
  type PaymentFact,
  type ProviderId,
  ProviderRefused,
  ProviderUnclear,
} from './port.ts'
import { sendCharge } from './send-charge.ts'
import type { Services } from './services.ts'
import { type Db, type KeptAttempt, listAttempts } from './store.ts'

const LOOK_UP_MS = 2_500

/** Tells what a provider said; all of it takes effect, or nothing. */
export async function tellAll(
  services: Services,
  provider: ProviderId,
  facts: readonly PaymentFact[],
  finish: (trx: Db, outcomes: readonly Outcome['kind'][]) => Promise<unknown> = async () => {},
): Promise<Outcome[]> {
  const outcomes = await services.db.transaction().execute(async (trx) => {
    const all: Outcome[] = []
    for (const fact of facts) all.push(await applyPaymentFact(services, trx, provider, fact))
    await finish(
      trx,
      all.map(({ kind }) => (kind === 'charge' ? 'applied' : kind)),
    )
    return all
  })
  for (const outcome of outcomes) if (outcome.kind === 'charge') await chargeAttempt(services, outcome)
  return outcomes
}

/** Deals with a kept notice. Undefined when the provider could not be asked: it waits for the next round. */
export async function tellNotice(
  services: Services,
  { id, provider: providerId, told }: KeptNotice,
): Promise<NoticeState | undefined> {
  const facts = told.trust === 'signed' ? told.facts : await lookUp(services, providerId, told.ref)
  if (!facts) {
    await countTry(services.db, id)
    return undefined
  }
  let state: NoticeState = 'new'
  await tellAll(services, providerId, facts, async (trx, outcomes) => {
    state = await finishNotice(trx, id, outcomes)
  })
  return state
}

/** Asks the provider how an attempt stands, and believes the answer; `absent` when it knows of none. */
export async function lookUpAttempt(
  services: Services,
  providerId: ProviderId,
  ref: AttemptRef,
): Promise<'told' | 'absent' | 'unheard'> {
  const facts = await lookUp(services, providerId, ref)
  if (!facts) return 'unheard'
  await tellAll(services, providerId, facts)
  return facts.length > 0 ? 'told' : 'absent'
}

/** Ends an attempt that was never made. Should it turn out to have been, its money counts all the same. */
export async function cancelAttempt(
  services: Services,
  providerId: ProviderId,
  attemptId: string,
): Promise<void> {
  const at = new Date(services.clock.now())
  await tellAll(services, providerId, [{ kind: 'canceled', ref: { attemptId }, at }])
}

/** What a provider answers; undefined when it does not, or will not. */
async function lookUp(
  services: Services,
  providerId: ProviderId,
  ref: AttemptRef,
): Promise<readonly PaymentFact[] | undefined> {
  const provider = services.providers.find(providerId)
  if (!provider) return undefined
  return heed(services, provider.lookUp(ref, { deadlineMs: LOOK_UP_MS }))
}

/** The answer to a call; undefined when there is none. A refusal is ours to mend: settings, mostly. */
export async function heed<Answer>(
  { log }: Pick<Services, 'log'>,
  call: Promise<Answer>,
): Promise<Answer | undefined> {
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
 * Charges the bound card of a chart for an attempt, and tells what came of it. `revoked`: nothing was sent, and nothing
 * will be. `unclear`: nobody knows yet. Asked twice the provider makes one payment, by the id of the attempt.
 */
export async function chargeAttempt(
  services: Services,
  { orderId, attemptId }: { readonly orderId: string; readonly attemptId: string },
): Promise<'told' | 'revoked' | 'unclear'> {
  const sent = await sendCharge(services, { orderId, attemptId })
  if (sent === 'revoked' || sent === 'unclear') return sent
  await tellAll(services, sent.provider, sent.facts)
  return 'told'
}

/** The refs of the attempts of an order that may still be paid. */
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
}: Pick<KeptAttempt, 'id' | 'checkoutId' | 'paymentId' | 'createdAt'>): AttemptRef {
  return {
    attemptId: id,
    checkoutId: checkoutId ?? undefined,
    paymentId: paymentId ?? undefined,
    begunAt: createdAt,
  }
}
