/** What work that no cache holds may take of the core of a process, all clients together. */
export type WorkTotal = {
  /**
   * How long until there is room for work of a client that has used this share of its own allowance; 0 if there is now.
   * The first half is for everybody. Of the second half, the less is left, the less a client may have used lately: the
   * last part is for those who have used hardly anything.
   */
  waitMs(costMs: number, usedShare: number, nowMs: number): number
  take(costMs: number, nowMs: number): void
}

/** How many seconds' worth may be taken at once. */
const BURST_SEC = 2
/** The part that is reserved for those who have used less. */
const RESERVED = 0.5
const MINUTE_MS = 60_000

/** @param perMinute milliseconds of processor time a minute */
export function createWorkTotal(perMinute: number): WorkTotal {
  const capacity = (perMinute / 60) * BURST_SEC
  const refillPerMs = perMinute / MINUTE_MS
  let level = capacity
  let atMs = 0

  function refill(nowMs: number): void {
    level = Math.min(capacity, level + Math.abs(nowMs - atMs) * refillPerMs)
    atMs = nowMs
  }

  return {
    waitMs(costMs, usedShare, nowMs) {
      refill(nowMs)
      // The root separates those who used a hundredth from those who used nothing: a flood from many networks is thin.
      const needed = Math.min(capacity, Math.max(costMs, RESERVED * Math.sqrt(usedShare) * capacity))
      return Math.max(0, needed - level) / refillPerMs
    },
    take(costMs, nowMs) {
      refill(nowMs)
      level -= costMs
    },
  }
}
