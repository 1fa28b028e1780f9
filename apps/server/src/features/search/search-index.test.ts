import { join } from 'node:path'
import { findSitePage } from '@zeri/contract/browser'
import { describe, expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import type { SearchEntry } from './entry.ts'
import { listSearchEntries } from './list-entries.ts'
import { buildIndex, searchIn } from './search-index.ts'

const texts = readContent(join(import.meta.dirname, '../../../../../content'))
const entries = {
  en: listSearchEntries({ locale: 'en', texts, year: 2026, month: 11 }),
  ru: listSearchEntries({ locale: 'ru', texts, year: 2026, month: 11 }),
}
const indexes = { en: buildIndex(entries.en), ru: buildIndex(entries.ru) }
const firstOf = (locale: 'en' | 'ru', query: string): string | undefined =>
  searchIn(indexes[locale], query).found[0]?.entry.path

describe('what is found first', () => {
  test.each([
    ['a name', 'en', 'Wedding', '/days-for/wedding'],
    ['a name in another case', 'ru', 'СВАДЬБА', '/days-for/wedding'],
    ['a Russian case', 'ru', 'свадьбами', '/days-for/wedding'],
    ['an English plural', 'en', 'haircuts', '/days-for/haircut'],
    ['a letter missing', 'ru', 'стржка', '/days-for/haircut'],
    ['two letters exchanged', 'en', 'weddnig', '/days-for/wedding'],
    ['a letter too many', 'en', 'haircutt', '/days-for/haircut'],
    ['Russian on the Latin keyboard', 'ru', 'cdflm,f', '/days-for/wedding'],
    ['English on the Russian keyboard', 'en', 'цуввштп', '/days-for/wedding'],
    ['е for ё', 'ru', 'найм сотрудников', '/days-for/hire'],
    ['a synonym of the lexicon', 'en', 'Wen Chang', '/signs/natal-stars/academic'],
    ['a synonym of a concept', 'ru', 'элемент личности', '/articles/day-master'],
    ['what people type for an activity', 'ru', 'новоселье', '/days-for/move-house'],
    ['Chinese characters', 'ru', '天赦', '/signs/stars/heavenly-pardon'],
    ['traditional characters', 'en', '青龍', '/signs/paths/green-dragon'],
    ['pinyin with tones', 'en', 'Qīnglóng', '/signs/paths/green-dragon'],
    ['pinyin without tones, in syllables', 'en', 'qing long', '/signs/paths/green-dragon'],
    ['the Russian transcription', 'ru', 'цин лун', '/signs/paths/green-dragon'],
    ['a pillar by its syllables', 'en', 'bing wu', '/signs/pillars/bing-wu'],
    ['a pillar by its animal', 'ru', 'деревянный дракон', '/signs/pillars/jia-chen'],
    ['the year of an animal', 'ru', 'год лошади', '/signs/branches/wu'],
    ['another animal of the same branch', 'en', 'year of the sheep', '/signs/branches/wei'],
    ['a lunar day by its number', 'en', '15th lunar day', '/signs/lunar-days/15'],
    ['a page', 'ru', 'сколько стоит', '/prices'],
    ['a question', 'en', 'where is the receipt', '/faq#receipt'],
    ['an activity without a page', 'en', 'exam', '/predict?tag=exam'],
  ] as const)('%s', (_, locale, query, path) => {
    expect(firstOf(locale, query)).toBe(path)
  })
})

test('a name as a whole stands before names that only contain it', () => {
  const titles = searchIn(indexes.ru, 'крыса').found.map(({ entry }) => entry.path)
  expect(titles[0]).toBe('/signs/branches/zi')
  expect(titles).toContain('/signs/pillars/jia-zi')
})

test('the other keyboard is named when it was meant, and only then', () => {
  expect(searchIn(indexes.ru, 'cdflm,f').readAs).toBe('свадьба')
  expect(searchIn(indexes.ru, 'свадьба').readAs).toBeNull()
})

test('nonsense finds nothing, and a name that is far off has the nearest ones', () => {
  expect(searchIn(indexes.en, 'qqqqq')).toEqual({ found: [], readAs: null, nearest: [] })
  const { found, nearest } = searchIn(indexes.en, 'heawanlypardoning')
  expect(found).toEqual([])
  expect(nearest.map(({ path }) => path)).toContain('/signs/stars/heavenly-pardon')
})

test.each(['', '   ', '…', '<script>', 'a'.repeat(100), '的'.repeat(100), 'в на для'])(
  'the query “%s” is answered',
  (query) => {
    expect(searchIn(indexes.ru, query).found.length).toBeLessThanOrEqual(40)
  },
)

test('every address that can be found is a page of the site', () => {
  const unknown = entries.en
    .map(({ path }) => path.replace(/[?#].*$/, ''))
    .filter((path) => findSitePage(path) === undefined)
  expect(unknown).toEqual([])
})

test('both languages have the same addresses, each once', () => {
  const pathsOf = (list: readonly SearchEntry[]) => list.map(({ path }) => path)
  expect(pathsOf(entries.ru)).toEqual(pathsOf(entries.en))
  expect(new Set(pathsOf(entries.en)).size).toBe(entries.en.length)
})

test('every entry has a title and a sentence without marks of Markdown', () => {
  const bad = [...entries.en, ...entries.ru].filter(
    ({ title, snippet }) => title === '' || snippet === '' || /[#*`[\]]|\{\w+\}/.test(title + snippet),
  )
  expect(bad.filter(({ snippet }) => !snippet.includes('{product}'))).toEqual([])
})
