import * as z from 'zod'
import { toMajor } from '../../money.ts'
import type { CallContext, CheckoutOrder, PaymentAdapter, PaymentFact, Span } from '../../port.ts'
import { callProvider, findAtProvider } from '../call.ts'
import type { AdapterDeps } from '../provider-definition.ts'
import { factsOf, page, payment } from './facts.ts'
import { createSenderCheck, readYooKassaWebhook } from './webhook.ts'

export type YooKassaConfig = {
  readonly url: string
  readonly shopId: string
  readonly secretKey: string
  /** Networks notifications come from: addresses, or ranges such as 185.71.76.0/27. */
  readonly senders: readonly string[]
  /** Rate of the fiscal receipt, 1 to 6; null where the shop issues none through YooKassa. */
  readonly vatCode: number | null
}

const PAGE_SIZE = 100
const MINUTE_MS = 60_000

/**
 * The adapter of YooKassa, API v3. Its notifications are unsigned: each triggers a look-up, and only its result
 * counts.
 */
export function createYooKassa(
  config: YooKassaConfig,
  { clock }: Pick<AdapterDeps, 'clock'>,
): PaymentAdapter {
  const now = () => new Date(clock.now())
  const calls = createCalls(config)
  const isSender = createSenderCheck(config.senders)
  return {
    id: 'yookassa',
    hasDisputes: false,

    async createCheckout(order, context) {
      const made = await callProvider(
        calls.post('payments', context, {
          ...paymentOf(order, config.vatCode),
          confirmation: { type: 'redirect', return_url: order.successUrl },
          ...(order.savesCard ? { save_payment_method: true } : {}),
        }),
        payment.extend({ confirmation: z.object({ confirmation_url: z.string() }) }),
      )
      return { url: made.confirmation.confirmation_url, checkoutId: made.id, paymentId: made.id }
    },

    readWebhook: (raw) => readYooKassaWebhook(raw, isSender),

    async lookUp({ paymentId, attemptId, begunAt }, context) {
      if (paymentId !== undefined) {
        const request = calls.get(`payments/${encodeURIComponent(paymentId)}`, context)
        const found = await findAtProvider(request, payment)
        return found ? factsOf(found, now()) : []
      }
      if (attemptId === undefined || begunAt === undefined) return []
      // YooKassa cannot search by metadata: go through the span in which the payment can have been created.
      for await (const one of listPayments(calls, searchSpan(begunAt), context))
        if (one.metadata?.attempt_id === attemptId) return factsOf(one, now())
      return []
    },

    async *listPaid(span, context): AsyncGenerator<PaymentFact> {
      for await (const one of listPayments(calls, span, context))
        if (one.status === 'succeeded') yield* factsOf(one, now())
    },

    async chargeCard(charge, context) {
      const body = { ...paymentOf(charge, config.vatCode), payment_method_id: charge.card.token }
      return factsOf(await callProvider(calls.post('payments', context, body), payment), now())
    },

    async unbindCard() {
      return 'local'
    },
  }
}

type Calls = ReturnType<typeof createCalls>

function createCalls({ url, shopId, secretKey }: YooKassaConfig) {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  return {
    get: (path: string, { deadlineMs }: Pick<CallContext, 'deadlineMs'>) =>
      ({ method: 'GET', url: `${url}/${path}`, deadlineMs, headers: { authorization } }) as const,
    post: (path: string, { deadlineMs, idempotencyKey }: CallContext, body: object) =>
      ({
        method: 'POST',
        url: `${url}/${path}`,
        deadlineMs,
        headers: { authorization, 'idempotence-key': idempotencyKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }) as const,
  }
}

/** The fields of every payment. With fiscal receipts on, charges without a payer need one too. */
function paymentOf(
  order: Pick<CheckoutOrder, 'attemptId' | 'amount' | 'title' | 'email'>,
  vatCode: YooKassaConfig['vatCode'],
) {
  const amount = { value: toMajor(order.amount.minor), currency: order.amount.currency }
  const item = {
    description: order.title,
    quantity: '1.00',
    amount,
    vat_code: vatCode,
    payment_mode: 'full_payment',
    payment_subject: 'service',
  }
  return {
    amount,
    capture: true,
    description: order.title,
    metadata: { attempt_id: order.attemptId },
    ...(vatCode === null ? {} : { receipt: { customer: { email: order.email }, items: [item] } }),
  }
}

/** From a little before the attempt began, as clocks differ, to the end of the day in which it may be sent again. */
const searchSpan = (begunAt: Date): Span => ({
  from: new Date(begunAt.getTime() - 5 * MINUTE_MS),
  to: new Date(begunAt.getTime() + 24 * 60 * MINUTE_MS),
})

/** Payments created in a span, page by page. */
async function* listPayments(
  calls: Calls,
  { from, to }: Span,
  context: Pick<CallContext, 'deadlineMs'>,
): AsyncGenerator<z.output<typeof payment>> {
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const query = new URLSearchParams({
      'created_at.gte': from.toISOString(),
      'created_at.lt': to.toISOString(),
      limit: String(PAGE_SIZE),
      ...(cursor === undefined ? {} : { cursor }),
    })
    const { items, next_cursor } = await callProvider(calls.get(`payments?${query}`, context), page)
    yield* items
    cursor = next_cursor
  }
}
