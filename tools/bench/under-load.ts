import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure, median, percentile, rounded } from '../figures/figures.ts'
import { type BusySite, startBusySite } from './traffic/busy-site.ts'
import { warmUp } from './traffic/closed-loop.ts'
import { findSaturation } from './traffic/saturation.ts'
import { type Sender, startSender } from './traffic/start-sender.ts'
import { countFailures, describe, isSustained, p99Of, type StreamResult } from './traffic/stream-result.ts'
import { kinds, sharedKinds, shares } from './traffic/visits.ts'

const SEED = 20_261_115
const REPLAY_SHARE = 0.6
const FULL = {
  residents: 300,
  places: 20,
  visits: 1_000,
  from: 100,
  // So long that a queue at a tenth more than the processors can do outgrows what is allowed.
  stepSec: 30,
  halvings: 2,
  replaySec: 600,
}
const SMALL = { residents: 20, places: 2, visits: 300, from: 50, stepSec: 3, halvings: 1, replaySec: 10 }

/**
 * Visits to two servers, nginx and PostgreSQL on one machine: the highest sustained rate, and ten minutes at three fifths
 * of it.
 */
export async function measureLoad({ small }: { small: boolean }): Promise<Figure[]> {
  const { saturation, result, spent } = await replayVisits(small ? SMALL : FULL, { pooled: false })
  return [
    figure('load.saturation', rounded(saturation, 0), 'visits/s', '>= 1'),
    ...describeReplay(result),
    ...(['nginx', 'servers', 'postgres'] as const).map((who) => shareOf(who, spent[who], result.seconds)),
    shareOf('sender', result.processorSeconds, result.seconds),
  ]
}

/** The same visits to servers that connect through PgBouncer. */
export async function measurePooledLoad({ small }: { small: boolean }): Promise<Figure[]> {
  const { saturation, result, connections } = await replayVisits(small ? SMALL : FULL, { pooled: true })
  return [
    figure('load-pgbouncer.saturation', rounded(saturation, 0), 'visits/s', '>= 1'),
    figure('load-pgbouncer.replay', result.seconds, 's', '>= 1'),
    figure('load-pgbouncer.visits', countVisits(result), 'visits', '>= 1'),
    figure('load-pgbouncer.errors', countFailures(result), 'visits', '= 0'),
    figure('load-pgbouncer.connections', connections, 'connections', '<= 40'),
    figure('load-pgbouncer.all-pages-p99', rounded(p99Of(result, sharedKinds), 1), 'ms', '>= 0'),
    figure('load-pgbouncer.personal-p99', rounded(p99Of(result, ['personal']), 1), 'ms', '>= 0'),
  ]
}

async function replayVisits(size: typeof FULL, { pooled }: { readonly pooled: boolean }) {
  const { residents, places, visits, from, stepSec, halvings, replaySec } = size
  const site = await startBusySite({ residents, places, pooled })
  const sender = startSender()
  try {
    const send = createSend(site, sender)
    const sustains = async (rate: number) => isSustained(await send(rate, stepSec))
    await warmUp({ port: site.nginx.port, data: site.data, seed: SEED, visits })
    await readFeeds(site)
    const saturation = await findSaturation({ sustains, from, halvings })
    const before = await site.spent()
    const result = await send(REPLAY_SHARE * saturation, replaySec)
    const after = await site.spent()
    const spent = {
      nginx: after.nginx - before.nginx,
      servers: after.servers - before.servers,
      postgres: after.postgres - before.postgres,
    }
    return { saturation, result, spent, connections: await site.countConnections() }
  } finally {
    sender.stop()
    await site.stop()
  }
}

const countVisits = ({ ms }: StreamResult) => kinds.reduce((sum, kind) => sum + ms[kind].length, 0)

/** Reads every feed on every server: each writes it once a day. */
async function readFeeds({ servers, data }: BusySite): Promise<void> {
  for (const { url } of servers)
    for (const [index, { feed }] of data.residents.entries()) {
      const headers = { 'x-forwarded-for': `10.${index % 250}.0.${1 + Math.floor(index / 250)}` }
      await readOnce(`${url}/feeds/${feed}.ics`, headers)
    }
}

/** Reads a response; a server that is busy with others is tried again when it says. */
async function readOnce(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  for (;;) {
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (response.status === 200) return
    if (response.status !== 503) throw new Error(`a feed cannot be read: ${response.status}`)
    await delay(1_000 * Number(response.headers.get('retry-after')))
  }
}

/** Each stream draws its own visits, the same in every run. */
function createSend({ nginx, data }: BusySite, sender: Sender) {
  let seed = SEED
  return async (rate: number, seconds: number): Promise<StreamResult> => {
    seed += 1
    const result = await sender.send({ port: nginx.port, rate, seconds, seed, data })
    console.error(describe(rate, result))
    return result
  }
}

function describeReplay(result: StreamResult): Figure[] {
  // In a short replay a rare kind may not occur.
  const others = kinds.filter(
    (kind) => !sharedKinds.includes(kind) && kind !== 'personal' && result.ms[kind].length > 0,
  )
  const { cached, rendered } = result.pagesMs
  const { layer, local } = result.fillsMs
  return [
    figure('load.replay', result.seconds, 's', '>= 1'),
    figure('load.visits', countVisits(result), 'visits', '>= 1'),
    ...kinds.map((kind) =>
      figure(
        `load.${kind}-${shares[kind]}-percent`,
        rounded(result.ms[kind].length / result.seconds, 1),
        'visits/s',
        '>= 0',
      ),
    ),
    figure('load.errors', countFailures(result), 'visits', '= 0'),
    figure('load.cached-pages-p99', rounded(percentile(cached, 0.99), 1), 'ms', '<= 35'),
    figure(
      'load.pages-from-nginx',
      rounded((100 * cached.length) / (cached.length + rendered.length), 1),
      '%',
      '>= 95',
    ),
    figure('load.all-pages-p99', rounded(p99Of(result, sharedKinds), 1), 'ms', '>= 0'),
    figure('load.layer-after-page-p99', rounded(percentile(layer, 0.99), 1), 'ms', '<= 300'),
    figure('load.layer-after-page-median', rounded(median(layer), 1), 'ms', '>= 0'),
    figure('load.local-after-page-p99', rounded(percentile(local, 0.99), 1), 'ms', '<= 300'),
    figure('load.local-from-nginx', rounded((100 * result.localHits) / local.length, 1), '%', '>= 0'),
    figure('load.personal-p99', rounded(p99Of(result, ['personal']), 1), 'ms', '<= 200'),
    ...others.map((kind) => figure(`load.${kind}-p99`, rounded(p99Of(result, [kind]), 1), 'ms', '>= 0')),
  ]
}

/** The share of all cores together. */
function shareOf(who: string, processorSec: number, seconds: number): Figure {
  const percent = (100 * processorSec) / (seconds * availableParallelism())
  return figure(`load.processor-${who}`, rounded(percent, 1), '%', '>= 0')
}
