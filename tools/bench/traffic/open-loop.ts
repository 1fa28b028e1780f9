import { setTimeout as delay, setImmediate as letOthersRun } from 'node:timers/promises'
import { createRandom } from '../../testbed/random.ts'
import { createConnections, type Outcome } from './connections.ts'
import type { StreamResult } from './stream-result.ts'
import { cachedKinds, createDraw, type Kind, kinds, type SiteData } from './visits.ts'

export type Stream = {
  readonly port: number
  /** Visits a second. */
  readonly rate: number
  readonly seconds: number
  readonly seed: number
  readonly data: SiteData
}

/** More waiting visits than this is a collapse; further visits are not sent. */
const MOST_WAITING = 4_000
/** Cache statuses of nginx for a page that a server had to render while a visitor waited. */
const MISSES = ['MISS', 'EXPIRED']
const NOT_SENT = Promise.resolve<Outcome>({ failure: 'not sent, too many wait' })

/**
 * The arrival times of visitors in milliseconds: independent of each other and of responses, so many a second on average.
 */
export function* arrivals(rate: number, seconds: number, random: () => number): Generator<number> {
  const drawGapMs = () => (-Math.log(1 - random()) / rate) * 1000
  for (let at = drawGapMs(); at < seconds * 1000; at += drawGapMs()) yield at
}

/**
 * Sends visits when they are due. Each is timed from its due time, not from when it was sent, so that neither a late
 * sender nor a slow server hides delays.
 */
export async function sendStream({ port, rate, seconds, seed, data }: Stream): Promise<StreamResult> {
  const random = createRandom(seed)
  const draw = createDraw(data, random)
  const connections = createConnections(port)
  const ms = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]> // true: one entry per kind
  const pagesMs = { cached: [] as number[], rendered: [] as number[] }
  const failures: Record<string, number> = {}
  const running = new Set<Promise<void>>()
  const before = process.cpuUsage()
  const startedAt = performance.now()
  const passedMs = () => performance.now() - startedAt

  function visit(dueMs: number): void {
    const wanted = draw()
    const { kind } = wanted
    const sending = running.size < MOST_WAITING ? connections.send(wanted) : NOT_SENT
    const one = sending.then(({ failure, cache = '' }) => {
      running.delete(one)
      const tookMs = passedMs() - dueMs
      if (failure === undefined) {
        ms[kind].push(tookMs)
        if (cachedKinds.includes(kind))
          (MISSES.includes(cache) ? pagesMs.rendered : pagesMs.cached).push(tookMs)
      } else failures[`${kind}: ${failure}`] = (failures[`${kind}: ${failure}`] ?? 0) + 1
    })
    running.add(one)
  }
  let sent = 0
  for (const dueMs of arrivals(rate, seconds, random)) {
    const aheadMs = dueMs - passedMs()
    if (aheadMs > 0) await delay(Math.ceil(aheadMs))
    // Lets a late sender receive the outstanding responses.
    else if (sent % 8 === 0) await letOthersRun()
    visit(dueMs)
    sent += 1
  }
  await Promise.all(running)
  connections.close()
  const { user, system } = process.cpuUsage(before)
  return { ms, pagesMs, failures, seconds, processorSeconds: (user + system) / 1_000_000 }
}
