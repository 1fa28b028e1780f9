import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['москва', 'москва', 0, 0],
  ['масква', 'москва', 1, 1],
  ['моксва', 'москва', 1, 1],
  ['моск', 'москва', 2, 0],
  ['москваа', 'москва', 1, 1],
  ['', 'уфа', 3, 0],
  ['уфа', '', 3, 3],
])('the distance from %s to %s is the number of edits', (typed, key, whole, beginning) => {
  expect(editDistance(typed, key)).toEqual({ whole, beginning })
})
