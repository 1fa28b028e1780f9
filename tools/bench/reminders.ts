import { type ChildProcess, fork } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup } from '../testbed/processes.ts'
import { fillReminders, type Reader } from '../testbed/reminders/fill-reminders.ts'
import { processorSeconds } from './measuring/processor-time.ts'
import { measureTexts } from './reminder-texts.ts'
import type { RoundCommand, RoundReport } from './reminders-worker.ts'

const BOTS = ['bench_0_bot', 'bench_1_bot', 'bench_2_bot', 'bench_3_bot']
const DAY_MS = Date.UTC(2026, 10, 15)
const SLOT_MIN = 15
const FIRST_SLOT = 480
const MOSCOW = { zone: 'Europe/Moscow', placeId: 524901, offsetMin: 180 }

/**
 * Who is due: of ten readers six get everybody's day by push and two by mail, and two the day of their chart in Telegram.
 */
const MIXES = {
  mixed: ['push', 'push', 'push', 'mail', 'telegram', 'push', 'push', 'push', 'mail', 'telegram'],
  charts: ['telegram'],
} as const
type Mix = keyof typeof MIXES

/** The best round of one mix by a number of processes: other work on the machine only makes a round slower. */
type Best = {
  readonly perSecond: number
  readonly plannedPerSecond: number
  readonly workerMs: number
  readonly postgresMs: number
  readonly textBytes: number
}

/**
 * What a message costs from the due reminder to its end, the text written and, for push, encrypted: everything but the call
 * to the channel. One process and two, PostgreSQL beside them.
 */
export async function measureReminders({ small }: { small: boolean }): Promise<Figure[]> {
  const size = small ? { rounds: 2, readers: 1_000 } : { rounds: 5, readers: 8_000 }
  const cluster = await startCluster({ settings: { shared_buffers: '512MB', max_wal_size: '4GB' } })
  try {
    const one = await measure(cluster, { mix: 'mixed', processes: 1, ...size })
    const two = await measure(cluster, { mix: 'mixed', processes: 2, ...size })
    const charts = await measure(cluster, {
      mix: 'charts',
      processes: 1,
      rounds: 2,
      readers: size.readers / 4,
    })
    const textMs = await measureTexts(cluster.databaseUrl('charts_1'), DAY_MS)
    const best = Math.max(one.perSecond, two.perSecond)
    return [
      figure(
        'reminders: planned, claimed, written and settled, the better of one and two processes',
        best,
        'a second',
        '>= 4000',
      ),
      figure('reminders: the same by one process', one.perSecond, 'a second', '>= 1'),
      figure('reminders: the same by two processes', two.perSecond, 'a second', '>= 1'),
      figure('reminders: days of charts by one process', charts.perSecond, 'a second', '>= 1'),
      figure('reminders: planning alone', one.plannedPerSecond, 'a second', '>= 4000'),
      figure('reminders: a message, worker', rounded(one.workerMs, 3), 'ms', '<= 0.5'),
      figure('reminders: a message, postgres', rounded(one.postgresMs, 3), 'ms', '<= 0.5'),
      figure('reminders: a text, elapsed', rounded(textMs), 'ms', '<= 0.5'),
      figure('reminders: a message of a chart, worker', rounded(charts.workerMs, 3), 'ms', '<= 1'),
      figure('reminders: a reminder with its indexes', one.reminderBytes, 'bytes', '<= 1000'),
      figure('reminders: a delivery with its indexes', one.deliveryBytes, 'bytes', '<= 1000'),
      figure('reminders: size of a text', charts.textBytes, 'bytes', '<= 4096'),
    ]
  } finally {
    await cluster.stop()
  }
}

type Options = {
  readonly mix: Mix
  readonly processes: number
  readonly rounds: number
  readonly readers: number
}

