import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Gateway, startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { requestRefund, settlePayments } from '../../apps/server/src/features/billing/index.ts'
import type { PaymentProvider } from '../../apps/server/src/features/billing/port.ts'
import { sendRefund } from '../../apps/server/src/features/billing/send-refund.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import { type Size as DrillSize, type Figure, figure } from '../figures/figures.ts'
import { findFreePort } from '../testbed/free-port.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { type ChildProgram, runSetup, startProcess } from '../testbed/processes.ts'
import { openBilling } from './a-subscriber.ts'
import { type Acting, actOnce, anEmptyModel, type Model } from './console-acts.ts'
import { collectEvidence, countBeyondPaid, countTwice, type Evidence } from './console-evidence.ts'
import { openOperator } from './console-operator.ts'
import { AMOUNT_MINOR, anOperatorOf, aPaidOrder, type PaidOrder } from './refundable-order.ts'

type Size = { readonly refunds: number; readonly orders: number; readonly kills: number }

const HANDS = 10
const FAULT_EVERY_MS = 150
/** The most calls of the providers that are answered before a response is lost. */
const CALLS_BETWEEN = 30
const KILL_AFTER_MS = 4_000
const STARTS = 6
const ADDED_WORKERS = 3
const PATIENCE_MS = 1_800_000
const CONTROL_ORDERS = 15

/** Refunds and grants by several operators at once, while console, worker and responses of the providers get lost. */
export async function drillConsole({ small, controls = true }: DrillSize): Promise<Figure[]> {
  const size = small ? { refunds: 300, orders: 80, kills: 2 } : { refunds: 10_000, orders: 1_800, kills: 5 }
  const cluster = await startCluster()
  try {
    const { evidence, model, kills } = await runDrill(cluster, size)
    const figures = figuresOf(evidence, { model, kills, size })
    if (!controls) return figures
    const twice = await withBilling(cluster, 'keyless', refundWithoutKeys)
    const beyond = await withBilling(cluster, 'lockless', refundWithoutLock)
    return [...figures, ...controlsOf({ twice, beyond })]
  } finally {
    await cluster.stop()
  }
}

type Drilled = { readonly model: Model; readonly kills: number; readonly size: Size }

function figuresOf(found: Evidence, { model, kills, size }: Drilled): Figure[] {
  return [
    figure('refunds requested', found.refunds, 'refunds', `>= ${size.refunds}`),
    figure('of them made', found.succeeded, 'refunds', `>= ${size.refunds / 2}`),
    figure('of them refused by providers, or failed', found.failed, 'refunds', '>= 1'),
    figure('orders refunded in whole', found.whole, 'orders', '>= 1'),
    figure('grants of time by hand', model.grants.size, 'grants', '>= 1'),
    figure('kills of console and worker', kills, 'kills', `>= ${2 * size.kills}`),
    figure('refunds without a result', found.open, 'refunds', '= 0'),
    figure('sum of the ledger', found.ledgerMinor, 'kopecks', '= 0'),
    figure('ledger less money at the providers', found.ledgerLessProvidersMinor, 'kopecks', '= 0'),
    figure('payments refunded beyond what was paid', found.beyondPaid, 'payments', '= 0'),
    figure('refunds made twice, or in one place only', found.twice, 'refunds', '= 0'),
    figure('refunds that differ from the requests', found.unknownToModel, 'refunds', '= 0'),
    figure('grants that differ from the model', found.wrongGrants, 'grants', '= 0'),
    figure('charts whose end differs from their grants', found.wrongPaidTime, 'charts', '= 0'),
    figure('faults of the audit log', found.auditFaults, 'faults', '= 0'),
  ]
}

const controlsOf = ({ twice, beyond }: { readonly twice: number; readonly beyond: number }): Figure[] => [
  figure('refunds made twice without a key (control)', twice, 'refunds', '>= 1'),
  figure('payments refunded beyond without the lock (control)', beyond, 'payments', '>= 1'),
]

