import { expect, test } from 'vitest'
import { zoneOffsets } from './zone-offsets.ts'

test.each([
  ['Europe/Moscow', 2026, 'UTC+3'],
  ['Europe/London', 2026, 'UTC / UTC+1'],
  ['Australia/Sydney', 2026, 'UTC+11 / UTC+10'],
])('the clocks of %s show %d as %s', (zone, year, offsets) => {
  expect(zoneOffsets(zone, year)).toBe(offsets)
})
