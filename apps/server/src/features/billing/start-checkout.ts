// The start of a purchase: an order, an attempt and a payment page at the provider.

import { setTimeout as delay } from 'node:timers/promises'
import { type Locale, offerVersion, pathIn, renewalVersion } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { retryPauseMs } from '../../platform/retry.ts'
import type { ChartOf } from '../charts/index.ts'
import { insertAttempt, listAttempts, type StoredAttempt, updateAttempt } from './attempt-store.ts'
import { findOpenProvider } from './open-provider.ts'
import { insertFurtherCharts, listFurtherCharts } from './order-charts.ts'
import {
  type Checkout,
  type CheckoutOrder,
  type PaymentProvider,
  ProviderAway,
  ProviderUnclear,
} from './port.ts'
import { listPrices, type Price } from './prices.ts'
import { productTitle } from './product-title.ts'
import type { Services } from './services.ts'
import {
  findOpenPurchase,
  insertPurchase,
  lockCharts,
  lockOrder,
  type Order,
  recordTerms,
  updateOrderState,
} from './store.ts'
import { moveAttempt, orderStateOf } from './transitions.ts'

const MINUTE_MS = 60_000
const ORDER_LIFE_MS = 120 * MINUTE_MS
/** Stripe accepts no checkout page that expires in less than half an hour. */
const MIN_LIFE_MS = 35 * MINUTE_MS
const DEADLINE_MS = 8_000
const RETRY_PAUSE = { firstMs: 300, mostMs: 300 }
/** When clients may try again after the circuit to a provider opened. */
const AWAY_SEC = 30

type OrderedChart = ChartOf & { readonly name: string; readonly isMobile: boolean }

type CheckoutRequest = {
  /** The charts of one account that are paid for together. */
  readonly charts: readonly [OrderedChart, ...OrderedChart[]]
  readonly product: string
  readonly autopay: boolean
  readonly locale: Locale
}

/**
 * Orders time for one chart or several and returns the URL of the payment page. A repeated request gets the same order
 * and page. Each chart costs the price of the list.
 */
export async function startCheckout(
  services: Services,
  request: CheckoutRequest,
): Promise<{ readonly url: string }> {
  const { db, clock, metrics } = services
  const { charts, locale } = request
  const provider = findOpenProvider(services, locale)
  if (!provider) throw new AppError('payment.unavailable')
  if (provider === 'paused') throw new AppError('payment.paused')
  if (provider.isAway()) throw new AppError('payment.unavailable', { retryAfterSec: AWAY_SEC })
  const prices = await listPrices(db, locale, new Date(clock.now()))
  const price = prices.find(({ code }) => code === request.product)
  if (!price) throw new AppError('product.not-found')
  // A chart of the app may get the personal calendar too; the mobile tier is for charts of the app alone.
  if (price.tier === 'mobile' && charts.some(({ isMobile }) => !isMobile))
    throw new AppError('product.not-for-chart')
  const { order, attempt } = await openOrder(services, request, price, provider)
  const email = await services.emailOf(charts[0].accountId)
  const checkoutOrder = checkoutOf(services, order, {
    attempt,
    email,
    people: charts.length,
  })
  const checkout = await createCheckout(services, provider, {
    order: checkoutOrder,
    idempotencyKey: attempt.idempotencyKey,
  }).catch(async (error) => {
    await recordFailure(services, order.id, attempt.id, error instanceof ProviderUnclear)
    throw new AppError('payment.unavailable', { cause: error })
  })
  await recordCheckout(services, order.id, attempt.id, checkout)
  metrics.countBusiness('checkout')
  return { url: checkout.url }
}

