import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount } from '../../apps/server/src/testing/account.ts'
import { type Figure, figure, rounded, type Size } from '../figures/figures.ts'
import { findFreePort } from '../testbed/free-port.ts'
import { countFailures, type LoadRequest, type LoadResult, startLoad } from '../testbed/nginx/load.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import {
  createMigratedDatabase,
  generousLimits,
  type SiteProcess,
  startServer,
} from '../testbed/site/site.ts'
import { callSite } from './call-site.ts'
import { holdAccounts } from './hold-accounts.ts'
import { judgeFigures, startWriters, type WritersVerdict } from './writers.ts'

const DRAIN_MS = 1_000
const PAUSE_MS = 100
const MAX_REQUESTS = 200_000
const SETTLE_MS = 1_500
/** After so many responses nginx sends a server its share again; the other must not stop before. */
const SHARE = 40
const SHARE_TIMEOUT_MS = 30_000
const MAX_TURN_MS = 40_000
const WRITERS = 3
/** Writes that a server is busy with when it gets the signal, and for how long they wait on. */
const UNDER_WAY = 4
const HELD_MS = 1_500

type Drill = {
  readonly restarts: number
  readonly connections: number
  readonly signal: 'SIGTERM' | 'SIGKILL'
  /** Whether nginx passes a failed request on to the other server. */
  readonly retries: boolean
}
type Outcome = {
  readonly load: LoadResult
  readonly slowestStopMs: number
  /** Server processes that did not exit with code 0. */
  readonly forced: number
  /** Log lines of requests that nginx refused. */
  readonly refused: readonly string[]
  readonly verdict: WritersVerdict
  /** Writes that were not acknowledged. */
  readonly failedWrites: number
  /** Writes a server was busy with when it got the signal that were not acknowledged. */
  readonly brokenOff: number
}

/** Stops and starts two servers behind nginx in turn under load: no request may fail. */
export async function gracefulStop({ small, controls = true }: Size): Promise<Figure[]> {
  const connections = small ? 8 : 16
  const stopped = await runDrill({ restarts: small ? 2 : 8, connections, signal: 'SIGTERM', retries: true })
  const killed = controls && (await runDrill({ restarts: 1, connections, signal: 'SIGKILL', retries: false }))
  if (countFailures(stopped.load) > 0) console.error(stopped.load.failures, stopped.refused)
  const seconds = rounded(stopped.slowestStopMs / 1000)
  return [
    figure('graceful stop: failed requests', countFailures(stopped.load), 'requests', '= 0'),
    figure('graceful stop: requests sent', stopped.load.sent, 'requests', `>= ${small ? 500 : 2_000}`),
    figure('graceful stop: processes that had to be forced', stopped.forced, 'processes', '= 0'),
    figure('graceful stop: slowest stop', seconds, 's', '<= 10'),
    ...judgeFigures('graceful stop', stopped.verdict, small ? 200 : 800),
    figure('graceful stop: failed writes', stopped.failedWrites, 'writes', '= 0'),
    figure('graceful stop: writes under way broken off', stopped.brokenOff, 'writes', '= 0'),
    ...(killed ? judgeKilled(killed) : []),
  ]
}

/** Control: what is not stopped but killed fails. */
function judgeKilled({ load, brokenOff }: Outcome): Figure[] {
  return [
    figure('kill -9 without retries: failed requests seen', countFailures(load), 'requests', '>= 1'),
    figure('kill -9: writes under way broken off (control)', brokenOff, 'writes', `= ${UNDER_WAY}`),
  ]
}

