import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { sendMail } from '../../apps/server/src/mails.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createEnqueue } from '../../apps/server/src/platform/jobs/engine.ts'
import { type Figure, figure, rounded, type Size } from '../figures/figures.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup, startWorkerProcess, type WorkerSettings } from '../testbed/processes.ts'
import { type Evidence, judgeDelivery } from './judge-delivery.ts'

type Drill = {
  readonly database: string
  readonly mails: number
  readonly kills: number
  /** When off, the engine never learns that a worker died: the control, in which losses must be found. */
  readonly recovery: 'on' | 'off'
}

const SLOW_MS = 400
const QUIET_TIMEOUT_MS = 180_000

/** Kills the worker in the middle of its work, again and again, and counts the mails that arrive. */
export async function drillWorkerKill({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster()
  try {
    const judged = await runDrill(cluster, {
      database: 'drill',
      mails: small ? 30 : 200,
      kills: small ? 3 : 6,
      recovery: 'on',
    })
    if (!controls) return judgeDelivery(judged)
    const control = await runDrill(cluster, { database: 'control', mails: 20, kills: 1, recovery: 'off' })
    const lostInControl = judgeDelivery(control)[0]?.value ?? 0
    return [
      ...judgeDelivery(judged),
      figure('jobs lost without recovery (control)', lostInControl, 'jobs', '>= 1'),
    ]
  } finally {
    await cluster.stop()
  }
}

async function runDrill(cluster: Cluster, drill: Drill): Promise<Evidence> {
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, capacity: drill.mails * 3 })
  sandbox.setFaults({ smtp: 'slow', slowMs: SLOW_MS })
  const url = cluster.databaseUrl(drill.database)
  const surroundings = { databaseUrl: url, smtpUrl: sandbox.smtpUrl }
  await runSetup(surroundings)
  const db = openDatabase({ url: url, poolSize: 2 })
  try {
    const enqueued = await enqueueMails(db, drill.mails)
    if (drill.recovery === 'off') await sql`update jobs.job set heartbeat_seconds = null`.execute(db)
    const killed = await killRepeatedly(db, surroundings, drill.kills)
    const worker = await startWorkerProcess(surroundings)
    const recoveredAfterSeconds = await waitUntilQuiet(db, killed, drill.recovery)
    await worker.kill('SIGTERM')
    const { runningWhenKilled } = killed
    const delivered = listDelivered(sandbox)
    return { ...enqueued, delivered, kills: drill.kills, runningWhenKilled, recoveredAfterSeconds }
  } finally {
    await db.destroy()
    await sandbox.stop()
  }
}

/** Queues one mail per transaction; every tenth is rolled back on purpose. */
async function enqueueMails(db: Kysely<Database>, count: number) {
  const enqueue = createEnqueue()
  const committed: string[] = []
  const rolledBack: string[] = []
  for (let i = 0; i < count; i += 1) {
    const to = `mail-${i}@example.org`
    const trx = await db.startTransaction().execute()
    const data = { askedAt: new Date().toISOString() }
    await enqueue(trx, sendMail, { template: 'delivery-check', locale: 'en', to, data })
    const isDoomed = i % 10 === 9
    await (isDoomed ? trx.rollback() : trx.commit()).execute()
    ;(isDoomed ? rolledBack : committed).push(to)
  }
  return { committed, rolledBack }
}

type Killed = {
  /** Jobs interrupted by a kill, over all kills. */
  readonly runningWhenKilled: number
  /** Jobs that the engine took for running after the last kill, though no worker did. */
  readonly victims: ReadonlySet<string>
  readonly lastKillAt: number
}

async function killRepeatedly(
  db: Kysely<Database>,
  surroundings: WorkerSettings,
  kills: number,
): Promise<Killed> {
  const cutShort = new Set<string>()
  let victims: readonly OpenJob[] = []
  let lastKillAt = 0
  for (let i = 0; i < kills; i += 1) {
    const worker = await startWorkerProcess(surroundings)
    await waitUntil(async () => (await listActive(db)).some((job) => !cutShort.has(tryOf(job))))
    await delay((i * 97) % SLOW_MS) // at another moment of the work each time
    await worker.kill('SIGKILL')
    lastKillAt = performance.now()
    victims = await listActive(db)
    for (const job of victims) cutShort.add(tryOf(job))
  }
  return { runningWhenKilled: cutShort.size, victims: new Set(victims.map(({ id }) => id)), lastKillAt }
}

/** Waits until all jobs are done; returns how long those of the last kill took. */
async function waitUntilQuiet(
  db: Kysely<Database>,
  { victims, lastKillAt }: Killed,
  recovery: Drill['recovery'],
): Promise<number> {
  let recoveredAt: number | undefined
  await waitUntil(async () => {
    const open = await listOpen(db)
    if (!open.some(({ id }) => victims.has(id))) recoveredAt ??= performance.now()
    return recovery === 'on' ? open.length === 0 : open.every(({ id }) => victims.has(id))
  })
  return rounded(((recoveredAt ?? performance.now()) - lastKillAt) / 1000, 1)
}

function listDelivered(sandbox: Sandbox): Evidence['delivered'] {
  return sandbox.listMails().map(({ to, headers }) => ({
    to: to.join(),
    messageId: headers.find(([name]) => name.toLowerCase() === 'message-id')?.[1] ?? '',
  }))
}

type OpenJob = { readonly id: string; readonly state: string; readonly retry_count: number }

const tryOf = ({ id, retry_count }: OpenJob) => `${id} ${retry_count}`

async function listOpen(db: Kysely<Database>): Promise<readonly OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select id, state, retry_count from jobs.job
     where name = ${sendMail.name} and state in ('created', 'retry', 'active')`.execute(db)
  return rows
}

async function listActive(db: Kysely<Database>): Promise<readonly OpenJob[]> {
  return (await listOpen(db)).filter(({ state }) => state === 'active')
}

async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + QUIET_TIMEOUT_MS
  while (!(await check())) {
    if (performance.now() > deadline) return // mails that did not arrive in time count as lost
    await delay(50)
  }
}
