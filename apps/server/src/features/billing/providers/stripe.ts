import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { currency } from '../money.ts'
import {
  type AttemptRef,
  type CallContext,
  type PaymentAdapter,
  type PaymentFact,
  ProviderRefused,
  type RawWebhook,
  type SavedCard,
  type Webhook,
  WebhookRejected,
} from '../port.ts'
import { callProvider, findAtProvider, parseJson } from './call.ts'
import { toDecline } from './declines.ts'

export type StripeSettings = {
  readonly url: string
  readonly secretKey: string
  /** Two while one replaces the other. */
  readonly webhookSecrets: readonly string[]
}

const API_VERSION = '2026-10-28.endive'
/** How far the time of a signature may be from ours, to either side. */
const TOLERANCE_SEC = 300

const metadata = z.object({ attempt_id: z.string().optional() }).nullish()
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const charge = z.object({
  object: z.literal('charge'),
  payment_intent: idOf.nullish(),
  amount_refunded: z.int(),
  currency,
  disputed: z.boolean().optional(),
  metadata,
})
const card = z.object({ id: z.string(), card: z.object({ last4: z.string() }).nullish() })
const intent = z.object({
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
const intents = z.object({ data: z.array(intent), has_more: z.boolean() })
const session = z.object({
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
const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.unknown() }),
})

/** The adapter of Stripe Checkout, one payment at a time. */
export function createStripe(
  { url, secretKey, webhookSecrets }: StripeSettings,
  { clock }: { readonly clock: Clock },
): PaymentAdapter {
  const now = () => new Date(clock.now())
  const call = (
    method: 'GET' | 'POST',
    path: string,
    { deadlineMs, idempotencyKey }: Pick<CallContext, 'deadlineMs'> & Partial<CallContext>,
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

  return {
    id: 'stripe',
    hasDisputes: true,

    async createCheckout(order, context) {
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
    },

    readWebhook(raw) {
      checkSignature(raw, webhookSecrets)
      const parsed = event.safeParse(parseJson(raw.body))
      if (!parsed.success) throw new WebhookRejected('malformed')
      const { id, type, created, data } = parsed.data
      return {
        eventKey: id,
        eventType: type,
        trust: 'signed',
        facts: factsOfEvent(type, data.object, new Date(created * 1000)),
      } satisfies Webhook
    },

    async lookUp({ checkoutId, paymentId, attemptId }, context) {
      const expand = 'expand[]=payment_intent.latest_charge&expand[]=payment_intent.payment_method'
      if (checkoutId !== undefined) {
        const found = await findAtProvider(
          call('GET', `checkout/sessions/${checkoutId}?${expand}`, context),
          session,
        )
        return found ? factsOfSession(found, now()) : []
      }
      if (paymentId === undefined) {
        const query = encodeURIComponent(`metadata["attempt_id"]:"${attemptId}"`)
        const { data } = await callProvider(
          call('GET', `payment_intents/search?query=${query}`, context),
          intents,
        )
        return data.flatMap((found) => factsOfIntent(found, now()))
      }
      const found = await findAtProvider(
        call('GET', `payment_intents/${paymentId}?expand[]=latest_charge`, context),
        intent,
      )
      return found ? factsOfIntent(found, now()) : []
    },

    async *listPaid({ from, to }, context) {
      for (let last: string | undefined, hasMore = true; hasMore; ) {
        const query = new URLSearchParams({
          'created[gte]': String(Math.floor(from.getTime() / 1000)),
          'created[lt]': String(Math.ceil(to.getTime() / 1000)),
          limit: '100',
          'expand[]': 'data.latest_charge',
          ...(last === undefined ? {} : { starting_after: last }),
        })
        const found = await callProvider(call('GET', `payment_intents?${query}`, context), intents)
        for (const one of found.data) {
          if (one.status !== 'succeeded') continue
          const [ref, { latest_charge: charged }] = [refOfIntent(one), one]
          yield* factsOfIntent(one, now())
          if (typeof charged === 'object' && charged) yield* factsOfCharge(charged, ref, now())
        }
        last = found.data.at(-1)?.id
        hasMore = found.has_more && last !== undefined
      }
    },

    async chargeCard({ attemptId, amount, title, email, card: saved }, context) {
      const { method, customer } = openToken(saved)
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
    },

    async unbindCard(saved, context) {
      const { method } = openToken(saved)
      try {
        await callProvider(
          call('POST', `payment_methods/${method}/detach`, context, {}),
          z.object({ id: z.string() }),
        )
        return 'removed'
      } catch (error) {
        // Detached already, or never known: Stripe says 400 or 404.
        if (error instanceof ProviderRefused && [400, 404].includes(error.status)) return 'not-found'
        throw error
      }
    },
  }
}

const openToken = ({ token }: SavedCard): { readonly customer: string; readonly method: string } => {
  const [customer = '', method = ''] = token.split('/')
  return { customer, method }
}

/** @see https://docs.stripe.com/webhooks/signature */
function checkSignature({ body, headers, receivedAt }: RawWebhook, secrets: readonly string[]): void {
  const parts = String(headers['stripe-signature'] ?? '')
    .split(',')
    .map((part) => part.split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  const signatures = parts.flatMap(([name, value]) =>
    name === 'v1' && value !== undefined ? [Buffer.from(value, 'hex')] : [],
  )
  const isOurs = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
    return signatures.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
  })
  if (!isOurs) throw new WebhookRejected('signature')
  if (!(Math.abs(receivedAt.getTime() / 1000 - time) <= TOLERANCE_SEC)) throw new WebhookRejected('stale')
}

