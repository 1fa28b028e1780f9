import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { waitForAnswers } from './answers.ts'
import type { Write } from './judge-writes.ts'
import { type OpenOrder, payOrder } from './pay-orders.ts'

/** Those who tell of payments: each goes on telling of one until it is heard, as providers do. */
export type Payers = {
  /** What was told, named by the order. */
  readonly writes: readonly Write[]
  waitForAnswers(count: number, after: number): Promise<number>
  /** Ends once what was begun is heard. */
  stop(): Promise<void>
}

const PAYERS = 8
/** The machine has others to serve, and orders are few. */
const PAUSE_MS = 20
const REST_MS = 50

export function startPayers(services: Services, orders: readonly OpenOrder[]): Payers {
  const left = [...orders]
  const writes: Write[] = []
  let stopping = false
  const tell = async (order: OpenOrder, write: Write) => {
    while (write.answeredAt === undefined) {
      try {
        await payOrder(services, order)
        write.answeredAt = performance.now()
      } catch {
        await delay(REST_MS) // nobody knows whether it was heard
      }
    }
  }
  const tellOn = async () => {
    for (let order = left.pop(); order && !stopping; order = left.pop()) {
      const write: Write = { name: order.order.id }
      writes.push(write)
      await tell(order, write)
      await delay(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: PAYERS }, tellOn))
  return {
    writes,
    waitForAnswers: (count, after) => waitForAnswers(writes, count, after),
    async stop() {
      stopping = true
      await running
    },
  }
}
