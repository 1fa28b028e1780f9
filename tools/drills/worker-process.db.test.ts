import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { query } from '../testbed/postgres/query.ts'
import { createTemporaryDatabase } from '../testbed/postgres/temporary-database.ts'
import { runSetup, startWorkerProcess } from '../testbed/processes.ts'

// Real processes and real pauses, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// The processes use the schema of production, so they get a database of their own.
let sandbox: Sandbox
let database: Awaited<ReturnType<typeof createTemporaryDatabase>>
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  database = await createTemporaryDatabase(process.env)
  db = openDatabase({ url: database.url, poolSize: 1 })
  await runSetup({ databaseUrl: database.url, smtpUrl: sandbox.smtpUrl })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  await sandbox.stop()
})

async function runCli(file: string, args: string[], databaseUrl = database.url) {
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseUrl }
  return promisify(execFile)(process.execPath, [`apps/server/src/cli/${file}`, ...args], { env })
}

async function countRunning(): Promise<number> {
  const { rows } = await sql`select 1 from jobs.job where state = 'active' and name = 'mail.send'`.execute(db)
  return rows.length
}

test('setup creates and reports what is missing, and a second run finds all in place', async () => {
  const url = new URL(database.url)
  url.pathname += '_new'
  const first = await runCli('setup.ts', [], url.href)
  expect(first.stdout).toContain('is created')
  expect(first.stdout).toContain('migrations ran: 001-limit-counters')
  const second = await runCli('setup.ts', [], url.href)
  expect(second.stdout).toContain('is there')
  expect(second.stdout).toContain('no migration is pending')

  // Not by `db`, whose statement timeout is for visitors: a busy disk takes longer to drop a database.
  await query(database.url, `drop database ${url.pathname.slice(1)} with (force)`)
})

test('setup says in one sentence that PostgreSQL is unreachable, without the password', async () => {
  const run = runCli('setup.ts', [], 'postgres://someone:hunter2@127.0.0.1:9/zeri')
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('PostgreSQL at 127.0.0.1:9 cannot be used'),
  })
  await expect(run).rejects.not.toMatchObject({ stderr: expect.stringContaining('hunter2') })
})

test.each([
  ['two addresses', ['a@example.org,b@example.org']],
  ['no address', []],
  ['a language we do not write', ['a@example.org', '--locale', 'de']],
])('the delivery check refuses %s', async (_name, args) => {
  await expect(runCli('admin.ts', ['mail-check', ...args])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('usage:'),
  })
})

test('the delivery check arrives, and a stopped worker finishes its mail and exits with code 0', async () => {
  const worker = await startWorkerProcess({ databaseUrl: database.url, smtpUrl: sandbox.smtpUrl })
  sandbox.setFaults({ smtp: 'slow', slowMs: 800 })
  await runCli('admin.ts', ['mail-check', 'operator@example.org', '--locale', 'ru'])
  await vi.waitFor(async () => expect(await countRunning()).toBe(1), { timeout: 5_000, interval: 50 })
  expect(sandbox.listMails()).toEqual([])
  expect(await worker.kill('SIGTERM')).toBe(0)
  expect(sandbox.listMails()).toMatchObject([{ to: ['operator@example.org'], subject: 'Почта доставляется' }])
})

test('a worker that loses its database exits with an error, for its supervisor to restart it', async () => {
  const worker = await startWorkerProcess({ databaseUrl: database.url, smtpUrl: sandbox.smtpUrl })
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'zeri-worker' and datname = current_database()`.execute(db)
  expect(await worker.exited).toBe(1)
  const lines = worker.output().trim().split('\n')
  const FATAL = 60
  expect(lines.map((line) => JSON.parse(line).level)).toContain(FATAL)
})

test('a worker that finds no database does not start', async () => {
  const start = startWorkerProcess({
    databaseUrl: 'postgres://postgres@127.0.0.1:9/zeri',
    smtpUrl: sandbox.smtpUrl,
  })
  await expect(start).rejects.toThrow('did not become ready (1)')
})
