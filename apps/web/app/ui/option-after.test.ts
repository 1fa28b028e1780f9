import { expect, test } from 'vitest'
import { NONE, optionAfter } from './option-after.ts'

test.each([
  ['ArrowDown', NONE, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 4, 0],
  ['ArrowUp', NONE, 4],
  ['ArrowUp', 0, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', NONE, 4],
  ['a', 3, undefined],
  ['Tab', 3, undefined],
])('%s from option %d of five leads to %s', (key, active, next) => {
  expect(optionAfter(key, active, 5)).toBe(next)
})

test('keys do nothing in an empty list', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(optionAfter(key, NONE, 0)).toBeUndefined()
})
