import { listKinds } from '@zeri/lexicon'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { onOtherKeyboard } from './keyboard.ts'
import { inRussian } from './palladius.ts'
import { joined, plain, stemOf, stemsOf, wordsOf } from './words.ts'

test.each([
  ['Ёлка Й', 'елка й'],
  ['Tiānyǐ Guìrén', 'tianyi guiren'],
  ['the 15th, 3-й', 'the 15 3'],
  ['  a\u0000b ', 'a b'],
])('“%s” is compared as “%s”', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

test('a name is the same in one word, in syllables and with hyphens', () => {
  expect(new Set(['jia zi', 'jia-zi', 'Jiǎzǐ'].map(joined))).toEqual(new Set(['jiazi']))
})

test.each([
  ['свадьба', 'свадьбы', 'свадьбам', 'свадьбой'],
  ['договор', 'договора', 'договором'],
  ['wedding', 'weddings'],
  ['contract', 'contracts'],
  ['story', 'stories'],
])('forms of %s have one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

test('a Chinese character is a word', () => {
  expect(wordsOf('甲子 jiazi')).toEqual(['甲', '子', 'jiazi'])
})

test('words that only link others are left out of a query, unless there is nothing else', () => {
  expect(stemsOf('what is the wedding')).toEqual([stemOf('wedding')])
  expect(stemsOf('и')).toEqual(['и'])
})

test.each([
  ['свадбьа', 'свадьба', 1],
  ['haircut', 'haicut', 1],
  ['haircut', 'hairrcutt', 2],
  ['haircut', 'wedding', 3],
  ['', '', 0],
])('from %s to %s it takes %i slips', (one, other, slips) => {
  expect(editDistance(one, other, 2)).toBe(slips)
})

test('text in both alphabets or in neither has no other keyboard', () => {
  expect(onOtherKeyboard('ghbdtn')).toBe('привет')
  expect(onOtherKeyboard('руддщ')).toBe('hello')
  expect(onOtherKeyboard('甲子 12')).toBeUndefined()
  expect(onOtherKeyboard('api ключ')).toBeUndefined()
})

test.each([
  ['Tiāndé', 'тянь дэ'],
  ['Tiān’ēn', 'тянь энь'],
  ['jiǎ-zǐ', 'цзя цзы'],
  ['Sìjué', 'сы цзюэ'],
  ['Lǜ', 'люй'],
])('%s is %s in Russian', (pinyin, expected) => {
  expect(inRussian(pinyin)).toBe(expected)
})

test('every reading of the lexicon is transcribed without a Latin letter left', () => {
  const readings = listKinds().flatMap(({ words }) => words.flatMap(({ pinyin }) => pinyin ?? []))
  expect(readings.length).toBeGreaterThan(300)
  expect(readings.map(inRussian).filter((text) => text === '' || /[^а-яё ]/.test(text))).toEqual([])
})
