import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
] as const)('accepting %s gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})
