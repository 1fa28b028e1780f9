// The objects of YooKassa, and the payment facts that follow from them.

import * as z from 'zod'
import { currency, type Money, parseMajor } from '../../money.ts'
import type { PaymentFact, RefundReport } from '../../port.ts'
import { toDecline } from '../declines.ts'

const amount = z
  .object({ value: z.string().transform(parseMajor), currency })
  .transform(({ value, ...rest }, issues): Money => {
    if (value !== undefined) return { minor: value, ...rest }
    issues.addIssue('not an amount')
    return z.NEVER
  })
export const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  refunded_amount: amount.optional(),
  metadata: z.object({ attempt_id: z.string().optional() }).optional(),
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
  payment_method: z
    .object({ id: z.string(), saved: z.boolean(), card: z.object({ last4: z.string() }).optional() })
    .optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
})
export const refund = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  metadata: z.object({ refund_id: z.string().optional() }).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
})
/** A page of a list of YooKassa. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().optional() })

export function reportOf({ id, status, cancellation_details }: z.output<typeof refund>): RefundReport {
  if (status !== 'canceled') return { id, state: status }
  return { id, state: 'failed', code: cancellation_details?.reason ?? 'unknown' }
}

export function factsOf(found: z.output<typeof payment>, at: Date): PaymentFact[] {
  const ref = { attemptId: found.metadata?.attempt_id, paymentId: found.id }
  if (found.status === 'succeeded') {
    const { payment_method: method, refunded_amount: refunded } = found
    const card = method?.saved ? { token: method.id, mask: method.card?.last4 } : undefined
    return [
      { kind: 'succeeded', ref, at, amount: found.amount, card },
      ...(refunded && refunded.minor > 0 ? [{ kind: 'refunded', ref, at, total: refunded } as const] : []),
    ]
  }
  if (found.status !== 'canceled') return [{ kind: 'pending', ref, at }]
  const reason = found.cancellation_details?.reason ?? 'unknown'
  if (reason === 'expired_on_confirmation') return [{ kind: 'canceled', ref, at }]
  return [{ kind: 'failed', ref, at, decline: toDecline(reason), final: true }]
}
