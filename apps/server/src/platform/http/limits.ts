import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { batchHits } from './batch-hits.ts'
import { type Buckets, type CounterStore, createBuckets, type Rule } from './buckets.ts'
import { type Ladder, ladderOf, type Rung, shareOf } from './client-ladder.ts'
import { createWorkTotal } from './work-total.ts'

export type { CounterStore, Rule }

export type Refusal = {
  readonly allowed: false
  readonly retryAfterSec: number
  /** The rung without room; undefined if the client has room and the process has none. */
  readonly rung?: Rung | undefined
}
type Verdict = { readonly allowed: true } | Refusal
/** What the client has used lately, 0 to 1. */
type WorkVerdict = { readonly allowed: true; readonly usedShare: number } | Refusal

/** Limits climb the ladder of a client's address: every rung must have room, and a refusal takes nothing. */
export type Limits = {
  /** Counted in memory and shared with other processes once a second: costs a request nothing. */
  hit(rule: Rule, address: string): Verdict
  /** Counted in the shared store before responding: for operations where one more try matters. */
  hitShared(rule: Rule, address: string): Promise<Verdict>
  /** Takes processor time before it is used: from the client, and from what the process spends on all of them. */
  charge(address: string, costMs: number, canWait?: boolean): WorkVerdict
  /** The same for a program with an API key, from the key's own allowance. */
  chargeKey(keyId: string, costMs: number, canWait?: boolean): WorkVerdict
  /** Sends what was counted since the last call; called every second. */
  sync(): Promise<void>
}

/** Milliseconds of processor time a minute. */
export type WorkAllowance = {
  readonly perAddress: number
  readonly perKey: number
  readonly total: number
  /** Whether too much admitted work is ahead of a client that used this share of its own. */
  readonly isBusyFor?: ((usedShare: number, canWait: boolean) => boolean) | undefined
}

const ALLOWED: Verdict = { allowed: true }
const WINDOW_MS = 60_000
const BUSY_MS = 1_000
const MAX_LADDERS = 10_000
const MAX_REFUSED = 10_000
const UNLIMITED: WorkAllowance = {
  perAddress: Number.MAX_SAFE_INTEGER,
  perKey: Number.MAX_SAFE_INTEGER,
  total: Number.MAX_SAFE_INTEGER,
}

/** While the store is unavailable each process uses its own counts. */
export function createLimits(clock: Clock, store: CounterStore, work: WorkAllowance = UNLIMITED): Limits {
  const findLadder = createLadders()
  const bucketsOf = new Map<string, Buckets>()
  const workRule = { name: 'work', perMinute: work.perAddress }
  const keyRule = { name: 'key-work', perMinute: work.perKey }
  const total = createWorkTotal(work.total)
  let isSyncing = false

  function findBuckets(rule: Rule): Buckets {
    const found = bucketsOf.get(rule.name)
    if (found) return found
    const created = createBuckets(rule)
    bucketsOf.set(rule.name, created)
    return created
  }

  function chargeLadder(rule: Rule, ladder: Ladder, costMs: number, canWait = false): WorkVerdict {
    const buckets = findBuckets(rule)
    const nowMs = clock.now()
    const { waitMs, rung, usedShare } = buckets.find(ladder, costMs, nowMs)
    if (waitMs > 0) return refusal(waitMs, rung)
    const busyMs = work.isBusyFor?.(usedShare, canWait) ? BUSY_MS : total.waitMs(costMs, usedShare, nowMs)
    if (busyMs > 0) return refusal(busyMs)
    buckets.take(ladder, costMs, nowMs)
    total.take(costMs, nowMs)
    return { allowed: true, usedShare }
  }

  return {
    hit(rule, address) {
      const ladder = findLadder(address)
      const buckets = findBuckets(rule)
      const nowMs = clock.now()
      const { waitMs, rung } = buckets.find(ladder, 1, nowMs)
      if (waitMs > 0) return refusal(waitMs, rung)
      buckets.take(ladder, 1, nowMs)
      return ALLOWED
    },

    hitShared: createSharedHits(clock, store, findLadder),

    charge: (address, costMs, canWait) => chargeLadder(workRule, findLadder(address), costMs, canWait),
    chargeKey: (keyId, costMs, canWait) =>
      chargeLadder(keyRule, [{ scope: 'key', key: keyId }], costMs, canWait),

    async sync() {
      if (isSyncing) return
      isSyncing = true
      try {
        for (const buckets of bucketsOf.values()) await buckets.share(store, clock.now())
      } finally {
        isSyncing = false
      }
    },
  }
}

function refusal(waitMs: number, rung?: Rung): Refusal {
  return { allowed: false, retryAfterSec: Math.max(1, Math.ceil(waitMs / 1000)), rung }
}

/** Ladders of the addresses seen last: reading a key is cheaper than parsing an address. */
function createLadders(): (address: string) => Ladder {
  const ladders = new Map<string, Ladder>()
  return (address) => {
    const known = ladders.get(address)
    if (known) return known
    if (ladders.size >= MAX_LADDERS) ladders.clear()
    const ladder = ladderOf(address)
    ladders.set(address, ladder)
    return ladder
  }
}

/**
 * Windows of a minute in the shared store. A rung is counted only if the narrower ones have room, so that one address
 * cannot use up the allowance of its network. A rung that was refused is not counted again until the minute ends.
 */
function createSharedHits(
  clock: Clock,
  store: CounterStore,
  findLadder: (address: string) => Ladder,
): Limits['hitShared'] {
  const addShared = batchHits(store)
  const refusedIn = new LRUCache<string, number>({ max: MAX_REFUSED })
  return async (rule, address) => {
    const start = Math.floor(clock.now() / WINDOW_MS) * WINDOW_MS
    const keyed = findLadder(address).map((rung) => ({ rung, key: `${rule.name}:${rung.key}` }))
    const refuse = (rung: Rung) => refusal(start + WINDOW_MS - clock.now(), rung)
    const blocked = keyed.find(({ key }) => refusedIn.get(key) === start)
    if (blocked) return refuse(blocked.rung)
    for (const { rung, key } of keyed) {
      if ((await addShared(start, key)) <= rule.perMinute * shareOf[rung.scope]) continue
      refusedIn.set(key, start)
      return refuse(rung)
    }
    return ALLOWED
  }
}
