import { expect, test } from 'vitest'
import { msToNextMinute, solarTimeAt } from './solar-time.ts'

test.each([
  ['2026-11-15T00:00:00Z', 0, '00:00'],
  ['2026-11-15T23:59:30Z', 30, '00:00'],
  ['2026-11-15T00:10:00Z', -1200, '23:50'],
])('at %s with %d s of offset the solar time is %s', (instant, offsetSec, shown) => {
  expect(solarTimeAt(Date.parse(instant), offsetSec)).toBe(shown)
})

test.each([0, 9_950, -17_761, 43_199])(
  'with %d s of offset the wait ends exactly at the next solar minute',
  (offsetSec) => {
    const now = Date.parse('2026-11-15T09:58:31.250Z')
    const wait = msToNextMinute(now, offsetSec)
    expect(solarTimeAt(now + wait - 1, offsetSec)).toBe(solarTimeAt(now, offsetSec))
    expect(solarTimeAt(now + wait, offsetSec)).not.toBe(solarTimeAt(now, offsetSec))
  },
)
