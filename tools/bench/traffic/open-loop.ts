import { setTimeout as delay, setImmediate as letOthersRun } from 'node:timers/promises'
import { createRandom } from '../../testbed/random.ts'
import { createConnections } from './connections.ts'
import { createRecords } from './records.ts'
import type { StreamResult } from './stream-result.ts'
import { createDraw, type SiteData, type Visit } from './visits.ts'

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

/**
 * The arrival times of visitors in milliseconds: independent of each other and of responses, so many a second on average.
 */
export function* arrivals(rate: number, seconds: number, random: () => number): Generator<number> {
  const drawGapMs = () => (-Math.log(1 - random()) / rate) * 1000
  for (let at = drawGapMs(); at < seconds * 1000; at += drawGapMs()) yield at
}

/**
 * Sends visits when they are due. Each is timed from its due time, not from when it was sent, so that neither a late
 * sender nor a slow server hides delays. What is filled into a page is timed from the end of the page.
 */
export async function sendStream({ port, rate, seconds, seed, data }: Stream): Promise<StreamResult> {
  const random = createRandom(seed)
  const draw = createDraw(data, random)
  const connections = createConnections(port)
  const records = createRecords()
  const running = new Set<Promise<void>>()
  const before = process.cpuUsage()
  const startedAt = performance.now()
  const passedMs = () => performance.now() - startedAt

  async function visit(wanted: Visit, dueMs: number): Promise<void> {
    const { address, fills } = wanted
    records.addResponse(wanted, await connections.send(wanted), passedMs() - dueMs)
    const pageMs = passedMs()
    await Promise.all(
      fills.map(async (fill) => {
        const outcome = await connections.send({ ...fill, address })
        records.addFilling(fill.what, outcome, passedMs() - pageMs)
      }),
    )
  }
  let sent = 0
  for (const dueMs of arrivals(rate, seconds, random)) {
    const aheadMs = dueMs - passedMs()
    if (aheadMs > 0) await delay(Math.ceil(aheadMs))
    // Lets a late sender receive the outstanding responses.
    else if (sent % 8 === 0) await letOthersRun()
    const wanted = draw()
    if (running.size < MOST_WAITING) {
      const one = visit(wanted, dueMs).then(() => void running.delete(one))
      running.add(one)
    } else records.addResponse(wanted, { failure: 'not sent, too many wait' }, 0)
    sent += 1
  }
  await Promise.all(running)
  connections.close()
  const { user, system } = process.cpuUsage(before)
  return { ...records.read(), seconds, processorSeconds: (user + system) / 1_000_000 }
}
