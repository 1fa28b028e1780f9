import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import * as z from 'zod'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createCollectMetrics, type MetricsCollector } from './collect-metrics.ts'
import { openPool } from './db/database.ts'
import { createDatabaseCollector } from './db/database-metrics.ts'
import { watchPool } from './db/watch-pool.ts'
import { createEnqueue, createListQueues, installJobs } from './jobs/engine.ts'
import { defineJob } from './jobs/job.ts'
import { createQueueCollector } from './jobs/queue-metrics.ts'
import { createLog } from './log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

const readSeries = async (registry: Registry, series: string): Promise<number | undefined> => {
  const lines = (await registry.metrics()).split('\n')
  const line = lines.find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('the size of the database and its archive are read from the server', async () => {
  const registry = new Registry()
  await createDatabaseCollector(registry, database.db).collect()
  expect(await readSeries(registry, 'zeri_database_bytes')).toBeGreaterThan(1_000_000)
  const { rows } = await sql<{ replicas: number; archives: boolean }>`
    select (select count(*) from pg_stat_replication where application_name <> 'pg_basebackup')::int as replicas,
           current_setting('archive_mode') <> 'off' as archives`.execute(database.db)
  expect(await readSeries(registry, 'zeri_replicas')).toBe(rows[0]?.replicas)
  // No age is not an age of 0.
  expect((await readSeries(registry, 'zeri_archive_age_seconds')) !== undefined).toBe(rows[0]?.archives)
  expect(await readSeries(registry, 'zeri_archive_failures')).toBeGreaterThanOrEqual(0)
})

test('a queue shows how many jobs are due and for how long; later jobs do not count', async () => {
  const registry = new Registry()
  const schema = database.jobSchema
  const job = defineJob({ name: 'test.counted', schema: z.null() })
  await installJobs({ url: database.url, schema, jobs: [job], planners: [] })
  const collector = createQueueCollector(registry, {
    db: database.db,
    listQueues: createListQueues({ schema }),
  })
  await collector.collect()
  expect(await readSeries(registry, 'zeri_jobs_waiting{queue="test.counted"}')).toBe(0)
  expect(await readSeries(registry, 'zeri_job_age_seconds{queue="test.counted"}')).toBe(0)

  const enqueue = createEnqueue({ schema })
  const [due, later] = [await enqueue(database.db, job, null), await enqueue(database.db, job, null)]
  const startAfter = (id: string, seconds: number) =>
    sql`
    update ${sql.id(schema, 'job')} set start_after = now() + make_interval(secs => ${seconds})
     where id = ${id}::uuid`.execute(database.db)
  await startAfter(due, -120)
  await startAfter(later, 600)
  await collector.collect()
  expect(await readSeries(registry, 'zeri_jobs_waiting{queue="test.counted"}')).toBe(1)
  const age = await readSeries(registry, 'zeri_job_age_seconds{queue="test.counted"}')
  expect(age).toBeGreaterThanOrEqual(120)
  expect(age).toBeLessThan(240)
})

test('a collector that fails keeps its last values, is counted, and runs again', async () => {
  const registry = new Registry()
  const collectMetrics = createCollectMetrics({
    registry,
    clock: { now: () => 5_000 },
    log: createLog('silent'),
  })
  const done = new AbortController()
  let takes = 0
  const shaky: MetricsCollector = {
    name: 'shaky',
    everyMs: 1,
    async collect() {
      takes += 1
      if (takes === 2) throw new Error('the database is away')
      if (takes === 3) done.abort()
    },
  }
  await collectMetrics([shaky], done.signal)
  expect(takes).toBe(3)
  expect(await readSeries(registry, 'zeri_survey_failures_total{survey="shaky"}')).toBe(1)
  expect(await readSeries(registry, 'zeri_surveyed_timestamp_seconds{survey="shaky"}')).toBe(5)
})

test('requests that wait for a connection are counted', async () => {
  const registry = new Registry()
  const pool = openPool({ url: database.url, poolSize: 1 })
  watchPool(registry, pool)
  const held = await pool.connect()
  const waiting = pool.connect()
  await vi.waitFor(async () =>
    expect(await readSeries(registry, 'zeri_pool_connections{state="waiting"}')).toBe(1),
  )
  expect(await readSeries(registry, 'zeri_pool_connections{state="busy"}')).toBe(1)
  held.release()
  ;(await waiting).release()
  expect(await readSeries(registry, 'zeri_pool_connections{state="waiting"}')).toBe(0)
  expect(await readSeries(registry, 'zeri_pool_connections{state="idle"}')).toBe(1)
  await pool.end()
})
