// The objects of Stripe, and the payment facts that follow from them.

import * as z from 'zod'
import { currency } from '../../money.ts'
import {
  type AttemptRef,
  type PaymentFact,
  type RefundReport,
  type SavedCard,
  WebhookRejected,
} from '../../port.ts'
import { toDecline } from '../declines.ts'

const metadata = z.object({ attempt_id: z.string().optional() }).nullish()
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
/** `amount_refunded` contains refunds that are pending and may fail; what counts is the sum of the refunds. */
const charge = z.object({
  object: z.literal('charge'),
  payment_intent: idOf.nullish(),
  amount_refunded: z.int(),
  metadata,
})
export const refund = z.object({
  object: z.literal('refund'),
  id: z.string(),
  amount: z.int(),
  status: z.string().nullable(),
  payment_intent: idOf.nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.object({ refund_id: z.string().optional() }).nullish(),
})
export const refunds = z.object({ data: z.array(refund), has_more: z.boolean() })
const card = z.object({ id: z.string(), card: z.object({ last4: z.string() }).nullish() })
export const intent = z.object({
  object: z.literal('payment_intent'),
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency,
  metadata,
  customer: idOf.nullish(),
  payment_method: z.union([z.string(), card]).nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
  last_payment_error: z.object({ code: z.string(), decline_code: z.string().optional() }).nullish(),
  setup_future_usage: z.string().nullish(),
})
export const intents = z.object({ data: z.array(intent), has_more: z.boolean() })
export const session = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency,
  url: z.string().nullish(),
  metadata,
  payment_intent: z.union([z.string(), intent]).nullish(),
})
const dispute = z.object({ object: z.literal('dispute'), payment_intent: idOf.nullish(), status: z.string() })

type Session = z.output<typeof session>
type Intent = z.output<typeof intent>
type Refund = z.output<typeof refund>

export function factsOfEvent(type: string, object: unknown, at: Date): PaymentFact[] {
  if (type.startsWith('checkout.session.')) {
    const { data } = session.safeParse(object)
    if (!data) throw new WebhookRejected('malformed')
    if (type !== 'checkout.session.async_payment_failed') return factsOfSession(data, at)
    return [{ kind: 'failed', ref: refOf(data), at, decline: toDecline('async_payment_failed'), final: true }]
  }
  if (type === 'payment_intent.payment_failed' || type === 'payment_intent.succeeded') {
    const { data } = intent.safeParse(object)
    if (!data) throw new WebhookRejected('malformed')
    return factsOfIntent(data, at)
  }
  if (type.startsWith('charge.dispute.')) {
    const { data } = dispute.safeParse(object)
    if (!data) throw new WebhookRejected('malformed')
    const phase = data.status === 'won' || data.status === 'lost' ? data.status : 'opened'
    return [{ kind: 'disputed', phase, ref: { paymentId: data.payment_intent ?? undefined }, at }]
  }
  return []
}

/** A refund that is created comes with `charge.refunded`. */
const refundEvents = ['refund.updated', 'refund.failed', 'charge.refund.updated']

/** The payment to look up after an event about a refund, which names one refund or counts pending ones. */
export function findRefunded(type: string, object: unknown): AttemptRef | undefined {
  const isOfCharge = type === 'charge.refunded'
  if (!isOfCharge && !refundEvents.includes(type)) return undefined
  const { data } = (isOfCharge ? charge : refund).safeParse(object)
  if (!data) throw new WebhookRejected('malformed')
  return data.payment_intent ? { paymentId: data.payment_intent } : undefined
}

function refOf({ id, metadata: own, payment_intent }: Session): AttemptRef {
  const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  return { attemptId: own?.attempt_id, checkoutId: id, paymentId }
}

export function factsOfSession(found: Session, at: Date): PaymentFact[] {
  const ref = refOf(found)
  const whole = typeof found.payment_intent === 'object' ? found.payment_intent : undefined
  if (found.payment_status === 'paid') {
    const amount = { minor: found.amount_total, currency: found.currency }
    return [{ kind: 'succeeded', ref, at, amount, card: whole ? cardOf(whole) : undefined }]
  }
  if (found.status === 'expired') return [{ kind: 'canceled', ref, at }]
  return [{ kind: 'pending', ref, at }]
}

export const refOfIntent = ({ id, metadata: own }: Intent): AttemptRef => ({
  attemptId: own?.attempt_id,
  paymentId: id,
})

export function factsOfIntent(found: Intent, at: Date): PaymentFact[] {
  const ref = refOfIntent(found)
  if (found.status === 'succeeded') {
    const amount = { minor: found.amount, currency: found.currency }
    return [{ kind: 'succeeded', ref, at, amount, card: cardOf(found) }]
  }
  if (found.status === 'canceled') return [{ kind: 'canceled', ref, at }]
  const error = found.last_payment_error
  if (!error) return [{ kind: 'pending', ref, at }]
  // The checkout page stays open: the payer may use another card.
  return [{ kind: 'failed', ref, at, decline: toDecline(error.decline_code ?? error.code), final: false }]
}

/** Whether an intent may have refunds; a charge that was not expanded may. */
export const mayHaveRefunds = ({ status, latest_charge: charged }: Intent): boolean =>
  status === 'succeeded' && !(typeof charged === 'object' && charged?.amount_refunded === 0)

export function reportOf({ id, status, failure_reason }: Refund): RefundReport {
  if (status === 'succeeded') return { id, state: 'succeeded' }
  if (status === 'failed' || status === 'canceled')
    return { id, state: 'failed', code: failure_reason ?? status }
  return { id, state: 'pending' }
}

function cardOf({ customer, payment_method, setup_future_usage }: Intent): SavedCard | undefined {
  if (!customer || !payment_method || !setup_future_usage) return undefined
  const method = typeof payment_method === 'string' ? payment_method : payment_method.id
  const mask = typeof payment_method === 'string' ? undefined : payment_method.card?.last4
  return { token: `${customer}/${method}`, mask }
}
