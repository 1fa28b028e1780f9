import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { AppError } from './app-error.ts'
import { clientNetwork, type Limits } from './limits.ts'

/** Stops a network that keeps looking up things that do not exist. */
export type MissThrottle = {
  /** Runs a look-up. One that finds nothing is counted, across all processes. */
  watch<Result>(address: string, work: () => Promise<Result>): Promise<Result>
}

type Options = {
  readonly name: string
  /** How many look-ups a minute may find nothing; after that all are refused until the minute is over. */
  readonly perMinute: number
  readonly isMiss: (error: unknown) => boolean
}

const MAX_NETWORKS = 10_000

export function createMissThrottle(
  { limits, clock }: { readonly limits: Limits; readonly clock: Clock },
  { name, perMinute, isMiss }: Options,
): MissThrottle {
  const blockedUntil = new LRUCache<string, number>({ max: MAX_NETWORKS })
  function refuseBlocked(network: string): void {
    const waitMs = (blockedUntil.get(network) ?? 0) - clock.now()
    if (waitMs > 0) throw new AppError('limit.exceeded', { retryAfterSec: Math.ceil(waitMs / 1000) })
  }
  async function countMiss(network: string): Promise<void> {
    const verdict = await limits.hitShared({ name, perMinute }, network)
    if (verdict.allowed) return
    blockedUntil.set(network, clock.now() + verdict.retryAfterSec * 1000)
    throw new AppError('limit.exceeded', verdict)
  }
  return {
    async watch(address, work) {
      const network = clientNetwork(address)
      refuseBlocked(network)
      try {
        return await work()
      } catch (error) {
        if (isMiss(error)) await countMiss(network)
        throw error
      }
    },
  }
}
