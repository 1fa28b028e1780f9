import { setTimeout as delay } from 'node:timers/promises'
import type { Write } from './judge-writes.ts'

const PATIENCE_MS = 120_000

/** Waits until so many writes were answered after a moment of `performance.now()`; tells when the first of them was. */
export async function waitForAnswers(
  writes: readonly Write[],
  wanted: number,
  after: number,
): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const answers = writes.flatMap(({ answeredAt = 0 }) => (answeredAt > after ? [answeredAt] : []))
    if (answers.length >= wanted) return Math.min(...answers)
    if (performance.now() > deadline) throw new Error(`${answers.length} of ${wanted} writes answered`)
    await delay(20)
  }
}
