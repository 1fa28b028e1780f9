import { expect, test } from 'vitest'
import { backPathOf } from './back-path.ts'

test.each([
  ['?back=%2Forders%3Fstate%3Dpaid', '/orders?state=paid'],
  ['', '/'],
  ['?back=https%3A%2F%2Fevil.example', '/'],
  ['?back=%2F%2Fevil.example', '/'],
  ['?back=%2F%5Cevil.example', '/'],
])('%s returns to %s', (query, path) => {
  expect(backPathOf(query)).toBe(path)
})
