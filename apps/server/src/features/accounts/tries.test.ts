import { expect, test } from 'vitest'
import { secondsUntilFree } from './tries.ts'

const minute = 60_000
const windows = [
  { most: 2, withinMs: minute },
  { most: 3, withinMs: 10 * minute },
]

test.each([
  ['the first of two in a minute has to leave', [10_000, 30_000], 40_000, 30],
  ['what was counted before the clock was put back is forgotten', [3_600_000, 3_700_000], 40_000, 1],
  ['of three the longer window has to let one go', [0, 100_000, 110_000], 120_000, 480],
  ['the slower of both windows counts', [0, 9.5 * minute, 9.6 * minute], 9.9 * minute, 36],
  ['nothing is in the way, so a second is enough', [], 0, 1],
])('%s', (_name, times, now, seconds) => {
  expect(secondsUntilFree(times, windows, now)).toBe(seconds)
})
