import { BlockList, isIP } from 'node:net'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { currency, type Money, parseMajor, toMajor } from '../money.ts'
import {
  type CallContext,
  type CheckoutOrder,
  type PaymentAdapter,
  type PaymentFact,
  type Span,
  WebhookRejected,
} from '../port.ts'
import { callProvider, findAtProvider, parseJson } from './call.ts'
import { toDecline } from './declines.ts'

export type YooKassaSettings = {
  readonly url: string
  readonly shopId: string
  readonly secretKey: string
  /** Networks notifications come from: addresses, or ranges such as 185.71.76.0/27. */
  readonly senders: readonly string[]
  /** Rate of the fiscal receipt, 1 to 6; null where the shop issues none through YooKassa. */
  readonly vatCode: number | null
}

const amount = z
  .object({ value: z.string().transform(parseMajor), currency })
  .transform(({ value, ...rest }, issues): Money => {
    if (value !== undefined) return { minor: value, ...rest }
    issues.addIssue('not an amount')
    return z.NEVER
  })
const payment = z.object({
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
const page = z.object({ items: z.array(payment), next_cursor: z.string().optional() })
const PAGE = 100
const MINUTE_MS = 60_000
/** From a little before the attempt began, as clocks differ, to the end of the day in which it may be sent again. */
const searchSpan = (begunAt: Date): Span => ({
  from: new Date(begunAt.getTime() - 5 * MINUTE_MS),
  to: new Date(begunAt.getTime() + 24 * 60 * MINUTE_MS),
})
const notification = z.object({
  type: z.literal('notification'),
  event: z.string().max(64),
  object: z.object({ id: z.string().max(64), payment_id: z.string().max(64).optional() }),
})

/**
 * The adapter of YooKassa, API v3. Its notifications are unsigned: each triggers a look-up, and only its result
 * counts.
 */
export function createYooKassa(
  settings: YooKassaSettings,
  { clock }: { readonly clock: Clock },
): PaymentAdapter {
  const now = () => new Date(clock.now())
  const { url, shopId, secretKey, senders, vatCode } = settings
  const isSender = createSenderCheck(senders)
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  const get = (path: string, { deadlineMs }: Pick<CallContext, 'deadlineMs'>) =>
    ({ method: 'GET', url: `${url}/${path}`, deadlineMs, headers: { authorization } }) as const
  const post = (path: string, { deadlineMs, idempotencyKey }: CallContext, body: object) =>
    ({
      method: 'POST',
      url: `${url}/${path}`,
      deadlineMs,
      headers: { authorization, 'idempotence-key': idempotencyKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }) as const

  /** The fields of every payment. With fiscal receipts on, charges without a payer need one too. */
  function paymentOf(order: Pick<CheckoutOrder, 'attemptId' | 'amount' | 'title' | 'email'>) {
    const value = { value: toMajor(order.amount.minor), currency: order.amount.currency }
    return {
      amount: value,
      capture: true,
      description: order.title,
      metadata: { attempt_id: order.attemptId },
      ...(vatCode === null
        ? {}
        : {
            receipt: {
              customer: { email: order.email },
              items: [
                {
                  description: order.title,
                  quantity: '1.00',
                  amount: value,
                  vat_code: vatCode,
                  payment_mode: 'full_payment',
                  payment_subject: 'service',
                },
              ],
            },
          }),
    }
  }

  /** Payments created in a span, page by page. */
  async function* listPayments({ from, to }: Span, context: Pick<CallContext, 'deadlineMs'>) {
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const query = new URLSearchParams({
        'created_at.gte': from.toISOString(),
        'created_at.lt': to.toISOString(),
        limit: String(PAGE),
        ...(cursor === undefined ? {} : { cursor }),
      })
      const { items, next_cursor } = await callProvider(get(`payments?${query}`, context), page)
      yield* items
      cursor = next_cursor
    }
  }

  return {
    id: 'yookassa',
    hasDisputes: false,

    async createCheckout(order, context) {
      const made = await callProvider(
        post('payments', context, {
          ...paymentOf(order),
          confirmation: { type: 'redirect', return_url: order.successUrl },
          ...(order.savesCard ? { save_payment_method: true } : {}),
        }),
        payment.extend({ confirmation: z.object({ confirmation_url: z.string() }) }),
      )
      return { url: made.confirmation.confirmation_url, checkoutId: made.id, paymentId: made.id }
    },

    readWebhook({ body, address }) {
      if (!isSender(address)) throw new WebhookRejected('source')
      const { data } = notification.safeParse(parseJson(body))
      if (!data) throw new WebhookRejected('malformed')
      const { event, object } = data
      const paymentId = event.startsWith('refund.') ? object.payment_id : object.id
      if (paymentId === undefined) throw new WebhookRejected('malformed')
      return { eventKey: `${event}:${object.id}`, eventType: event, trust: 'ask', ref: { paymentId } }
    },

    async lookUp({ paymentId, attemptId, begunAt }, context) {
      if (paymentId !== undefined) {
        const found = await findAtProvider(get(`payments/${encodeURIComponent(paymentId)}`, context), payment)
        return found ? factsOf(found, now()) : []
      }
      if (attemptId === undefined || begunAt === undefined) return []
      // YooKassa cannot search by metadata: go through the span in which the payment can have been created.
      for await (const one of listPayments(searchSpan(begunAt), context))
        if (one.metadata?.attempt_id === attemptId) return factsOf(one, now())
      return []
    },

    async *listPaid(span, context) {
      for await (const one of listPayments(span, context))
        if (one.status === 'succeeded') yield* factsOf(one, now())
    },

    async chargeCard(charge, context) {
      const body = { ...paymentOf(charge), payment_method_id: charge.card.token }
      return factsOf(await callProvider(post('payments', context, body), payment), now())
    },

    async unbindCard() {
      return 'local'
    },
  }
}

function createSenderCheck(senders: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const sender of senders) {
    const [address = '', prefix] = sender.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (sender) => {
    const address = sender.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

function factsOf(found: z.output<typeof payment>, at: Date): PaymentFact[] {
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
