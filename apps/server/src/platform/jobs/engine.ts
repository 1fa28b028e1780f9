import { type Kysely, sql } from 'kysely'
import { fromKysely, type JobResult, PgBoss, type Job as PgBossJob, type QueueOptions } from 'pg-boss'
import type { Clock } from '../clock.ts'
import { isConnectionLost } from '../db/connection-lost.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { sealKeySql } from '../sealed-column.ts'
import { openSealed, type Seal, sealKeyOf } from '../secret.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { installFailures } from './failures.ts'
import { type Enqueue, type HandledJob, type Job, judgeFailure, type ListQueues } from './job.ts'
import { type ForgetMails, type Planner, wakeUpOf } from './planner.ts'
import { runTraced, withTrace } from './trace-job.ts'

// The only file that knows pg-boss, but for its tables, which `job-desk.ts` shows to operators. Replacing the job engine means
// rewriting both.

export const JOB_SCHEMA = 'jobs'
/** pg-boss copies every job that will not be tried again into this queue. */
const DEAD_QUEUE = 'jobs.dead'

/** A worker without a heartbeat for so long is dead, and its jobs go to another. */
const HEARTBEAT_S = 10
/** How often workers look for dead ones. */
const SUPERVISE_S = 10
/** Extra tries, because a try that ends with a crash of its worker counts too. A job that keeps killing workers stops. */
const CRASHES_FORGIVEN = 5
const STOP_TIMEOUT_MS = 25_000
/** A lost database is reported after this pause, so that every connection has logged its own error first. */
const LOST_GRACE_MS = 500
const DAY_S = 86_400

/** Applies when pg-boss ends a try itself, after a crash or a timeout. Failures have their own pauses. */
const AFTER_CRASH = { retryDelay: 5, retryBackoff: true, retryDelayMax: 600 }
/** Payloads contain mail addresses, so finished jobs are deleted after two days. */
const RETENTION = { retentionSeconds: 14 * DAY_S, deleteAfterSeconds: 2 * DAY_S }

/** Notifications wake the workers at once; polling finds jobs that became due or whose notification was lost. */
const POLL_S = 5

export type JobOutcome = 'done' | 'failed' | 'dead'

type Installed = { readonly jobs: readonly Job[]; readonly planners: readonly Planner[] }

type InstallOptions = Installed & {
  readonly url: string
  readonly schema?: string | undefined
}

type WorkerOptions = {
  readonly url: string
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Log
  readonly handled: readonly HandledJob[]
  readonly planners: readonly Planner[]
  readonly enqueue: Enqueue
  /** Called at the end of every try. */
  readonly count: (job: string, outcome: JobOutcome) => void
  /** The database is gone: the process should exit and be restarted. */
  readonly onLost: (error: unknown) => void
  readonly schema?: string | undefined
  readonly pollSeconds?: number | undefined
  readonly tracer?: Tracer | undefined
}

export type Worker = {
  start(): Promise<void>
  /** Takes no new job and finishes the running ones, for 25 s at most; unfinished jobs go back to their queue. */
  stop(): Promise<void>
}

/** Puts jobs into their queues, from any process; it holds no connection of its own. */
export function createEnqueue({
  schema = JOB_SCHEMA,
  tracer,
}: {
  schema?: string | undefined
  tracer?: Tracer | undefined
} = {}): Enqueue {
  return async (db, job, data) => {
    job.schema.parse(data)
    // A pg-boss instance for each call, never started: it writes the job on the caller's connection, so that a
    // transaction needs no second one.
    const engine = new PgBoss({ db: fromKysely(db), schema })
    const payload = data as object | null // true: payload schemas are objects or null
    const id = await engine.send(job.name, withTrace(payload, tracer?.traceparent()))
    if (id === null) throw new Error(`${job.name} did not take the job`)
    return id
  }
}

/** Deletes mails by the `to` of their payload, in every queue, that of dead jobs included. */
export function createForgetMails({
  schema = JOB_SCHEMA,
}: {
  schema?: string | undefined
} = {}): ForgetMails {
  return async (db, address) => {
    await sql`
      delete from ${sql.id(schema, 'job')}
      where ${address.toLowerCase()} in (lower(data ->> 'to'), lower(data ->> 'replyTo'))`.execute(db)
  }
}

/** Works on the secrets inside queued mails. */
export type SealedMails = {
  /** Seals them again, with the current key, in mails that wait; returns in how many mails. */
  reseal(db: Kysely<Database>, seal: Seal): Promise<number>
  /** Deletes the mails with a code or a link that is sealed with a key, sent ones too; returns how many. */
  forget(db: Kysely<Database>, keyId: string): Promise<number>
}

