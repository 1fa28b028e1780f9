import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moonStep } from '../calendar/moon-step.ts'
import { moonPhase } from './moon-phase.ts'

const TOLERANCE_DEG = 0.3

// Instants of JPL DE441 in UTC: the new moons of the Chinese New Years, to the minute.
test.each([
  ['2024-02-09T22:59Z'],
  ['2025-01-29T12:36Z'],
  ['2026-02-17T12:01Z'],
  ['2027-02-06T15:56Z'],
  ['2030-02-02T16:07Z'],
])('the moon is new at %s', (instant) => {
  const { elongationDeg, litFraction } = moonPhase(Date.parse(instant))
  expect(Math.min(elongationDeg, 360 - elongationDeg)).toBeLessThan(TOLERANCE_DEG)
  expect(litFraction).toBeLessThan(0.005)
})

test('thirty steps of twelve degrees, fifteen growing and fifteen shrinking', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (elongation) => {
      const { growing, step } = moonStep(elongation)
      return growing === elongation < 180 && step >= 1 && step <= 15 && Number.isInteger(step)
    }),
  )
})

test('the lit part grows while the moon grows', () => {
  const start = Date.parse('2026-11-10T00:00Z')
  const fractions = Array.from({ length: 13 }, (_, day) => moonPhase(start + day * 86_400_000).litFraction)
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
})
