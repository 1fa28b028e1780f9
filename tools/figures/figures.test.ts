import { expect, test } from 'vitest'
import { figure, median, percentile } from './figures.ts'

test.each([
  [0.7, '>= 0.7', true],
  [0.69, '>= 0.7', false],
  [165, '<= 165', true],
  [166, '<= 165', false],
  [0, '= 0', true],
  [1, '= 0', false],
] as const)('%s against %s is ok: %s', (value, bar, ok) => {
  expect(figure('name', value, 'unit', bar).ok).toBe(ok)
})

test('the median of an odd number of values is the middle one', () => {
  expect(median([5, 1, 3])).toBe(3)
})

test('a percentile is the least value that so many do not exceed', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(percentile(values, 0.99)).toBe(198)
  expect(percentile([7], 0.99)).toBe(7)
})
