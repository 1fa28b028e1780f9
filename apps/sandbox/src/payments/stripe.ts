import { randomUUID } from 'node:crypto'
import { type Bank, type BankEvent, type Payment, type Reason, type Refund, reservedOf } from './bank.ts'
import { type ApiCall, type ApiReply, createReplay, type Notice, type Wire } from './wire.ts'

export const STRIPE_KEY = 'sk_test_sandbox'

const codes: Readonly<Record<Reason, string>> = {
  insufficient_funds: 'insufficient_funds',
  card_expired: 'expired_card',
  '3d_secure_failed': 'authentication_required',
}
const refuse = (status: number, code: string): ApiReply => ({ status, body: { error: { code } } })

/** Reads fields such as `metadata[attempt_id]` of a form. */
function metadataOf(form: URLSearchParams, prefix: string): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : undefined
      return key === undefined ? [] : [[key, value]]
    }),
  )
}

type StripeParts = {
  readonly bank: Bank
  /** The address of a payment's hosted page. */
  readonly pageUrl: (id: string) => string
  readonly now: () => number
}

/** Stripe's API: checkout sessions, payment intents, refunds and detaching payment methods. */
export function createStripeWire(parts: StripeParts): Wire {
  const replay = createReplay(refuse(400, 'idempotency_error'))
  return {
    handle(call) {
      const { method, path, query, headers, body } = call
      if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return refuse(401, 'api_key_invalid')
      const form = new URLSearchParams(body)
      const once = (work: () => ApiReply) => {
        const key = String(headers['idempotency-key'] ?? '')
        if (key === '' || key.length > 255) return refuse(400, 'idempotency_key_invalid')
        return replay.run(key, `${path} ${body}`, work)
      }
      if (method === 'POST' && path === '/v1/checkout/sessions') return once(() => createSession(parts, form))
      if (method === 'POST' && path === '/v1/payment_intents')
        return once(() => createIntent(parts.bank, form))
      if (path === '/v1/refunds')
        return method === 'POST' ? once(() => createRefund(parts.bank, form)) : listRefunds(parts.bank, query)
      if (method === 'GET' && /^\/v1\/payment_intents(?:\/search)?$/.test(path))
        return listIntents(parts.bank, query)
      return handleResource(parts, call)
    },
    noticesOf: (event) => noticesOf(parts, event),
  }
}

/** Handles a call that names one session, intent or payment method. */
function handleResource({ bank, pageUrl }: StripeParts, { method, path, query }: ApiCall): ApiReply {
  const [, kind, id = '', action] =
    /^\/v1\/(checkout\/sessions|payment_intents|payment_methods)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  if (kind === 'payment_methods' && action === 'detach')
    return bank.removeCard(id.slice('pm_'.length))
      ? { status: 200, body: { id } }
      : refuse(400, 'payment_method_unexpected_state')
  const payment = bank.find('stripe', id.replace(/^(?:cs_test|pi)_/, ''))
  if (!payment || method !== 'GET') return refuse(404, 'resource_missing')
  const isExpanded = query.getAll('expand[]').length > 0
  return {
    status: 200,
    body:
      kind === 'payment_intents' ? toIntent(payment, isExpanded) : toSession(payment, pageUrl, isExpanded),
  }
}

