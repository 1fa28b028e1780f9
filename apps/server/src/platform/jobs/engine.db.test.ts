import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import * as z from 'zod'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openDatabase } from '../db/database.ts'
import { createEnqueue, createWorker, installJobs, type JobOutcome, type Worker } from './engine.ts'
import { defineJob, type Enqueue, type HandledJob, handleJob, PermanentFailure } from './job.ts'
import { definePlanner, type Planner, wakeUpOf } from './planner.ts'

// Real processes and real pauses: the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const note = z.strictObject({ note: z.string() })
const patient = defineJob({ name: 'test.patient', schema: note, retryAfterSeconds: [60, 300] })
const hasty = defineJob({ name: 'test.hasty', schema: note, concurrency: 2 })
const plans: number[] = []
const planner = definePlanner({
  name: 'test.plan',
  cron: '0 0 1 1 *',
  plan: async (_deps, nowMs) => {
    plans.push(nowMs)
  },
})

const silent = pino({ level: 'silent' })
const clock = { now: () => Date.UTC(2031, 4, 5) }

let database: TestDatabase
let enqueue: Enqueue
const running: Worker[] = []

beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
  enqueue = createEnqueue({ schema: database.jobSchema })
  await install()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()))
})
afterAll(() => database.close())

function install(jobs = [patient, hasty], planners: Planner[] = [planner]): Promise<void> {
  return installJobs({ url: database.url, schema: database.jobSchema, jobs, planners })
}

async function startWorker(handled: HandledJob[], planners: Planner[] = [planner]) {
  const outcomes: [string, JobOutcome][] = []
  const onLost = vi.fn()
  const worker = createWorker({
    url: database.url,
    db: database.db,
    clock,
    log: silent,
    handled,
    planners,
    enqueue,
    count: (...outcome) => outcomes.push(outcome),
    onLost,
    schema: database.jobSchema,
    pollSeconds: 0.5,
  })
  running.push(worker)
  await worker.start()
  return { worker, outcomes, onLost }
}

/** A handler that remembers what it was given. */
function aRecorder(job = hasty) {
  const notes: string[] = []
  const handled = handleJob(job, async (data) => {
    notes.push(data.note)
  })
  return { notes, handled }
}

async function readJob(id: string) {
  const { rows } = await sql<{ state: string; wait_s: number; output: unknown; data: unknown }>`
    select state, extract(epoch from start_after - now())::float8 as wait_s, output, data
      from ${sql.id(database.jobSchema, 'job')} where id = ${id}::uuid`.execute(database.db)
  return rows[0]
}

const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 })

test('a job of a committed transaction runs, one of a rolled back transaction never exists', async () => {
  const { notes, handled } = aRecorder()
  await startWorker([handled])
  const rollback = database.db.transaction().execute(async (trx) => {
    await enqueue(trx, hasty, { note: 'rolled back' })
    throw new Error('changed my mind')
  })
  await expect(rollback).rejects.toThrow('changed my mind')
  await database.db.transaction().execute((trx) => enqueue(trx, hasty, { note: 'committed' }))
  await waitFor(() => expect(notes).toContain('committed'))
  expect(notes).toEqual(['committed'])
})

test('a transaction enqueues on its own connection, even when the pool has no other', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1 })
  const id = await db.transaction().execute((trx) => enqueue(trx, patient, { note: 'alone' }))
  expect(await readJob(id)).toMatchObject({ state: 'created', data: { note: 'alone' } })
  await db.destroy()
})

test('a payload that breaks the schema is refused when it is enqueued', async () => {
  // @ts-expect-error the compiler refuses it as well
  await expect(enqueue(database.db, hasty, { letter: 'x' })).rejects.toThrow(z.ZodError)
})

test('a queue that is not installed is an error, not a lost job', async () => {
  const unknown = defineJob({ name: 'test.unknown', schema: note })
  await expect(enqueue(database.db, unknown, { note: 'x' })).rejects.toThrow('test.unknown does not exist')
})

test('a full queue is worked off without waiting for the next poll', async () => {
  for (let i = 0; i < 60; i += 1) await enqueue(database.db, hasty, { note: `n${i}` })
  const { notes, handled } = aRecorder()
  await startWorker([handled])
  const startedAt = performance.now()
  await waitFor(() => expect(notes).toHaveLength(60))
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  expect(new Set(notes).size).toBe(60)
})

