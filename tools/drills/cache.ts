import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure, rounded, type Size } from '../figures/figures.ts'
import { countFailures, startLoad } from '../testbed/nginx/load.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { createMigratedDatabase, startServer } from '../testbed/site/site.ts'
import { openLink } from './link.ts'

const CONNECTIONS = 24
const LOCALES = ['', '/ru']
/** Shorter than nginx waits for the response to a concurrent request. */
const ROUND_TRIP_MS = 40

type Outcome = {
  readonly sent: number
  readonly failed: number
  /** Requests that reached the server for each page after the loss. */
  readonly requestsPerPage: number
}

/** Deletes the cached pages of nginx and replaces its workers while many clients request the same pages. */
export async function drillCache({ small, controls = true }: Size): Promise<Figure[]> {
  const database = await createMigratedDatabase()
  const server = await startServer(database.url, { PROXY_HOPS: '1' })
  // The server responds from memory; only a slow link lets requests pile up.
  const link = await openLink(server.port)
  link.setRoundTrip(ROUND_TRIP_MS)
  try {
    const losses = small ? 1 : 10
    const locked = await loseCache(link.port, losses)
    const unlocked = controls && (await loseCache(link.port, 1, withoutLock))
    return [
      figure('cache lost: requests sent', locked.sent, 'requests', `>= ${small ? 500 : 5_000}`),
      figure('cache lost: failed requests', locked.failed, 'requests', '= 0'),
      figure(
        'cache lost: requests to the server, a page',
        locked.requestsPerPage,
        'requests',
        `<= ${small ? 5 : 2}`,
      ),
      ...(unlocked
        ? [
            figure(
              'cache lost: a page without the lock (control)',
              unlocked.requestsPerPage,
              'requests',
              '>= 6',
            ),
          ]
        : []),
    ]
  } finally {
    await server.stop()
    await link.close()
    await database.drop()
  }
}

/** All connections request the same page at about the same time, then the next. */
async function loseCache(
  serverPort: number,
  losses: number,
  editSite?: (site: string) => string,
): Promise<Outcome> {
  const nginx = await startNginx({ isUnlimited: true, servers: [serverPort], editSite })
  const pages = LOCALES.flatMap((locale) =>
    ['/about', '/articles', '/faq', '/rules', '/2026/11', '/2026/11/15'].map((path) => `${locale}${path}`),
  )
  const round = CONNECTIONS * pages.length
  let sent = 0
  const load = startLoad({
    url: nginx.url,
    connections: CONNECTIONS,
    pauseMs: 5,
    maxRequests: 1_000_000,
    maxMs: 120_000,
    requestAt: (n) => {
      sent = n
      return { path: pages[Math.floor(n / CONNECTIONS) % pages.length] ?? '/about' }
    },
  })
  const waitForRounds = async (rounds: number) => {
    const until = sent + rounds * round
    while (sent < until) await delay(10)
  }
  try {
    await waitForRounds(1)
    const before = nginx.stats().byCache.MISS ?? 0
    for (let loss = 0; loss < losses; loss += 1) {
      nginx.clearCache()
      nginx.reload()
      await waitForRounds(2)
    }
    const result = await load.stop()
    if (countFailures(result) > 0) console.error(result.failures)
    const missed = (nginx.stats().byCache.MISS ?? 0) - before
    return {
      sent: result.sent,
      failed: countFailures(result),
      requestsPerPage: rounded(missed / losses / pages.length),
    }
  } finally {
    await load.stop()
    await nginx.stop()
  }
}

function withoutLock(site: string): string {
  const rule = 'proxy_cache_lock on;'
  if (!site.includes(rule)) throw new Error('the rule about the lock is not where it was')
  return site.replaceAll(rule, 'proxy_cache_lock off;')
}
