import { once } from 'node:events'
import { type Figure, figure, rounded, type Size } from '../figures/figures.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { query } from '../testbed/postgres/query.ts'
import { createMigratedDatabase, type SiteProcess, startServer } from '../testbed/site/site.ts'
import { judgeFigures, startWriters } from './writers.ts'

type Site = {
  readonly url: string
  readonly databaseUrl: string
  readonly cluster: Cluster
  readonly servers: SiteProcess[]
}

type Drill = {
  /** Kills of a server and of PostgreSQL, so many of each. */
  readonly kills: number
  /** Writes acknowledged before each kill. */
  readonly between: number
  readonly people: number
}

const WRITERS = 8
const SETTINGS = { PROXY_HOPS: '1', LIMIT_SENSITIVE_PER_MINUTE: '100000000' }
const RECOVERY_BAR_S = 13

/**
 * Two servers behind nginx accept writes while one of them, or PostgreSQL, is killed. The killed process is restarted at
 * once, as a supervisor does; the others keep running.
 */
export async function drillCrash({ small, controls = true }: Size): Promise<Figure[]> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const site = await openSite(undo)
    const found = await killInTurn(
      site,
      small ? { kills: 1, between: 60, people: 50 } : { kills: 5, between: 500, people: 240 },
    )
    return [...found, ...(controls ? await acknowledgeEarly(site) : [])]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

async function openSite(undo: (() => Promise<unknown>)[]): Promise<Site> {
  // With so slow a writer of the log, a write that is acknowledged before it is on disk is lost by every kill.
  const cluster = await startCluster({ settings: { wal_writer_delay: '10000' } })
  undo.push(() => cluster.stop())
  const { url: databaseUrl } = await createMigratedDatabase({ TEST_DATABASE_URL: cluster.url })
  await importFewPlaces(databaseUrl)
  const servers = await Promise.all([startServer(databaseUrl, SETTINGS), startServer(databaseUrl, SETTINGS)])
  undo.push(() => Promise.all(servers.map(kill)))
  const nginx = await startNginx({ isUnlimited: true, servers: servers.map(({ port }) => port) })
  undo.push(() => nginx.stop())
  return { url: nginx.url, databaseUrl, cluster, servers }
}

async function killInTurn(site: Site, { kills, between, people }: Drill): Promise<Figure[]> {
  const writers = await startWriters({ ...site, name: 'stored', writers: WRITERS, people })
  const recoveries: number[] = []
  let fallen = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await writers.waitForAcknowledged(between, performance.now())
    await replaceServer(site)
    await writers.waitForAcknowledged(between, performance.now())
    await site.cluster.kill9()
    const startedAt = performance.now()
    await site.cluster.restart()
    // What is read late of the time before the kill does not count.
    recoveries.push((await writers.waitForAcknowledged(1, performance.now())) - startedAt)
    fallen += site.servers.filter(({ process }) => process.exitCode !== null).length
  }
  await writers.waitForAcknowledged(between, performance.now())
  await writers.stop()
  const verdict = await writers.judge()
  const slowest = rounded(Math.max(...recoveries) / 1000, 1)
  return [
    ...judgeFigures('crash', verdict, between * (kills * 2 + 1)),
    figure('crash: slowest recovery after PostgreSQL was killed', slowest, 's', `<= ${RECOVERY_BAR_S}`),
    figure('crash: servers that fell with PostgreSQL', fallen, 'servers', '= 0'),
    figure('crash: lost if sending counted (control)', verdict.sentAndAbsent, 'writes', '>= 1'),
  ]
}

async function replaceServer({ servers, databaseUrl }: Site): Promise<void> {
  const [victim, other] = servers
  if (!victim || !other) throw new Error('the drill needs two servers')
  await kill(victim)
  servers.splice(0, 2, other, await startServer(databaseUrl, { ...SETTINGS, PORT: String(victim.port) }))
}

async function kill({ process }: SiteProcess): Promise<void> {
  if (process.exitCode !== null) return
  const exited = once(process, 'exit')
  process.kill('SIGKILL')
  await exited
}

/** Control: PostgreSQL acknowledges writes before they are on disk, so a kill must lose some. */
async function acknowledgeEarly(site: Site): Promise<Figure[]> {
  const writers = await startWriters({ ...site, name: 'early', writers: WRITERS, people: 30 })
  await writers.waitForAcknowledged(1, performance.now())
  await query(site.cluster.url, 'alter system set synchronous_commit = off')
  await query(site.cluster.url, 'select pg_reload_conf()')
  await holdWalWriter(site.cluster.url)
  await writers.waitForAcknowledged(40, performance.now())
  await site.cluster.kill9()
  const startedAt = performance.now()
  await site.cluster.restart()
  await writers.waitForAcknowledged(1, startedAt)
  await writers.stop()
  const { lost } = await writers.judge()
  return [figure('crash: lost when PostgreSQL acknowledges early (control)', lost.length, 'writes', '>= 1')]
}

/** Pauses the writer of the log, so that a kill loses everything since. */
async function holdWalWriter(url: string): Promise<void> {
  const [found] = await query<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where backend_type = 'walwriter'`,
  )
  if (!found) throw new Error('PostgreSQL has no WAL writer')
  process.kill(found.pid, 'SIGSTOP')
}
