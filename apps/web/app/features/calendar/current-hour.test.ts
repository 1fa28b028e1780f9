import { expect, test } from 'vitest'
import { findCurrentHour, msToNextHour } from './current-hour.ts'

const hours = [
  { from: '2026-11-14T23:14:01+03:00', to: '2026-11-15T01:14:01+03:00' },
  { from: '2026-11-15T01:14:01+03:00', to: '2026-11-15T03:14:02+03:00' },
]

test.each([
  ['2026-11-14T20:14:00Z', undefined],
  ['2026-11-14T20:14:01Z', 0],
  ['2026-11-14T22:14:00Z', 0],
  ['2026-11-14T22:14:01Z', 1],
  ['2026-11-15T00:14:02Z', undefined],
])('at %s the hour is %s', (now, expected) => {
  expect(findCurrentHour(hours, Date.parse(now))).toBe(expected)
})

test('the next look at the hour is when the current one ends, and otherwise after an hour', () => {
  expect(msToNextHour(hours[1], Date.parse('2026-11-15T00:14:01.400Z'))).toBe(600)
  expect(msToNextHour(undefined, Date.parse('2026-11-15T00:14:02Z'))).toBe(3_600_000)
})
