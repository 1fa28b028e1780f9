import type { Decline, PaymentFact } from './port.ts'

const attemptStates = ['initiated', 'unknown', 'pending', 'failed', 'canceled', 'succeeded'] as const
export type AttemptState = (typeof attemptStates)[number]
const disputes = ['none', 'opened', 'won', 'lost'] as const
export type Dispute = (typeof disputes)[number]

/** The known state of an attempt to pay. */
export type Attempt = {
  readonly state: AttemptState
  readonly refundedMinor: number
  readonly dispute: Dispute
  /** The latest decline. */
  readonly decline: (Decline & { readonly at: Date }) | null
}

export type OrderState =
  | 'created'
  | 'awaiting_payment'
  | 'failed_to_start'
  | 'cancelled'
  | 'expired'
  | 'paid'
  | 'refunded'
  | 'disputed'
  | 'charged_back'

export const openStates: readonly OrderState[] = ['created', 'awaiting_payment']

/** The later of two states; states only move forward in their list. */
const laterOf = <State>(all: readonly State[], one: State, other: State): State =>
  all.indexOf(other) > all.indexOf(one) ? other : one

/** The state each fact leads to, unless the attempt is already past it. */
const stateAfter: Readonly<Partial<Record<PaymentFact['kind'], AttemptState>>> = {
  pending: 'pending',
  failed: 'pending',
  'card-bound': 'pending',
  canceled: 'canceled',
  succeeded: 'succeeded',
}

/**
 * An attempt after a fact. Every part only moves forward, so that facts may come in any order and any number of times:
 * success outlasts failure, the largest refund counts, a dispute that ended is not open.
 */
export function moveAttempt(attempt: Attempt, fact: PaymentFact): Attempt {
  const next = fact.kind === 'failed' && fact.final ? 'failed' : stateAfter[fact.kind]
  return {
    state: next ? laterOf(attemptStates, attempt.state, next) : attempt.state,
    refundedMinor:
      fact.kind === 'refunded' ? Math.max(attempt.refundedMinor, fact.total.minor) : attempt.refundedMinor,
    dispute: fact.kind === 'disputed' ? laterOf(disputes, attempt.dispute, fact.phase) : attempt.dispute,
    decline: fact.kind === 'failed' ? laterDecline(attempt.decline, fact) : attempt.decline,
  }
}

function laterDecline(
  known: Attempt['decline'],
  { decline, at }: { readonly decline: Decline; readonly at: Date },
): Attempt['decline'] {
  const rank = (one: NonNullable<Attempt['decline']>) => `${one.at.toISOString()} ${one.class} ${one.code}`
  const reported = { ...decline, at }
  return known && rank(known) >= rank(reported) ? known : reported
}

/**
 * The state of an order that follows from its attempts. An unpaid order that expired or failed to start stays so. A
 * late payment still counts.
 */
export function orderStateOf(current: OrderState, amountMinor: number, all: readonly Attempt[]): OrderState {
  const paid = all.filter(({ state }) => state === 'succeeded')
  if (paid.some(({ dispute }) => dispute === 'lost')) return 'charged_back'
  if (paid.length > 0) {
    const remainingMinor = paid.reduce((sum, { refundedMinor }) => sum + amountMinor - refundedMinor, 0)
    if (remainingMinor <= 0) return 'refunded'
    return paid.some(({ dispute }) => dispute === 'opened') ? 'disputed' : 'paid'
  }
  if (current === 'expired' || current === 'failed_to_start') return current
  if (all.length > 0 && all.every(({ state }) => state === 'failed' || state === 'canceled'))
    return 'cancelled'
  return all.some(({ state }) => state === 'pending') ? 'awaiting_payment' : current
}

/** Whether an order was ever paid, also if the money was returned later. */
export const wasPaid = (state: OrderState): boolean =>
  state === 'paid' || state === 'refunded' || state === 'disputed' || state === 'charged_back'

/** Whether the time granted for an order is revoked. */
export const isTakenBack = (state: OrderState): boolean => state === 'refunded' || state === 'charged_back'
