import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMajor, toMajor } from './money.ts'

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [49_005, '490.05'],
])('%i minor units are written %s', (minor, text) => {
  expect(toMajor(minor)).toBe(text)
  expect(parseMajor(text)).toBe(minor)
})

test('every amount survives being written and read', () => {
  fc.assert(fc.property(fc.nat(1e12), (minor) => parseMajor(toMajor(minor)) === minor))
})

test.each(['', '1.5', '1,00', '-1.00', '1e3', ' 1.00', '1.005'])('%j is no amount', (text) => {
  expect(parseMajor(text)).toBeUndefined()
})
