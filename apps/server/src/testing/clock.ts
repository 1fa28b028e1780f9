/** A clock that a test sets by hand. */
export type TestClock = { at: number; now(): number }

export function aClock(at = Date.UTC(2026, 10, 15, 12)): TestClock {
  const clock = { at, now: () => clock.at }
  return clock
}
