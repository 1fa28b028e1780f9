import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Gateway, startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { addBankPayment } from '../../apps/sandbox/src/testing/bank-payment.ts'
import { applyNotice } from '../../apps/server/src/features/billing/apply-facts.ts'
import { listWaiting } from '../../apps/server/src/features/billing/inbox.ts'
import { reportLedger } from '../../apps/server/src/features/billing/index.ts'
import { providerIds } from '../../apps/server/src/features/billing/port.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anOrder } from '../../apps/server/src/testing/order.ts'
import { type Figure, figure, type Size } from '../figures/figures.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup, startProcess } from '../testbed/processes.ts'
import { openBilling } from './a-subscriber.ts'
import { judgePayments } from './judge-payments.ts'

type Drill = {
  readonly database: string
  readonly orders: number
  readonly kills: number
  readonly killsDatabase: boolean
  /** What is broken on purpose, to prove that the drill notices it. */
  readonly broken?: 'believes-liars' | 'grants-again'
}

/** The state at the end of the drill. */
type Evidence = {
  readonly delivered: number
  readonly lies: number
  readonly undelivered: number
  readonly liesBelieved: number
  readonly ledgerMinor: number
  readonly odd: ReturnType<typeof judgePayments>
}

/** The amounts differ, so that one payment is never taken for another. */
const amountOf = (index: number) => ({ minor: 49_000 + index, currency: 'RUB' }) as const
/** The share of forged notices. */
const LIES = 0.1
const COPIES = 2
const HOUR_MS = 3_600_000
/** How long the site lives without its database before it is killed too. */
const WITHOUT_DATABASE_MS = 1_500
const PATIENCE_ROUNDS = 60