function createSession({ bank, pageUrl, now }: StripeParts, form: URLSearchParams): ApiReply {
  const minor = Number(form.get('line_items[0][price_data][unit_amount]'))
  const expiresAt = Number(form.get('expires_at')) * 1000
  const inSec = (expiresAt - now()) / 1000
  if (form.get('mode') !== 'payment' || !Number.isInteger(minor) || minor < 1)
    return refuse(400, 'parameter_invalid')
  if (!(inSec >= 1_790 && inSec <= 86_410)) return refuse(400, 'expires_at_invalid')
  const payment = bank.add({
    provider: 'stripe',
    amountMinor: minor,
    currency: String(form.get('line_items[0][price_data][currency]')).toUpperCase(),
    title: form.get('line_items[0][price_data][product_data][name]') ?? '',
    metadata: metadataOf(form, 'metadata'),
    externalId: undefined,
    savesCard: form.get('payment_intent_data[setup_future_usage]') === 'off_session',
    successUrl: (form.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', ''),
    failUrl: form.get('cancel_url') ?? undefined,
    expiresAtMs: expiresAt,
  })
  return { status: 200, body: toSession(payment, pageUrl) }
}

function createIntent(bank: Bank, form: URLSearchParams): ApiReply {
  const card = (form.get('payment_method') ?? '').slice('pm_'.length)
  const payment = bank.add({
    provider: 'stripe',
    amountMinor: Number(form.get('amount')),
    currency: String(form.get('currency')).toUpperCase(),
    title: form.get('description') ?? '',
    metadata: metadataOf(form, 'metadata'),
    externalId: undefined,
    savesCard: false,
    successUrl: '',
    failUrl: undefined,
    expiresAtMs: Number.MAX_SAFE_INTEGER,
  })
  bank.chargeCard(payment, card)
  const reason = payment.tries.at(-1)?.reason
  if (!reason) return { status: 200, body: toIntent(payment) }
  return {
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', decline_code: codes[reason] } },
  }
}

function createRefund(bank: Bank, form: URLSearchParams): ApiReply {
  const payment = bank.find('stripe', (form.get('payment_intent') ?? '').replace(/^pi_/, ''))
  if (!payment) return refuse(404, 'resource_missing')
  const [minor, metadata] = [Number(form.get('amount')), metadataOf(form, 'metadata')]
  const refund = bank.requestRefund(payment, { minor, metadata })
  return refund ? { status: 200, body: toRefund(payment, refund) } : refuse(400, 'charge_already_refunded')
}

/** Lists the refunds of an intent, the latest first. */
function listRefunds(bank: Bank, query: URLSearchParams): ApiReply {
  const payment = bank.find('stripe', (query.get('payment_intent') ?? '').replace(/^pi_/, ''))
  if (!payment) return { status: 200, body: { object: 'list', data: [], has_more: false } }
  const limit = Number(query.get('limit') ?? 10)
  const all = payment.refunds.map((one) => toRefund(payment, one)).reverse()
  const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const data = all.slice(after, after + limit)
  return { status: 200, body: { object: 'list', data, has_more: after + limit < all.length } }
}

/** Lists intents by time of creation, or by the attempt id in their metadata. */
function listIntents(bank: Bank, query: URLSearchParams): ApiReply {
  const named = /^metadata\["attempt_id"\]:"(.*)"$/.exec(query.get('query') ?? '')?.[1]
  const from = Number(query.get('created[gte]') ?? 0) * 1000
  const to = Number(query.get('created[lt]') ?? Number.MAX_SAFE_INTEGER) * 1000
  const limit = Number(query.get('limit') ?? 10)
  const all = bank
    .list()
    .filter(
      (one) =>
        one.provider === 'stripe' &&
        one.tries.length > 0 &&
        one.createdAtMs >= from &&
        one.createdAtMs < to &&
        (named === undefined || one.metadata.attempt_id === named),
    )
    .reverse()
  const after = all.findIndex((one) => `pi_${one.id}` === query.get('starting_after')) + 1
  const data = all.slice(after, after + limit).map((one) => toIntent(one, query.has('expand[]')))
  return { status: 200, body: { object: 'list', data, has_more: after + limit < all.length } }
}

function noticesOf({ pageUrl, now }: StripeParts, event: BankEvent): Notice[] {
  if (!('payment' in event) || event.payment.provider !== 'stripe') return []
  const { payment } = event
  const notice = (type: string, object: object): Notice => ({
    type,
    body: JSON.stringify({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      created: Math.floor(now() / 1000),
      livemode: false,
      type,
      data: { object },
    }),
  })
  switch (event.kind) {
    case 'paid':
      return payment.tries.at(-1)?.byCard
        ? [notice('payment_intent.succeeded', toIntent(payment))]
        : [
            notice('payment_intent.succeeded', toIntent(payment)),
            notice('checkout.session.completed', toSession(payment, pageUrl)),
          ]
    case 'declined':
      return [notice('payment_intent.payment_failed', toIntent(payment))]
    case 'expired':
      return [notice('checkout.session.expired', toSession(payment, pageUrl))]
    // Stripe says that a charge is refunded when the refund is created, be it pending or not.
    case 'refund-created':
      return [
        notice('refund.created', toRefund(payment, event.refund)),
        notice('charge.refunded', toCharge(payment)),
      ]
    case 'refunded':
      return [notice('refund.updated', toRefund(payment, event.refund))]
    case 'refund-failed':
      return [notice('refund.failed', toRefund(payment, event.refund))]
    case 'disputed': {
      const status = payment.dispute === 'opened' ? 'needs_response' : payment.dispute
      const type = payment.dispute === 'opened' ? 'charge.dispute.created' : 'charge.dispute.closed'
      return [
        notice(type, {
          id: `dp_${payment.id}`,
          object: 'dispute',
          payment_intent: `pi_${payment.id}`,
          status,
        }),
      ]
    }
  }
}

const toCharge = (payment: Payment) => ({
  id: `ch_${payment.id}`,
  object: 'charge',
  amount: payment.amountMinor,
  amount_refunded: reservedOf(payment),
  currency: payment.currency.toLowerCase(),
  disputed: payment.dispute !== 'none',
  metadata: payment.metadata,
  payment_intent: `pi_${payment.id}`,
})

const toRefund = (payment: Payment, { id, minor, status, metadata }: Refund) => ({
  id: `re_${id}`,
  object: 'refund',
  amount: minor,
  currency: payment.currency.toLowerCase(),
  payment_intent: `pi_${payment.id}`,
  status,
  metadata,
  ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
})

function toIntent(payment: Payment, isExpanded = false) {
  const reason = payment.tries.at(-1)?.reason
  const method = payment.card && `pm_${payment.card}`
  return {
    id: `pi_${payment.id}`,
    object: 'payment_intent',
    amount: payment.amountMinor,
    currency: payment.currency.toLowerCase(),
    status:
      payment.status === 'open'
        ? 'requires_payment_method'
        : payment.status === 'succeeded'
          ? 'succeeded'
          : 'canceled',
    metadata: payment.metadata,
    customer: payment.savesCard ? `cus_${payment.id}` : null,
    setup_future_usage: payment.savesCard ? 'off_session' : null,
    payment_method: isExpanded && method ? { id: method, card: { last4: '4242' } } : (method ?? null),
    latest_charge:
      payment.status === 'succeeded' ? (isExpanded ? toCharge(payment) : `ch_${payment.id}`) : null,
    last_payment_error:
      reason && payment.status === 'open' ? { code: 'card_declined', decline_code: codes[reason] } : null,
  }
}

function toSession(payment: Payment, pageUrl: StripeParts['pageUrl'], isExpanded = false) {
  return {
    id: `cs_test_${payment.id}`,
    object: 'checkout.session',
    mode: 'payment',
    status: payment.status === 'open' ? 'open' : payment.status === 'succeeded' ? 'complete' : 'expired',
    payment_status: payment.status === 'succeeded' ? 'paid' : 'unpaid',
    amount_total: payment.amountMinor,
    currency: payment.currency.toLowerCase(),
    expires_at: Math.floor(payment.expiresAtMs / 1000),
    url: payment.status === 'open' ? pageUrl(payment.id) : null,
    metadata: payment.metadata,
    payment_intent: isExpanded
      ? toIntent(payment, true)
      : payment.tries.length > 0
        ? `pi_${payment.id}`
        : null,
  }
}
