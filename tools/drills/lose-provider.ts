import { sql } from 'kysely'
import { type Gateway, startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { listPrices } from '../../apps/server/src/features/billing/prices.ts'
import { renew } from '../../apps/server/src/features/billing/renew.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { settle } from '../../apps/server/src/features/billing/settle-payments.ts'
import { startCheckout } from '../../apps/server/src/features/billing/start-checkout.ts'
import type { Circuit } from '../../apps/server/src/platform/circuit.ts'
import { AppError } from '../../apps/server/src/platform/http/app-error.ts'
import { aSubscriber, openBilling, type Subscriber } from './a-subscriber.ts'
import { blindBilling } from './blind-billing.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const START_MS = Date.UTC(2026, 0, 1, 9)
/** How often the planners of billing run. */
const STEP_MS = 5 * MINUTE_MS
const CHECKOUTS = 10
/** Charges that succeed although their response is lost, before the provider stops responding. */
const LOST = 5
const ENDLESS = 1_000_000

type Options = {
  readonly subscribers: number
  /** Control: guesses the result of a charge instead of looking it up, and never stops calling. */
  readonly isBroken: boolean
}

type Evidence = {
  readonly refused: number
  readonly slowestMs: number
  readonly checkoutCalls: number
  readonly calls: number
  readonly opened: number
  readonly charged: number
  readonly doubles: number
  readonly lateMin: number
}

const neverOpen: Circuit = { isOpen: () => false, waitMs: () => 0, enter: () => true, report() {} }

type Drill = {
  readonly services: Services
  readonly gateway: Gateway
  readonly clock: { at: number }
}

/** The provider is away in the hour in which all renewals are due. */
export async function loseProvider(databaseUrl: string, options: Options): Promise<Evidence> {
  const clock = { at: START_MS, now: () => clock.at }
  const gateway = await startGateway({ port: 0, production: false, now: clock.now })
  Object.assign(gateway.plan, { hold: true })
  const env = { ...gateway.env, PAYMENTS_RU: 'yookassa' }
  const circuitTo = options.isBroken ? () => neverOpen : undefined
  const whole = openBilling({ env, databaseUrl, clock, circuitTo })
  const services = options.isBroken ? blindBilling(whole) : whole
  const drill = { services, gateway, clock }
  try {
    const people = await subscribe(drill, options.subscribers)
    const dueMs = await waitUntilDue(drill)
    const fault = { kind: 503, times: ENDLESS } as const
    gateway.plan.api = [{ kind: 'lost', times: LOST }, fault]
    const calls = () => ENDLESS - (gateway.plan.api.at(-1)?.times ?? ENDLESS) + LOST
    clock.at = dueMs
    await work(drill)
    const checkouts = await tryCheckouts(drill, people, calls)
    while (clock.at < dueMs + HOUR_MS) await work(drill)
    const made = calls()
    gateway.plan.api = []
    clock.at += STEP_MS
    const opened = (await checkOut(drill, people[0])) === undefined ? 1 : 0
    const endMs = clock.at + (options.isBroken ? 3 * DAY_MS : 2 * HOUR_MS)
    while (clock.at < endMs) await work(drill, options.isBroken ? 6 * HOUR_MS : STEP_MS)
    return { ...checkouts, calls: made, opened, ...(await judge(drill, dueMs)) }
  } finally {
    await services.db.destroy()
    await gateway.stop()
  }
}

async function subscribe({ services, gateway }: Drill, count: number): Promise<Subscriber[]> {
  const people: Subscriber[] = []
  for (let index = 0; index < count; index += 1)
    people.push(await aSubscriber(services, gateway, { provider: 'yookassa', at: new Date(START_MS) }))
  return people
}

/** Runs the jobs of the days before the charges, which send the notices of renewal. */
async function waitUntilDue({ services, clock }: Drill): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select min(next_charge_at) as at from subscriptions`.execute(
    services.db,
  )
  const dueMs = rows[0]?.at.getTime() ?? 0
  for (const hoursBefore of [73, 72, 71, 25, 24, 23]) {
    clock.at = dueMs - hoursBefore * HOUR_MS
    await renew(services)
  }
  return dueMs
}

async function work({ services, clock }: Drill, stepMs = STEP_MS): Promise<void> {
  await renew(services)
  await settle(services)
  clock.at += stepMs
}

/** Starts a checkout; returns why it was refused. */
async function checkOut(
  { services, clock }: Drill,
  buyer: Subscriber | undefined,
): Promise<string | undefined> {
  const { db } = services
  const [product] = await listPrices(db, 'ru', new Date(clock.at))
  const chart = await db
    .selectFrom('charts')
    .select(['id', 'account_id', 'is_mobile'])
    .where('id', '=', buyer?.chartId ?? '')
    .executeTakeFirstOrThrow()
  const found = { id: chart.id, accountId: chart.account_id ?? '', name: 'Anna', isMobile: chart.is_mobile }
  try {
    const order = { charts: [found], product: product?.code ?? '', autopay: false, locale: 'ru' } as const
    await startCheckout(services, order)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

async function tryCheckouts(drill: Drill, people: readonly Subscriber[], calls: () => number) {
  const before = calls()
  let [refused, slowestMs] = [0, 0]
  for (let turn = 0; turn < CHECKOUTS; turn += 1) {
    const startedAt = performance.now()
    if ((await checkOut(drill, people[turn % people.length])) === 'payment.unavailable') refused += 1
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt))
  }
  return { refused, slowestMs, checkoutCalls: calls() - before }
}

/** Compares what the provider has charged with our orders. */
async function judge({ services: { db }, gateway }: Drill, dueMs: number) {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'order_id', 'orders.paid_at'])
    .where('orders.kind', '=', 'renewal')
    .execute()
  const orderOf = new Map(rows.map(({ id, order_id }) => [id, order_id]))
  const charged = gateway.listCharges().flatMap(({ attemptId }) => orderOf.get(attemptId) ?? [])
  const paid = rows.flatMap(({ paid_at }) => (paid_at ? [paid_at.getTime()] : []))
  return {
    charged: new Set(charged).size,
    doubles: charged.length - new Set(charged).size,
    lateMin: Math.round(Math.max(0, ...paid.map((ms) => ms - dueMs)) / MINUTE_MS),
  }
}