type Session = z.output<typeof session>
type Intent = z.output<typeof intent>
type Charge = z.output<typeof charge>

function factsOfEvent(type: string, object: unknown, at: Date): PaymentFact[] {
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
  if (type === 'charge.refunded') {
    const { data } = charge.safeParse(object)
    if (!data) throw new WebhookRejected('malformed')
    return factsOfCharge(data, {}, at)
  }
  if (type.startsWith('charge.dispute.')) {
    const { data } = dispute.safeParse(object)
    if (!data) throw new WebhookRejected('malformed')
    const phase = data.status === 'won' || data.status === 'lost' ? data.status : 'opened'
    return [{ kind: 'disputed', phase, ref: { paymentId: data.payment_intent ?? undefined }, at }]
  }
  return []
}

function refOf({ id, metadata: own, payment_intent }: Session): AttemptRef {
  const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  return { attemptId: own?.attempt_id, checkoutId: id, paymentId }
}

function factsOfSession(found: Session, at: Date): PaymentFact[] {
  const ref = refOf(found)
  const whole = typeof found.payment_intent === 'object' ? found.payment_intent : undefined
  if (found.payment_status === 'paid') {
    const amount = { minor: found.amount_total, currency: found.currency }
    return [
      { kind: 'succeeded', ref, at, amount, card: whole ? cardOf(whole) : undefined },
      ...(typeof whole?.latest_charge === 'object' && whole.latest_charge
        ? factsOfCharge(whole.latest_charge, ref, at)
        : []),
    ]
  }
  if (found.status === 'expired') return [{ kind: 'canceled', ref, at }]
  return [{ kind: 'pending', ref, at }]
}

const refOfIntent = ({ id, metadata: own }: Intent): AttemptRef => ({
  attemptId: own?.attempt_id,
  paymentId: id,
})

function factsOfIntent(found: Intent, at: Date): PaymentFact[] {
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

function factsOfCharge(found: Charge, known: AttemptRef, at: Date): PaymentFact[] {
  if (found.amount_refunded === 0) return []
  const ref = {
    ...known,
    attemptId: known.attemptId ?? found.metadata?.attempt_id,
    paymentId: known.paymentId ?? found.payment_intent ?? undefined,
  }
  return [{ kind: 'refunded', ref, at, total: { minor: found.amount_refunded, currency: found.currency } }]
}

function cardOf({ customer, payment_method, setup_future_usage }: Intent): SavedCard | undefined {
  if (!customer || !payment_method || !setup_future_usage) return undefined
  const method = typeof payment_method === 'string' ? payment_method : payment_method.id
  const mask = typeof payment_method === 'string' ? undefined : payment_method.card?.last4
  return { token: `${customer}/${method}`, mask }
}
