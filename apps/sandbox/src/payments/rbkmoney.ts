import {
  type Bank,
  type BankEvent,
  type Customer,
  type Payment,
  type Reason,
  type Refund,
  refundedOf,
  type Try,
} from './bank.ts'
import { type ApiCall, type ApiReply, isRecord, type Notice, readJson, stringsOf, type Wire } from './wire.ts'

export const RBKMONEY_KEY = 'sandbox-api-key'
export const RBKMONEY_SHOP = 'TEST'

type Failure = { readonly code: string; readonly subError?: Failure }
const rejected = (code: string): Failure => ({
  code: 'authorization_failed',
  subError: { code: 'payment_tool_rejected', subError: { code: 'bank_card_rejected', subError: { code } } },
})
const failures: Readonly<Record<Reason, Failure>> = {
  insufficient_funds: { code: 'authorization_failed', subError: { code: 'insufficient_funds' } },
  card_expired: rejected('card_expired'),
  '3d_secure_failed': { code: 'authorization_failed', subError: { code: '3d_secure_failed' } },
}
const refuse = (status: number, code: string): ApiReply => ({ status, body: { code, message: code } })
const missing: ApiReply = { status: 404, body: { message: 'not found' } }

/** RBKmoney's API: invoices, customers with bound cards, and the payments of both. */
export function createRbkMoneyWire(bank: Bank, now: () => number): Wire {
  let lastEventId = 0
  const createNotice: CreateNotice = (eventType, about, line) => {
    lastEventId += 1
    const topic = 'customer' in about ? 'CustomersTopic' : 'InvoicesTopic'
    const head = { eventID: lastEventId, occuredAt: new Date(now()).toISOString(), topic, eventType }
    return { type: eventType, body: JSON.stringify({ ...head, ...about }), line }
  }
  return {
    handle(call) {
      const { method, path, query, headers, body } = call
      if (headers.authorization !== `Bearer ${RBKMONEY_KEY}`) return { status: 401 }
      const requestId = String(headers['x-request-id'] ?? '')
      if (requestId.length < 1 || requestId.length > 32) return refuse(400, 'invalidRequest')
      if (method === 'POST' && path === '/v2/processing/invoices')
        return createInvoice(bank, readJson(body), now())
      if (method === 'POST' && path === '/v2/processing/customers')
        return createCustomer(bank, readJson(body))
      if (method === 'GET' && path === '/v2/processing/invoices') {
        const found = bank.findByExternalId(query.get('externalID') ?? '')
        return found ? { status: 200, body: toInvoice(found) } : missing
      }
      if (method === 'GET' && path === `/v2/analytics/shops/${RBKMONEY_SHOP}/payments`)
        return searchPayments(bank, query)
      const [, kind, id = '', rest = ''] =
        /^\/v2\/processing\/(invoices|customers)\/(\w+)(.*)$/.exec(path) ?? []
      if (kind === 'invoices') return handleInvoice(bank, call, { id, rest })
      return kind === 'customers' ? handleCustomer(bank, call, id) : missing
    },
    noticesOf: (event) =>
      'customer' in event ? customerNotices(event, createNotice) : paymentNotices(event, createNotice),
  }
}

function createInvoice(bank: Bank, body: Readonly<Record<string, unknown>>, nowMs: number): ApiReply {
  const { shopID, externalID, dueDate, amount, currency, product } = body
  const isWhole = shopID === RBKMONEY_SHOP && typeof currency === 'string' && isRecord(body.metadata)
  if (!isWhole || typeof amount !== 'number' || amount < 1) return refuse(400, 'invalidRequest')
  if (typeof product !== 'string' || product.length > 100) return refuse(400, 'invalidRequest')
  if (typeof externalID !== 'string' || externalID.length > 40) return refuse(400, 'invalidRequest')
  const expiresAtMs = Date.parse(String(dueDate))
  if (!(expiresAtMs > nowMs)) return refuse(400, 'invalidRequest')
  const known = bank.findByExternalId(externalID)
  if (known && (known.amountMinor !== amount || known.currency !== currency))
    return { status: 409, body: { externalID, id: known.id, message: 'conflict' } }
  const payment =
    known ??
    bank.add({
      provider: 'rbkmoney',
      amountMinor: amount,
      currency,
      title: product,
      metadata: stringsOf(body.metadata),
      externalId: externalID,
      savesCard: false,
      successUrl: '',
      failUrl: undefined,
      expiresAtMs,
    })
  return {
    status: 201,
    body: { invoice: toInvoice(payment), invoiceAccessToken: { payload: `it-${payment.id}` } },
  }
}

