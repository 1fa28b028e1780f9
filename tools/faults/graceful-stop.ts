import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure, rounded } from '../figures.ts'
import { countFailures, type LoadRequest, type LoadResult, startLoad } from '../nginx/load.ts'
import { startNginx } from '../nginx/nginx.ts'
import { createMigratedDatabase, type SiteProcess, startServer } from '../site/site.ts'

const DRAIN_MS = 1_000
const CONNECTIONS = 50
const PAUSE_MS = 100
const MAX_REQUESTS = 200_000
/** With the drain this is more than the two seconds nginx may take to notice that a server is back. */
const SETTLE_MS = 1_500
const MAX_TURN_MS = 40_000

type Drill = {
  readonly restarts: number
  readonly signal: 'SIGTERM' | 'SIGKILL'
  /** Whether nginx asks the other server when one fails it. */
  readonly retries: boolean
}
type Outcome = {
  readonly load: LoadResult
  readonly slowestStopMs: number
  /** Server processes that did not end of their own accord with code 0. */
  readonly forced: number
}

/** Two server processes behind nginx, stopped and started in turn under load: no visitor may notice. */
export async function gracefulStop({ small }: { small: boolean }): Promise<Figure[]> {
  const stopped = await runDrill({ restarts: small ? 2 : 8, signal: 'SIGTERM', retries: true })
  const killed = await runDrill({ restarts: 1, signal: 'SIGKILL', retries: false })
  if (countFailures(stopped.load) > 0) console.error(stopped.load.failures)
  const seconds = rounded(stopped.slowestStopMs / 1000)
  return [
    figure('graceful stop: failed requests', countFailures(stopped.load), 'requests', '= 0'),
    figure('graceful stop: requests sent', stopped.load.sent, 'requests', `>= ${small ? 500 : 2_000}`),
    figure('graceful stop: processes that had to be forced', stopped.forced, 'processes', '= 0'),
    figure('graceful stop: slowest stop', seconds, 's', '<= 10'),
    figure('kill -9 without retries: failed requests seen', countFailures(killed.load), 'requests', '>= 1'),
  ]
}

async function runDrill({ restarts, signal, retries }: Drill): Promise<Outcome> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const database = await createMigratedDatabase()
    undo.push(() => database.drop())
    const open = (settings = {}) =>
      startServer(database.url, { PROXY_HOPS: '1', DRAIN_MS: String(DRAIN_MS), ...settings })
    const servers: SiteProcess[] = []
    undo.push(() => Promise.all(servers.map((server) => server.stop())))
    servers.push(await open(), await open())
    const ports = servers.map(({ port }) => port)
    const nginx = await startNginx({ servers: ports, editSite: retries ? undefined : withoutRetries })
    undo.push(() => nginx.stop())
    const load = startLoad({
      url: nginx.url,
      connections: CONNECTIONS,
      pauseMs: PAUSE_MS,
      maxRequests: MAX_REQUESTS,
      maxMs: (restarts + 1) * MAX_TURN_MS,
      requestAt,
    })
    undo.push(() => load.stop())

    const ends: Ended[] = []
    for (let turn = 0; turn < restarts; turn += 1) {
      const [victim, other] = servers
      if (!victim || !other) throw new Error('the drill needs two servers')
      await delay(SETTLE_MS)
      ends.push(await end(victim, signal))
      await delay(SETTLE_MS)
      servers.splice(0, 2, other, await open({ PORT: String(victim.port) }))
    }
    await delay(SETTLE_MS)
    return {
      load: await load.stop(),
      slowestStopMs: Math.max(...ends.map(({ tookMs }) => tookMs)),
      forced: ends.filter(({ code }) => code !== 0).length,
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/**
 * The n-th request: what nginx keeps, what it has to ask for, what it may not even keep, and a form. The form is never
 * sent twice, so it fails unless a server refuses newcomers before it lets go of those it has.
 */
function requestAt(n: number): LoadRequest {
  const day = new Date(Date.UTC(2000, 0, 1 + (n % 30_000))).toISOString().slice(0, 10)
  const token = { cookie: '__Host-token=nobody' }
  const kinds: readonly LoadRequest[] = [
    { path: '/' },
    { path: '/ru/about' },
    { path: `/calendar/days?from=${day}&to=${day}&locale=en` },
    { path: `/calendar/days?from=${day}&to=${day}&locale=ru` },
    { path: '/about', headers: token },
    { path: '/ru', headers: token },
    {
      path: '/locale',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'to=ru&path=/about',
    },
  ]
  return kinds[n % kinds.length] ?? { path: '/' }
}

type Ended = { readonly tookMs: number; readonly code: number | null }

async function end(server: SiteProcess, signal: NodeJS.Signals): Promise<Ended> {
  const exited = once(server.process, 'exit')
  const from = Date.now()
  server.process.kill(signal)
  const [code] = await exited
  return { tookMs: Date.now() - from, code }
}

function withoutRetries(site: string): string {
  const rule = 'proxy_next_upstream error timeout;'
  if (!site.includes(rule)) throw new Error('the rule about retries is not where it was')
  return site.replaceAll(rule, 'proxy_next_upstream off;')
}