async function measure(cluster: Cluster, { mix, processes, rounds, readers }: Options) {
  const url = cluster.databaseUrl(`${mix}_${processes}`)
  await runSetup({ databaseUrl: url, smtpUrl: 'smtp://127.0.0.1:1' })
  const db = openDatabase({ url, poolSize: 2, statementTimeoutMs: 0 })
  const workers: ChildProcess[] = []
  try {
    await fillReminders(db, listReaders(mix, rounds, readers), DAY_MS)
    for (let index = 0; index < processes; index += 1) workers.push(await startWorker(url))
    const results: Best[] = []
    for (let round = 0; round < rounds; round += 1) {
      const slot = FIRST_SLOT + round * SLOT_MIN
      const atMs = DAY_MS + (slot - MOSCOW.offsetMin) * 60_000 + 30_000
      results.push(await runRound({ db, workers, atMs, readers }))
    }
    return {
      ...findBest(results),
      reminderBytes: await bytesOf(db, 'reminders', rounds * readers),
      deliveryBytes: await bytesOf(db, 'reminder_deliveries', rounds * readers),
    }
  } finally {
    for (const worker of workers) worker.disconnect()
    await db.destroy()
  }
}

/** The readers of every round, each round with a slot of its own. */
function listReaders(mix: Mix, rounds: number, readers: number): Reader[] {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey(), auth: randomBytes(16) }
  const channels = MIXES[mix]
  return Array.from({ length: rounds * readers }, (_, index) => {
    const channel = channels[index % channels.length] ?? 'push'
    return {
      index,
      ...MOSCOW,
      slot: FIRST_SLOT + Math.floor(index / readers) * SLOT_MIN,
      bot: BOTS[index % BOTS.length] ?? '',
      chatId: index + 1,
      channel,
      owner: channel === 'telegram' ? ('account' as const) : ('reader' as const),
      push: { endpoint: `https://push.example/${index}`, ...keys },
    }
  })
}

async function startWorker(databaseUrl: string): Promise<ChildProcess> {
  const worker = fork(join(import.meta.dirname, 'reminders-worker.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  worker.once('exit', (code) => {
    if (code) throw new Error(`the worker ended with ${code}`)
  })
  await once(worker, 'message')
  return worker
}

type Round = {
  readonly db: Kysely<Database>
  readonly workers: readonly ChildProcess[]
  readonly atMs: number
  readonly readers: number
}

async function runRound({ db, workers, atMs, readers }: Round): Promise<Best> {
  const { rows } = await sql<{ pid: string }>`
    select split_part(pg_read_file('postmaster.pid'), e'\n', 1) as pid`.execute(db)
  const postgres = Number(rows[0]?.pid)
  const command = (step: RoundCommand['step']) =>
    Promise.all(
      workers.map(async (worker, index) => {
        worker.send({ step, atMs, index, of: workers.length, bots: BOTS } satisfies RoundCommand)
        const [report] = await once(worker, 'message')
        return report as RoundReport // true: the worker sends nothing else after its first message
      }),
    )
  const [before, startedMs] = [processorSeconds(postgres), performance.now()]
  const plans = await command('plan')
  const planMs = performance.now() - startedMs
  const reports = [...plans, ...(await command('send'))]
  const elapsedMs = performance.now() - startedMs
  const sum = (pick: (report: RoundReport) => number) => reports.reduce((all, one) => all + pick(one), 0)
  if (sum(({ written }) => written) !== readers)
    throw new Error(`${sum(({ written }) => written)} of ${readers} messages were written`)
  return {
    perSecond: Math.round((readers / elapsedMs) * 1000),
    plannedPerSecond: Math.round((readers / planMs) * 1000),
    workerMs: sum(({ processorMs }) => processorMs) / readers,
    postgresMs: ((processorSeconds(postgres) - before) * 1000) / readers,
    textBytes: Math.round(sum(({ bytes }) => bytes) / readers),
  }
}

function findBest(results: readonly Best[]): Best {
  const of = (pick: (one: Best) => number) => results.map(pick)
  return {
    perSecond: Math.max(...of(({ perSecond }) => perSecond)),
    plannedPerSecond: Math.max(...of(({ plannedPerSecond }) => plannedPerSecond)),
    workerMs: Math.min(...of(({ workerMs }) => workerMs)),
    postgresMs: Math.min(...of(({ postgresMs }) => postgresMs)),
    textBytes: results[0]?.textBytes ?? 0,
  }
}

async function bytesOf(db: Kysely<Database>, table: string, count: number): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size(${table}::regclass)) as bytes
    from pg_partition_tree(${table}::regclass)`.execute(db)
  return Math.round(Number(rows[0]?.bytes) / count)
}
