import { type Ladder, type Rung, shareOf } from './client-ladder.ts'

/** An allowance that refills all the time: what an address may use in a minute, at once or spread out. */
export type Rule = { readonly name: string; readonly perMinute: number }

/** Counts shared by all processes. `add` adds amounts to keys of one window and returns the new totals. */
export type CounterStore = {
  add(windowStartMs: number, amounts: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>
}

/** What the rungs of a client have left. */
type Room = {
  /** How long until every rung has room for the amount; 0 if all have it now. */
  readonly waitMs: number
  /** The rung that needs the longest; undefined if all have room. */
  readonly rung: Rung | undefined
  /** How much of a minute's allowance the rung that used most has used lately, 0 to 1. */
  readonly usedShare: number
}

export type Buckets = {
  /** What is left for an amount. Takes nothing. */
  find(ladder: Ladder, amount: number, nowMs: number): Room
  /** Takes an amount from every rung. */
  take(ladder: Ladder, amount: number, nowMs: number): void
  /** Sends what was used since the last call, and takes what other processes report. Forgets those that are full again. */
  share(store: CounterStore, nowMs: number): Promise<void>
  readonly size: number
}

const MINUTE_MS = 60_000
const MAX_KEYS = 100_000
/** A full bucket that used less than this lately is forgotten. */
const FORGOTTEN_BELOW = 0.01
/** Only keys that used a tenth of their allowance are worth a shared row; the others stay in memory. */
const SHARED_FROM = 0.1

type Bucket = {
  readonly capacity: number
  level: number
  atMs: number
  /** What was used, fading over a minute. Unlike the level, it shows who uses much even where the refill covers it. */
  recent: number
  /** Used here and not yet sent. */
  unsent: number
  /** The total of all processes in a window, as the store last reported it. */
  windowMs: number
  total: number
}

/** A bucket for each rung, in memory. A full one equals none at all, so only those in use need memory. */
export function createBuckets({ name, perMinute }: Rule): Buckets {
  const buckets = new Map<string, Bucket>()

  function refill(bucket: Bucket, nowMs: number): void {
    // A clock that was set back counts as one that was set forward: nobody is locked out until it has caught up.
    const passedMs = Math.abs(nowMs - bucket.atMs)
    bucket.atMs = nowMs
    bucket.level = Math.min(bucket.capacity, bucket.level + (passedMs * bucket.capacity) / MINUTE_MS)
    bucket.recent *= Math.exp(-passedMs / MINUTE_MS)
    // What has been refilled need not be known elsewhere.
    bucket.unsent = Math.min(bucket.unsent, bucket.capacity - bucket.level)
  }

  function add(key: string, capacity: number, nowMs: number): Bucket {
    if (buckets.size >= MAX_KEYS) forgetOldest()
    const bucket = { capacity, level: capacity, atMs: nowMs, recent: 0, unsent: 0, windowMs: 0, total: 0 }
    buckets.set(key, bucket)
    return bucket
  }

  /** Drops one key and not all of them. The widest rung of a client limits how many keys one network can add. */
  function forgetOldest(): void {
    for (const key of buckets.keys()) {
      buckets.delete(key)
      return
    }
  }

  function collectUnsent(nowMs: number): Map<string, number> {
    const unsent = new Map<string, number>()
    for (const [key, bucket] of buckets) {
      refill(bucket, nowMs)
      if (isIdle(bucket)) buckets.delete(key)
      else if (bucket.unsent >= 1 && bucket.capacity - bucket.level >= SHARED_FROM * bucket.capacity)
        unsent.set(`${name}:${key}`, Math.floor(bucket.unsent))
    }
    return unsent
  }

  /** Takes what other processes used in this window since the last report. */
  function learn(bucket: Bucket, { windowMs, total, sent }: Record<'windowMs' | 'total' | 'sent', number>) {
    const known = bucket.windowMs === windowMs ? bucket.total : 0
    const others = Math.max(0, total - known - sent)
    bucket.level = Math.max(-bucket.capacity, bucket.level - others)
    bucket.recent += others
    bucket.windowMs = windowMs
    bucket.total = total
  }

  return {
    find(ladder, amount, nowMs) {
      let [waitMs, usedShare] = [0, 0]
      let slowest: Rung | undefined
      for (const rung of ladder) {
        const bucket = buckets.get(rung.key)
        if (!bucket) continue
        refill(bucket, nowMs)
        const { capacity, level, recent } = bucket
        usedShare = Math.max(usedShare, Math.min(1, recent / capacity))
        const rungWaitMs = ((Math.min(amount, capacity) - level) * MINUTE_MS) / capacity
        if (rungWaitMs <= waitMs) continue
        waitMs = rungWaitMs
        slowest = rung
      }
      return { waitMs, rung: slowest, usedShare }
    },

    take(ladder, amount, nowMs) {
      for (const { key, scope } of ladder) {
        const bucket = buckets.get(key) ?? add(key, perMinute * shareOf[scope], nowMs)
        bucket.level -= amount
        bucket.recent += amount
        bucket.unsent += amount
      }
    },

    async share(store, nowMs) {
      const windowMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS
      const unsent = collectUnsent(nowMs)
      if (unsent.size === 0) return
      const totals = await store.add(windowMs, unsent)
      for (const [sharedKey, sent] of unsent) {
        const bucket = buckets.get(sharedKey.slice(name.length + 1))
        if (!bucket) continue
        bucket.unsent = Math.max(0, bucket.unsent - sent)
        learn(bucket, { windowMs, total: totals.get(sharedKey) ?? sent, sent })
      }
    },

    get size() {
      return buckets.size
    },
  }
}

function isIdle({ level, capacity, recent }: Bucket): boolean {
  return level >= capacity && recent < FORGOTTEN_BELOW * capacity
}
