import { createRandom } from '../../testbed/random.ts'
import { createConnections } from './connections.ts'
import { createDraw, listEveryPage, type SiteData, type Visit } from './visits.ts'

type Loop = {
  readonly port: number
  readonly draw: () => Visit
  /** Concurrent requests. */
  readonly atOnce: number
  readonly isOver: (sent: number) => boolean
}

/** Sends visits as fast as responses arrive, a few at a time; returns their number and the failures of requests. */
export async function sendInTurn({ port, draw, atOnce, isOver }: Loop) {
  const connections = createConnections(port)
  const failures: string[] = []
  let sent = 0
  const visitAgain = async (): Promise<void> => {
    while (!isOver(sent)) {
      sent += 1
      const visit = draw()
      for (const request of [visit, ...visit.fills]) {
        const { failure } = await connections.send({ ...request, address: visit.address })
        if (failure) failures.push(`${visit.kind}: ${failure}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitAgain))
  connections.close()
  return { sent, failures }
}

type WarmUp = {
  readonly port: number
  readonly data: SiteData
  readonly seed: number
  readonly visits: number
}

/** Visits every page once, then so many visits of all kinds, to fill caches and load code. Failures are only printed. */
export async function warmUp({ port, data, seed, visits }: WarmUp): Promise<void> {
  const pages = listEveryPage(data)
  const drawAny = createDraw(data, createRandom(seed))
  let at = 0
  const draw = () => pages[at++] ?? drawAny()
  const all = pages.length + visits
  const { failures } = await sendInTurn({ port, draw, atOnce: 6, isOver: (sent) => sent >= all })
  if (failures.length > 0) console.error(`while warming up: ${failures.length} failed, ${failures[0]}`)
}
