import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { driftPercent } from './measuring/drift.ts'
import { type Inspector, openInspector } from './measuring/inspector.ts'
import { pidOf } from './measuring/ratio-to-bare.ts'
import { type BusySite, startBusySite } from './traffic/busy-site.ts'
import { warmUp } from './traffic/closed-loop.ts'
import { findSaturation } from './traffic/saturation.ts'
import { startSender } from './traffic/start-sender.ts'
import { countFailures, describe, isSustained } from './traffic/stream-result.ts'

const SEED = 40_000
const SOAK_SHARE = 0.5
const FULL = {
  residents: 300,
  places: 20,
  visits: 1_000,
  from: 100,
  stepSec: 8,
  soakSec: 1_800,
  sampleSec: 20,
}
const SMALL = { residents: 20, places: 2, visits: 300, from: 50, stepSec: 3, soakSec: 90, sampleSec: 5 }
/** Longer than the pool and nginx keep idle connections open. */
const REST_MS = 15_000
/** A cache size that is full before anything is compared: memory that still grows then is no cache. */
const PAGE_CACHE_MB = '16'

/** Resources of the two servers together. */
type Held = {
  /** Heap after a garbage collection. */
  readonly heapMb: number
  readonly rssMb: number
  readonly files: number
  readonly connections: number
}

/** Half an hour at half the sustainable rate: memory, handles and connections must not grow. */
export async function measureSoak({ small }: { small: boolean }): Promise<Figure[]> {
  const { residents, places, visits, from, stepSec, soakSec, sampleSec } = small ? SMALL : FULL
  const site = await startBusySite({ residents, places, inspected: true, settings: { PAGE_CACHE_MB } })
  const sender = startSender()
  const inspectors = await Promise.all(site.servers.map(({ inspectorPort }) => openInspector(inspectorPort)))
  try {
    const { data, nginx } = site
    let seed = SEED
    const send = (rate: number, seconds: number) =>
      sender.send({ port: nginx.port, rate, seconds, seed: ++seed, data })
    await warmUp({ port: nginx.port, data, seed, visits })
    const sustains = async (rate: number) => isSustained(await send(rate, stepSec))
    const rate = SOAK_SHARE * (await findSaturation({ sustains, from, halvings: 1 }))
    await delay(REST_MS)
    const before = await look(site, inspectors)

    const during: Held[] = []
    const soaking = send(rate, soakSec)
    const until = Date.now() + soakSec * 1000
    while (Date.now() < until) {
      await delay(sampleSec * 1000)
      during.push(await look(site, inspectors))
    }
    const result = await soaking
    console.error(describe(rate, result))
    for (const held of [before, ...during]) console.error(JSON.stringify(held))
    await delay(REST_MS)
    const after = await look(site, inspectors)
    const drift = (pick: (held: Held) => number) => rounded(Math.abs(driftPercent(during.map(pick))), 1)
    return [
      figure('soak.rate', rounded(rate, 0), 'visits/s', '>= 1'),
      figure('soak.errors', countFailures(result), 'visits', '= 0'),
      figure('soak.heap', rounded(during.at(-1)?.heapMb ?? 0, 1), 'MB', '>= 1'),
      figure(
        'soak.heap-drift',
        drift(({ heapMb }) => heapMb),
        '%',
        '<= 2',
      ),
      figure('soak.rss', rounded(during.at(-1)?.rssMb ?? 0, 1), 'MB', '>= 1'),
      figure(
        'soak.rss-drift',
        drift(({ rssMb }) => rssMb),
        '%',
        '<= 2',
      ),
      figure('soak.connections-at-rest', after.connections, 'connections', `<= ${before.connections}`),
      figure('soak.open-files-at-rest', after.files, 'files', `<= ${before.files}`),
    ]
  } finally {
    for (const inspector of inspectors) inspector.close()
    sender.stop()
    await site.stop()
  }
}

async function look(site: BusySite, inspectors: readonly Inspector[]): Promise<Held> {
  const pids = site.servers.map((server) => pidOf(server.process))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const heaps = await Promise.all(inspectors.map(measureHeap))
  return {
    heapMb: rounded(sum(heaps) / 1_000_000, 1),
    rssMb: rounded(sum(pids.map(residentKb)) / 1_000, 1),
    files: sum(pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length)),
    connections: await site.countConnections(),
  }
}

async function measureHeap(inspector: Inspector): Promise<number> {
  await inspector.call('HeapProfiler.collectGarbage')
  const { usedSize } = await inspector.call<{ usedSize: number }>('Runtime.getHeapUsage')
  return usedSize
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
