import { expect, test } from 'vitest'
import { tableOf } from './table-of.ts'

test('a table has a line under its head', () => {
  expect(tableOf(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n|---|---|\n| 1 | x |')
})

test('a bar inside a cell does not end it', () => {
  expect(tableOf(['a'], [['x|y']])).toBe('| a |\n|---|\n| x\\|y |')
})
