import { setTimeout as delay, setImmediate as letOthersRun } from 'node:timers/promises'
import { createRandom } from '../../testbed/random.ts'
import type { Answered } from './answered.ts'
import { createConnections, type Outcome } from './connections.ts'
import { cachedKinds, createDraw, type Kind, kinds, type World } from './visits.ts'

export type Stream = {
  readonly port: number
  /** Visits a second. */
  readonly rate: number
  readonly seconds: number
  readonly seed: number
  readonly world: World
}

/** More than this many waiting at once is a collapse; who comes then is not even sent. */
const MOST_WAITING = 4_000
/** What nginx says of a page it had to ask a server for while somebody waited. */
const ASKED = ['MISS', 'EXPIRED']
const NOT_SENT = Promise.resolve<Outcome>({ failure: 'not sent, too many wait' })

/**
 * The moments visitors come, in milliseconds: independent of each other, so many a second on average. They come whether
 * or not those before them were served.
 */
export function* arrivals(rate: number, seconds: number, random: () => number): Generator<number> {
  const drawGapMs = () => (-Math.log(1 - random()) / rate) * 1000
  for (let at = drawGapMs(); at < seconds * 1000; at += drawGapMs()) yield at
}

/**
 * Sends visits when they are due. Each is timed from that moment, not from when it was sent: a sender that is late, or a
 * server that makes everybody wait, does not hide it.
 */
export async function sendStream({ port, rate, seconds, seed, world }: Stream): Promise<Answered> {
  const random = createRandom(seed)
  const draw = createDraw(world, random)
  const connections = createConnections(port)
  const ms = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]> // true: one a kind
  const pagesMs = { kept: [] as number[], made: [] as number[] }
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
        if (cachedKinds.includes(kind)) (ASKED.includes(cache) ? pagesMs.made : pagesMs.kept).push(tookMs)
      } else failures[`${kind}: ${failure}`] = (failures[`${kind}: ${failure}`] ?? 0) + 1
    })
    running.add(one)
  }
  let sent = 0
  for (const dueMs of arrivals(rate, seconds, random)) {
    const aheadMs = dueMs - passedMs()
    if (aheadMs > 0) await delay(Math.ceil(aheadMs))
    // Who is late still has to hear the answers.
    else if (sent % 8 === 0) await letOthersRun()
    visit(dueMs)
    sent += 1
  }
  await Promise.all(running)
  connections.close()
  const { user, system } = process.cpuUsage(before)
  return { ms, pagesMs, failures, seconds, processorSeconds: (user + system) / 1_000_000 }
}
