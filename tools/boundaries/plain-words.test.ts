import { expect, test } from 'vitest'
import { findWordFaults, mustBePlain, splitName } from './plain-words.ts'

const wordsIn = (source: string, file = 'apps/server/src/example.ts'): string[] =>
  findWordFaults(file, source).map(({ word }) => word)

test.each([
  ['a type', 'type Asked = { readonly place: string }'],
  ['a type that ends in one', 'export type FormAnswer = string'],
  ['a bag of dependencies', 'type Doors = { limits: Limits }'],
  ['a function', 'export function tellAll() {}'],
  ['a variable', 'const asked = 1'],
  ['a part of a name', 'const isKeptPage = true'],
  ['a comment', '/** Stands at the door. */'],
  ['a line comment', 'const a = 1 // the page is kept for everyone'],
  ['a comment after a string with a slash', "const url = 'http://a' // whoever asks"],
])('%s with a word of the list is refused', (_name, source) => {
  expect(wordsIn(source)).not.toEqual([])
})

test('a file is refused for its name', () => {
  expect(wordsIn('export const x = 1', 'apps/server/src/answer-at-the-door.ts')).toEqual(['door'])
})

test('a page of the documentation is refused for its prose, and the line is named', () => {
  expect(findWordFaults('docs/example.md', 'One.\nPages are made anew.')).toMatchObject([
    { line: 2, word: 'anew' },
  ])
})

test.each([
  ['text for visitors', "const line = 'Whoever asks at the door'"],
  ['a name that only contains the letters', 'const multitask = unmasked + indoors'],
  ['a verb in a comment', '/** Returns what the caller asked for. */'],
  ['a question and its answer', 'const answer = faq.answer'],
])('%s is let through', (_name, source) => {
  expect(wordsIn(source)).toEqual([])
})

test('texts of the site are not read', () => {
  expect(mustBePlain('content/en/articles/a.md')).toBe(false)
  expect(mustBePlain('apps/web/app/i18n/en.json')).toBe(false)
  expect(mustBePlain('docs/architecture.md')).toBe(true)
})

test('a name is read word by word', () => {
  expect(splitName('readHTTPAnswer')).toBe('read http answer')
})
