import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import { currency } from '../money.ts'
import {
  type AttemptRef,
  type CallContext,
  type PaymentAdapter,
  type PaymentFact,
  ProviderRefused,
  type RawWebhook,
  type Webhook,
  WebhookRejected,
} from '../port.ts'
import { callProvider, findAtProvider, parseJson } from './call.ts'
import { toDecline } from './declines.ts'

export type RbkMoneySettings = {
  readonly url: string
  /** The address of the hosted payment form. */
  readonly checkoutUrl: string
  readonly apiKey: string
  readonly shopId: string
  /** Public keys of our webhooks, base64 of DER: SPKI as the service sends it, or PKCS #1 as its documents show it. */
  readonly webhookKeys: readonly string[]
}

const metadata = z.object({ attempt_id: z.string().optional() }).nullish()
type Failure = { readonly code: string; readonly subError?: Failure | undefined }
const failure: z.ZodType<Failure> = z.lazy(() => z.object({ code: z.string(), subError: failure.optional() }))
const invoice = z.object({
  id: z.string(),
  status: z.enum(['unpaid', 'paid', 'fulfilled', 'cancelled']),
  amount: z.int(),
  currency,
  metadata,
})
const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'processed', 'captured', 'cancelled', 'failed', 'refunded']),
  amount: z.int(),
  currency,
  payer: z.object({ payerType: z.string() }).optional(),
  error: failure.optional(),
})
const search = z.object({
  result: z.array(payment.extend({ invoiceID: z.string(), externalID: z.string().optional() })),
  continuationToken: z.string().optional(),
})
const refund = z.object({ id: z.string(), status: z.string(), amount: z.int() })
const customer = z.object({ id: z.string(), status: z.enum(['ready', 'unready']), metadata })
const binding = z.object({
  error: failure.optional(),
  paymentResource: z
    .object({ paymentToolDetails: z.object({ lastDigits: z.string().optional() }).optional() })
    .optional(),
})
const token = z.object({ payload: z.string() })
const event = z.object({
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

/** Prefix of a checkout id that is the id of a customer instead of an invoice. */
const CUSTOMER = 'customer:'

/** The adapter of RBKmoney, API v2. A card for renewals is first bound to a customer of its own, then charged by us. */
export function createRbkMoney(
  settings: RbkMoneySettings,
  { clock, random }: { readonly clock: Clock; readonly random: Pick<Random, 'uuid'> },
): PaymentAdapter {
  const now = () => new Date(clock.now())
  const { url, checkoutUrl, apiKey, shopId } = settings
  const keys = settings.webhookKeys.map(readPublicKey)
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { deadlineMs }: Pick<CallContext, 'deadlineMs'>,
    body?: object,
  ) => ({
    method,
    url: `${url}/processing/${path}`,
    deadlineMs,
    headers: {
      authorization: `Bearer ${apiKey}`,
      // At most 32 characters by the schema, a UUID by its example.
      'x-request-id': random.uuid().replaceAll('-', ''),
      ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    },
    body: body && JSON.stringify(body),
  })
  const pageOf = (query: Readonly<Record<string, string>>) =>
    `${checkoutUrl}/v1/checkout.html?${new URLSearchParams(query)}`

  type CardCharge = Parameters<PaymentAdapter['chargeCard']>[0]
  const createInvoice = (order: Omit<CardCharge, 'card'>, context: CallContext) =>
    callProvider(
      call('POST', 'invoices', context, {
        shopID: shopId,
        externalID: order.attemptId,
        dueDate: order.expiresAt.toISOString(),
        amount: order.amount.minor,
        currency: order.amount.currency,
        product: order.title,
        metadata: { attempt_id: order.attemptId },
      }),
      z.object({ invoice, invoiceAccessToken: token }),
    )

  async function lookUpInvoice(ref: AttemptRef, context: Pick<CallContext, 'deadlineMs'>) {
    const query = `externalID=${encodeURIComponent(ref.attemptId ?? '')}`
    const found = await findAtProvider(call('GET', `invoices?${query}`, context), invoice)
    if (!found) return undefined
    const payments = await callProvider(
      call('GET', `invoices/${found.id}/payments`, context),
      z.array(payment),
    )
    const facts = payments.flatMap((one) => factsOfPayment(found, one, now()))
    const paid = payments.find(({ status }) => status === 'captured' || status === 'refunded')
    if (paid) {
      const path = `invoices/${found.id}/payments/${paid.id}/refunds`
      const refunds = await callProvider(call('GET', path, context), z.array(refund))
      facts.push(...factsOfRefunds(found, paid, refunds, now()))
    }
    if (found.status === 'cancelled') facts.push({ kind: 'canceled', ref: refOf(found), at: now() })
    if (facts.length > 0) return facts
    // An invoice of a checkout page waits for its payer; an invoice of a charge means nothing until it is charged.
    return ref.checkoutId === found.id
      ? [{ kind: 'pending', ref: refOf(found), at: now() } as const]
      : undefined
  }

  return {
    id: 'rbkmoney',
    hasDisputes: false,

    async createCheckout(order, context) {
      const shown = { name: order.title, locale: order.locale, redirectUrl: order.successUrl }
      if (!order.savesCard) {
        const made = await createInvoice(order, context)
        const pair = { invoiceID: made.invoice.id, invoiceAccessToken: made.invoiceAccessToken.payload }
        return { url: pageOf({ ...pair, ...shown, email: order.email }), checkoutId: made.invoice.id }
      }
      const made = await callProvider(
        call('POST', 'customers', context, {
          shopID: shopId,
          externalID: order.attemptId,
          contactInfo: { email: order.email },
          metadata: { attempt_id: order.attemptId },
        }),
        z.object({ customer, customerAccessToken: token }),
      )
      const pair = { customerID: made.customer.id, customerAccessToken: made.customerAccessToken.payload }
      return { url: pageOf({ ...pair, ...shown }), checkoutId: `${CUSTOMER}${made.customer.id}` }
    },

    readWebhook(raw) {
      checkSignature(raw, keys)
      const { data } = event.safeParse(parseJson(raw.body))
      const id = data?.invoice?.id ?? data?.customer?.id
      if (!data || id === undefined) throw new WebhookRejected('malformed')
      const head = { eventKey: `${data.topic}:${id}:${data.eventID}`, eventType: data.eventType }
      // The event names one refund: the sum of all is looked up.
      if (/^(?:Payment)?RefundSucceeded$/.test(data.eventType))
        return { ...head, trust: 'ask', ref: data.invoice ? refOf(data.invoice) : {} }
      return { ...head, trust: 'signed', facts: factsOfEvent(data) } satisfies Webhook
    },

    async lookUp(ref, context) {
      const facts = await lookUpInvoice(ref, context)
      if (facts || !ref.checkoutId?.startsWith(CUSTOMER)) return facts ?? []
      const id = ref.checkoutId.slice(CUSTOMER.length)
      const found = await findAtProvider(call('GET', `customers/${id}`, context), customer)
      if (!found) return []
      const head = { ref: { attemptId: found.metadata?.attempt_id }, at: now() }
      return found.status === 'ready'
        ? [{ kind: 'card-bound', ...head, card: { token: id } }]
        : [{ kind: 'pending', ...head }]
    },

    async *listPaid({ from, to }, context) {
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const query = new URLSearchParams({
          fromTime: from.toISOString(),
          toTime: to.toISOString(),
          limit: '1000',
          ...(token === undefined ? {} : { continuationToken: token }),
        })
        const request = call('GET', `payments?${query}`, context)
        const found = await callProvider(
          { ...request, url: `${url}/analytics/shops/${shopId}/payments?${query}` },
          search,
        )
        for (const { invoiceID, externalID, ...one } of found.result) {
          if (one.status !== 'captured' && one.status !== 'refunded') continue
          const ref = externalID
            ? { attemptId: externalID, paymentId: `${invoiceID}.${one.id}` }
            : { checkoutId: invoiceID, paymentId: `${invoiceID}.${one.id}` }
          const amount = { minor: one.amount, currency: one.currency }
          yield { kind: 'succeeded', ref, at: now(), amount }
          if (one.status === 'refunded') yield { kind: 'refunded', ref, at: now(), total: amount }
        }
        token = found.continuationToken
      }
    },

    async chargeCard(charge, context) {
      const { invoice: made } = await createInvoice(charge, context)
      try {
        const paid = await callProvider(
          call('POST', `invoices/${made.id}/payments`, context, {
            externalID: charge.attemptId,
            flow: { type: 'PaymentFlowInstant' },
            payer: { payerType: 'CustomerPayer', customerID: charge.card.token },
          }),
          payment,
        )
        return factsOfPayment(made, paid, now())
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        const decline = toDecline(error.code)
        return [{ kind: 'failed', ref: refOf(made), at: now(), decline, final: true }]
      }
    },

    async unbindCard({ token: id }, context) {
      const removed = await findAtProvider(call('DELETE', `customers/${id}`, context), z.null())
      return removed === undefined ? 'not-found' : 'removed'
    },
  }
}

