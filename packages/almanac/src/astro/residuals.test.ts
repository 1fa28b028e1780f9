import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeResiduals, residualAt } from './residuals.ts'

test.each([
  { charactersEach: 1, limit: 45 },
  { charactersEach: 2, limit: 4140 },
] as const)(
  'numbers to ±$limit are read back from $charactersEach characters each, none of which needs an escape',
  ({ charactersEach, limit }) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -limit, max: limit })), (values) => {
        const residuals = encodeResiduals(values, charactersEach)
        expect(values.map((_, index) => residualAt(residuals, index))).toEqual(values)
        expect(residuals.text).not.toMatch(/["\\\n]/)
      }),
    )
    expect(() => encodeResiduals([limit + 1], charactersEach)).toThrow(RangeError)
  },
)
