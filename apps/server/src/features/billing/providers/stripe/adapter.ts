import * as z from 'zod'
import {
  type CallContext,
  type CheckoutOrder,
  type PaymentAdapter,
  type PaymentFact,
  ProviderRefused,
  type RefundOrder,
  type RefundReport,
  type SavedCard,
} from '../../port.ts'
import { callProvider, findAtProvider } from '../call.ts'
import { toDecline } from '../declines.ts'
import type { AdapterDeps } from '../provider-definition.ts'
import {
  factsOfIntent,
  factsOfSession,
  intent,
  intents,
  mayHaveRefunds,
  refOfIntent,
  refund,
  refunds,
  reportOf,
  session,
} from './facts.ts'
import { readStripeWebhook } from './webhook.ts'

export type StripeConfig = {
  readonly url: string
  readonly secretKey: string
  /** Two while one replaces the other. */
  readonly webhookSecrets: readonly string[]
}

const API_VERSION = '2026-10-28.endive'

/** The adapter of Stripe Checkout, one payment at a time. */
export function createStripe(config: StripeConfig, { clock }: Pick<AdapterDeps, 'clock'>): PaymentAdapter {
  const client = { call: createCall(config), now: () => new Date(clock.now()) }
  return {
    id: 'stripe',
    hasDisputes: true,
    createCheckout: (order, context) => createCheckout(client, order, context),
    readWebhook: (raw) => readStripeWebhook(raw, config.webhookSecrets),
    lookUp: (ref, context) => lookUp(client, ref, context),
    listPaid: (span, context) => listPaid(client, span, context),
    chargeCard: (charge, context) => chargeCard(client, charge, context),
    refund: (order, context) => createRefund(client, order, context),
    findRefund: (order, context) => findRefund(client, order, context),
    unbindCard: (card, context) => unbindCard(client, card, context),
  }
}

type Client = { readonly call: ReturnType<typeof createCall>; readonly now: () => Date }
type Deadline = Pick<CallContext, 'deadlineMs'>
type Intent = z.output<typeof intent>

function createCall({ url, secretKey }: StripeConfig) {
  return (
    method: 'GET' | 'POST',
    path: string,
    { deadlineMs, idempotencyKey }: Deadline & Partial<CallContext>,
    form?: Readonly<Record<string, string>>,
  ) => ({
    method,
    url: `${url}/v1/${path}`,
    deadlineMs,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': API_VERSION,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    body: form && new URLSearchParams(form).toString(),
  })
}

async function createCheckout({ call }: Client, order: CheckoutOrder, context: CallContext) {
  const form = {
    mode: 'payment',
    client_reference_id: order.attemptId,
    'metadata[attempt_id]': order.attemptId,
    'payment_intent_data[metadata][attempt_id]': order.attemptId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': order.amount.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(order.amount.minor),
    'line_items[0][price_data][product_data][name]': order.title,
    customer_email: order.email,
    locale: order.locale,
    expires_at: String(Math.floor(order.expiresAt.getTime() / 1000)),
    success_url: order.successUrl,
    cancel_url: order.failUrl,
    ...(order.savesCard
      ? { 'payment_intent_data[setup_future_usage]': 'off_session', customer_creation: 'always' }
      : {}),
  }
  const made = await callProvider(
    call('POST', 'checkout/sessions', context, form),
    session.extend({ url: z.string() }),
  )
  return { url: made.url, checkoutId: made.id }
}

async function lookUp(
  client: Client,
  { checkoutId, paymentId, attemptId }: Parameters<PaymentAdapter['lookUp']>[0],
  context: Deadline,
): Promise<PaymentFact[]> {
  const { call, now } = client
  const expand = 'expand[]=payment_intent.latest_charge&expand[]=payment_intent.payment_method'
  if (checkoutId !== undefined) {
    const request = call('GET', `checkout/sessions/${checkoutId}?${expand}`, context)
    const found = await findAtProvider(request, session)
    if (!found) return []
    const paid = typeof found.payment_intent === 'object' ? found.payment_intent : undefined
    const returned = paid ? await factsOfRefunds(client, paid, context) : []
    return [...factsOfSession(found, now()), ...returned]
  }
  if (paymentId === undefined) {
    const query = encodeURIComponent(`metadata["attempt_id"]:"${attemptId}"`)
    const { data } = await callProvider(
      call('GET', `payment_intents/search?query=${query}&expand[]=data.latest_charge`, context),
      intents,
    )
    const facts = await Promise.all(data.map((found) => factsWithRefunds(client, found, context)))
    return facts.flat()
  }
  const request = call('GET', `payment_intents/${paymentId}?expand[]=latest_charge`, context)
  const found = await findAtProvider(request, intent)
  return found ? factsWithRefunds(client, found, context) : []
}

