/** A sliding window that counts events within one second. */
export type SecondWindow = {
  /** Counts one more event and returns true, or returns false when the last second is full. */
  take(nowMs: number): boolean
  /** The highest number of events, refused ones included, seen within one second. */
  readonly most: number
}

const SECOND_MS = 1_000

export function createSecondWindow(limit: number): SecondWindow {
  let times: number[] = []
  let most = 0
  return {
    take(nowMs) {
      times = times.filter((one) => one > nowMs - SECOND_MS)
      most = Math.max(most, times.length + 1)
      if (times.length >= limit) return false
      times.push(nowMs)
      return true
    },
    get most() {
      return most
    },
  }
}
