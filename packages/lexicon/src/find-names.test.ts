import { expect, test } from 'vitest'
import { concepts } from './concepts.ts'
import { findNames } from './find-names.ts'
import { listKinds } from './kinds.ts'
import { locales } from './locale.ts'

test.each([
  ['элемент личности', 'Господин Дня'],
  ['мой элемент личности', 'Господин Дня'],
  ['хозяина дня', 'Господин Дня'],
  ['12 установлений', 'Установление дня'],
  ['индикатор', 'Установление дня'],
  ['лунные стоянки', 'Созвездие'],
  ['двухчасье', 'Двухчасовка'],
  ['шэнь ша', 'Символические звёзды'],
  ['овечий нож', 'Клинок Ян'],
  ['полководец', 'Звезда Генерала'],
  ['кун ван', 'Пустота'],
  ['ранящий чиновника', 'Ранение чиновника'],
  ['дождевая вода', 'Дождевые воды'],
  ['将星', 'Звезда Генерала'],
])('a Russian search for “%s” is also one for “%s”', (query, name) => {
  expect(findNames(query, 'ru')).toContain(name)
})

test.each([
  ['lunar lodge', 'Mansion'],
  ['shen sha', 'Symbolic stars'],
  ['kong wang', 'Void'],
  ['yang ren', 'Yang Blade'],
  ['tian de', 'Heavenly Virtue'],
])('an English search for “%s” is also one for “%s”', (query, name) => {
  expect(findNames(query, 'en')).toContain(name)
})

test.each(['день для свадьбы', 'установка кровати', '', '!', 'стрижка по дням'])(
  'a search for “%s” names nothing by another name',
  (query) => {
    expect(findNames(query, 'ru').filter((name) => name.includes('Установление'))).toEqual([])
  },
)

test.each(locales)('a synonym in %s is not the name itself, and no term repeats one', (locale) => {
  const terms = [...Object.values(concepts), ...listKinds().flatMap(({ words }) => words)]
  const wrong = terms.flatMap(({ name, synonyms }) => {
    const all: readonly string[] = synonyms?.[locale] ?? []
    const lower = all.map((one) => one.toLowerCase())
    return lower.includes(name[locale].toLowerCase()) || new Set(lower).size < lower.length
      ? [name[locale]]
      : []
  })
  expect(wrong).toEqual([])
})