async function factsWithRefunds(client: Client, found: Intent, context: Deadline): Promise<PaymentFact[]> {
  return [...factsOfIntent(found, client.now()), ...(await factsOfRefunds(client, found, context))]
}

/** The sum of the refunds that succeeded; refunds that are pending may still fail. */
async function factsOfRefunds(client: Client, found: Intent, context: Deadline): Promise<PaymentFact[]> {
  if (!mayHaveRefunds(found)) return []
  let minor = 0
  for await (const { status, amount } of listRefunds(client, found.id, context))
    if (status === 'succeeded') minor += amount
  const total = { minor, currency: found.currency }
  return minor === 0 ? [] : [{ kind: 'refunded', ref: refOfIntent(found), at: client.now(), total }]
}

async function* listRefunds({ call }: Client, paymentId: string, context: Deadline) {
  for (let last: string | undefined, hasMore = true; hasMore; ) {
    const query = new URLSearchParams({
      payment_intent: paymentId,
      limit: '100',
      ...(last === undefined ? {} : { starting_after: last }),
    })
    const found = await callProvider(call('GET', `refunds?${query}`, context), refunds)
    yield* found.data
    last = found.data.at(-1)?.id
    hasMore = found.has_more && last !== undefined
  }
}

async function createRefund(
  { call }: Client,
  { refundId, paymentId, amount }: RefundOrder,
  context: CallContext,
): Promise<RefundReport> {
  const form = {
    payment_intent: paymentId,
    amount: String(amount.minor),
    reason: 'requested_by_customer',
    'metadata[refund_id]': refundId,
  }
  return reportOf(await callProvider(call('POST', 'refunds', context, form), refund))
}

async function findRefund(
  client: Client,
  { refundId, paymentId }: RefundOrder,
  context: Deadline,
): Promise<RefundReport | undefined> {
  for await (const one of listRefunds(client, paymentId, context))
    if (one.metadata?.refund_id === refundId) return reportOf(one)
  return undefined
}

async function* listPaid(
  client: Client,
  { from, to }: Parameters<PaymentAdapter['listPaid']>[0],
  context: Deadline,
): AsyncGenerator<PaymentFact> {
  for (let last: string | undefined, hasMore = true; hasMore; ) {
    const query = new URLSearchParams({
      'created[gte]': String(Math.floor(from.getTime() / 1000)),
      'created[lt]': String(Math.ceil(to.getTime() / 1000)),
      limit: '100',
      'expand[]': 'data.latest_charge',
      ...(last === undefined ? {} : { starting_after: last }),
    })
    const request = client.call('GET', `payment_intents?${query}`, context)
    const found = await callProvider(request, intents)
    for (const one of found.data)
      if (one.status === 'succeeded') yield* await factsWithRefunds(client, one, context)
    last = found.data.at(-1)?.id
    hasMore = found.has_more && last !== undefined
  }
}

async function chargeCard(
  { call, now }: Client,
  { attemptId, amount, title, email, card }: Parameters<PaymentAdapter['chargeCard']>[0],
  context: CallContext,
): Promise<PaymentFact[]> {
  const { method, customer } = openToken(card)
  const form = {
    amount: String(amount.minor),
    currency: amount.currency.toLowerCase(),
    customer,
    payment_method: method,
    description: title,
    receipt_email: email,
    off_session: 'true',
    confirm: 'true',
    'metadata[attempt_id]': attemptId,
  }
  try {
    const made = await callProvider(call('POST', 'payment_intents', context, form), intent)
    return factsOfIntent(made, now())
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.status !== 402) throw error
    const decline = toDecline(error.code)
    return [{ kind: 'failed', ref: { attemptId }, at: now(), decline, final: true }]
  }
}

async function unbindCard({ call }: Client, card: SavedCard, context: CallContext) {
  const { method } = openToken(card)
  try {
    const request = call('POST', `payment_methods/${method}/detach`, context, {})
    await callProvider(request, z.object({ id: z.string() }))
    return 'removed'
  } catch (error) {
    // Detached already, or never known: Stripe says 400 or 404.
    if (error instanceof ProviderRefused && [400, 404].includes(error.status)) return 'not-found'
    throw error
  }
}

const openToken = ({ token }: SavedCard): { readonly customer: string; readonly method: string } => {
  const [customer = '', method = ''] = token.split('/')
  return { customer, method }
}
