import { expect, test, vi } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { memoizeWords } from './memoize-words.ts'

const words = { day: { title: 'The day', count_one: '{{count}} day', count_other: '{{count}} days' } }

function aTranslator() {
  const plain = createI18n('en', words)
  const lookUps = vi.spyOn(plain, 't')
  const t = memoizeWords(plain).getFixedT('en', 'translation') as unknown as (
    key: string,
    values?: object,
  ) => string // true: keys here are those of the words above
  return { t, lookUps }
}

test('a word is looked up once', () => {
  const { t, lookUps } = aTranslator()
  expect([t('day.title'), t('day.title')]).toEqual(['The day', 'The day'])
  expect(lookUps).toHaveBeenCalledTimes(1)
})

test('a sentence with values is filled in each time', () => {
  const { t } = aTranslator()
  expect([t('day.count', { count: 1 }), t('day.count', { count: 3 })]).toEqual(['1 day', '3 days'])
})

test('a key without words is not stored', () => {
  const { t, lookUps } = aTranslator()
  expect([t('day.none'), t('day.none')]).toEqual(['day.none', 'day.none'])
  expect(lookUps).toHaveBeenCalledTimes(2)
})

test('translators of two languages do not mix', () => {
  const english = memoizeWords(createI18n('en', words)).getFixedT('en')
  const russian = memoizeWords(createI18n('ru', { day: { title: 'День' } })).getFixedT('ru')
  const key = 'day.title' as never // true: not one of the site's words
  expect([english(key), russian(key)]).toEqual(['The day', 'День'])
})
