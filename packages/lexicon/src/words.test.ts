import { expect, test } from 'vitest'
import * as lexicon from './index.ts'
import { listKinds, type WordOfKind } from './kinds.ts'
import { type Locale, locales } from './locale.ts'
import { moonriseTradition } from './moonrise-days.ts'
import { findNearDuplicates, withoutParameters } from './near-duplicates.ts'
import { schools } from './schools.ts'
import { countWords, listFaults } from './text-style.ts'

const kinds = listKinds()
const everything: readonly WordOfKind[] = [
  ...kinds.flatMap(({ title, words }) => words.map((word) => ({ ...word, id: `${title}: ${word.id}` }))),
  { ...moonriseTradition, id: 'the tradition of moonrise days' },
  ...Object.entries(schools).map(([id, { question }]) => ({ id: `Schools: ${id}`, name: question })),
]

/** The ids of what breaks a rule; a failing test names them all. */
const offenders = (breaks: (word: WordOfKind) => boolean): string[] =>
  everything.filter(breaks).map(({ id }) => id)

test('the lexicon has words for some seven hundred things', () => {
  expect(everything.length).toBeGreaterThan(650)
})

test.each(locales)('no two things of a kind share a name in %s', (locale) => {
  for (const { title, words } of kinds) {
    const names = words.map(({ name }) => name[locale])
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    expect({ title, repeated }).toEqual({ title, repeated: [] })
  }
})

test.each(locales)(
  'every name in %s begins with a capital and has no stop; matters are phrases',
  (locale) => {
    expect(
      offenders(
        ({ id, name }) => !/^«?\p{Lu}.*[^.]$/u.test(name[locale]) && !id.startsWith('Matters of the books'),
      ),
    ).toEqual([])
  },
)

test.each(locales)(
  'every line in %s is at most 90 characters, begins with a capital and has no stop',
  (locale) => {
    expect(
      offenders(({ short }) => short !== undefined && !/^[«“]?[\p{Lu}\d].{1,88}[^.]$/u.test(short[locale])),
    ).toEqual([])
  },
)

test.each(locales)('no line in %s only repeats the name', (locale) => {
  expect(
    offenders(({ name, short }) => short?.[locale].toLowerCase() === name[locale].toLowerCase()),
  ).toEqual([])
})

test.each(locales)('every paragraph in %s has 40 to 90 words and ends with a stop', (locale) => {
  const wrong = everything.flatMap(({ id, text }) => {
    if (!text) return []
    const count = countWords(text[locale])
    return count < 40 || count > 90 || !/[.!?…»”]$/.test(text[locale]) ? [`${id}: ${count} words`] : []
  })
  expect(wrong).toEqual([])
})

/** Every text of a language in the data, whatever it is part of: `en`, `ru` and `ruGenitive`. */
function listTexts(
  data: unknown,
  locale: Locale,
  path = '',
): { readonly path: string; readonly text: string }[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'grammar') return []
    const isOurs = key === locale || (key.startsWith(locale) && /^[A-Z]/.test(key.slice(2)))
    if (typeof value === 'string') return isOurs ? [{ path: `${path}.${key}`, text: value }] : []
    return listTexts(value, locale, `${path}.${key}`)
  })
}

test.each(locales)('every text has the typography of %s', (locale) => {
  const texts = listTexts(lexicon, locale)
  expect(texts.length).toBeGreaterThan(1700)
  const wrong = texts.flatMap(({ path, text }) =>
    listFaults(text, locale).map((fault) => `${path}: ${fault} in ${text}`),
  )
  expect(wrong).toEqual([])
})

test('Chinese is Chinese, and pinyin carries its tones', () => {
  expect(offenders(({ zh }) => zh !== undefined && !/^\p{Script=Han}+$/u.test(zh))).toEqual([])
  expect(
    offenders(({ pinyin }) => pinyin !== undefined && !/^[\p{Script=Latin}\p{M}’ ,-]+$/u.test(pinyin)),
  ).toEqual([])
  expect(
    offenders(({ pinyin }) => pinyin !== undefined && !/[\u0300-\u030c]/.test(pinyin.normalize('NFD'))),
  ).toEqual([])
})

test.each(locales)('no text in %s is another one with its names changed', (locale) => {
  const texts = everything.flatMap(({ id, name, text }) =>
    text ? [{ id, text: withoutParameters(text[locale], [name[locale]], locale) }] : [],
  )
  expect(texts.length).toBeGreaterThan(250)
  expect(findNearDuplicates(texts, 0.6)).toEqual([])
})

test.each(locales)('no line in %s is another one with its names changed', (locale) => {
  const lines = everything.flatMap(({ id, name, short }) =>
    short ? [{ id, text: withoutParameters(short[locale], [name[locale]], locale) }] : [],
  )
  expect(findNearDuplicates(lines, 0.6)).toEqual([])
})
