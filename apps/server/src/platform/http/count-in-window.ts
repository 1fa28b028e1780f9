import type { CounterStore } from './limits.ts'

type WindowLimit = {
  readonly key: string
  /** How often in a window. */
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts one more in a window that all processes share. Returns undefined if there was room, else the seconds until the
 * window ends.
 */
export async function countInWindow(
  counters: CounterStore,
  { key, most, windowMs }: WindowLimit,
  nowMs: number,
): Promise<number | undefined> {
  const windowStart = Math.floor(nowMs / windowMs) * windowMs
  const hits = (await counters.add(windowStart, new Map([[key, 1]]))).get(key) ?? 1
  return hits > most ? Math.ceil((windowStart + windowMs - nowMs) / 1000) : undefined
}
