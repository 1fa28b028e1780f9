import { expect, test } from 'vitest'
import { createTranslator, type WordValues } from './translator.ts'

const words = {
  day: {
    title: 'The day',
    next: '{{day}} follows {{day}}, not {{other}}',
    count_one: '{{count}} day',
    count_other: '{{count}} days',
  },
}

/** The translating function for the words above, which are not those of the site. */
function translating(dictionary = words) {
  const { t, ...rest } = createTranslator('en', dictionary)
  return { t: t as (key: string, values?: WordValues) => string, ...rest } // true: it takes any key
}

test('a word is found by its path', () => {
  expect(translating().t('day.title')).toBe('The day')
})

test('gaps are filled by name, as often as they occur, and one without a value stays empty', () => {
  expect(translating().t('day.next', { day: '{{other}} $&', other: null })).toBe(
    '{{other}} $& follows {{other}} $&, not ',
  )
})

test('the count chooses the plural form', () => {
  const { t } = translating()
  expect([0, 1, 3].map((count) => t('day.count', { count }))).toEqual(['0 days', '1 day', '3 days'])
})

test('a text without plural forms may hold a count', () => {
  expect(translating().t('day.title', { count: 2 })).toBe('The day')
})

test('a key without words stands for itself', () => {
  const { t } = translating()
  expect([t('day.none'), t('day'), t('day.none', { count: 1 })]).toEqual(['day.none', 'day', 'day.none'])
})

test('words can be added to a section that is there', () => {
  const { t, has, add } = translating()
  const before = has('site.nav')
  add({ site: { nav: 'Pages' }, day: { title: 'A day' } })
  expect([before, has('site.nav'), t('day.title'), t('day.count', { count: 1 })]).toEqual([
    false,
    true,
    'A day',
    '1 day',
  ])
})

test('Russian words are typeset', () => {
  const { t } = createTranslator('ru', { site: { nav: 'День и ночь' } })
  expect(t('site.nav')).toBe('День и\u00a0ночь')
})
