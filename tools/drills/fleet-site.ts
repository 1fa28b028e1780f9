import { setTimeout as delay } from 'node:timers/promises'
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { type Nginx, startNginx } from '../testbed/nginx/nginx.ts'
import { type PlainNginx, startPlainNginx } from '../testbed/nginx/plain-nginx.ts'
import { createRoles, listPoolerUsers, rolePasswords } from '../testbed/postgres/create-roles.ts'
import { type Pooler, startPgbouncer } from '../testbed/postgres/pgbouncer.ts'
import { type ChildProgram, runSetup, startWorkerProcess, type WorkerSettings } from '../testbed/processes.ts'
import { generousLimits, type SiteProcess, startServer } from '../testbed/site/site.ts'
import { addTowns, foreignLocation } from './foreign-cache.ts'
import { type Link, openLink } from './link.ts'
import { type Machine, requireStandby, startPrimary, startStandby } from './pair.ts'

/** Every process of a deployment, on one machine. */
export type Fleet = {
  /** The first is the primary until another is promoted. */
  readonly machines: readonly [Machine, Machine, Machine]
  /** The proxy in front of PostgreSQL, which an operator turns to the new primary. */
  readonly link: Link
  readonly poolers: Pooler[]
  startPooler(port: number): Promise<Pooler>
  readonly servers: SiteProcess[]
  /** Starts a server in the place of one that is gone. */
  startServer(index: number, settings?: Readonly<Record<string, string>>): Promise<SiteProcess>
  readonly workers: readonly SupervisedWorker[]
  readonly nginx: Nginx
  readonly foreign: PlainNginx
  readonly sandbox: Sandbox
  /** The database through the proxy, as the superuser. */
  readonly databaseUrl: string
}

type SupervisedWorker = {
  /** Kills it at once; it is started again as systemd does. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const SERVERS = 3
const WORKERS = 2
const DRAIN_MS = '1000'
/** As the unit of the worker says. */
const RESTART_MS = 2_000
/** Mails take a while, so that kills meet jobs that are running. */
const MAIL_MS = 300

/** Starts all of it; `undo` collects what ends it. */
export async function startFleet(undo: (() => unknown)[]): Promise<Fleet> {
  const machines = await startMachines(undo)
  const [primary, second, third] = machines
  const link = await openLink(primary.cluster.port)
  undo.push(() => link.close())
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, capacity: 50_000 })
  undo.push(() => sandbox.stop())
  sandbox.setFaults({ smtp: 'slow', slowMs: MAIL_MS })

  const users = await listPoolerUsers(primary.cluster)
  const urlThrough = (port: number) =>
    `postgres://zeri_site:${rolePasswords.SITE_PASSWORD}@127.0.0.1:${port}/zeri`
  const startPooler = (port?: number) =>
    startPgbouncer({ databasePort: link.port, port, users, edit: halved })
  const poolers = [await startPooler()]
  undo.push(() => Promise.all(poolers.map((pooler) => pooler.stop())))
  const poolPort = poolers[0]?.port ?? 0
  poolers.push(await startPooler(poolPort))

  const servers: SiteProcess[] = []
  undo.push(() => Promise.all(servers.map((server) => server.kill())))
  const start = (index: number, settings = {}) =>
    startServer(`${urlThrough(poolPort)}?pgbouncer=true`, {
      ...generousLimits,
      PROXY_HOPS: '1',
      DRAIN_MS,
      // Each standby serves some of the servers.
      DATABASE_READ_URL: urlThrough((index % 2 === 0 ? second : third).cluster.port),
      ...settings,
    })
  for (let index = 0; index < SERVERS; index += 1) servers.push(await start(index))
  const ports = servers.map(({ port }) => port)
  const databaseUrl = `postgres://postgres@127.0.0.1:${link.port}/zeri`
  const workers = Array.from({ length: WORKERS }, () =>
    superviseWorker({ databaseUrl, smtpUrl: sandbox.smtpUrl }),
  )
  undo.push(() => Promise.all(workers.map((worker) => worker.stop())))
  const nginx = await startNginx({ isUnlimited: true, servers: ports })
  undo.push(() => nginx.stop())
  const foreign = await startPlainNginx({ location: foreignLocation(nginx.port) })
  undo.push(() => foreign.stop())
  return {
    machines,
    link,
    poolers,
    startPooler,
    servers,
    startServer: (index, settings) => start(index, { PORT: String(ports[index]), ...settings }),
    workers,
    nginx,
    foreign,
    sandbox,
    databaseUrl,
  }
}

/** A primary with roles, texts and places, and two standbys; every commit waits for one of them. */
async function startMachines(undo: (() => unknown)[]): Promise<[Machine, Machine, Machine]> {
  const primary = await startPrimary()
  undo.push(() => primary.cluster.stop())
  await createRoles(primary.cluster)
  const ownerUrl = `postgres://zeri_owner@127.0.0.1:${primary.cluster.port}/zeri`
  await runSetup({ databaseUrl: ownerUrl, smtpUrl: 'smtp://127.0.0.1:1' })
  await addTowns(primary.cluster.databaseUrl('zeri'))
  const standbys: Machine[] = []
  for (const name of ['b', 'c'] as const) {
    const standby = await startStandby(primary, name)
    undo.push(() => standby.cluster.stop())
    standbys.push(standby)
  }
  await requireStandby(primary)
  const [second, third] = standbys
  if (!second || !third) throw new Error('the drill needs two standbys')
  return [primary, second, third]
}

/** Two share what one PgBouncer may open. */
function halved(configuration: string): string {
  const whole = /^(default_pool_size|max_db_connections) = 40$/gm
  if (configuration.match(whole)?.length !== 2)
    throw new Error('the sizes of the pool are not where they were')
  return configuration.replaceAll(whole, '$1 = 20')
}

/** A worker that is started again when it ends. */
function superviseWorker(settings: WorkerSettings): SupervisedWorker {
  let current: ChildProgram | undefined
  let isStopping = false
  const running = (async () => {
    while (!isStopping) {
      current = await startWorkerProcess(settings).catch(() => undefined) // the database is away
      if (isStopping) await current?.kill('SIGTERM') // `stop` has met the worker before
      await current?.exited
      if (!isStopping) await delay(RESTART_MS)
    }
  })()
  return {
    async kill() {
      await current?.kill('SIGKILL')
    },
    async stop() {
      isStopping = true
      await current?.kill('SIGTERM')
      await running
    },
  }
}
