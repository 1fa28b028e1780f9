import { AppError } from './app-error.ts'

/** Does costly work a few at a time. Those who would wait too long are sent away at once, with a time to come back. */
export type WorkQueue = { run<T>(work: () => Promise<T>): Promise<T> }

const COME_BACK_SEC = 2

export function createWorkQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= most) throw new AppError('server.busy', { retryAfterSec: COME_BACK_SEC })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** The turn goes to the next in line, so `running` stays as it is, unless nobody waits. */
  function passTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await takeTurn()
      try {
        return await work()
      } finally {
        passTurn()
      }
    },
  }
}
