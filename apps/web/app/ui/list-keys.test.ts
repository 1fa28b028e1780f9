import { expect, test } from 'vitest'
import { withKeys } from './list-keys.ts'

const keysOf = (names: readonly string[]) => withKeys(names, (name) => name).map(({ key }) => key)

test('equal items get keys of their own', () => {
  expect(keysOf(['Ann', 'Bo', 'Ann', 'Ann'])).toEqual(['Ann', 'Bo', 'Ann 2', 'Ann 3'])
})

test('an item keeps its key when another is put before it', () => {
  expect(keysOf(['Cy', 'Ann', 'Bo'])).toEqual(['Cy', ...keysOf(['Ann', 'Bo'])])
})
