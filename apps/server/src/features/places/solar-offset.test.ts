import { expect, test } from 'vitest'
import { solarOffsetSec } from './solar-offset.ts'

// Equation of time: Astronomical Almanac, the yearly extremes to the nearest quarter of a minute.
test.each([
  ['2026-02-11', 0, -14 * 60 - 14],
  ['2026-05-14', 0, 3 * 60 + 40],
  ['2026-07-26', 0, -6 * 60 - 32],
  ['2026-11-03', 0, 16 * 60 + 27],
  ['2026-11-03', 37.61556, 9028 + 16 * 60 + 27],
  ['2026-11-03', -180, -43_200 + 16 * 60 + 27],
])('on %s at longitude %d the sundial is %d s from UTC', (date, longitudeDeg, expectedSec) => {
  expect(Math.abs(solarOffsetSec(longitudeDeg, date) - expectedSec)).toBeLessThanOrEqual(8)
})
