// The objects of RBKmoney, and the payment facts that follow from them.

import * as z from 'zod'
import { currency } from '../../money.ts'
import type { AttemptRef, PaymentFact, RefundReport } from '../../port.ts'
import { toDecline } from '../declines.ts'

const metadata = z.object({ attempt_id: z.string().optional() }).nullish()
type Failure = { readonly code: string; readonly subError?: Failure | undefined }
const failure: z.ZodType<Failure> = z.lazy(() => z.object({ code: z.string(), subError: failure.optional() }))
export const invoice = z.object({
  id: z.string(),
  status: z.enum(['unpaid', 'paid', 'fulfilled', 'cancelled']),
  amount: z.int(),
  currency,
  metadata,
})
export const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'processed', 'captured', 'cancelled', 'failed', 'refunded']),
  amount: z.int(),
  currency,
  payer: z.object({ payerType: z.string() }).optional(),
  error: failure.optional(),
})
export const search = z.object({
  result: z.array(payment.extend({ invoiceID: z.string(), externalID: z.string().optional() })),
  continuationToken: z.string().optional(),
})
export const refund = z.object({
  id: z.string(),
  externalID: z.string().optional(),
  status: z.string(),
  amount: z.int(),
  error: z.object({ code: z.string() }).optional(),
})
export const customer = z.object({ id: z.string(), status: z.enum(['ready', 'unready']), metadata })
const binding = z.object({
  error: failure.optional(),
  paymentResource: z
    .object({ paymentToolDetails: z.object({ lastDigits: z.string().optional() }).optional() })
    .optional(),
})
export const token = z.object({ payload: z.string() })
export const event = z.object({
  eventID: z.int(),
  occuredAt: z.iso.datetime({ offset: true }), // sic
  topic: z.enum(['InvoicesTopic', 'CustomersTopic']),
  eventType: z.string(),
  invoice: invoice.optional(),
  payment: payment.optional(),
  customer: customer.optional(),
  binding: binding.optional(),
})

type Invoice = z.output<typeof invoice>
type Payment = z.output<typeof payment>

export const refOf = ({ metadata: own }: Invoice): AttemptRef => ({ attemptId: own?.attempt_id })

/** Payments are numbered within their invoice. */
const paidRefOf = (of: Invoice, { id }: Payment): AttemptRef => ({
  ...refOf(of),
  paymentId: `${of.id}.${id}`,
})

/** The facts of an event, by its type and payment; the invoice inside has the state before the event. */
export function factsOfEvent({ eventType, occuredAt, ...about }: z.output<typeof event>): PaymentFact[] {
  const at = new Date(occuredAt)
  if (about.customer) return factsOfCustomer(eventType, about.customer, about.binding, at)
  if (!about.invoice) return []
  const ref = refOf(about.invoice)
  if (eventType === 'InvoicePaid') {
    const { amount: minor, currency: code } = about.invoice
    return [{ kind: 'succeeded', ref, at, amount: { minor, currency: code } }]
  }
  if (eventType === 'InvoiceCancelled') return [{ kind: 'canceled', ref, at }]
  return about.payment && eventType.startsWith('Payment')
    ? factsOfPayment(about.invoice, about.payment, at)
    : []
}

export function factsOfPayment(of: Invoice, paid: Payment, at: Date): PaymentFact[] {
  const amount = { minor: paid.amount, currency: paid.currency }
  switch (paid.status) {
    case 'captured':
      return [{ kind: 'succeeded', ref: paidRefOf(of, paid), at, amount }]
    case 'refunded':
      return [
        { kind: 'succeeded', ref: paidRefOf(of, paid), at, amount },
        { kind: 'refunded', ref: paidRefOf(of, paid), at, total: amount },
      ]
    case 'failed': {
      const decline = toDecline(paid.error ? innermost(paid.error) : 'unknown')
      // A payer may try another card until the invoice is due; a charge by us ends here.
      const final = paid.payer?.payerType === 'CustomerPayer'
      return [{ kind: 'failed', ref: refOf(of), at, decline, final }]
    }
    default:
      return [{ kind: 'pending', ref: refOf(of), at }]
  }
}

const innermost = ({ code, subError }: Failure): string => (subError ? innermost(subError) : code)

export function factsOfRefunds(
  of: Invoice,
  paid: Payment,
  all: readonly z.output<typeof refund>[],
  at: Date,
): PaymentFact[] {
  const minor = all.filter(({ status }) => status === 'succeeded').reduce((sum, one) => sum + one.amount, 0)
  if (minor === 0) return []
  return [
    {
      kind: 'refunded',
      ref: paidRefOf(of, paid),
      at,
      total: { minor, currency: paid.currency },
    },
  ]
}

export function reportOf({ id, status, error }: z.output<typeof refund>): RefundReport {
  if (status === 'succeeded') return { id, state: 'succeeded' }
  return status === 'failed'
    ? { id, state: 'failed', code: error?.code ?? 'unknown' }
    : { id, state: 'pending' }
}

function factsOfCustomer(
  type: string,
  { id, metadata: own }: z.output<typeof customer>,
  bound: z.output<typeof binding> | undefined,
  at: Date,
): PaymentFact[] {
  const ref = { attemptId: own?.attempt_id }
  const mask = bound?.paymentResource?.paymentToolDetails?.lastDigits
  switch (type) {
    case 'CustomerReady':
    case 'CustomerBindingSucceeded':
      return [{ kind: 'card-bound', ref, at, card: { token: id, mask } }]
    case 'CustomerBindingFailed': {
      const decline = toDecline(bound?.error ? innermost(bound.error) : 'unknown')
      return [{ kind: 'failed', ref, at, decline, final: false }]
    }
    case 'CustomerDeleted':
      return [{ kind: 'card-removed', ref, at, token: id }]
    default:
      return []
  }
}
