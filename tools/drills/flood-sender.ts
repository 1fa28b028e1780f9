import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '../testbed/random.ts'
import { callSite } from './call-site.ts'
import { createFlood, type Network } from './flood-requests.ts'

/** Sends a flood in a process of its own, so that measuring is not disturbed by the sending. */
export type FloodOrder = {
  readonly url: string
  readonly network: Network
  readonly perSecond: number
  readonly seconds: number
}
export type FloodResult = {
  readonly sent: number
  readonly served: number
  /** 429 and 503 with a time to try again. */
  readonly refused: number
}

/** More open requests than this are not added to. */
const MOST_OPEN = 400
const TICK_MS = 20

async function flood({ url, network, perSecond, seconds }: FloodOrder): Promise<FloodResult> {
  const draw = createFlood(network, createRandom(20_261_115))
  const counts = { sent: 0, served: 0, refused: 0 }
  const open = new Set<Promise<void>>()
  const startedAt = performance.now()
  const send = () => {
    const { path, address, post } = draw()
    const one = callSite(url + path, { address, post }).then(({ status, retryAfterSec }) => {
      open.delete(one)
      if (status === 200 || status === 201) counts.served += 1
      if ((status === 429 || status === 503) && (retryAfterSec ?? 0) > 0) counts.refused += 1
    })
    open.add(one)
    counts.sent += 1
  }
  let due = 0
  while (performance.now() - startedAt < seconds * 1000) {
    const wanted = ((performance.now() - startedAt) / 1000) * perSecond
    for (; due < wanted; due += 1) if (open.size < MOST_OPEN) send()
    await delay(TICK_MS)
  }
  await Promise.all(open)
  return counts
}

process.on('message', async (order: FloodOrder) => {
  process.send?.(await flood(order))
})
process.once('disconnect', () => process.exit(0))
