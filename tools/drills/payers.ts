import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import type { Write } from './judge-writes.ts'
import { type OpenOrder, payOrder } from './pay-orders.ts'
import { waitForAcknowledged } from './wait-for-acknowledged.ts'

/** Senders of payment notices: each repeats a notice until it is accepted, as providers do. */
export type Payers = {
  /** The notices, named by their orders. */
  readonly writes: readonly Write[]
  waitForAcknowledged(count: number, after: number): Promise<number>
  /** Ends once the notices in progress are accepted. */
  stop(): Promise<void>
}

const PAYERS = 8
/** Leaves the machine time for others, and saves orders. */
const PAUSE_MS = 20
const REST_MS = 50

export function startPayers(services: Services, orders: readonly OpenOrder[]): Payers {
  const left = [...orders]
  const writes: Write[] = []
  let stopping = false
  const notify = async (order: OpenOrder, write: Write) => {
    while (write.acknowledgedAt === undefined) {
      try {
        await payOrder(services, order)
        write.acknowledgedAt = performance.now()
      } catch {
        await delay(REST_MS) // whether it was applied is unknown
      }
    }
  }
  const notifyAll = async () => {
    for (let order = left.pop(); order && !stopping; order = left.pop()) {
      const write: Write = { name: order.order.id }
      writes.push(write)
      await notify(order, write)
      await delay(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: PAYERS }, notifyAll))
  return {
    writes,
    waitForAcknowledged: (count, after) => waitForAcknowledged(writes, count, after),
    async stop() {
      stopping = true
      await running
    },
  }
}
