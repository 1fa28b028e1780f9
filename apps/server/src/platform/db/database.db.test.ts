import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '../log.ts'
import { openDatabase, openPool, pingDatabase } from './database.ts'
import { openTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

test('a database that answers passes the ping', async () => {
  await expect(pingDatabase(database.db)).resolves.toBeUndefined()
})

test('a database that is away fails the ping', async () => {
  const db = openDatabase({ url: 'postgres://postgres@127.0.0.1:9/none', poolSize: 1 })
  await expect(pingDatabase(db)).rejects.toThrow('ECONNREFUSED')
  await db.destroy()
})

test('a full pool refuses within half a second', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1 })
  const holding = db.connection().execute((held) => sql`select pg_sleep(0.8)`.execute(held))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const startedAt = performance.now()
  await expect(pingDatabase(db)).rejects.toThrow('timeout')
  expect(performance.now() - startedAt).toBeLessThan(500)
  await holding
  await db.destroy()
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

test('every test file works in a schema of its own, which leaves nothing behind', async () => {
  const other = await openTestDatabase(inject('databaseUrl'))
  await other.db
    .insertInto('limit_counters')
    .values({ key: 'a', window_start: new Date(0), hits: 1 })
    .execute()
  const here = await database.db.selectFrom('limit_counters').select('key').execute()
  expect(here).toEqual([])
  await other.close()

  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const left = await client.query('select 1 from pg_namespace where nspname = $1', [other.schema])
  await client.end()
  expect(left.rowCount).toBe(0)
})
