import { expect, test } from 'vitest'
import { startCountdown, type Timers } from './countdown.ts'

/** Timers whose clock advances only when `pass` is called. */
function stoppedTimers(): Timers & { pass(ms: number): void } {
  let nowMs = 0
  const pending = new Set<{ dueMs: number; callback: () => void }>()
  return {
    now: () => nowMs,
    after(ms, callback) {
      const entry = { dueMs: nowMs + ms, callback }
      pending.add(entry)
      return () => pending.delete(entry)
    },
    pass(ms) {
      nowMs += ms
      for (const entry of [...pending]) {
        if (entry.dueMs > nowMs) continue
        pending.delete(entry)
        entry.callback()
      }
    },
  }
}

function aCountdown(durationMs: number) {
  const timers = stoppedTimers()
  let ends = 0
  const countdown = startCountdown(durationMs, () => ends++, timers)
  return { timers, countdown, ends: () => ends }
}

test('a countdown ends when its time is over and not before', () => {
  const { timers, ends } = aCountdown(1000)
  timers.pass(999)
  expect(ends()).toBe(0)
  timers.pass(1)
  expect(ends()).toBe(1)
})

test('paused time does not count, and the countdown continues after a pause', () => {
  const { timers, countdown, ends } = aCountdown(1000)
  timers.pass(400)
  countdown.pause()
  timers.pass(60_000)
  expect(ends()).toBe(0)
  countdown.resume()
  timers.pass(599)
  expect(ends()).toBe(0)
  timers.pass(1)
  expect(ends()).toBe(1)
})

test('pausing twice or resuming twice changes nothing', () => {
  const { timers, countdown, ends } = aCountdown(1000)
  timers.pass(300)
  countdown.pause()
  timers.pass(100)
  countdown.pause()
  countdown.resume()
  countdown.resume()
  timers.pass(700)
  expect(ends()).toBe(1)
})

test('a stopped countdown never ends', () => {
  const { timers, countdown, ends } = aCountdown(1000)
  countdown.stop()
  timers.pass(5000)
  expect(ends()).toBe(0)
})
