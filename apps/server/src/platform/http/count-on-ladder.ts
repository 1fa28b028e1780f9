import { ladderOf, shareOf } from './client-ladder.ts'
import { countInWindow } from './count-in-window.ts'
import type { CounterStore } from './limits.ts'

type LadderLimit = {
  readonly name: string
  /** How often an address may, in a window; a wider rung may as often as its share says. */
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts one more for every rung of an address, in a window that all processes share. Returns undefined if each had room,
 * else the seconds until the window ends. A rung is counted only if the narrower ones had room.
 */
export async function countOnLadder(
  counters: CounterStore,
  { name, most, windowMs }: LadderLimit,
  address: string,
  nowMs: number,
): Promise<number | undefined> {
  for (const { scope, key } of ladderOf(address)) {
    const rung = { key: `${name}:${key}`, most: most * shareOf[scope], windowMs }
    const retryAfterSec = await countInWindow(counters, rung, nowMs)
    if (retryAfterSec !== undefined) return retryAfterSec
  }
  return undefined
}
