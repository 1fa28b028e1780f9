import { type Bank, type BankEvent, type Payment, type Reason, type Refund, refundedOf } from './bank.ts'
import {
  type ApiCall,
  type ApiReply,
  createReplay,
  isRecord,
  type Notice,
  readJson,
  stringsOf,
  type Wire,
} from './wire.ts'

export const YOOKASSA_SHOP = { shopId: 'sandbox', secretKey: 'test_sandbox' }

const HOUR_MS = 3_600_000
const codes: Readonly<Record<Reason | 'expired', string>> = {
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  '3d_secure_failed': '3d_secure_failed',
  expired: 'expired_on_confirmation',
}
const refuse = (status: number, code: string): ApiReply => ({ status, body: { type: 'error', code } })
const toMajor = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

type YooKassaParts = {
  readonly bank: Bank
  /** The address of a payment's hosted page. */
  readonly pageUrl: (id: string) => string
  readonly now: () => number
  readonly needsReceipt: () => boolean
}

/** YooKassa's API: payments are created, read, listed, charged to a saved method and refunded. */
export function createYooKassaWire(parts: YooKassaParts): Wire {
  const { bank, pageUrl } = parts
  const replay = createReplay(refuse(400, 'invalid_request'))
  const authorization = `Basic ${Buffer.from(`${YOOKASSA_SHOP.shopId}:${YOOKASSA_SHOP.secretKey}`).toString('base64')}`
  return {
    handle({ method, path, query, headers, body }: ApiCall) {
      if (headers.authorization !== authorization) return refuse(401, 'invalid_credentials')
      const create = { '/v3/payments': createPayment, '/v3/refunds': createRefund }[path]
      if (method === 'POST' && create) {
        const key = String(headers['idempotence-key'] ?? '')
        if (key === '' || key.length > 64) return refuse(400, 'invalid_request')
        return replay.run(key, body, () => create(parts, readJson(body)))
      }
      if (method === 'GET' && path === '/v3/payments') return listPayments(parts, query)
      if (method === 'GET' && path === '/v3/refunds') return listRefunds(bank, query)
      const payment = bank.find('yookassa', /^\/v3\/payments\/(\w+)$/.exec(path)?.[1] ?? '')
      return payment && method === 'GET'
        ? { status: 200, body: toPayment(payment, pageUrl) }
        : refuse(404, 'not_found')
    },
    noticesOf: (event) => noticesOf(event, pageUrl),
  }
}

function createPayment(
  { bank, pageUrl, now, needsReceipt }: YooKassaParts,
  body: Readonly<Record<string, unknown>>,
): ApiReply {
  const { amount, confirmation, payment_method_id: method } = body
  const value = isRecord(amount) ? String(amount.value) : ''
  if (!isRecord(amount) || !/^\d+\.\d{2}$/.test(value)) return refuse(400, 'invalid_request')
  if (needsReceipt() && !isRecord(body.receipt)) return refuse(400, 'invalid_request')
  const payment = bank.add({
    provider: 'yookassa',
    amountMinor: Number(value.replace('.', '')),
    currency: String(amount.currency),
    title: String(body.description ?? ''),
    metadata: stringsOf(body.metadata),
    externalId: undefined,
    savesCard: body.save_payment_method === true,
    successUrl: isRecord(confirmation) ? String(confirmation.return_url) : '',
    failUrl: undefined,
    expiresAtMs: now() + HOUR_MS,
  })
  if (typeof method === 'string') bank.chargeCard(payment, method)
  return { status: 200, body: toPayment(payment, pageUrl) }
}

/** A part of a payment needs a receipt of its own; that of a whole payment is taken from it. */
function createRefund(
  { bank, needsReceipt }: YooKassaParts,
  body: Readonly<Record<string, unknown>>,
): ApiReply {
  const payment = bank.find('yookassa', String(body.payment_id))
  const value = isRecord(body.amount) ? String(body.amount.value) : ''
  if (!payment || !/^\d+\.\d{2}$/.test(value)) return refuse(400, 'invalid_request')
  const minor = Number(value.replace('.', ''))
  if (needsReceipt() && minor < payment.amountMinor && !isRecord(body.receipt))
    return refuse(400, 'invalid_request')
  const refund = bank.requestRefund(payment, { minor, metadata: stringsOf(body.metadata) })
  return refund ? { status: 200, body: toRefund(payment, refund) } : refuse(400, 'invalid_request')
}