function readPublicKey(base64: string): KeyObject {
  const key = Buffer.from(base64, 'base64')
  try {
    return createPublicKey({ key, format: 'der', type: 'spki' })
  } catch {
    return createPublicKey({ key, format: 'der', type: 'pkcs1' })
  }
}

function checkSignature({ body, headers }: RawWebhook, keys: readonly KeyObject[]): void {
  const digest = /^alg=RS256;\s*digest=([\w-]+={0,2})$/.exec(String(headers['content-signature'] ?? ''))?.[1]
  const isOurs =
    digest !== undefined &&
    keys.some((key) => verify('RSA-SHA256', body, key, Buffer.from(digest, 'base64url')))
  if (!isOurs) throw new WebhookRejected('signature')
}

const refOf = ({ metadata: own }: Invoice): AttemptRef => ({ attemptId: own?.attempt_id })

/** Payments are numbered within their invoice. */
const paidRefOf = (of: Invoice, { id }: Payment): AttemptRef => ({
  ...refOf(of),
  paymentId: `${of.id}.${id}`,
})

/** The facts of an event, by its type and payment; the invoice inside has the state before the event. */
function factsOfEvent({ eventType, occuredAt, ...about }: z.output<typeof event>): PaymentFact[] {
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

function factsOfPayment(of: Invoice, paid: Payment, at: Date): PaymentFact[] {
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

function factsOfRefunds(
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
