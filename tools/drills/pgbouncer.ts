import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount } from '../../apps/server/src/testing/account.ts'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { type Figure, figure, percentile, rounded } from '../figures/figures.ts'
import { countFailures, type LoadRequest, type LoadResult, startLoad } from '../testbed/nginx/load.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { createRoles, listPoolerUsers, rolePasswords } from '../testbed/postgres/create-roles.ts'
import { type Pooler, startPgbouncer } from '../testbed/postgres/pgbouncer.ts'
import { query } from '../testbed/postgres/query.ts'
import { runSetup } from '../testbed/processes.ts'
import { generousLimits, startServer } from '../testbed/site/site.ts'

const SERVER_CONNECTIONS = 40
const CLIENTS = { small: 400, full: 2_000 }
const LOAD_MS = { small: 6_000, full: 30_000 }
/** Statements that each of the many clients sends. */
const ROUNDS = 5
const OPEN_AT_ONCE = 50
/** The longest pause of a client before a statement. */
const THINKING_MS = 1_500
const PEOPLE = 6
const CHART_EVERY = 40
const CHARTS_EACH = 30
const LIMIT_MS = 5_000

type Setting = { readonly cluster: Cluster; readonly pooler: Pooler }

/** The site behind PgBouncer in transaction mode: load, many clients, limits; then what it would be without the rules. */
export async function drillPgbouncer({ small }: { small: boolean }): Promise<Figure[]> {
  const undo: (() => unknown)[] = []
  try {
    // Fewer than the clients, by far: what works here shares connections.
    const cluster = await startCluster({ settings: { fsync: 'off', max_connections: '80' } })
    undo.push(() => cluster.stop())
    await createRoles(cluster)
    const ownerUrl = `postgres://zeri_owner@127.0.0.1:${cluster.port}/zeri`
    await runSetup({ databaseUrl: ownerUrl, smtpUrl: 'smtp://127.0.0.1:1' })
    await importFewPlaces(ownerUrl)
    const pooler = await startPgbouncer({
      databasePort: cluster.port,
      users: await listPoolerUsers(cluster),
      probeUrl: (port) => urlThrough(port),
    })
    undo.push(() => pooler.stop())
    const setting = { cluster, pooler }
    return [
      ...(await judgeLoad(setting, small ? LOAD_MS.small : LOAD_MS.full)),
      ...(await judgeClients(setting, small ? CLIENTS.small : CLIENTS.full)),
      ...(await judgeLimit(setting)),
      ...(await judgeControls(setting)),
    ]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

const urlThrough = (port: number) =>
  `postgres://zeri_site:${rolePasswords.SITE_PASSWORD}@127.0.0.1:${port}/zeri`

/** Pages, searches, feeds of the API and new charts of signed-in people, through one server. */
async function judgeLoad({ cluster, pooler }: Setting, ms: number): Promise<Figure[]> {
  const tokens = await addPeople(cluster)
  const server = await startServer(`${urlThrough(pooler.port)}?pgbouncer=true`, generousLimits)
  try {
    const load = startLoad({
      url: server.url,
      connections: 6, // fewer than the pool of a server: it refuses what waits for long
      pauseMs: 5,
      maxRequests: 1_000_000,
      maxMs: ms,
      requestAt: (n) => requestAt(n, tokens),
    })
    const most = await watchBackends(cluster, load.finished)
    const result = await load.finished
    if (countFailures(result) > 0) console.error(result.failures, server.output.slice(-5))
    const complaints = server.output.filter((line) => line.includes('no time limits')).length
    return [
      figure('pgbouncer: requests through it', result.sent, 'requests', '>= 200'),
      figure('pgbouncer: failed requests', countFailures(result), 'requests', '= 0'),
      figure('pgbouncer: server connections under load', most, 'connections', `<= ${SERVER_CONNECTIONS}`),
      figure('pgbouncer: complaints about missing limits', complaints, 'lines', '= 0'),
    ]
  } finally {
    await server.kill()
  }
}

async function addPeople(cluster: Cluster): Promise<string[]> {
  const db = openDatabase({ url: cluster.databaseUrl('zeri'), poolSize: 2 })
  try {
    const people = Array.from({ length: PEOPLE }, (_, n) =>
      anAccount(db, { email: `pool.${n}@example.org`, passwordHash: '', at: new Date() }),
    )
    return (await Promise.all(people)).map(({ token }) => token)
  } finally {
    await db.destroy()
  }
}

function requestAt(n: number, tokens: readonly string[]): LoadRequest {
  const isChart = n % CHART_EVERY === 7
  // By turns, each kind: an account may have fifty charts.
  const turn = isChart ? Math.floor(n / CHART_EVERY) : n
  const token = tokens[turn % tokens.length] ?? ''
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  // The search is a prepared statement where there is no pooler.
  const kinds: readonly LoadRequest[] = [
    { method: 'POST', path: '/calendar/location/search', headers, body: '{"city":"mos"}' },
    { path: '/api/charts', headers },
    { path: `/2026/${(n % 12) + 1}`, headers: { cookie: `__Host-token=${token}` } },
    { path: '/ready' },
    { path: '/calendar/predict' },
  ]
  if (isChart && turn < CHARTS_EACH * PEOPLE) {
    const body = JSON.stringify(aChartForm({ fio: `Pool ${n}` }))
    return { method: 'POST', path: '/api/charts', headers, body }
  }
  return kinds[n % kinds.length] ?? { path: '/ready' }
}

/** The most connections of the role at once, until the work is done. */
async function watchBackends(cluster: Cluster, work: Promise<LoadResult | unknown>): Promise<number> {
  let [most, isDone] = [0, false]
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  while (!isDone) {
    const [row] = await query<{ count: number }>(
      cluster.url,
      `select count(*)::int from pg_stat_activity where usename = 'zeri_site'`,
    )
    most = Math.max(most, row?.count ?? 0)
    await delay(100)
  }
  return most
}

/** Clients that all stay connected and send statements and transactions at the same time. */
async function judgeClients({ cluster, pooler }: Setting, count: number): Promise<Figure[]> {
  const clients: pg.Client[] = []
  let lost = 0
  const open = async () => {
    const client = new pg.Client({
      connectionString: urlThrough(pooler.port),
      connectionTimeoutMillis: 20_000,
    })
    client.on('error', () => {
      lost += 1
    })
    await client.connect()
    clients.push(client)
  }
  try {
    for (let n = 0; n < count; n += OPEN_AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(OPEN_AT_ONCE, count - n) }, open))
    const waits: number[] = []
    const work = Promise.allSettled(clients.map((client) => useClient(client, waits)))
    const most = await watchBackends(cluster, work)
    const failed = (await work).filter(({ status }) => status === 'rejected')
    for (const one of failed.slice(0, 3)) console.error(one)
    return [
      figure('pgbouncer: client connections at once', clients.length, 'connections', `>= ${count}`),
      figure('pgbouncer: their server connections', most, 'connections', `<= ${SERVER_CONNECTIONS}`),
      figure('pgbouncer: clients with an error', failed.length + lost, 'clients', '= 0'),
      figure('pgbouncer: statements', waits.length, 'statements', `>= ${count * ROUNDS}`),
      figure('pgbouncer: p99 of a statement', rounded(percentile(waits, 0.99), 0), 'ms', '<= 2000'),
    ]
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()))
  }
}

