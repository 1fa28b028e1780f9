import * as z from 'zod'
import { type Money, toMajor } from '../../money.ts'
import type {
  CallContext,
  CheckoutOrder,
  PaymentAdapter,
  PaymentFact,
  RefundOrder,
  Span,
} from '../../port.ts'
import { callProvider, findAtProvider } from '../call.ts'
import type { AdapterDeps } from '../provider-definition.ts'
import { factsOf, pageOf, payment, refund, reportOf } from './facts.ts'
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

    async refund(order, context) {
      const request = calls.post('refunds', context, refundOf(order, config.vatCode))
      return reportOf(await callProvider(request, refund))
    },

    async findRefund({ refundId, paymentId }, context) {
      for await (const one of listRefunds(calls, paymentId, context))
        if (one.metadata?.refund_id === refundId) return reportOf(one)
      return undefined
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
  return {
    amount: amountOf(order.amount),
    capture: true,
    description: order.title,
    metadata: { attempt_id: order.attemptId },
    ...(vatCode === null ? {} : { receipt: receiptOf(order, order.email, vatCode) }),
  }
}

/** The fields of a refund. The receipt of a whole payment is made from that of the payment, that of a part is not. */
function refundOf(
  { refundId, paymentId, amount, paid, title, email }: RefundOrder,
  vatCode: YooKassaConfig['vatCode'],
) {
  const isPart = amount.minor < paid.minor
  return {
    payment_id: paymentId,
    amount: amountOf(amount),
    metadata: { refund_id: refundId },
    ...(vatCode === null || email === undefined || !isPart
      ? {}
      : { receipt: receiptOf({ amount, title }, email, vatCode) }),
  }
}

const amountOf = ({ minor, currency }: Money) => ({ value: toMajor(minor), currency })

function receiptOf(
  { amount, title }: Pick<CheckoutOrder, 'amount' | 'title'>,
  email: string,
  vatCode: number,
) {
  const item = {
    description: title,
    quantity: '1.00',
    amount: amountOf(amount),
    vat_code: vatCode,
    payment_mode: 'full_payment',
    payment_subject: 'service',
  }
  return { customer: { email }, items: [item] }
}

/** From a little before the attempt began, as clocks differ, to the end of the day in which it may be sent again. */
const searchSpan = (begunAt: Date): Span => ({
  from: new Date(begunAt.getTime() - 5 * MINUTE_MS),
  to: new Date(begunAt.getTime() + 24 * 60 * MINUTE_MS),
})

/** Payments created in a span. */
const listPayments = (calls: Calls, { from, to }: Span, context: Pick<CallContext, 'deadlineMs'>) =>
  listPages(
    { calls, path: 'payments', item: payment, context },
    {
      'created_at.gte': from.toISOString(),
      'created_at.lt': to.toISOString(),
    },
  )

const listRefunds = (calls: Calls, paymentId: string, context: Pick<CallContext, 'deadlineMs'>) =>
  listPages({ calls, path: 'refunds', item: refund, context }, { payment_id: paymentId })

type List<Item extends z.ZodType> = {
  readonly calls: Calls
  readonly path: string
  readonly item: Item
  readonly context: Pick<CallContext, 'deadlineMs'>
}

/** The items of a list, page by page. */
async function* listPages<Item extends z.ZodType>(
  { calls, path, item, context }: List<Item>,
  filter: Readonly<Record<string, string>>,
): AsyncGenerator<z.output<Item>> {
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const query = new URLSearchParams({
      ...filter,
      limit: String(PAGE_SIZE),
      ...(cursor === undefined ? {} : { cursor }),
    })
    const page = await callProvider(calls.get(`${path}?${query}`, context), pageOf(item))
    yield* page.items
    cursor = page.next_cursor
  }
}