/** Lists the refunds of a payment. The cursor is the index of the next page. */
function listRefunds(bank: Bank, query: URLSearchParams): ApiReply {
  const payment = bank.find('yookassa', query.get('payment_id') ?? '')
  if (!payment) return refuse(400, 'invalid_request')
  const [start, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 10)]
  const items = payment.refunds.slice(start, start + limit).map((one) => toRefund(payment, one))
  const rest = start + limit < payment.refunds.length ? { next_cursor: String(start + limit) } : {}
  return { status: 200, body: { type: 'list', items, ...rest } }
}

/** Lists payments by time of creation, the latest first. The cursor is the index of the next page. */
function listPayments({ bank, pageUrl }: YooKassaParts, query: URLSearchParams): ApiReply {
  const from = Date.parse(query.get('created_at.gte') ?? '1970-01-01')
  const to = Date.parse(query.get('created_at.lt') ?? '9999-01-01')
  const limit = Number(query.get('limit') ?? 10)
  if (Number.isNaN(from) || Number.isNaN(to) || !(limit >= 1 && limit <= 100))
    return refuse(400, 'invalid_request')
  const start = Number(query.get('cursor') ?? 0)
  const all = bank
    .list()
    .filter((one) => one.provider === 'yookassa' && one.createdAtMs >= from && one.createdAtMs < to)
    .reverse()
  const items = all.slice(start, start + limit).map((one) => toPayment(one, pageUrl))
  const rest = start + limit < all.length ? { next_cursor: String(start + limit) } : {}
  return { status: 200, body: { type: 'list', items, ...rest } }
}

function noticesOf(bankEvent: BankEvent, pageUrl: YooKassaParts['pageUrl']): Notice[] {
  if (!('payment' in bankEvent) || bankEvent.payment.provider !== 'yookassa') return []
  const { payment } = bankEvent
  const notice = (event: string, object: object): Notice[] => [
    { type: event, body: JSON.stringify({ type: 'notification', event, object }) },
  ]
  switch (bankEvent.kind) {
    case 'paid':
      return notice('payment.succeeded', toPayment(payment, pageUrl))
    case 'declined':
    case 'expired':
      return notice('payment.canceled', toPayment(payment, pageUrl))
    case 'refunded':
      return notice('refund.succeeded', toRefund(payment, bankEvent.refund))
    case 'refund-created':
    case 'refund-failed':
    case 'disputed':
      return []
  }
}

const toAmount = (payment: Payment, minor: number) => ({
  value: toMajor(minor),
  currency: payment.currency,
})
const toRefund = (payment: Payment, { id, minor, status, metadata }: Refund) => ({
  id,
  payment_id: payment.id,
  status: status === 'failed' ? 'canceled' : status,
  amount: toAmount(payment, minor),
  metadata,
  ...(status === 'failed'
    ? { cancellation_details: { party: 'yoo_money', reason: 'insufficient_funds' } }
    : {}),
})
const toPayment = (payment: Payment, pageUrl: YooKassaParts['pageUrl']) => ({
  id: payment.id,
  status: payment.status === 'open' ? 'pending' : payment.status,
  paid: payment.status === 'succeeded',
  test: true,
  amount: toAmount(payment, payment.amountMinor),
  refunded_amount: toAmount(payment, refundedOf(payment)),
  metadata: payment.metadata,
  created_at: new Date(payment.createdAtMs).toISOString(),
  ...(payment.status === 'open'
    ? { confirmation: { type: 'redirect', confirmation_url: pageUrl(payment.id) } }
    : {}),
  ...(payment.card
    ? {
        payment_method: {
          type: 'bank_card',
          id: payment.card,
          saved: payment.savesCard,
          card: { last4: '4444' },
        },
      }
    : {}),
  ...(payment.status === 'canceled' && payment.reason
    ? { cancellation_details: { party: 'payment_network', reason: codes[payment.reason] } }
    : {}),
})
