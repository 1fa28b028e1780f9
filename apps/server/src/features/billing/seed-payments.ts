// Orders of the demo accounts.

import { type Locale, offerVersion, renewalVersion } from '@zeri/contract'
import { type ChartServices, listChartsOf } from '../charts/index.ts'
import { applyPaymentFact } from './apply-payment-fact.ts'
import { insertAttempt } from './attempt-store.ts'
import type { PaymentFact, ProviderId } from './port.ts'
import { listPrices } from './prices.ts'
import type { Services } from './services.ts'
import { type Db, insertPurchase, type Order, recordTerms } from './store.ts'
import type { OrderState } from './transitions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type DemoFact = 'pending' | 'succeeded' | 'canceled' | 'refunded' | 'opened' | 'lost'

type DemoOrder = {
  /** Index of the demo chart: the first is paid for. */
  readonly chart: 0 | 1 | 2
  readonly code: string
  readonly daysAgo: number
  /** The facts its provider reports. */
  readonly facts: readonly DemoFact[]
  /** A state that no fact leads to. */
  readonly state?: OrderState
  readonly renews?: true
}

/** One order in every state; in the Russian edition the paid one is renewed by a saved card. */
const demoOrders: readonly DemoOrder[] = [
  { chart: 1, code: 'personal_12m', daysAgo: 90, facts: ['succeeded', 'opened', 'lost'] },
  { chart: 1, code: 'personal_6m', daysAgo: 60, facts: ['succeeded', 'refunded'] },
  { chart: 0, code: 'personal_6m', daysAgo: 45, facts: ['succeeded', 'opened'] },
  { chart: 0, code: 'personal_1m', daysAgo: 30, facts: ['succeeded'], renews: true },
  { chart: 1, code: 'personal_1m', daysAgo: 20, facts: ['pending'], state: 'expired' },
  { chart: 1, code: 'personal_1m', daysAgo: 10, facts: ['canceled'] },
  { chart: 2, code: 'personal_12m', daysAgo: 5, facts: [], state: 'failed_to_start' },
  { chart: 1, code: 'personal_12m', daysAgo: 0, facts: ['pending'] },
  { chart: 2, code: 'personal_1m', daysAgo: 0, facts: [] },
]

const providers = { en: 'stripe', ru: 'yookassa' } as const satisfies Record<Locale, ProviderId>

type Buyer = { readonly id: string; readonly locale: Locale }

/** Adds the demo orders to an account that has charts and no orders; returns whether it did. Nothing is mailed. */
export async function seedPayments(
  services: Services,
  charts: ChartServices,
  { id: accountId, locale }: Buyer,
): Promise<boolean> {
  const { db, clock, random, keyring } = services
  const prices = await listPrices(db, locale, new Date(clock.now()))
  return db.transaction().execute(async (trx) => {
    const own = await listChartsOf({ ...charts, db: trx }, accountId)
    if (own.length < 3 || (await hasOrders(trx, accountId))) return false
    for (const demo of demoOrders) {
      const [chart, price] = [own[demo.chart], prices.find(({ code }) => code === demo.code)]
      if (!chart || !price) continue
      const at = new Date(clock.now() - demo.daysAgo * DAY_MS)
      const order: Order = {
        id: random.uuid(),
        kind: 'purchase',
        chartId: chart.id,
        code: price.code,
        tier: price.tier,
        months: price.months,
        priceId: price.id,
        amount: price.amount,
        locale,
        provider: providers[locale],
        wantsRenewal: demo.renews === true && price.isRenewable,
        state: demo.state ?? 'created',
        createdAt: at,
        expiresAt: new Date(at.getTime() + 2 * HOUR_MS),
      }
      const { keyId, bytes } = keyring.close(chart.birth.fio ?? '', order.id)
      await insertPurchase(trx, order, { accountId, keyId, box: bytes })
      const renewal = order.wantsRenewal ? renewalVersion : null
      await recordTerms(trx, order.id, { offer: offerVersion, renewal })
      await applyDemoFacts(services, trx, order, demo.facts)
    }
    return true
  })
}

async function hasOrders(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_owners')
    .select('order_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Applies demo facts through the same function as real ones. */
async function applyDemoFacts(
  { random, keyring, log, product }: Services,
  trx: Db,
  { id: orderId, provider, createdAt: at, amount, wantsRenewal }: Order,
  names: readonly DemoFact[],
): Promise<void> {
  const attemptId = random.uuid()
  await insertAttempt(trx, { id: attemptId, orderId, no: 1, idempotencyKey: attemptId, provider, at })
  const deps = {
    clock: { now: () => at.getTime() },
    random,
    keyring,
    log,
    product,
    enqueue: async () => '',
    emailOf: async () => '',
    metrics: { countBusiness() {} },
  }
  const ref = { attemptId, checkoutId: `demo-${attemptId}`, paymentId: `demo-${attemptId}` }
  const card = wantsRenewal ? { token: `demo-${attemptId}`, mask: '4242' } : undefined
  const facts: Readonly<Record<DemoFact, PaymentFact>> = {
    pending: { kind: 'pending', ref, at },
    succeeded: { kind: 'succeeded', ref, at, amount, card },
    canceled: { kind: 'canceled', ref, at },
    refunded: { kind: 'refunded', ref, at, total: amount },
    opened: { kind: 'disputed', ref, at, phase: 'opened' },
    lost: { kind: 'disputed', ref, at, phase: 'lost' },
  }
  for (const name of names) await applyPaymentFact(deps, trx, provider, facts[name])
}
