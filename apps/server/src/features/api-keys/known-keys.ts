import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'

export type KnownKeys = {
  /** Whether a key worked when it was looked up last. */
  hasWorked(secretHash: string): boolean
  /** The id of a key that works; undefined for any other. */
  find(secretHash: string): Promise<string | undefined>
}

type Known = { readonly atMs: number; readonly id: Promise<string | undefined>; readonly worked: boolean }

/** A revoked key is refused after this time at the latest, in every process. */
const FRESH_MS = 500
const MAX_KEYS = 10_000

/** Looks keys up, and again after half a second: requests that come meanwhile cost no statement. */
export function createKnownKeys(
  findId: (secretHash: Buffer) => Promise<string | undefined>,
  clock: Clock,
): KnownKeys {
  const known = new LRUCache<string, Known>({ max: MAX_KEYS })

  async function lookUp(secretHash: string, atMs: number, worked: boolean): Promise<string | undefined> {
    const id = findId(Buffer.from(secretHash, 'hex'))
    // The age counts from before the statement, so that a key revoked meanwhile is not held longer.
    known.set(secretHash, { atMs, id, worked })
    try {
      const found = await id
      known.set(secretHash, { atMs, id, worked: found !== undefined })
      return found
    } catch (error) {
      known.delete(secretHash)
      throw error
    }
  }

  return {
    hasWorked: (secretHash) => known.get(secretHash)?.worked === true,
    find(secretHash) {
      const found = known.get(secretHash)
      const nowMs = clock.now()
      if (found && Math.abs(nowMs - found.atMs) < FRESH_MS) return found.id
      return lookUp(secretHash, nowMs, found?.worked ?? false)
    },
  }
}
