import * as z from 'zod'
import {
  type AttemptRef,
  type CallContext,
  type Checkout,
  type CheckoutOrder,
  type PaymentAdapter,
  type PaymentFact,
  ProviderRefused,
  type RefundOrder,
  type RefundReport,
  type Span,
} from '../../port.ts'
import { callProvider, findAtProvider } from '../call.ts'
import { toDecline } from '../declines.ts'
import type { AdapterDeps } from '../provider-definition.ts'
import {
  customer,
  factsOfPayment,
  factsOfRefunds,
  invoice,
  payment,
  refOf,
  refund,
  reportOf,
  search,
  token,
} from './facts.ts'
import { readPublicKey, readRbkMoneyWebhook } from './webhook.ts'

export type RbkMoneyConfig = {
  readonly url: string
  /** The address of the hosted payment form. */
  readonly checkoutUrl: string
  readonly apiKey: string
  readonly shopId: string
  /** Public keys of our webhooks, base64 of DER: SPKI as the service sends it, or PKCS #1 as its documents show it. */
  readonly webhookKeys: readonly string[]
}

/** Prefix of a checkout id that is the id of a customer instead of an invoice. */
const CUSTOMER = 'customer:'

/** The adapter of RBKmoney, API v2. A card for renewals is first bound to a customer of its own, then charged by us. */
export function createRbkMoney(config: RbkMoneyConfig, deps: AdapterDeps): PaymentAdapter {
  const client = { config, call: createCall(config, deps), now: () => new Date(deps.clock.now()) }
  const keys = config.webhookKeys.map(readPublicKey)
  return {
    id: 'rbkmoney',
    hasDisputes: false,
    createCheckout: (order, context) => createCheckout(client, order, context),
    readWebhook: (raw) => readRbkMoneyWebhook(raw, keys),
    lookUp: async (ref, context) =>
      (await lookUpInvoice(client, ref, context)) ?? (await lookUpCustomer(client, ref, context)),
    listPaid: (span, context) => listPaid(client, span, context),
    chargeCard: (charge, context) => chargeCard(client, charge, context),

    refund: (order, context) => createRefund(client, order, context),
    findRefund: (order, context) => findRefund(client, order, context),

    async unbindCard({ token: id }, context) {
      const removed = await findAtProvider(client.call('DELETE', `customers/${id}`, context), z.null())
      return removed === undefined ? 'not-found' : 'removed'
    },
  }
}

type Client = {
  readonly config: RbkMoneyConfig
  readonly call: ReturnType<typeof createCall>
  readonly now: () => Date
}
type Deadline = Pick<CallContext, 'deadlineMs'>
type CardCharge = Parameters<PaymentAdapter['chargeCard']>[0]

function createCall({ url, apiKey }: RbkMoneyConfig, { random }: Pick<AdapterDeps, 'random'>) {
  return (method: 'GET' | 'POST' | 'DELETE', path: string, { deadlineMs }: Deadline, body?: object) => ({
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
}

function createInvoice(
  { call, config: { shopId } }: Client,
  order: Omit<CardCharge, 'card'>,
  context: CallContext,
) {
  return callProvider(
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
}

/** An invoice for a single payment; a customer to bind the card to for renewals. */
async function createCheckout(client: Client, order: CheckoutOrder, context: CallContext): Promise<Checkout> {
  const { checkoutUrl, shopId } = client.config
  const pageOf = (query: Readonly<Record<string, string>>) =>
    `${checkoutUrl}/v1/checkout.html?${new URLSearchParams(query)}`
  const shown = { name: order.title, locale: order.locale, redirectUrl: order.successUrl }
  if (!order.savesCard) {
    const made = await createInvoice(client, order, context)
    const pair = { invoiceID: made.invoice.id, invoiceAccessToken: made.invoiceAccessToken.payload }
    return { url: pageOf({ ...pair, ...shown, email: order.email }), checkoutId: made.invoice.id }
  }
  const made = await callProvider(
    client.call('POST', 'customers', context, {
      shopID: shopId,
      externalID: order.attemptId,
      contactInfo: { email: order.email },
      metadata: { attempt_id: order.attemptId },
    }),
    z.object({ customer, customerAccessToken: token }),
  )
  const pair = { customerID: made.customer.id, customerAccessToken: made.customerAccessToken.payload }
  return { url: pageOf({ ...pair, ...shown }), checkoutId: `${CUSTOMER}${made.customer.id}` }
}

async function lookUpInvoice(
  { call, now }: Client,
  ref: AttemptRef,
  context: Deadline,
): Promise<PaymentFact[] | undefined> {
  const query = `externalID=${encodeURIComponent(ref.attemptId ?? '')}`
  const found = await findAtProvider(call('GET', `invoices?${query}`, context), invoice)
  if (!found) return undefined
  const payments = await callProvider(call('GET', `invoices/${found.id}/payments`, context), z.array(payment))
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
  return ref.checkoutId === found.id ? [{ kind: 'pending', ref: refOf(found), at: now() }] : undefined
}

async function lookUpCustomer(
  { call, now }: Client,
  { checkoutId }: AttemptRef,
  context: Deadline,
): Promise<PaymentFact[]> {
  if (!checkoutId?.startsWith(CUSTOMER)) return []
  const id = checkoutId.slice(CUSTOMER.length)
  const found = await findAtProvider(call('GET', `customers/${id}`, context), customer)
  if (!found) return []
  const head = { ref: { attemptId: found.metadata?.attempt_id }, at: now() }
  return found.status === 'ready'
    ? [{ kind: 'card-bound', ...head, card: { token: id } }]
    : [{ kind: 'pending', ...head }]
}

/** The refunds of a payment; payments are numbered within their invoice. */
function refundsPath(paymentId: string): string {
  const [invoiceId = '', no = ''] = paymentId.split('.')
  return `invoices/${invoiceId}/payments/${no}/refunds`
}

async function createRefund(
  { call }: Client,
  { refundId, paymentId, amount, title }: RefundOrder,
  context: CallContext,
): Promise<RefundReport> {
  const body = { externalID: refundId, amount: amount.minor, currency: amount.currency, reason: title }
  return reportOf(await callProvider(call('POST', refundsPath(paymentId), context, body), refund))
}

async function findRefund(
  { call }: Client,
  { refundId, paymentId }: RefundOrder,
  context: Deadline,
): Promise<RefundReport | undefined> {
  const all = await callProvider(call('GET', refundsPath(paymentId), context), z.array(refund))
  const found = all.find(({ externalID }) => externalID === refundId)
  return found && reportOf(found)
}

async function* listPaid(
  { call, now, config: { url, shopId } }: Client,
  { from, to }: Span,
  context: Deadline,
): AsyncGenerator<PaymentFact> {
  for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
    const query = new URLSearchParams({
      fromTime: from.toISOString(),
      toTime: to.toISOString(),
      limit: '1000',
      ...(next === undefined ? {} : { continuationToken: next }),
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
    next = found.continuationToken
  }
}

async function chargeCard(client: Client, charge: CardCharge, context: CallContext): Promise<PaymentFact[]> {
  const { invoice: made } = await createInvoice(client, charge, context)
  const { call, now } = client
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
}
