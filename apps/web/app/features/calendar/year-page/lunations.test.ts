import { expect, test } from 'vitest'
import { toLunations } from './lunations.ts'

test('each row begins with a new moon, and a year may begin and end in the middle of a row', () => {
  const moons = (['full', 'last', 'new', 'first', 'full', 'last', 'new'] as const).map((kind, index) => ({
    kind,
    at: String(index),
  }))
  expect(toLunations(moons)).toEqual([
    { new: null, first: null, full: '0', last: '1' },
    { new: '2', first: '3', full: '4', last: '5' },
    { new: '6', first: null, full: null, last: null },
  ])
})

test('a year without moons has no rows', () => {
  expect(toLunations([])).toEqual([])
})
