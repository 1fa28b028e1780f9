import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { planners } from '../../apps/server/src/jobs.ts'
import { hasLimits, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createEnqueue, createForgetMails } from '../../apps/server/src/platform/jobs/engine.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { addChart } from '../../apps/server/src/testing/chart.ts'
import { openTestApp, PASSWORD, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { createRoles, listPoolerUsers } from '../testbed/postgres/create-roles.ts'
import { query } from '../testbed/postgres/query.ts'
import { runSetup, startWorkerProcess } from '../testbed/processes.ts'

// A private PostgreSQL and real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const urlOf = ({ port }: Cluster, role: string) => `postgres://${role}@127.0.0.1:${port}/zeri`

async function setUpAs(cluster: Cluster, role: string, smtpUrl = 'smtp://127.0.0.1:1'): Promise<void> {
  await runSetup({ databaseUrl: urlOf(cluster, role), smtpUrl })
}

describe('a new database', () => {
  let cluster: Cluster
  let sandbox: Sandbox
  let site: TestApp
  beforeAll(async () => {
    cluster = await startCluster({ settings: { fsync: 'off' } })
    sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
    await createRoles(cluster)
    await setUpAs(cluster, 'zeri_owner', sandbox.smtpUrl)
    const url = urlOf(cluster, 'zeri_site')
    const db = openDatabase({ url, poolSize: 1 })
    const own = { db, url, schema: 'public', jobSchema: 'jobs', close: () => db.destroy() }
    site = await openTestApp(own)
    onClose.push(() => db.destroy())
  })
  const onClose: (() => Promise<void>)[] = []
  afterAll(async () => {
    await site.close()
    for (const close of onClose) await close()
    await sandbox.stop()
    await cluster.stop()
  })

  const as = (role: string, statement: string) => query(urlOf(cluster, role), statement)

  test('the script and setup may be repeated, and setup works after a later migration', async () => {
    await createRoles(cluster)
    await as('zeri_owner', 'create table later (id int)')
    await setUpAs(cluster, 'zeri_owner')
    await as('zeri_site', 'insert into later values (1)')
    await as('zeri_worker', 'delete from later')
    await as('zeri_owner', 'drop table later')
  })

  test('the site serves as zeri_site, and the worker sends its mail as zeri_worker', async () => {
    const email = 'owner@example.org'
    const token = await site.signUp(email)
    const chart = await addChart(site, token, { fio: 'Anna' })
    expect((await site.get('/api/charts', { token })).json().list).toMatchObject([{ uuid: chart }])
    const signedIn = await site.post('/api/token/auth', { username: email, password: PASSWORD })
    expect(signedIn.statusCode).toBe(200)
    await site.post('/api/user/recovery/code', { email })
    const databaseUrl = urlOf(cluster, 'zeri_worker')
    const worker = await startWorkerProcess({ databaseUrl, smtpUrl: sandbox.smtpUrl })
    await vi.waitFor(() => expect(sandbox.listMails().length).toBeGreaterThan(0), { timeout: 20_000 })
    expect(await worker.kill('SIGTERM')).toBe(0)
    expect(worker.output()).not.toContain('permission denied')
  })

  test.each(planners)('$name runs as zeri_worker', async (planner) => {
    const db = openDatabase({ url: urlOf(cluster, 'zeri_worker'), poolSize: 2 })
    onTestFinished(() => db.destroy())
    const deps = { db, enqueue: createEnqueue(), log: createLog('silent'), forgetMails: createForgetMails() }
    await planner.plan(deps, Date.now() + 400 * 86_400_000)
  })

  test.each([
    ['zeri_owner', '0', '0'],
    ['zeri_site', '5s', '10s'],
    ['zeri_worker', '1min', '1min'],
    ['zeri_console', '5s', '10s'],
  ])('%s ends a statement after %s and an idle transaction after %s', async (role, statement, idle) => {
    const [limits] = await as(
      role,
      `select current_setting('statement_timeout') as statement,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(limits).toEqual({ statement, idle })
  })

  test('a server learns whether its role has limits', async () => {
    for (const [role, isLimited] of [
      ['zeri_site', true],
      ['zeri_console', true],
      ['zeri_owner', false],
    ] as const) {
      // As through a pooler: the connection sets nothing for itself.
      const db = openDatabase({ url: `${urlOf(cluster, role)}?pgbouncer=true`, poolSize: 1 })
      onTestFinished(() => db.destroy())
      expect(await hasLimits(db), role).toBe(isLimited)
    }
  })

  test('the users of PgBouncer are the role of the servers alone, with its hash', async () => {
    expect(await listPoolerUsers(cluster)).toMatch(/^"zeri_site" "SCRAM-SHA-256\$\S+"\n$/)
  })

  test('setup refuses a pooler', async () => {
    const databaseUrl = `${urlOf(cluster, 'zeri_owner')}?pgbouncer=true`
    await expect(runSetup({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })).rejects.toThrow('PgBouncer')
  })

  const foreign = [
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'create role mine',
    'drop table sessions',
    'alter table accounts add column mine text',
    'create index mine on accounts (email)',
    'truncate sessions',
    'select * from pg_authid',
    "copy accounts to program 'cat'",
    'delete from ledger_entries',
    'update ledger_entries set amount_minor = 0',
    'delete from orders',
    'update content_entries set title = title',
    'delete from places',
    'update price_list set amount_minor = 1',
    "insert into kysely_migration values ('999-mine', '')",
    'drop table jobs.job',
  ]
  const ownTo = {
    zeri_site: [
      ...foreign,
      'delete from accounts',
      'delete from security_events',
      'select * from operators',
      'select * from audit_log',
      'delete from jobs.job',
      'update jobs.queue set name = name',
    ],
    zeri_worker: [
      ...foreign,
      "insert into sessions values (gen_random_uuid(), gen_random_uuid(), '', now(), now(), '', '')",
      'update sessions set token_hash = token_hash',
      'insert into accounts (id) values (gen_random_uuid())',
      'update feeds set token_sealed = token_sealed',
    ],
    zeri_console: [
      ...foreign,
      'select box from charts',
      'select * from charts',
      'select password_hash from accounts',
      'select latitude from accounts',
      'select token_hash from sessions',
      'select * from choices',
      'select * from saved_cards',
      'update audit_log set subject = subject',
      'delete from audit_log',
      'truncate audit_log',
      'update audit_head set seq = 0',
      'delete from operators',
      'delete from accounts',
      'delete from jobs.job',
      'select data from jobs.job',
      'select output from jobs.job',
      'select * from jobs.job_common',
      "update jobs.job set data = '{}'",
      'select network_hash from questions',
      'delete from questions',
      'select reminder_id from reminder_deliveries',
      'delete from switches',
    ],
  }
  const denied = Object.entries(ownTo).flatMap(([role, list]) => list.map((one) => [role, one] as const))

  test.each(denied)('%s may not %s', async (role, statement) => {
    await expect(as(role, statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('no role of the product is more than it must be', async () => {
    const rows = await query<{ name: string }>(
      cluster.url,
      `select rolname as name from pg_roles where rolname like 'zeri%'
       and (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls)`,
    )
    expect(rows).toEqual([])
    const [row] = await query<{ count: number }>(
      cluster.url,
      "select count(*)::int from pg_authid where rolname like 'zeri%' and rolpassword is not null",
    )
    expect(row?.count).toBe(4)
  })
})

test('a database of one superuser is handed over to zeri_owner with all it contains', async () => {
  const cluster = await startCluster({ settings: { fsync: 'off' } })
  onTestFinished(() => cluster.stop())
  await setUpAs(cluster, 'postgres')
  await createRoles(cluster)
  await setUpAs(cluster, 'zeri_owner')
  const owned = await query<{ name: string }>(
    urlOf(cluster, 'postgres'),
    `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'jobs') and relkind in ('r', 'p', 'S', 'v') and relowner <> 'zeri_owner'::regrole`,
  )
  expect(owned).toEqual([])
  await query(urlOf(cluster, 'zeri_owner'), 'alter table accounts add column later text')
  await query(urlOf(cluster, 'zeri_owner'), 'drop table jobs.job cascade')
})