async function runDrill({ restarts, connections, signal, retries }: Drill): Promise<Outcome> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const database = await createMigratedDatabase()
    undo.push(() => database.drop())
    await importFewPlaces(database.url)
    const open = async (settings = {}): Promise<Watched> => {
      const metricsPort = await findFreePort()
      const own = {
        ...generousLimits,
        PROXY_HOPS: '1',
        DRAIN_MS: String(DRAIN_MS),
        METRICS_PORT: String(metricsPort),
      }
      return { ...(await startServer(database.url, { ...own, ...settings })), metricsPort }
    }
    const servers: Watched[] = []
    undo.push(() => Promise.all(servers.map((server) => server.stop())))
    servers.push(await open(), await open())
    const ports = servers.map(({ port }) => port)
    const nginx = await startNginx({
      isUnlimited: true,
      servers: ports,
      editSite: retries ? undefined : withoutRetries,
    })
    undo.push(() => nginx.stop())
    const load = startLoad({
      url: nginx.url,
      connections,
      pauseMs: PAUSE_MS,
      maxRequests: MAX_REQUESTS,
      maxMs: (restarts + 1) * MAX_TURN_MS,
      requestAt,
    })
    undo.push(() => load.stop())

    const writers = await startWriters({
      url: nginx.url,
      databaseUrl: database.url,
      name: 'stop',
      writers: WRITERS,
      people: 6 * (restarts + 1),
    })

    const ends: Ended[] = []
    for (let turn = 0; turn < restarts; turn += 1) {
      const [victim, other] = servers
      if (!victim || !other) throw new Error('the drill needs two servers')
      await hasItsShare(other)
      ends.push(await endWhileBusy(victim, signal, database.url))
      await delay(SETTLE_MS)
      servers.splice(0, 2, other, await open({ PORT: String(victim.port) }))
    }
    await delay(SETTLE_MS)
    await writers.stop()
    const { writes } = writers
    return {
      load: await load.stop(),
      verdict: await writers.judge(),
      failedWrites: writes.filter(({ acknowledgedAt }) => acknowledgedAt === undefined).length,
      brokenOff: ends.reduce((sum, { brokenOff }) => sum + brokenOff, 0),
      slowestStopMs: Math.max(...ends.map(({ tookMs }) => tookMs)),
      forced: ends.filter(({ code }) => code !== 0).length,
      refused: nginx
        .log()
        .split('\n')
        .filter((line) => line.includes('"status":50')),
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/**
 * The n-th request: a cached page, a cache miss, what is made for one visitor, or a form. nginx never sends a form twice, so it
 * fails unless a server refuses new connections before it closes the open ones.
 */
function requestAt(n: number): LoadRequest {
  const day = new Date(Date.UTC(2000, 0, 1 + (n % 30_000))).toISOString().slice(0, 10)
  const token = { cookie: '__Host-token=nobody' }
  const kinds: readonly LoadRequest[] = [
    { path: '/' },
    { path: '/ru/about' },
    { path: `/calendar/days?from=${day}&to=${day}&locale=en` },
    { path: `/calendar/days?from=${day}&to=${day}&locale=ru` },
    { path: '/sign-in', headers: token },
    { path: '/ru/personal/layer?path=/ru', headers: token },
    {
      path: '/locale',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'to=ru&path=/about',
    },
  ]
  return kinds[n % kinds.length] ?? { path: '/' }
}

type Watched = SiteProcess & { readonly metricsPort: number }

/** Waits until a server has responded to visitors since its start. */
async function hasItsShare({ metricsPort }: Watched): Promise<void> {
  const deadline = Date.now() + SHARE_TIMEOUT_MS
  while ((await countResponses(metricsPort)) < SHARE) {
    if (Date.now() > deadline) throw new Error('nginx has not found a server again')
    await delay(200)
  }
}

async function countResponses(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const counts = text.matchAll(/^zeri_http_request_seconds_count\{[^}]*route="([^"]*)"[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, route, count]) => sum + (route === '/live' ? 0 : Number(count)), 0)
}

type Ended = { readonly tookMs: number; readonly code: number | null; readonly brokenOff: number }

/** Ends a server that is busy with writes, which wait for a lock that is released after the signal. */
async function endWhileBusy(
  server: SiteProcess,
  signal: NodeJS.Signals,
  databaseUrl: string,
): Promise<Ended> {
  const db = openDatabase({ url: databaseUrl, poolSize: 4 })
  try {
    const people = await Promise.all(
      Array.from({ length: UNDER_WAY }, (_, n) =>
        anAccount(db, { email: `${server.process.pid}-${n}@example.org`, passwordHash: '', at: new Date() }),
      ),
    )
    const exited = once(server.process, 'exit')
    let from = 0
    const results = await holdAccounts(
      db,
      people.map(({ email }) => email),
      {
        begin: () =>
          people.map(({ token }) =>
            callSite(`${server.url}/api/school`, { token, post: { rules: 'popular.yes' } }),
          ),
        async meanwhile() {
          from = Date.now()
          server.process.kill(signal)
          await delay(HELD_MS)
        },
      },
    )
    const [code] = await exited
    return {
      tookMs: Date.now() - from,
      code,
      brokenOff: results.filter(({ status }) => status !== 200).length,
    }
  } finally {
    await db.destroy()
  }
}

/** The shipped site without its rule that passes a failed request on to another server. */
export function withoutRetries(site: string): string {
  const rule = 'proxy_next_upstream error timeout http_502;'
  if (!site.includes(rule)) throw new Error('the rule about retries is not where it was')
  return site.replaceAll(rule, 'proxy_next_upstream off;')
}