export function createSealedMails({
  schema = JOB_SCHEMA,
}: {
  schema?: string | undefined
} = {}): SealedMails {
  const table = sql.id(schema, 'job')
  return {
    reseal: (db, seal) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string; name: string; data: Record<string, unknown> }>`
          select id, name, data -> 'data' as data from ${table}
          where state < 'active' and jsonb_typeof(data -> 'data') = 'object' for update skip locked`.execute(
          trx,
        )
        let count = 0
        for (const { id, name, data } of rows) {
          const resealed = resealFields(seal, data)
          if (!resealed) continue
          await sql`
            update ${table} set data = jsonb_set(data, '{data}', ${JSON.stringify(resealed)}::jsonb)
            where name = ${name} and id = ${id}`.execute(trx)
          count += 1
        }
        return count
      }),
    async forget(db, keyId) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${table} as job
        where jsonb_typeof(data -> 'data') = 'object' and exists (
          select from jsonb_each_text(job.data -> 'data') as field
          where field.key in ('code', 'token') and ${sealKeySql(sql`field.value`)} = ${keyId})`.execute(db)
      return Number(numAffectedRows)
    },
  }
}

/** Only what opens under the ring was sealed with it: other texts stay. Without any the result is undefined. */
function resealFields(seal: Seal, data: Readonly<Record<string, unknown>>): object | undefined {
  const resealed = Object.entries(data).flatMap(([name, value]) => {
    if (typeof value !== 'string' || sealKeyOf(value) === seal.currentId) return []
    const opened = openSealed(seal, value)
    return opened === null ? [] : [[name, seal.close(opened)]]
  })
  return resealed.length > 0 ? { ...data, ...Object.fromEntries(resealed) } : undefined
}

export function createListQueues({ schema = JOB_SCHEMA }: { schema?: string | undefined } = {}): ListQueues {
  return async (db) => {
    const { rows } = await sql<{ queue: string; waiting: number; oldestSec: number }>`
      select queue.name as queue, count(job.id)::float8 as waiting,
             coalesce(extract(epoch from clock_timestamp() - min(job.start_after)), 0)::float8 as "oldestSec"
        from ${sql.id(schema, 'queue')} as queue
        left join ${sql.id(schema, 'job')} as job
          on job.name = queue.name and job.state < 'active' and not job.blocked
         and job.start_after <= clock_timestamp()
       group by queue.name`.execute(db)
    return rows
  }
}

/** Creates the engine's tables and one queue a job, or brings them up to date. Changes nothing when all is there. */
export async function installJobs({ url, schema = JOB_SCHEMA, ...wanted }: InstallOptions): Promise<void> {
  const engine = new PgBoss({ connectionString: url, schema, max: 1, supervise: false, schedule: false })
  engine.on('error', () => {}) // the next call fails with the same error and reports it
  await engine.start()
  try {
    await ensureQueues(engine, wanted)
    await installFailures((statement) => engine.getDb().executeSql(statement), schema)
  } finally {
    await engine.stop({ graceful: false })
  }
}

export function createWorker(options: WorkerOptions): Worker {
  const { url, log, handled, planners, onLost, schema = JOB_SCHEMA } = options
  const loops = handled.reduce((sum, { job }) => sum + job.concurrency, planners.length)
  const engine = new PgBoss({
    connectionString: url,
    schema,
    application_name: 'zeri-worker',
    max: Math.min(10, loops + 2),
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    maintenanceIntervalSeconds: 3_600,
  })
  engine.on('warning', (warning) => log.warn({}, warning.message))
  engine.on('error', (err) => {
    log.error({ err: Object.assign(new Error(err.message), err) }, 'the job engine failed')
    if (isConnectionLost(err)) setTimeout(onLost, LOST_GRACE_MS, err)
  })

  return {
    async start() {
      await engine.start()
      await ensureQueues(engine, { jobs: handled.map(({ job }) => job), planners })
      await ensureSchedules(engine, planners)
      await reportDeadJobs(engine, options)
      for (const one of [...handled, ...planners.map((planner) => asHandled(planner, options))]) {
        for (let i = 0; i < one.job.concurrency; i += 1) await startLoop(engine, one, options)
      }
    },
    stop: () => engine.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  }
}

async function ensureQueues(engine: PgBoss, { jobs, planners }: Installed): Promise<void> {
  const ensure = async (name: string, policy: string, options: QueueOptions & { deadLetter?: string }) => {
    await engine.createQueue(name, { policy, ...options, notify: true })
    await engine.updateQueue(name, { ...options, notify: true })
  }
  await ensure(DEAD_QUEUE, 'standard', { ...AFTER_CRASH, ...RETENTION, heartbeatSeconds: HEARTBEAT_S })
  for (const job of jobs) await ensure(job.name, 'standard', queueOptionsOf(job))
  // At most one wake-up of a planner, waiting or running.
  for (const planner of planners) await ensure(planner.name, 'exclusive', queueOptionsOf(wakeUpOf(planner)))
}

function queueOptionsOf(job: Job): QueueOptions & { deadLetter: string } {
  return {
    ...AFTER_CRASH,
    ...RETENTION,
    retryLimit: job.retryAfterSeconds.length + CRASHES_FORGIVEN,
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_S,
    deadLetter: DEAD_QUEUE,
  }
}

async function ensureSchedules(engine: PgBoss, planners: readonly Planner[]): Promise<void> {
  for (const { name, cron } of planners)
    await engine.schedule(name, cron, null, { tz: 'UTC', missed: 'once' })
  const wanted = new Set(planners.map(({ name }) => name))
  for (const { name } of await engine.getSchedules()) if (!wanted.has(name)) await engine.unschedule(name)
}

function asHandled(planner: Planner, { db, enqueue, log, clock, schema }: WorkerOptions): HandledJob {
  const forgetMails = createForgetMails({ schema })
  return {
    job: wakeUpOf(planner),
    run: () => planner.plan({ db, enqueue, log: log.child({ job: planner.name }), forgetMails }, clock.now()),
  }
}

/** A loop runs one job at a time and fetches the next at once, until the queue is empty. */
async function startLoop(engine: PgBoss, one: HandledJob, options: WorkerOptions): Promise<void> {
  const settings = { ...pollingOf(options), perJobResults: true } as const
  let loopId: string | undefined
  loopId = await engine.work(one.job.name, settings, async (batch: PgBossJob[]) => {
    const results = await Promise.all(batch.map((job) => runJob(engine, one, job, options)))
    if (loopId) engine.notifyWorker(loopId)
    return results
  })
}

async function runJob(
  engine: PgBoss,
  { job: { name, retryAfterSeconds }, run }: HandledJob,
  job: PgBossJob,
  { db, log, count, tracer }: WorkerOptions,
): Promise<JobResult> {
  const jobLog = log.child({ job: name, jobId: job.id })
  const startedAt = performance.now()
  try {
    await runTraced(tracer, { name, id: job.id, data: job.data }, (data) =>
      run(data, { id: job.id, signal: job.signal, log: jobLog }),
    )
    count(name, 'done')
    jobLog.info({ ms: Math.round(performance.now() - startedAt) }, 'job done')
    return { id: job.id, status: 'completed' }
  } catch (err) {
    const verdict = judgeFailure(retryAfterSeconds, err, job.retryCount)
    const output = describeFailure(err)
    count(name, 'failed')
    jobLog.warn({ err, count: job.retryCount + 1 }, 'job failed')
    if (verdict.kind === 'dead') return { id: job.id, status: 'deadletter', output }
    await db.transaction().execute(async (trx) => {
      const connection = { db: fromKysely(trx) }
      await engine.fail(name, job, output, connection)
      await engine.update(name, undefined, { id: job.id, startAfter: verdict.afterSeconds, ...connection })
    })
    return { id: job.id, status: 'failed', output } // settled above, so pg-boss has nothing left to do
  }
}

/** Stored with the job for the operator, without the message, which may quote an address. */
function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown } // true: both may be absent
  return { type: name, code, responseCode }
}

async function reportDeadJobs(engine: PgBoss, options: WorkerOptions): Promise<void> {
  const { log, count } = options
  const reading = { ...pollingOf(options), includeMetadata: true, batchSize: 50 } as const
  await engine.work(DEAD_QUEUE, reading, async (batch) => {
    for (const { sourceName, sourceId, sourceRetryCount } of batch) {
      count(sourceName ?? DEAD_QUEUE, 'dead')
      log.error({ job: sourceName, jobId: sourceId, count: (sourceRetryCount ?? 0) + 1 }, 'job is dead')
    }
  })
}

/** The same interval with and without notifications, so that losing them costs only seconds. */
function pollingOf({ pollSeconds = POLL_S }: WorkerOptions) {
  return { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
}
