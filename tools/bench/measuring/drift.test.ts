import { expect, test } from 'vitest'
import { driftPercent } from './drift.ts'

test('constant values have no drift', () => {
  expect(driftPercent(Array<number>(40).fill(80))).toBe(0)
})

test('the warm-up is left out', () => {
  const values = Array.from({ length: 40 }, (_, index) => (index < 10 ? 8 * index : 80))
  expect(driftPercent(values)).toBe(0)
})

test('a leak is a drift, and a single peak is not', () => {
  const leaking = Array.from({ length: 40 }, (_, index) => 80 + index)
  expect(driftPercent(leaking)).toBeGreaterThan(15)
  expect(driftPercent(Array.from({ length: 40 }, (_, index) => (index === 38 ? 500 : 80)))).toBe(0)
})