/** Finds the open order for the same product or inserts a new one, with the attempt to begin. */
async function openOrder(
  { db, clock, random, keyring }: Services,
  { charts, autopay, locale }: CheckoutRequest,
  price: Price,
  provider: PaymentProvider,
): Promise<{ readonly order: Order; readonly attempt: Pick<StoredAttempt, 'id' | 'idempotencyKey'> }> {
  const nowMs = clock.now()
  const at = new Date(nowMs)
  // A card is bound to one chart, so that an order of several never renews.
  const wantsRenewal = autopay && price.isRenewable && charts.length === 1
  // In the same order however they were named, so that the same people are the same order.
  const ids = charts.map(({ id }) => id).toSorted()
  const [first = charts[0].id, ...further] = ids
  return db.transaction().execute(async (trx) => {
    await lockCharts(trx, ids)
    const open = await findOpenPurchase(trx, first, price.code)
    const openFurther = open ? (await listFurtherCharts(trx, open.id)).map(({ chartId }) => chartId) : []
    const isSame =
      open &&
      openFurther.join() === further.join() &&
      open.priceId === price.id &&
      open.provider === provider.id &&
      open.wantsRenewal === wantsRenewal &&
      open.expiresAt.getTime() >= nowMs + MIN_LIFE_MS
    // The old order can still be paid, and the payment counts.
    if (open && !isSame) await updateOrderState(trx, open.id, 'expired')
    const order: Order = isSame
      ? open
      : {
          id: random.uuid(),
          kind: 'purchase',
          chartId: first,
          code: price.code,
          tier: price.tier,
          months: price.months,
          priceId: price.id,
          amount: { ...price.amount, minor: price.amount.minor * charts.length },
          locale,
          provider: provider.id,
          wantsRenewal,
          state: 'created',
          createdAt: at,
          expiresAt: new Date(nowMs + ORDER_LIFE_MS),
        }
    if (!isSame) {
      const names = charts.map(({ name }) => name).join(', ')
      const { keyId, bytes } = keyring.close(names, order.id)
      await insertPurchase(trx, order, { accountId: charts[0].accountId, keyId, box: bytes })
      await insertFurtherCharts(trx, order.id, further)
    }
    await recordTerms(trx, order.id, { offer: offerVersion, renewal: wantsRenewal ? renewalVersion : null })
    const last = (await listAttempts(trx, order.id)).at(-1)
    if (last && (last.state === 'initiated' || last.state === 'pending')) return { order, attempt: last }
    const id = random.uuid()
    const attempt = { id, orderId: order.id, no: (last?.no ?? 0) + 1, idempotencyKey: id }
    await insertAttempt(trx, { ...attempt, provider: provider.id, at })
    return { order, attempt }
  })
}

type CheckoutParts = {
  readonly attempt: { readonly id: string }
  readonly email: string
  readonly people: number
}

function checkoutOf(
  { product, origins }: Services,
  order: Order,
  { attempt, email, people }: CheckoutParts,
): CheckoutOrder {
  // The same for a repeated request: a provider refuses another page under the same key.
  const pageOf = (path: string) =>
    `${origins[order.locale]}${pathIn(order.locale, path)}?chart=${order.chartId}`
  return {
    attemptId: attempt.id,
    amount: order.amount,
    title: productTitle(product, order.locale, order, people),
    locale: order.locale,
    email,
    savesCard: order.wantsRenewal,
    expiresAt: order.expiresAt,
    successUrl: pageOf('/kassa/success'),
    failUrl: pageOf('/kassa/fail'),
  }
}

/** Retries a lost response under the same idempotency key, which makes no second page, within the retry budget. */
async function createCheckout(
  { retries, random }: Services,
  provider: PaymentProvider,
  { order, idempotencyKey }: { readonly order: CheckoutOrder; readonly idempotencyKey: string },
): Promise<Checkout> {
  const context = { idempotencyKey, deadlineMs: DEADLINE_MS }
  retries.earn()
  try {
    return await provider.createCheckout(order, context)
  } catch (error) {
    const isWorthATry = error instanceof ProviderUnclear && !(error instanceof ProviderAway)
    if (!isWorthATry || !retries.spend()) throw error
    await delay(retryPauseMs(1, RETRY_PAUSE, random))
    return provider.createCheckout(order, context)
  }
}

/** Records the checkout page. Facts about the attempt may have arrived before the response; they stay. */
async function recordCheckout(
  { db, clock }: Services,
  orderId: string,
  attemptId: string,
  { checkoutId, paymentId }: Checkout,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId)
    const attempt = locked?.attempts.find(({ id }) => id === attemptId)
    if (!locked || !attempt) return
    const moved = moveAttempt(attempt, { kind: 'pending', ref: {}, at: new Date(clock.now()) })
    const known = attempt.paymentId === null ? paymentId : undefined
    await updateAttempt(trx, attemptId, moved, { checkoutId, paymentId: known })
    const { order, attempts } = locked
    const all = attempts.map((one) => (one.id === attemptId ? { ...one, ...moved } : one))
    const state = orderStateOf(order.state, order.amount.minor, all)
    if (state !== order.state) await updateOrderState(trx, orderId, state)
  })
}

/**
 * Records a failed checkout. Refused: the order never began. Unclear: the next try is another attempt of the same
 * order.
 */
async function recordFailure(
  { db }: Services,
  orderId: string,
  attemptId: string,
  isUnclear: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId)
    const attempt = locked?.attempts.find(({ id }) => id === attemptId)
    if (attempt?.state !== 'initiated') return
    await updateAttempt(trx, attemptId, { ...attempt, state: isUnclear ? 'unknown' : 'failed' })
    if (!isUnclear && locked?.order.state === 'created')
      await updateOrderState(trx, orderId, 'failed_to_start')
  })
}