async function runDrill(cluster: Cluster, size: Size) {
  return withBilling(cluster, 'drill', async (services, gateway, url) => {
    gateway.plan.slowMs = 0
    const orders: PaidOrder[] = []
    while (orders.length < size.orders) {
      const made = Array.from({ length: HANDS }, (_, hand) =>
        aPaidOrder(services, gateway, orders.length + hand),
      )
      orders.push(...(await Promise.all(made)))
    }
    const programs = await startPrograms(gateway, url)
    try {
      const model = anEmptyModel()
      const operator = await openOperator(services.db, programs.origin)
      const acting = { db: services.db, gateway, operator, model, random: Math.random }
      const kills = await actUnderFire(acting, { orders, size, programs })
      await programs.addWorkers()
      await settleAll(services, gateway)
      return { evidence: await collectEvidence(services.db, gateway, model), model, kills }
    } finally {
      await programs.stop()
    }
  })
}

/** Runs something on a database, a gateway and services of its own. */
async function withBilling<Result>(
  cluster: Cluster,
  database: string,
  work: (services: Services, gateway: Gateway, url: string) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = cluster.databaseUrl(database)
  await runSetup({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })
  const gateway = await startGateway({ port: 0, production: false })
  const services = openBilling({ env: gateway.env, databaseUrl, clock: systemClock })
  try {
    return await work(services, gateway, databaseUrl)
  } finally {
    await services.db.destroy()
    await gateway.stop()
  }
}

type Programs = {
  readonly origin: string
  /** Kills the console or the worker, and starts it again. */
  replace(name: 'console' | 'worker'): Promise<void>
  /** Starts workers beside the first, for the many refunds that wait after the kills. */
  addWorkers(): Promise<void>
  stop(): Promise<void>
}

/** The site for the notices, the console and the worker, each a process. */
async function startPrograms(gateway: Gateway, databaseUrl: string): Promise<Programs> {
  const port = String(await findFreePort())
  const origin = `http://localhost:${port}`
  const unlimited = '100000000'
  const env = {
    ...process.env,
    ...gateway.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    METRICS_PORT: '0',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONSOLE_PORT: port,
    CONSOLE_URL: origin,
    LIMIT_GENERAL_PER_MINUTE: unlimited,
    LIMIT_SENSITIVE_PER_MINUTE: unlimited,
    LIMIT_WORK_PER_MINUTE: unlimited,
    LIMIT_WORK_TOTAL_PER_MINUTE: unlimited,
  }
  const start = {
    console: () => startSurely('apps/server/src/console.ts', env, 'the console is listening'),
    worker: () => startSurely('apps/server/src/worker.ts', env, 'the worker is ready'),
  }
  const site = await startProcess('tools/drills/billing-site.ts', env, 'the site is open')
  gateway.setSite(/http:\S+(?= the site is open)/.exec(site.output())?.[0] ?? '')
  const running: Record<'console' | 'worker', ChildProgram> = {
    console: await start.console(),
    worker: await start.worker(),
  }
  const added: ChildProgram[] = []
  return {
    origin,
    async replace(name) {
      await running[name].kill('SIGKILL')
      running[name] = await start[name]()
    },
    async addWorkers() {
      while (added.length < ADDED_WORKERS) added.push(await start.worker())
    },
    async stop() {
      for (const program of [running.console, running.worker, ...added, site]) await program.kill('SIGKILL')
    },
  }
}

/** A machine that is busy with the drill itself may be too slow for the first tries. */
const startSurely = async (...program: Parameters<typeof startProcess>): Promise<ChildProgram> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await startProcess(...program)
    } catch (error) {
      if (tries === STARTS) throw error
    }
}

type Fire = { readonly orders: readonly PaidOrder[]; readonly size: Size; readonly programs: Programs }

/** Lets operators act until enough refunds are requested, with kills and lost responses. Returns the number of kills. */
async function actUnderFire(acting: Acting, { orders, size, programs }: Fire): Promise<number> {
  let kills = 0
  const isEnough = () => acting.model.refunds.size >= size.refunds && kills >= 2 * size.kills
  // Operators wait while the kills are behind, so that each kill meets work.
  const isAhead = () => acting.model.refunds.size >= (size.refunds * (kills + 2)) / (2 * size.kills)
  const hand = async () => {
    while (!isEnough()) {
      const order = orders[Math.floor(acting.random() * orders.length)]
      if (isAhead() && kills < 2 * size.kills) await delay(20)
      else if (order) await actOnce(acting, order)
    }
  }
  const kill = async () => {
    while (kills < 2 * size.kills) {
      await delay(acting.random() * KILL_AFTER_MS)
      await programs.replace(kills % 2 === 0 ? 'worker' : 'console')
      kills += 1
    }
  }
  const faults = setInterval(() => disturb(acting), FAULT_EVERY_MS)
  try {
    await Promise.all([kill(), ...Array.from({ length: HANDS }, hand)])
  } finally {
    clearInterval(faults)
  }
  return kills
}