function createCustomer(bank: Bank, body: Readonly<Record<string, unknown>>): ApiReply {
  if (body.shopID !== RBKMONEY_SHOP || !isRecord(body.contactInfo) || !isRecord(body.metadata))
    return refuse(400, 'invalidRequest')
  const externalId = String(body.externalID)
  const customer =
    bank.findCustomerByExternalId(externalId) ??
    bank.addCustomer({ metadata: stringsOf(body.metadata), externalId })
  return {
    status: 201,
    body: { customer: toCustomer(customer), customerAccessToken: { payload: `ct-${customer.id}` } },
  }
}

/** Pays an invoice with the card bound to a customer. */
function payInvoice(bank: Bank, payment: Payment, body: Readonly<Record<string, unknown>>): ApiReply {
  const payer = isRecord(body.payer) ? body.payer : {}
  const known = payment.tries.at(-1)
  if (known?.byCard) return { status: 201, body: toPayment(payment, known) }
  if (payment.status !== 'open') return refuse(400, 'invalidInvoiceStatus')
  const customer = bank.findCustomer(String(payer.customerID))
  if (payer.payerType !== 'CustomerPayer' || !customer?.isReady) return refuse(400, 'invalidCustomerStatus')
  bank.chargeCard(payment, customer.id)
  const tried = payment.tries.at(-1)
  return tried ? { status: 201, body: toPayment(payment, tried) } : refuse(500, 'server')
}

function handleInvoice(
  bank: Bank,
  call: ApiCall,
  { id, rest }: { readonly id: string; readonly rest: string },
): ApiReply {
  const payment = bank.find('rbkmoney', id)
  if (!payment) return missing
  if (call.method === 'POST' && rest === '/payments') return payInvoice(bank, payment, readJson(call.body))
  if (rest === '') return { status: 200, body: toInvoice(payment) }
  if (rest === '/payments') return { status: 200, body: payment.tries.map((one) => toPayment(payment, one)) }
  if (/^\/payments\/\w+\/refunds$/.test(rest))
    return call.method === 'POST'
      ? refundPayment(bank, payment, readJson(call.body))
      : { status: 200, body: payment.refunds.map(toRefund) }
  return missing
}

/** One refund for an external id, however often it is requested. */
function refundPayment(bank: Bank, payment: Payment, body: Readonly<Record<string, unknown>>): ApiReply {
  const { externalID, amount, currency } = body
  if (typeof externalID !== 'string' || externalID.length > 40) return refuse(400, 'invalidRequest')
  if (typeof amount !== 'number' || currency !== payment.currency) return refuse(400, 'invalidRequest')
  const known = payment.refunds.find(({ externalId }) => externalId === externalID)
  if (known && known.minor !== amount)
    return { status: 409, body: { externalID, id: known.id, message: 'conflict' } }
  const refund = known ?? bank.requestRefund(payment, { minor: amount, externalId: externalID })
  return refund ? { status: 201, body: toRefund(refund) } : refuse(400, 'insufficentAccountBalance') // sic
}

function handleCustomer(bank: Bank, call: ApiCall, id: string): ApiReply {
  const customer = bank.findCustomer(id)
  if (!customer) return missing
  if (call.method === 'GET') return { status: 200, body: toCustomer(customer) }
  bank.deleteCustomer(customer)
  return { status: 204 }
}

/** Lists payments by the creation time of their invoice. The token is the index of the next page. */
function searchPayments(bank: Bank, query: URLSearchParams): ApiReply {
  const from = Date.parse(query.get('fromTime') ?? '')
  const to = Date.parse(query.get('toTime') ?? '')
  const limit = Number(query.get('limit'))
  if (Number.isNaN(from) || Number.isNaN(to) || !(limit >= 1 && limit <= 1_000))
    return refuse(400, 'invalidRequest')
  const start = Number(query.get('continuationToken') ?? 0)
  const all = bank
    .list()
    .filter((one) => one.provider === 'rbkmoney' && one.createdAtMs >= from && one.createdAtMs < to)
    .flatMap((payment) =>
      payment.tries.map((tried) => ({
        ...toPayment(payment, tried),
        invoiceID: payment.id,
        ...(tried.byCard ? { externalID: payment.externalId } : {}),
      })),
    )
  const rest = start + limit < all.length ? { continuationToken: String(start + limit) } : {}
  return { status: 200, body: { result: all.slice(start, start + limit), ...rest } }
}

