import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { isDatabaseAway } from './connection-lost.ts'
import { fillPool, openDatabase, openPool, pingDatabase, REQUEST_CONNECT_MS } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

test('a database that responds passes the ping', async () => {
  await expect(pingDatabase(database.db)).resolves.toBeUndefined()
})

test('an unavailable database fails the ping', async () => {
  const db = openDatabase({ url: 'postgres://postgres@127.0.0.1:9/none', poolSize: 1 })
  await expect(pingDatabase(db)).rejects.toThrow('ECONNREFUSED')
  await db.destroy()
})

test('a full pool of the server refuses within half a second', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1, connectTimeoutMs: REQUEST_CONNECT_MS })
  await pingDatabase(db)
  const holding = db.connection().execute((held) => sql`select pg_sleep(0.8)`.execute(held))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const startedAt = performance.now()
  await expect(pingDatabase(db)).rejects.toThrow('timeout')
  expect(performance.now() - startedAt).toBeLessThan(500)
  await holding
  await db.destroy()
})

test('a pool with a minimum opens its connections before the first request, one without does not', async () => {
  const filled = openPool({ url: database.url, poolSize: 3, minConnections: 2 })
  const bare = openPool({ url: database.url, poolSize: 3 })
  await Promise.all([fillPool(filled), fillPool(bare)])
  expect([filled.idleCount, bare.idleCount]).toEqual([2, 0])
  await Promise.all([filled.end(), bare.end()])
})

test('filling a pool does not fail when the database is unavailable', async () => {
  const pool = openPool({ url: 'postgres://postgres@127.0.0.1:9/none', poolSize: 2, minConnections: 2 })
  await expect(fillPool(pool)).resolves.toBeUndefined()
  expect(pool.totalCount).toBe(0)
  await pool.end()
})

test('a statement that takes too long is cut by the server', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 100 })
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  await db.destroy()
})

test('a lost idle connection is logged and the next query works', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  const pool = openPool({ url: database.url, poolSize: 1, log })
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = new Promise((resolve) => pool.once('error', resolve))
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
  await lost
  expect(lines.join()).toContain('an idle database connection was lost')
  await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  await pool.end()
})

test('a connection lost between two statements fails the next of them, and the pool goes on', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1 })
  const lost = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await pingDatabase(trx)
  })
  await expect(lost).rejects.toSatisfy(isDatabaseAway)
  await expect(pingDatabase(db)).resolves.toBeUndefined()
  await db.destroy()
})

test('every test file works in a schema of its own', async () => {
  const other = await openTestDatabase(inject('databaseUrl'))
  await other.db
    .insertInto('limit_counters')
    .values({ key: 'a', window_start: new Date(0), hits: 1 })
    .execute()
  const here = await database.db.selectFrom('limit_counters').select('key').execute()
  expect(here).toEqual([])
  await other.close()
})