/** One response in some is lost, refunds are pending or refused for a moment, and those that were pending end. */
function disturb({ gateway, random }: Acting): void {
  const draw = random()
  gateway.plan.refunds = draw < 0.75 ? 'succeed' : draw < 0.9 ? 'wait' : 'refuse'
  if (gateway.plan.api.every(({ times }) => times === 0))
    gateway.plan.api = [
      { kind: 'slow', times: Math.floor(random() * CALLS_BETWEEN) },
      { kind: 'lost', times: 1 },
    ]
  gateway.bank.settleRefunds(random() < 0.7 ? 'succeeded' : 'failed')
}

/** Lets every refund come to its result: the settlement job runs again and again, and an hour passes each time. */
async function settleAll({ db, enqueue }: Services, gateway: Gateway): Promise<void> {
  Object.assign(gateway.plan, { refunds: 'succeed', api: [] })
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; ) {
    gateway.bank.settleRefunds('succeeded')
    await gateway.pump()
    // The machine is busy with the drill: a look that gets no connection in time is made again.
    if ((await countWaiting(db).catch(() => undefined)) === 0) return
    await delay(3_000)
    await hurry({ db, enqueue }).catch(() => undefined)
  }
}

/** An hour passes for the refunds that wait, and the settlement job is queued. */
async function hurry({ db, enqueue }: Pick<Services, 'db' | 'enqueue'>): Promise<void> {
  await sql`
    update refunds set created_at = created_at - interval '1 hour', looked_up_at = looked_up_at - interval '1 hour'
    where state = 'requested' and created_at > now() - interval '12 hours'`.execute(db)
  await enqueue(db, settlePayments, null)
}

/** Refunds without a result, and notices that are not applied. */
async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from refunds where state = 'requested')::int
         + (select count(*) from payment_inbox where state = 'new')::int as count`.execute(db)
  return rows[0]?.count ?? 0
}

async function requestPart(services: Services, orderId: string, operatorId: string, minor: number) {
  const request = { orderId, minor, takesTime: false, reason: 'the drill', operatorId, key: randomUUID() }
  const made = await services.db
    .transaction()
    .execute((trx) => requestRefund(trx, services, { ...request, at: new Date(services.clock.now()) }))
  return typeof made === 'string' ? undefined : made.refund.id
}

/** The broken variant that neither looks a refund up nor sends it under a key of its own, with every other response lost. */
async function refundWithoutKeys(services: Services, gateway: Gateway): Promise<number> {
  const operatorId = await anOperatorOf(services)
  const keyless = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    findRefund: async () => undefined,
    refund: (order, context) => {
      gateway.plan.api = [{ kind: 'lost', times: gateway.bank.list().length % 2 }]
      return provider.refund(order, { ...context, idempotencyKey: randomUUID() })
    },
  })
  const { providers } = services
  const find = (id: Parameters<typeof providers.find>[0]) => {
    const provider = providers.find(id)
    return provider && keyless(provider)
  }
  for (let index = 0; index < CONTROL_ORDERS; index += 1) {
    // RBKmoney knows a refund by our id, which the variant does not forget.
    const order = await aPaidOrder(services, gateway, index % 2)
    const id = await requestPart(services, order.id, operatorId, 1_000)
    if (id !== undefined) await sendRefund({ ...services, providers: { ...providers, find } }, id)
  }
  const rows = await services.db.selectFrom('refunds').select(['id', 'state']).execute()
  return countTwice(gateway, rows)
}

/** The broken variant in which operators only look before they insert. */
async function refundWithoutLock(services: Services, gateway: Gateway): Promise<number> {
  const operatorId = await anOperatorOf(services)
  await sql`drop trigger within_paid on refunds`.execute(services.db)
  for (let index = 0; index < CONTROL_ORDERS; index += 1) {
    const { id } = await aPaidOrder(services, gateway, index)
    await Promise.all(
      Array.from({ length: HANDS }, () => requestPart(services, id, operatorId, AMOUNT_MINOR / 2)),
    )
  }
  return countBeyondPaid(services.db)
}
