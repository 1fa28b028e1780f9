/** The clock and timers a countdown runs on; tests replace them. */
export type Timers = {
  now(): number
  /** Runs `callback` after `ms`; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void
}

export type Countdown = { pause(): void; resume(): void; stop(): void }

/** Runs `onEnd` after `durationMs` of unpaused time. */
export function startCountdown(durationMs: number, onEnd: () => void, timers: Timers): Countdown {
  let leftMs = durationMs
  let startedMs = timers.now()
  let cancel: (() => void) | undefined

  const resume = () => {
    if (cancel) return
    startedMs = timers.now()
    cancel = timers.after(leftMs, onEnd)
  }
  const pause = () => {
    if (!cancel) return
    cancel()
    cancel = undefined
    leftMs -= timers.now() - startedMs
  }
  resume()
  return { pause, resume, stop: () => cancel?.() }
}

export const browserTimers: Timers = {
  now: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
