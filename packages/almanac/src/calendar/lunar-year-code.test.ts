import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLunarYear, encodeLunarYear } from './lunar-year-code.ts'

test('a packed year unpacks to itself', () => {
  const anyShape = fc.record({
    newYearOffset: fc.integer({ min: 0, max: 63 }),
    leapMonth: fc.integer({ min: 0, max: 12 }),
    longMonths: fc.integer({ min: 0, max: 2 ** 13 - 1 }),
  })
  fc.assert(
    fc.property(anyShape, (shape) => {
      expect(decodeLunarYear(encodeLunarYear(shape))).toEqual(shape)
    }),
  )
})
