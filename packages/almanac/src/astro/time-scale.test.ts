import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromTerrestrial, toTerrestrial, ttMinusUtcSec } from './time-scale.ts'

// IERS Bulletin C and its predecessors; before 1972 the observed ΔT of the Astronomical Almanac, page K8.
test.each([
  ['1902-01-01', 0, 1],
  ['1920-01-01', 21, 1],
  ['1950-01-01', 29.15, 0.5],
  ['1970-01-01', 40.18, 0.5],
  ['1972-01-01', 42.184, 0],
  ['1972-06-30', 42.184, 0],
  ['1972-07-01', 43.184, 0],
  ['1999-01-01', 64.184, 0],
  ['2016-12-31', 68.184, 0],
  ['2017-01-01', 69.184, 0],
  ['2100-12-31', 69.184, 0],
])('on %s Terrestrial Time is %d s ahead of the civil clock, within %d s', (date, seconds, tolerance) => {
  expect(Math.abs(ttMinusUtcSec(Date.parse(date)) - seconds)).toBeLessThanOrEqual(tolerance + 1e-9)
})

test('the civil clock and the even one lead back to each other, but for the second that is left out', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1899, 0, 1), max: Date.UTC(2101, 11, 31) }), (epochMs) => {
      const there = fromTerrestrial(toTerrestrial(epochMs))
      expect(Math.abs(there - epochMs)).toBeLessThanOrEqual(epochMs < Date.UTC(2017, 0, 2) ? 1000 : 0)
    }),
  )
})
