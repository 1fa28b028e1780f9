import { expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { countWords, listFaults } from './text-style.ts'

test.each<[Locale, string, string]>([
  ['en', "The day's branch", 'a straight quote'],
  ['en', 'A “word', 'an unclosed quote'],
  ['en', 'A «word» in Russian quotes', 'a Russian quote'],
  ['en', 'A good  day', 'a double space'],
  ['en', 'A day - and a night', 'a hyphen for a dash'],
  ['en', 'The color of the moon', 'an American ending'],
  ['en', 'The Солнце', 'a Cyrillic letter'],
  ['ru', 'День qi', 'a Latin letter'],
  ['ru', 'День “добрый”', 'an English quote'],
  ['ru', 'День—ночь', 'a dash without spaces'],
  ['ru', 'Ее день', 'е for ё'],
  ['ru', 'День , ночь', 'a space before a mark'],
])('in %s, “%s” has %s', (locale, text, fault) => {
  expect(listFaults(text, locale)).toContain(fault)
})

test.each<[Locale, string]>([
  ['en', 'The day’s “word”: a favourable, colourful one.'],
  ['ru', 'Её «слово» дня — 23–1 по солнцу.'],
])('a text in %s with correct typography has no fault', (locale, text) => {
  expect(listFaults(text, locale)).toEqual([])
})

test('words are counted, marks and dashes are not', () => {
  expect(countWords('Two-handed, the day’s — well, 15 of them.')).toBe(7)
})
