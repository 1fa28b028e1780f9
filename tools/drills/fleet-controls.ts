import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure } from '../figures/figures.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { query } from '../testbed/postgres/query.ts'
import type { FleetState } from './fleet-events.ts'
import type { Fleet } from './fleet-site.ts'
import { startVisitors } from './fleet-visits.ts'
import { withoutRetries } from './graceful-stop.ts'
import { isFailed } from './judge-refusals.ts'
import { promote, stallStandby } from './pair.ts'
import { startWriters } from './writers.ts'

const LOAD_MS = 2_000
const SEARCHES = 5
const WRITES = 20

/** The same kills without what protects from them. */
export async function runControls(fleet: Fleet, state: FleetState): Promise<Figure[]> {
  const failed = await killWithoutRetries(fleet)
  const { lost, read } = await failOverAlone(fleet, state)
  return [
    figure('fleet: visits failed when nginx does not retry (control)', failed, 'visits', '>= 1'),
    figure('fleet: texts read without a standby and a primary (control)', read, 'pages', '= 0'),
    figure('fleet: writes lost when nothing waits for a standby (control)', lost, 'writes', '>= 1'),
  ]
}

/** Kills a server behind an nginx that passes no request on. */
async function killWithoutRetries({ servers }: Fleet): Promise<number> {
  const nginx = await startNginx({
    isUnlimited: true,
    servers: servers.map(({ port }) => port),
    editSite: withoutRetries,
  })
  const wantedAt = (n: number) => {
    const day = new Date(Date.UTC(1901, 0, 1 + n)).toISOString().slice(0, 10)
    return { kind: 'anonymous', path: `/calendar/days?from=${day}&to=${day}&locale=en` } as const
  }
  const visitors = startVisitors(nginx.port, [{ connections: 6, pauseMs: 20, wantedAt }])
  try {
    await delay(LOAD_MS)
    await servers[1]?.kill()
    await delay(LOAD_MS)
  } finally {
    await visitors.stop()
    await nginx.stop()
  }
  return visitors.outcomes.filter(isFailed).length
}

/** Writes lost, and pages of texts read while the primary was dead. */
type Alone = { readonly lost: number; readonly read: number }

/** A failover in which commits wait for no standby, and one of the servers reads from none. */
async function failOverAlone(fleet: Fleet, { primary, standbys }: FleetState): Promise<Alone> {
  const bare = await fleet.startServer(1, { DATABASE_READ_URL: '' })
  fleet.servers[1] = bare
  await query(primary.cluster.url, `alter system set synchronous_standby_names = ''`)
  await query(primary.cluster.url, 'select pg_reload_conf()')
  const writers = await startWriters({
    url: fleet.servers[2]?.url ?? '',
    databaseUrl: fleet.databaseUrl,
    name: 'alone',
    writers: 2,
    people: 6,
  })
  await writers.waitForAcknowledged(WRITES, 0)
  await stallStandby(primary)
  await writers.waitForAcknowledged(WRITES, performance.now())
  await primary.cluster.kill9()
  const read = await countSearches(bare.url)
  const [next] = standbys
  if (!next) throw new Error('no standby is left')
  await promote(next)
  fleet.link.turnTo(next.cluster.port)
  await writers.waitForAcknowledged(1, performance.now())
  await writers.stop()
  const { lost } = await writers.judge()
  return { lost: lost.length, read }
}

/** How many of a few searches in the texts a server responds to. */
async function countSearches(url: string): Promise<number> {
  let found = 0
  for (let n = 0; n < SEARCHES; n += 1) {
    const response = await fetch(`${url}/articles/search?q=day`)
    await response.arrayBuffer()
    if (response.status === 200) found += 1
  }
  return found
}
