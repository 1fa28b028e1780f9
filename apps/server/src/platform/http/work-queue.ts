import { AppError } from './app-error.ts'

/** Runs costly work a few at a time. Work that would wait too long is refused at once, with a time to try again. */
export type WorkQueue = { run<T>(work: () => Promise<T>): Promise<T> }

const RETRY_AFTER_SEC = 2

export function createWorkQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= most) throw new AppError('server.busy', { retryAfterSec: RETRY_AFTER_SEC })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** Hands the slot to the next waiting caller; `running` decreases only if there is none. */
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