/** Kills the site and the database while providers notify of payments: three times each, shuffled, with forged notices between. */
export async function drillBilling({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster()
  try {
    const whole = {
      database: 'drill',
      orders: small ? 150 : 2_000,
      kills: small ? 2 : 5,
      killsDatabase: true,
    }
    const found = await runDrill(cluster, whole)
    return [
      figure('notices delivered', found.delivered, 'notices', `>= ${small ? 600 : 10_000}`),
      figure('notices that never arrived', found.undelivered, 'notices', '= 0'),
      figure('lies among them', found.lies, 'notices', `>= ${small ? 60 : 1_000}`),
      figure('lies that were believed', found.liesBelieved, 'orders', '= 0'),
      figure('charges without a paid order, or the reverse', found.odd.oddOrders.length, 'orders', '= 0'),
      figure('paid orders without exactly one grant', found.odd.oddGrants.length, 'orders', '= 0'),
      figure('sum of the ledger', found.ledgerMinor, 'kopecks', '= 0'),
      figure('orders whose ledger differs from their charge', found.odd.oddLedgers.length, 'orders', '= 0'),
      ...(controls ? await runControls(cluster) : []),
    ]
  } finally {
    await cluster.stop()
  }
}

async function runControls(cluster: Cluster): Promise<Figure[]> {
  const control = { orders: 120, kills: 0, killsDatabase: false }
  const liars = await runDrill(cluster, { ...control, database: 'liars', broken: 'believes-liars' })
  const again = await runDrill(cluster, { ...control, database: 'again', broken: 'grants-again' })
  const grantsTwice = again.odd.oddGrants.length
  return [
    figure('lies believed without signatures (control)', liars.liesBelieved, 'orders', '>= 1'),
    figure('orders granted again without state and unique key (control)', grantsTwice, 'orders', '>= 1'),
  ]
}

async function runDrill(cluster: Cluster, drill: Drill): Promise<Evidence> {
  const url = cluster.databaseUrl(drill.database)
  await runSetup({ databaseUrl: url, smtpUrl: 'smtp://127.0.0.1:1' })
  const gateway = await startGateway({ port: 0, production: false })
  const db = openDatabase({ url: url, poolSize: 4 })
  const env = environmentOf(gateway, url, drill.broken)
  try {
    if (drill.broken === 'grants-again') await breakGrants(db)
    const filled = await fill(db, gateway, drill.orders)
    const stop = await deliverUnderFire({ gateway, cluster, env, drill })
    await applyStored(url, env)
    const evidence = await collect(db, gateway, filled)
    await stop()
    return evidence
  } finally {
    await db.destroy()
    await gateway.stop()
  }
}

function environmentOf(gateway: Gateway, databaseUrl: string, broken: Drill['broken']) {
  return {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'fatal',
    METRICS_PORT: '0',
    DATABASE_URL: databaseUrl,
    LIMIT_GENERAL_PER_MINUTE: '100000000',
    LIMIT_WORK_PER_MINUTE: '100000000',
    LIMIT_WORK_TOTAL_PER_MINUTE: '100000000',
    ...gateway.env,
    ...(broken === 'believes-liars'
      ? { STRIPE_WEBHOOK_SECRETS: `${gateway.env.STRIPE_WEBHOOK_SECRETS},whsec_of_somebody_else` }
      : {}),
  }
}

/** Makes orders forget that they are paid, so that they may grant time twice. */
async function breakGrants(db: Kysely<Database>): Promise<void> {
  await sql`alter table grants drop constraint grants_order_id_key`.execute(db)
  await sql`
    create function forget() returns trigger language plpgsql as $$
    begin new.state := old.state; return new; end $$`.execute(db)
  await sql`create trigger forget before update on orders for each row execute function forget()`.execute(db)
}

type Filled = {
  /** The orders of which a payment is only claimed. */
  readonly liars: ReadonlySet<string>
  /** The order of each attempt. */
  readonly orderOf: ReadonlyMap<string, string>
}

/** Queues three notices of each paid order, and forged notices of unpaid ones. */
async function fill(db: Kysely<Database>, gateway: Gateway, orders: number): Promise<Filled> {
  Object.assign(gateway.plan, { hold: true, duplicate: COPIES, order: 'shuffled' })
  const orderOf = new Map<string, string>()
  const addPayment = async (index: number) => {
    const amount = amountOf(index)
    const provider = providerIds[index % providerIds.length] ?? 'stripe'
    const { order, attemptId } = await anOrder(db, { at: new Date(), provider, amount })
    orderOf.set(attemptId, order.id)
    const payment = addBankPayment(gateway.bank, {
      provider,
      amountMinor: amount.minor,
      expiresAtMs: Date.now() + 1_000 * HOUR_MS,
      attemptId,
    })
    return { order, payment }
  }
  for (let index = 0; index < orders; index += 1) gateway.bank.approve((await addPayment(index)).payment)
  const liars = new Set<string>()
  for (let notices = gateway.listDeliveries().length, lies = 0; lies < notices * LIES; ) {
    const { order, payment } = await addPayment(liars.size)
    const before = gateway.listDeliveries().length
    gateway.sendForgedNotice(
      payment,
      payment.provider === 'stripe' && liars.size % 2 === 0 ? 'stale' : 'signature',
    )
    lies += gateway.listDeliveries().length - before
    liars.add(order.id)
  }
  return { liars, orderOf }
}

type Fire = {
  readonly gateway: Gateway
  readonly cluster: Cluster
  readonly env: NodeJS.ProcessEnv
  readonly drill: Drill
}

/** Sends the notices, kills the receivers, and waits until every notice was accepted. Returns a function that stops the site. */
async function deliverUnderFire({ gateway, cluster, env, drill }: Fire): Promise<() => Promise<unknown>> {
  const start = async () => {
    const opened = await startProcess('tools/drills/billing-site.ts', env, 'the site is open')
    gateway.setSite(/http:\S+/.exec(opened.output())?.[0] ?? '')
    return opened
  }
  const listLeft = () => gateway.listDeliveries().filter(({ state }) => state === 'waiting').length
  let site = await start()
  gateway.plan.hold = false
  const all = listLeft()
  const pumped = gateway.pump()
  for (let kill = 1; kill <= drill.kills; kill += 1) {
    await waitUntil(() => listLeft() <= all * (1 - kill / (drill.kills + 2)))
    const losesDatabase = drill.killsDatabase && kill === 1
    if (losesDatabase) {
      // Notices go on arriving: a site without its database must not acknowledge them.
      await cluster.kill9()
      await delay(WITHOUT_DATABASE_MS)
    }
    await site.kill('SIGKILL')
    if (losesDatabase) await cluster.restart()
    site = await start()
    // Notices that met a dead site are sent again at once, so that the next kill finds work in progress.
    gateway.advance(HOUR_MS).catch(() => {})
  }
  await pumped
  for (let round = 0; round < PATIENCE_ROUNDS && listLeft() > 0; round += 1) await gateway.advance(HOUR_MS)
  return () => site.kill('SIGKILL')
}

/** Applies the notices that were stored when the database went away, as the settlement job does, and looks nothing up. */
async function applyStored(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  const services = openBilling({ env, databaseUrl, clock: systemClock })
  const now = Date.now()
  const waiting = { before: new Date(now), after: new Date(now - HOUR_MS), maxTries: 500, limit: 1_000 }
  try {
    for (const notice of await listWaiting(services, waiting)) await applyNotice(services, notice)
  } finally {
    await services.db.destroy()
  }
}

async function waitUntil(check: () => boolean): Promise<void> {
  const deadline = performance.now() + 120_000
  while (!check() && performance.now() < deadline) await delay(20)
}

async function collect(
  db: Kysely<Database>,
  gateway: Gateway,
  { liars, orderOf }: Filled,
): Promise<Evidence> {
  const { balances } = await reportLedger(db)
  const deliveries = gateway.listDeliveries()
  const paid = await db.selectFrom('orders').select('id').where('paid_at', 'is not', null).execute()
  const grants = await db.selectFrom('grants').select('order_id').execute()
  const granted = grants.map(({ order_id }) => order_id ?? '')
  const { rows: held } = await sql<{ order_id: string; minor: number }>`
    select order_id, sum(amount_minor)::int as minor from ledger_entries
    where account like 'provider:%' group by order_id`.execute(db)
  return {
    delivered: deliveries.filter(({ state }) => state === 'done').length,
    undelivered: deliveries.filter(({ state }) => state !== 'done').length,
    lies: deliveries.filter(({ forgery }) => forgery !== undefined).length,
    liesBelieved: new Set(granted.filter((id) => liars.has(id))).size,
    ledgerMinor: balances.reduce((sum, { minor }) => sum + minor, 0),
    odd: judgePayments({
      charged: new Map(
        gateway
          .listCharges()
          .map(({ attemptId, amountMinor }) => [orderOf.get(attemptId) ?? attemptId, amountMinor]),
      ),
      paid: paid.map(({ id }) => id),
      granted,
      held: new Map(held.map(({ order_id, minor }) => [order_id, minor])),
    }),
  }
}
