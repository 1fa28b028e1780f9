import { type Locale, offerVersion, renewalVersion } from '@zeri/contract'
import { type ChartServices, listChartsOf } from '../charts/index.ts'
import { applyPaymentFact } from './apply-payment-fact.ts'
import type { PaymentFact, ProviderId } from './port.ts'
import { listPrices } from './prices.ts'
import type { Services } from './services.ts'
import { type Db, insertAttempt, insertPurchase, noteTerms, type Order } from './store.ts'
import type { OrderState } from './transitions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type DemoFact = 'pending' | 'succeeded' | 'canceled' | 'refunded' | 'opened' | 'lost'

type DemoOrder = {
  /** Of the charts of the demonstration, in their order: the first is paid for, the others stay as they are. */
  readonly chart: 0 | 1 | 2
  readonly code: string
  readonly daysAgo: number
  /** What the provider tells of it. */
  readonly told: readonly DemoFact[]
  /** A state no fact leads to. */
  readonly state?: OrderState
  readonly renews?: true
}

/** One order in every state; in Russian the paid one is renewed by a card that is kept. */
const demoOrders: readonly DemoOrder[] = [
  { chart: 1, code: 'personal_12m', daysAgo: 90, told: ['succeeded', 'opened', 'lost'] },
  { chart: 1, code: 'personal_6m', daysAgo: 60, told: ['succeeded', 'refunded'] },
  { chart: 0, code: 'personal_6m', daysAgo: 45, told: ['succeeded', 'opened'] },
  { chart: 0, code: 'personal_1m', daysAgo: 30, told: ['succeeded'], renews: true },
  { chart: 1, code: 'personal_1m', daysAgo: 20, told: ['pending'], state: 'expired' },
  { chart: 1, code: 'personal_1m', daysAgo: 10, told: ['canceled'] },
  { chart: 2, code: 'personal_12m', daysAgo: 5, told: [], state: 'failed_to_start' },
  { chart: 1, code: 'personal_12m', daysAgo: 0, told: ['pending'] },
  { chart: 2, code: 'personal_1m', daysAgo: 0, told: [] },
]

const providers = { en: 'stripe', ru: 'yookassa' } as const satisfies Record<Locale, ProviderId>

type Buyer = { readonly id: string; readonly locale: Locale }

/** Gives an account that has charts and no orders those of the demonstration; tells whether it did. Nothing is mailed. */
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
      await noteTerms(trx, order.id, { offer: offerVersion, renewal })
      await tellDemo(services, trx, order, demo.told)
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

/** Facts as a provider would tell them, by the same door as all others. */
async function tellDemo(
  { random, keyring, log, product }: Services,
  trx: Db,
  { id: orderId, provider, createdAt: at, amount, wantsRenewal }: Order,
  told: readonly DemoFact[],
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
  for (const name of told) await applyPaymentFact(deps, trx, provider, facts[name])
}
