import { expect, test } from 'vitest'
import { offsetAtWallTime } from './wall-time.ts'

test.each([
  ['Europe/Moscow', '1850-06-01T12:00', 9017],
  ['Europe/Moscow', '1921-06-01T12:00', 18_000],
  ['Europe/Moscow', '1991-12-01T12:00', 7200],
  ['Europe/Moscow', '2012-01-01T12:00', 14_400],
  ['Asia/Almaty', '2024-03-02T12:00', 18_000],
  ['Asia/Shanghai', '1988-07-01T12:00', 32_400],
])('a clock in %s at %s was %i s ahead', (zone, local, offsetSec) => {
  expect(offsetAtWallTime(local, zone)).toEqual({ kind: 'one', offsetSec })
})

test('an ambiguous time has both offsets, the earlier instant first', () => {
  expect(offsetAtWallTime('1991-09-29T02:30', 'Europe/Moscow')).toEqual({
    kind: 'ambiguous',
    earlier: 10_800,
    later: 7200,
  })
})

test('a skipped time has the offsets before and after the gap', () => {
  expect(offsetAtWallTime('1985-03-31T02:30', 'Europe/Moscow')).toEqual({
    kind: 'missing',
    before: 10_800,
    after: 14_400,
  })
})