test('a failed job waits for the declared pause and then succeeds under the same id', async () => {
  const ids: string[] = []
  const { outcomes } = await startWorker([
    handleJob(patient, async ({ note: text }, { id }) => {
      if (text !== 'twice') return
      ids.push(id)
      if (ids.length === 1)
        throw Object.assign(new Error('secret@example.org is slow'), { code: 'ETIMEDOUT' })
    }),
  ])
  const id = await enqueue(database.db, patient, { note: 'twice' })
  await waitFor(async () => expect((await readJob(id))?.state).toBe('retry'))
  const job = await readJob(id)
  expect(job?.wait_s).toBeGreaterThan(55)
  expect(job?.wait_s).toBeLessThanOrEqual(60)
  expect(job?.output).toEqual({ type: 'Error', code: 'ETIMEDOUT' })

  await sql`update ${sql.id(database.jobSchema, 'job')} set start_after = now() where id = ${id}::uuid`.execute(
    database.db,
  )
  await waitFor(async () => expect((await readJob(id))?.state).toBe('completed'))
  expect(ids).toEqual([id, id])
  expect(outcomes.filter(([, outcome]) => outcome === 'failed')).toHaveLength(1)
})

test('a permanent failure is dead at once, reported and counted', async () => {
  const { outcomes } = await startWorker([
    handleJob(patient, async ({ note: text }) => {
      if (text === 'never') throw new PermanentFailure('smtp.rejected')
    }),
  ])
  const id = await enqueue(database.db, patient, { note: 'never' })
  await waitFor(() => expect(outcomes).toContainEqual(['test.patient', 'dead']))
  expect(await readJob(id)).toMatchObject({
    state: 'failed',
    output: { type: 'PermanentFailure', code: 'smtp.rejected' },
  })
})

test('a job without retries is dead after its first failure', async () => {
  const { outcomes } = await startWorker([
    handleJob(hasty, async () => {
      throw new Error('no')
    }),
  ])
  await enqueue(database.db, hasty, { note: 'once' })
  await waitFor(() => expect(outcomes).toContainEqual(['test.hasty', 'dead']))
  expect(outcomes.filter(([, outcome]) => outcome === 'failed')).toHaveLength(1)
})

test('stopping lets the running job finish and takes no other', async () => {
  let started = 0
  let finished = 0
  const { worker } = await startWorker([
    handleJob(defineJob({ ...hasty, concurrency: 1 }), async () => {
      started += 1
      await new Promise((resolve) => setTimeout(resolve, 700))
      finished += 1
    }),
  ])
  await enqueue(database.db, hasty, { note: 'running' })
  const waiting = await enqueue(database.db, hasty, { note: 'waiting' })
  await waitFor(() => expect(started).toBe(1))
  await worker.stop()
  expect({ started, finished }).toEqual({ started: 1, finished: 1 })
  expect(await readJob(waiting)).toMatchObject({ state: 'created' })
})

test('a planner receives the time of the clock, not of the database', async () => {
  await startWorker([])
  await enqueue(database.db, wakeUpOf(planner), null)
  await waitFor(() => expect(plans).toEqual([clock.now()]))
})

test('a removed planner is no longer woken', async () => {
  const schedules = () =>
    sql<{ name: string; cron: string }>`
      select name, cron from ${sql.id(database.jobSchema, 'schedule')}`.execute(database.db)
  await startWorker([])
  expect((await schedules()).rows).toEqual([{ name: 'test.plan', cron: '0 0 1 1 *' }])
  await startWorker([], [])
  expect((await schedules()).rows).toEqual([])
})

test('a lost database connection is reported, so that the process can end', async () => {
  const { onLost } = await startWorker([])
  // Only this worker's: other test files have theirs in the same database.
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'zeri-worker' and query like ${`%${database.jobSchema}%`}`.execute(database.db)
  await waitFor(() => expect(onLost).toHaveBeenCalled())
})

test('installing again changes nothing but what the definitions changed', async () => {
  const readQueue = async () => {
    const { rows } = await sql<{ retry_limit: number; heartbeat_seconds: number; dead_letter: string }>`
      select retry_limit, heartbeat_seconds, dead_letter
        from ${sql.id(database.jobSchema, 'queue')} where name = 'test.patient'`.execute(database.db)
    return rows[0]
  }
  await install()
  expect(await readQueue()).toEqual({ retry_limit: 7, heartbeat_seconds: 10, dead_letter: 'jobs.dead' })
  await install([defineJob({ ...patient, retryAfterSeconds: [60] })])
  expect(await readQueue()).toEqual({ retry_limit: 6, heartbeat_seconds: 10, dead_letter: 'jobs.dead' })
})
