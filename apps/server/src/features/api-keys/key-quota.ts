import type { Clock } from '../../platform/clock.ts'
import type { QuotaState } from '../../platform/http/keyed-requests.ts'
import type { Quota, UsageStore, Window } from './usage-store.ts'

/** Whether a key has a request left, and what is left of its quotas. */
type Spent = { readonly isAllowed: boolean; readonly quotas: readonly QuotaState[] }

export type KeyQuota = {
  /** Takes one request of a key's quota: from the slice that this process holds, or from a new one. */
  spend(keyId: string): Promise<Spent>
  /** Returns the slices of keys that have rested for a second; all of them if the process stops. */
  settle(isStopping?: boolean): Promise<void>
}

/** What this process holds of one key's quota. */
type Held = {
  window: Window
  left: number
  /** What nobody has taken yet of the day and of the minute, when the last slice was taken. */
  dayRest: number
  minuteRest: number
  usedAtMs: number
  /** Until then the database is not queried again for a key that has used its quota. */
  spentUntilMs: number
  pending: Promise<void> | undefined
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const NO_WINDOW: Window = { day: '', minute: new Date(0) }

/** The window of an instant. */
function windowAt(nowMs: number): Window {
  const minute = new Date(nowMs - (nowMs % MINUTE_MS))
  return { day: minute.toISOString().slice(0, 10), minute }
}

const isSameMinute = (one: Window, other: Window) => one.minute.getTime() === other.minute.getTime()

/**
 * Quotas that all server processes share without a statement for each request. The sum of what processes accept never
 * exceeds a quota, since every slice is taken from one row; a process that rests returns its slice after a second.
 */
export function createKeyQuota(
  { store, clock }: { readonly store: UsageStore; readonly clock: Clock },
  quota: Quota,
): KeyQuota {
  const heldBy = new Map<string, Held>()

  function open(keyId: string): Held {
    const held: Held = {
      window: NO_WINDOW,
      left: 0,
      dayRest: quota.perDay,
      minuteRest: quota.perMinute,
      usedAtMs: 0,
      spentUntilMs: 0,
      pending: undefined,
    }
    heldBy.set(keyId, held)
    return held
  }

  async function refill(keyId: string, held: Held): Promise<void> {
    const nowMs = clock.now()
    const window = windowAt(nowMs)
    const isSameDay = held.window.day === window.day
    const unused = isSameDay ? held.left : 0
    // Before the statement: if its result is lost, a few requests of the quota are, and none is counted twice.
    held.left = 0
    const taken = await store.take(keyId, window, unused)
    held.window = window
    held.left = taken.slice
    held.dayRest = quota.perDay - taken.requests
    held.minuteRest = quota.perMinute - taken.minute_requests
    if (taken.slice === 0) held.spentUntilMs = nowMs + SECOND_MS
    if (!isSameDay) await store.forgetDays(keyId, window.day)
  }

  function describe({ left, dayRest, minuteRest }: Held, nowMs: number): QuotaState[] {
    const { perDay, perMinute } = quota
    const state = (name: QuotaState['name'], limit: number, rest: number, windowMs: number): QuotaState => ({
      name,
      limit,
      left: Math.max(0, rest) + left,
      windowSec: windowMs / SECOND_MS,
      endsInSec: Math.ceil((windowMs - (nowMs % windowMs)) / SECOND_MS),
    })
    return [state('day', perDay, dayRest, DAY_MS), state('minute', perMinute, minuteRest, MINUTE_MS)]
  }

  async function settleOne(keyId: string, held: Held, isStopping: boolean): Promise<void> {
    const nowMs = clock.now()
    const isResting = isStopping || nowMs - held.usedAtMs >= SECOND_MS
    if (!isResting || held.pending) return
    const unused = held.left
    held.left = 0
    if (!isSameMinute(held.window, windowAt(nowMs))) heldBy.delete(keyId)
    if (unused === 0) return
    await store.putBack(keyId, held.window, unused)
    held.dayRest += unused
    held.minuteRest += unused
  }

  return {
    async spend(keyId) {
      for (;;) {
        const nowMs = clock.now()
        const held = heldBy.get(keyId) ?? open(keyId)
        if (held.left > 0 && isSameMinute(held.window, windowAt(nowMs))) {
          held.left -= 1
          held.usedAtMs = nowMs
          return { isAllowed: true, quotas: describe(held, nowMs) }
        }
        if (isSameMinute(held.window, windowAt(nowMs)) && held.spentUntilMs > nowMs)
          return { isAllowed: false, quotas: describe(held, nowMs) }
        held.pending ??= refill(keyId, held).finally(() => {
          held.pending = undefined
        })
        await held.pending
      }
    },
    async settle(isStopping = false) {
      for (const [keyId, held] of heldBy) await settleOne(keyId, held, isStopping)
    },
  }
}
