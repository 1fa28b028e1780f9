import { createRandom } from '../../testbed/random.ts'
import { createConnections } from './connections.ts'
import { createDraw, listEveryPage, type Visit, type World } from './visits.ts'

type Loop = {
  readonly port: number
  readonly draw: () => Visit
  /** How many ask at once. */
  readonly atOnce: number
  readonly isOver: (sent: number) => boolean
}

/** Sends visits as fast as they are answered, a few at a time; tells how many, and what went wrong. */
export async function sendInTurn({ port, draw, atOnce, isOver }: Loop) {
  const connections = createConnections(port)
  const failures: string[] = []
  let sent = 0
  const visitAgain = async (): Promise<void> => {
    while (!isOver(sent)) {
      sent += 1
      const visit = draw()
      const { failure } = await connections.send(visit)
      if (failure) failures.push(`${visit.kind}: ${failure}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitAgain))
  connections.close()
  return { sent, failures }
}

type WarmUp = { readonly port: number; readonly world: World; readonly seed: number; readonly visits: number }

/** Every page once, then so many visits of all kinds: pages are kept, code is loaded. What fails yet is told, no more. */
export async function warmUp({ port, world, seed, visits }: WarmUp): Promise<void> {
  const pages = listEveryPage(world)
  const drawAny = createDraw(world, createRandom(seed))
  let at = 0
  const draw = () => pages[at++] ?? drawAny()
  const all = pages.length + visits
  const { failures } = await sendInTurn({ port, draw, atOnce: 6, isOver: (sent) => sent >= all })
  if (failures.length > 0) console.error(`while warming up: ${failures.length} failed, ${failures[0]}`)
}
