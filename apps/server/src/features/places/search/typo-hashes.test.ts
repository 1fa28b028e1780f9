import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typoHashes } from './typo-hashes.ts'

const letter = fc.constantFrom(...'абвгдежзиклмнопрст')
const name = fc.string({ unit: letter, minLength: 5, maxLength: 14 })

function sharesHash(typed: string, key: string): boolean {
  const known = new Set(typoHashes(key))
  return typoHashes(typed).some((hash) => known.has(hash))
}

test('a name with one letter wrong, missing, too many or swapped shares a hash with the name', () => {
  fc.assert(
    fc.property(name, fc.nat(), letter, (key, seed, wrong) => {
      const letters = [...key]
      const at = seed % (letters.length - 1)
      const [first = '', second = ''] = letters.slice(at, at + 2)
      const misspelt = [
        letters.with(at, wrong),
        letters.toSpliced(at, 1),
        letters.toSpliced(at, 0, wrong),
        letters.toSpliced(at, 2, second, first),
      ]
      for (const typed of misspelt) expect(sharesHash(typed.join(''), key)).toBe(true)
    }),
  )
})

test('names that differ in two letters share no hash', () => {
  expect(sharesHash('москва', 'мюсли')).toBe(false)
  expect(sharesHash('тверь', 'пермь')).toBe(false)
})

test('names of three letters have no hashes', () => {
  expect(typoHashes('уфа')).toEqual([])
})
