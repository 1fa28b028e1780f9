/** Counts what happens in any one second. */
export type SecondWindow = {
  /** Whether one more fits into the second that ends now; if so it is counted. */
  take(nowMs: number): boolean
  /** The most that any second has seen. */
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
