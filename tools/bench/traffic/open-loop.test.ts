import { expect, test } from 'vitest'
import { createRandom } from '../../testbed/random.ts'
import { arrivals } from './open-loop.ts'

test('visitors arrive at the given rate, in order and within the time', () => {
  const moments = [...arrivals(200, 50, createRandom(1))]
  expect(Math.abs(moments.length - 10_000)).toBeLessThan(300) // three standard deviations
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  expect(moments.at(-1)).toBeLessThan(50_000)
})

test('visitors arrive independently: the gaps vary as much as they are long', () => {
  const moments = [...arrivals(200, 50, createRandom(2))]
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length)
  expect(deviation / mean).toBeGreaterThan(0.9)
  expect(deviation / mean).toBeLessThan(1.1)
})
