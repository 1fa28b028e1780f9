import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Королёв', 'королев'],
  ['Йошкар-Ола', 'йошкар ола'],
  ['Ростов-на-Дону', 'ростов на дону'],
  ['São Paulo', 'sao paulo'],
  ["L'Aquila", 'laquila'],
  ['İzmir', 'izmir'],
  ['Łódź', 'lodz'],
  ['  St.  John’s ', 'st johns'],
  ['北京', '北京'],
  ['%_\\\u0000"; --', ''],
  ['\ud800Ufa\udfff', 'ufa'],
])('%j is folded to %j', (name, key) => {
  expect(foldName(name)).toBe(key)
})

test('a folded name has only letters, digits and single spaces, and folding it again changes nothing', () => {
  const isFolded = (key: string) =>
    /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u.test(key) && foldName(key) === key
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => isFolded(foldName(text))))
})
