import { setTimeout as delay } from 'node:timers/promises'
import type { Write } from './judge-writes.ts'

const PATIENCE_MS = 120_000

/** Waits until so many writes were acknowledged after a moment of `performance.now()`; returns when the first was. */
export async function waitForAcknowledged(
  writes: readonly Write[],
  wanted: number,
  after: number,
): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const acknowledged = writes.flatMap(({ acknowledgedAt = 0 }) =>
      acknowledgedAt > after ? [acknowledgedAt] : [],
    )
    if (acknowledged.length >= wanted) return Math.min(...acknowledged)
    if (performance.now() > deadline)
      throw new Error(`${acknowledged.length} of ${wanted} writes acknowledged`)
    await delay(20)
  }
}