/** Builds a notice with the next event id. */
type CreateNotice = (eventType: string, about: object, line: string) => Notice

function customerNotices(
  { kind, customer, reason }: Extract<BankEvent, { customer: Customer }>,
  createNotice: CreateNotice,
): Notice[] {
  const about = { customer: toCustomer(customer) }
  const paymentResource = { paymentToolDetails: { lastDigits: '4242' } }
  if (kind === 'unbound') return [createNotice('CustomerDeleted', about, customer.id)]
  if (kind === 'bind-failed')
    return [
      createNotice(
        'CustomerBindingFailed',
        { ...about, binding: { error: reason && failures[reason] } },
        customer.id,
      ),
    ]
  return [
    createNotice('CustomerBindingSucceeded', { ...about, binding: { paymentResource } }, customer.id),
    createNotice('CustomerReady', about, customer.id),
  ]
}

function paymentNotices(
  event: Extract<BankEvent, { payment: Payment }>,
  createNotice: CreateNotice,
): Notice[] {
  const { payment } = event
  if (payment.provider !== 'rbkmoney') return []
  const tried = payment.tries.at(-1)
  const about = tried ? { payment: toPayment(payment, tried) } : {}
  // RBKmoney sends the invoice beside a payment as it was before the payment.
  const before = { ...toInvoice(payment), status: 'unpaid' }
  switch (event.kind) {
    case 'paid':
      return [
        createNotice('PaymentCaptured', { invoice: before, ...about }, payment.id),
        createNotice('InvoicePaid', { invoice: toInvoice(payment) }, payment.id),
      ]
    case 'declined':
      return [createNotice('PaymentFailed', { invoice: before, ...about }, payment.id)]
    case 'expired':
      return [createNotice('InvoiceCancelled', { invoice: toInvoice(payment) }, payment.id)]
    case 'refund-created':
    case 'refunded':
    case 'refund-failed': {
      const refund = toRefund(event.refund)
      const invoice = toInvoice(payment)
      return [createNotice(refundEvents[event.kind], { invoice, ...about, refund }, payment.id)]
    }
    case 'disputed':
      return []
  }
}

const refundEvents = {
  'refund-created': 'RefundPending',
  refunded: 'RefundSucceeded',
  'refund-failed': 'RefundFailed',
} as const

const toInvoice = (payment: Payment) => ({
  id: payment.id,
  shopID: RBKMONEY_SHOP,
  externalID: payment.externalId,
  status: payment.status === 'open' ? 'unpaid' : payment.status === 'succeeded' ? 'paid' : 'cancelled',
  amount: payment.amountMinor,
  currency: payment.currency,
  product: payment.title,
  dueDate: new Date(payment.expiresAtMs).toISOString(),
  metadata: payment.metadata,
})
const toPayment = (payment: Payment, tried: Try) => ({
  id: tried.id,
  status:
    tried.status === 'captured' && refundedOf(payment) >= payment.amountMinor ? 'refunded' : tried.status,
  amount: payment.amountMinor,
  currency: payment.currency,
  payer: { payerType: tried.byCard ? 'CustomerPayer' : 'PaymentResourcePayer' },
  ...(tried.reason ? { error: failures[tried.reason] } : {}),
})
const toRefund = ({ id, externalId, status, minor }: Refund) => ({
  id,
  ...(externalId === undefined ? {} : { externalID: externalId }),
  status,
  amount: minor,
  ...(status === 'failed' ? { error: { code: 'insufficentAccountBalance' } } : {}),
})
const toCustomer = (customer: Customer) => ({
  id: customer.id,
  shopID: RBKMONEY_SHOP,
  status: customer.isReady ? 'ready' : 'unready',
  metadata: customer.metadata,
})
