import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['anna', 'A'],
  ['anna.petrova', 'AP'],
  ['Лев Николаевич Толстой', 'ЛНТ'],
  ['a b c d', 'ABC'],
  ['ёжик', 'Ё'],
  ['+_-', '?'],
])('%s is drawn as %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})
