import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, type RootOperationNode, SelectQueryNode, sql } from 'kysely'
import { type Gateway, startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { requestRefund } from '../../apps/server/src/features/billing/request-refund.ts'
import { sendRefund } from '../../apps/server/src/features/billing/send-refund.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { anOrder } from '../../apps/server/src/testing/order.ts'
import { type Figure, figure, type Size } from '../figures/figures.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { openBilling } from './a-subscriber.ts'
import { countBeyondPaid, countTwice } from './console-evidence.ts'
import { type OpenOrder, payOrder } from './pay-orders.ts'
import { AMOUNT_MINOR, anOperatorOf, aPaidOrder } from './refundable-order.ts'
import { setUpTwice } from './set-up-twice.ts'

const COPIES = 4
const OPERATORS = 6
/** Two refunds of this size fit into a payment. */
const HALF_MINOR = AMOUNT_MINOR / 2
/** How long a payment is under way in the database. */
const UNDER_WAY_SEC = 0.05
/** The same in the control: long enough that payments of the same moment always meet, on a busy machine too. */
const LONG_UNDER_WAY_SEC = 0.4

type Evidence = {
  readonly failed: number
  readonly oddLedgers: number
  readonly overlaps: number
  readonly beyondPaid: number
  readonly accepted: number
  readonly refundedTwice: number
}

/**
 * The same moment, on purpose: copies of one notice, payments of one chart, refunds of one payment. Then refunds whose
 * response is lost.
 */
export async function drillRaces({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster({ settings: { fsync: 'off' } })
  try {
    const { whole, broken } = await setUpTwice(cluster)
    const rounds = small ? 12 : 200
    const found = await race(whole, { rounds, underWaySec: UNDER_WAY_SEC, change: (services) => services })
    const figures = [
      figure('notices at one moment that failed', found.failed, 'notices', '= 0'),
      figure('orders whose ledger differs from one payment', found.oddLedgers, 'orders', '= 0'),
      figure('periods of one chart that overlap', found.overlaps, 'periods', '= 0'),
      figure('payments refunded beyond what was paid, at one moment', found.beyondPaid, 'payments', '= 0'),
      figure('refunds made twice after a lost response', found.refundedTwice, 'refunds', '= 0'),
      figure('refunds that fit', found.accepted, 'refunds', `= ${2 * rounds}`),
    ]
    if (!controls) return figures
    const unlocked = await race(broken, {
      rounds: 12,
      underWaySec: LONG_UNDER_WAY_SEC,
      change: withoutLocks,
    })
    return [
      ...figures,
      figure('notices that failed without the locks (control)', unlocked.failed, 'notices', '>= 12'),
      figure('periods that overlap without the locks (control)', unlocked.overlaps, 'periods', '>= 12'),
    ]
  } finally {
    await cluster.stop()
  }
}

type Race = {
  readonly rounds: number
  readonly underWaySec: number
  readonly change: (services: Services) => Services
}

async function race(databaseUrl: string, { rounds, underWaySec, change }: Race): Promise<Evidence> {
  const gateway = await startGateway({ port: 0, production: false })
  const services = change(openBilling({ env: gateway.env, databaseUrl, clock: systemClock }))
  const { db } = services
  try {
    await slowDown(services, underWaySec)
    const orders: OpenOrder[] = []
    let failed = 0
    for (let round = 0; round < rounds; round += 1) {
      const made = await Promise.all([
        ...(await ordersOfOneChart(services, round)),
        withoutChart(services, round),
      ])
      orders.push(...made)
      const copies = made.flatMap((order) => Array<OpenOrder>(COPIES).fill(order))
      const results = await Promise.allSettled(copies.map((order) => payOrder(services, order)))
      failed += results.filter(({ status }) => status === 'rejected').length
    }
    return {
      failed,
      oddLedgers: await countOddLedgers(services, orders),
      overlaps: await countOverlaps(services),
      ...(await refundAtOnce(services, gateway, rounds)),
    }
  } finally {
    await db.destroy()
    await gateway.stop()
  }
}

/** The amounts differ, so that one payment is never taken for another. */
const amountOf = (round: number, of: number) =>
  ({ minor: 40_000 + round * 10 + of, currency: 'RUB' }) as const

async function ordersOfOneChart({ db, clock }: Services, round: number): Promise<OpenOrder[]> {
  const at = new Date(clock.now())
  const first = await anOrder(db, { at, amount: amountOf(round, 1) })
  const { chartId } = first.order
  return [
    first,
    await anOrder(db, { at, chartId, code: 'personal_3m', months: 3, amount: amountOf(round, 2) }),
  ]
}

/** An order whose chart was deleted: nothing but its own lock protects it. */
const withoutChart = ({ db, clock }: Services, round: number): Promise<OpenOrder> =>
  anOrder(db, { at: new Date(clock.now()), chartId: null, amount: amountOf(round, 3) })

/** Makes every payment take its time in the database, after its order and its chart's grants were read and before it is committed. */
async function slowDown({ db }: Services, underWaySec: number): Promise<void> {
  await sql`
    create function take_time() returns trigger language plpgsql as $$
    begin perform pg_sleep(${sql.lit(underWaySec)}); return new; end $$`.execute(db)
  await sql`
    create trigger take_time before insert on ledger_entries
    for each statement execute function take_time()`.execute(db)
  await sql`
    create trigger take_time before insert on grants
    for each statement execute function take_time()`.execute(db)
  await sql`
    create trigger take_time after insert on refunds
    for each statement execute function take_time()`.execute(db)
}

/** Orders of which the ledger does not hold exactly what was paid for them. */
async function countOddLedgers({ db }: Services, orders: readonly OpenOrder[]): Promise<number> {
  const { rows } = await sql<{ order_id: string; minor: number }>`
    select order_id, sum(amount_minor)::int as minor from ledger_entries
    where account like 'provider:%' group by order_id`.execute(db)
  const held = new Map(rows.map(({ order_id, minor }) => [order_id, minor]))
  return orders.filter(({ order }) => held.get(order.id) !== order.amount.minor).length
}

async function countOverlaps({ db }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from grants as one join grants as other
      on other.chart_id = one.chart_id and other.id > one.id
     and other.from_at < one.until_at and one.from_at < other.until_at`.execute(db)
  return rows[0]?.count ?? 0
}

/** Several operators refund half of a payment at once; two of them may. The response to the first call for each is lost. */
async function refundAtOnce(services: Services, gateway: Gateway, rounds: number) {
  const { db } = services
  const operatorId = await anOperatorOf(services)
  let accepted = 0
  for (let round = 0; round < rounds; round += 1) {
    const { id: orderId } = await aPaidOrder(services, gateway, round)
    const made = await Promise.allSettled(
      Array.from({ length: OPERATORS }, () => refundHalf(services, orderId, operatorId)),
    )
    const ids = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    accepted += ids.length
    for (const id of ids) await sendAndLose(services, gateway, id)
  }
  const rows = await db.selectFrom('refunds').select(['id', 'state']).execute()
  return { accepted, beyondPaid: await countBeyondPaid(db), refundedTwice: countTwice(gateway, rows) }
}

async function refundHalf(services: Services, orderId: string, operatorId: string): Promise<string> {
  const request = { orderId, minor: HALF_MINOR, takesTime: false, reason: 'the drill', operatorId }
  const at = new Date(services.clock.now())
  return services.db.transaction().execute(async (trx) => {
    const made = await requestRefund(trx, services, { ...request, key: randomUUID(), at })
    if (typeof made === 'string') throw new Error(made) // rolls back, as the console does
    return made.refund.id
  })
}

/** Sends a refund as the worker does, and loses the response to the call that makes it. */
async function sendAndLose(services: Services, gateway: Gateway, id: string): Promise<void> {
  const { providers } = services
  const find: typeof providers.find = (name) => {
    const provider = providers.find(name)
    return (
      provider && {
        ...provider,
        refund(order, context) {
          gateway.plan.api = [{ kind: 'lost', times: 1 }]
          return provider.refund(order, context)
        },
      }
    )
  }
  await sendRefund({ ...services, providers: { ...providers, find } }, id)
  gateway.plan.api = []
}

/** Broken services: every `select … for update` only selects. */
function withoutLocks(services: Services): Services {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => withoutEnd(node),
    transformResult: async ({ result }) => result,
  }
  return { ...services, db: services.db.withPlugin(plugin) }
}

function withoutEnd(node: RootOperationNode): RootOperationNode {
  if (!SelectQueryNode.is(node)) return node
  const { endModifiers, ...rest } = node
  return rest
}
