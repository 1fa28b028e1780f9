import { expect, test } from 'vitest'
import { formatFraction } from './fraction.ts'

test.each([
  [0, '0'],
  [3, '3'],
  [0.25, '¼'],
  [0.5, '½'],
  [3.75, '3¾'],
  [4.125, '4⅛'],
  [0.875, '⅞'],
  [-0.625, '⅝'],
])('%d has a sign of its own: %s', (value, expected) => {
  expect(formatFraction(value)).toBe(expected)
})

test.each([
  [0.0625, '1/16'],
  [2.8125, '2\u00a013/16'],
  [0.09375, '3/32'],
  [-1.5625, '1\u00a09/16'],
])('%d is written out in lowest terms: %s', (value, expected) => {
  expect(formatFraction(value)).toBe(expected)
})

test('what is no halving of a whole is written to the nearest small part', () => {
  expect(formatFraction(1 / 3)).toBe('341/1024')
})