async function useClient(client: pg.Client, waits: number[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await delay(Math.random() * THINKING_MS)
    const startedAt = performance.now()
    const { rows } = await client.query('select count(*)::int as count from price_list where id <> $1', [
      round,
    ])
    if (typeof rows[0]?.count !== 'number') throw new Error('no rows')
    waits.push(performance.now() - startedAt)
  }
}

async function judgeLimit({ pooler }: Setting): Promise<Figure[]> {
  const startedAt = performance.now()
  const code = await codeOf(query(urlThrough(pooler.port), `select pg_sleep(${(2 * LIMIT_MS) / 1000 - 1})`))
  const ms = performance.now() - startedAt
  return [
    figure(
      'pgbouncer: a slow statement is ended by the limit of the role',
      Number(code === '57014'),
      'statements',
      '= 1',
    ),
    figure('pgbouncer: after', rounded(ms / 1000, 1), 's', '<= 6'),
  ]
}

/** What transaction mode refuses or breaks, and what our processes therefore do not send. */
async function judgeControls({ cluster, pooler }: Setting): Promise<Figure[]> {
  const url = urlThrough(pooler.port)
  const refused = await codeOf(connectOnce({ connectionString: url, statement_timeout: LIMIT_MS }))
  const broken = await countBrokenNames(url)
  await query(cluster.url, 'alter role zeri_site reset statement_timeout')
  await pooler.stop()
  const fresh = await startPgbouncer({ databasePort: cluster.port, users: await listPoolerUsers(cluster) })
  try {
    const seconds = LIMIT_MS / 1000 + 1
    const code = await codeOf(query(urlThrough(fresh.port), `select pg_sleep(${seconds})`))
    return [
      figure(
        'pgbouncer: connections refused that set a limit (control)',
        Number(refused === '08P01'),
        'connections',
        '= 1',
      ),
      figure('pgbouncer: named statements that fail (control)', broken, 'statements', '>= 1'),
      figure(
        'pgbouncer: slow statements ended without the limit of the role (control)',
        Number(code === '57014'),
        'statements',
        '= 0',
      ),
    ]
  } finally {
    await fresh.stop()
  }
}

async function connectOnce(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  await client.end()
}

/** Named statements of several clients on shared server connections: a name is taken, or unknown. */
async function countBrokenNames(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 60 })
  pool.on('error', () => {})
  const statement = { name: 'find-prices', text: 'select pg_sleep(0.01), $1::int', values: [1] }
  const results = await Promise.allSettled(Array.from({ length: 300 }, () => pool.query(statement)))
  await pool.end()
  return results.filter(({ status }) => status === 'rejected').length
}

/** The SQLSTATE a promise is rejected with; empty when it is not. */
async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return ''
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
