import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { openServer } from '../open-server.ts'
import { type Bank, type BankEvent, createBank, type Payment, type Provider, refundedOf } from './bank.ts'
import { control, type GatewayControls, type SandboxCharge } from './control.ts'
import { createDeliveries, type Forgery, type Targets } from './deliveries.ts'
import { handlePage } from './pages.ts'
import { faultlessPlan, type Plan, takeFault } from './plan.ts'
import { createRbkMoneyWire, RBKMONEY_KEY, RBKMONEY_SHOP } from './rbkmoney.ts'
import { createStripeWire, STRIPE_KEY } from './stripe.ts'
import type { ApiReply, Wire } from './wire.ts'
import { createYooKassaWire, YOOKASSA_SHOP } from './yookassa.ts'

type GatewayOptions = {
  /** 0 picks a free port. */
  readonly port: number
  readonly production: boolean
  /** Origin of the site whose `/webhooks/*` receive the notices; may be set later. */
  readonly siteUrl?: string
  readonly now?: () => number
  /** PEM of the key that signs RBKmoney's notices; a generated one by default. */
  readonly rbkmoneyKey?: string | undefined
}

export type Gateway = GatewayControls & {
  readonly url: string
  /** Settings of the server that make it use this gateway. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const STRIPE_SECRET = 'whsec_sandbox'
const TICK_MS = 1_000
// The payment form redirects payers back to the site.
const CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action http: https:"
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Starts the three payment providers on loopback, each with its wire format, signatures, retries and faults. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  if (options.production) throw new Error('the sandbox has no place in production: it approves every payment')
  const { port, now: baseNow = Date.now } = options
  const key: KeyObject = options.rbkmoneyKey
    ? createPrivateKey(options.rbkmoneyKey)
    : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  let siteUrl = options.siteUrl ?? 'http://localhost:3000'
  let offsetMs = 0
  let url = ''
  const now = () => baseNow() + offsetMs
  const plan: Plan = { ...faultlessPlan }
  const targets = (): Targets => ({
    stripe: { url: `${siteUrl}/webhooks/stripe`, secret: STRIPE_SECRET },
    yookassa: { url: `${siteUrl}/webhooks/yookassa` },
    rbkmoney: { url: `${siteUrl}/webhooks/rbkmoney`, key },
  })
  const deliveries = createDeliveries(targets, plan, { now, signedAt: baseNow })
  const providerOf = (event: BankEvent): Provider =>
    'payment' in event ? event.payment.provider : 'rbkmoney'
  const notify = (event: BankEvent, forgery?: Forgery) => {
    const provider = providerOf(event)
    deliveries.add(provider, wires[provider].noticesOf(event), forgery)
  }
  const bank = createBank(now, notify, () => plan.refunds)
  const wires: Readonly<Record<Provider, Wire>> = {
    stripe: createStripeWire({ bank, pageUrl: (id) => `${url}/c/pay/${id}`, now }),
    yookassa: createYooKassaWire({
      bank,
      pageUrl: (id) => `${url}/yookassa/pay/${id}`,
      now,
      needsReceipt: () => plan.receipt,
    }),
    rbkmoney: createRbkMoneyWire(bank, now),
  }

  const gateway: GatewayControls = {
    plan,
    bank,
    setSite: (site) => {
      siteUrl = site
    },
    listCharges: () =>
      bank
        .list()
        .filter(({ status }) => status === 'succeeded')
        .map(toCharge),
    listDeliveries: deliveries.list,
    sendForgedNotice(payment, forgery) {
      const paid = { id: '1', status: 'captured', byCard: false } as const
      notify({ kind: 'paid', payment: { ...payment, status: 'succeeded', tries: [paid] } }, forgery)
    },
    pump: deliveries.pump,
    async advance(ms) {
      offsetMs += ms
      bank.expire()
      await deliveries.pump()
    },
    reset() {
      Object.assign(plan, faultlessPlan)
      bank.clear()
      deliveries.clear()
    },
  }

  const parts = { bank, wires, plan, gateway }
  const server = await openServer(port, (request, response) => handleRequest(parts, request, response))
  url = server.url
  const timer = setInterval(() => {
    bank.expire()
    deliveries.pump().catch(() => {})
  }, TICK_MS)

  return {
    ...gateway,
    url,
    env: sandboxSettings(url, createPublicKey(key)),
    async stop() {
      clearInterval(timer)
      await server.close()
    },
  }
}

/** Settings of the server that make it use a gateway. */
export function sandboxSettings(url: string, key: KeyObject): Record<string, string> {
  return {
    STRIPE_URL: url,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRETS: STRIPE_SECRET,
    YOOKASSA_URL: `${url}/v3`,
    YOOKASSA_SHOP_ID: YOOKASSA_SHOP.shopId,
    YOOKASSA_SECRET_KEY: YOOKASSA_SHOP.secretKey,
    YOOKASSA_SENDERS: '127.0.0.1,::1',
    RBKMONEY_URL: `${url}/v2`,
    RBKMONEY_CHECKOUT_URL: url,
    RBKMONEY_API_KEY: RBKMONEY_KEY,
    RBKMONEY_SHOP_ID: RBKMONEY_SHOP,
    RBKMONEY_WEBHOOK_KEYS: key.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

function toCharge(payment: Payment): SandboxCharge {
  const { provider, id, amountMinor, currency, dispute, metadata } = payment
  const refundedMinor = refundedOf(payment)
  return { provider, id, attemptId: metadata.attempt_id ?? '', amountMinor, currency, refundedMinor, dispute }
}

type GatewayParts = {
  readonly bank: Bank
  readonly wires: Readonly<Record<Provider, Wire>>
  readonly plan: Plan
  readonly gateway: GatewayControls
}

function findApi(path: string): Provider | undefined {
  if (path.startsWith('/v3/')) return 'yookassa'
  if (path.startsWith('/v2/processing/') || path.startsWith('/v2/analytics/')) return 'rbkmoney'
  return path.startsWith('/v1/') && path !== '/v1/checkout.html' ? 'stripe' : undefined
}

async function handleRequest(
  parts: GatewayParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox')
  const body = await text(request)
  const method = request.method ?? 'GET'
  const { wires, plan, gateway, bank } = parts
  const provider = findApi(path)
  if (provider) {
    const fault = takeFault(plan, provider)
    if (typeof fault === 'number') return sendJson(response, { status: fault, body: {} })
    const reply = wires[provider].handle({ method, path, query, headers: request.headers, body })
    if (plan.beforeAnswer && method === 'POST') await gateway.pump()
    if (fault === 'slow') await delay(plan.slowMs)
    if (fault === 'lost') return void request.socket.destroy()
    sendJson(response, reply)
  } else if (path.startsWith('/__sandbox/')) {
    sendJson(response, await control(gateway, { method, path, body, type: request.headers['content-type'] }))
  } else {
    sendPage(response, handlePage(bank, { method, path, query, body }))
  }
  gateway.pump().catch(() => {})
}

function sendJson(response: ServerResponse, { status, body }: ApiReply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

function sendPage(response: ServerResponse, result: ReturnType<typeof handlePage>): void {
  if (!result) response.writeHead(404).end('There is no such payment.')
  else if ('location' in result) response.writeHead(303, { location: result.location }).end()
  else response.writeHead(200, PAGE_HEADERS).end(result.html)
}
