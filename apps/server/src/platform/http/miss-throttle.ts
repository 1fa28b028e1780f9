import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { AppError } from './app-error.ts'
import { type Ladder, ladderOf } from './client-ladder.ts'
import type { Limits } from './limits.ts'

/** Stops clients that keep looking up things that do not exist: an address, and the site and network around it. */
export type MissThrottle = {
  /** Runs a look-up. One that finds nothing is counted, across all processes. */
  watch<Result>(address: string, work: () => Promise<Result>): Promise<Result>
}

type Options = {
  readonly name: string
  /** How many look-ups of an address may find nothing in a minute; then all are refused until the minute is over. */
  readonly perMinute: number
  readonly isMiss: (error: unknown) => boolean
}

const MAX_BLOCKED = 10_000

export function createMissThrottle(
  { limits, clock }: { readonly limits: Limits; readonly clock: Clock },
  { name, perMinute, isMiss }: Options,
): MissThrottle {
  const blockedUntil = new LRUCache<string, number>({ max: MAX_BLOCKED })
  function refuseBlocked(ladder: Ladder): void {
    const waitMs = Math.max(...ladder.map(({ key }) => (blockedUntil.get(key) ?? 0) - clock.now()))
    if (waitMs > 0) throw new AppError('limit.exceeded', { retryAfterSec: Math.ceil(waitMs / 1000) })
  }
  async function countMiss(address: string): Promise<void> {
    const verdict = await limits.hitShared({ name, perMinute }, address)
    if (verdict.allowed) return
    if (verdict.rung) blockedUntil.set(verdict.rung.key, clock.now() + verdict.retryAfterSec * 1000)
    throw new AppError('limit.exceeded', verdict)
  }
  return {
    async watch(address, work) {
      refuseBlocked(ladderOf(address))
      try {
        return await work()
      } catch (error) {
        if (isMiss(error)) await countMiss(address)
        throw error
      }
    },
  }
}
