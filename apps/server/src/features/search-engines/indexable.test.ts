import { expect, test } from 'vitest'
import { listSignPages } from '../signs/index.ts'
import { isIndexable, listActivityPages, listIndexablePages, listIndexableYears } from './indexable.ts'

const today = '2026-11-15'

test.each([
  ['/', true],
  ['/ru', true],
  ['/ru/about', true],
  ['/developers', true],
  ['/404', false],
  ['/personal', true],
  ['/ru/articles/solar-terms', true],
  ['/articles/page/2', true],
  ['/sections/signs', true],
  ['/articles/search', false],
  ['/search', false],
  ['/articles/solar-terms/more', false],
  ['/faq/ask', false],
  ['/app/premium-ios', false],
  ['/personal/mobile', false],
  ['/russia', false],
  ['/2025/11/14', false],
  ['/2025/11/15', true],
  ['/ru/2026/12/15', true],
  ['/2026/12/16', false],
  ['/2024', false],
  ['/2025', true],
  ['/2028/12', true],
  ['/fengshui/2024', false],
  ['/ru/fengshui/2025', true],
  ['/fengshui/2028', true],
  ['/fengshui/2029', false],
  ['/fengshui/02026', false],
  ['/fengshui', false],
  ['/ru/2029/1', false],
  ['/2026/2/30', false],
  ['/2026/11/05', false],
  ['/days-for', true],
  ['/ru/days-for/wedding', true],
  ['/days-for/flying', false],
  ['/days-for/exam', false],
  ['/days-for/wedding/2026/10', false],
  ['/days-for/wedding/2026/11', true],
  ['/ru/days-for/haircut/2026/12', true],
  ['/days-for/wedding/2027/1', false],
  ['/days-for/wedding/2026/011', false],
  ['/signs', true],
  ['/ru/signs/officers', true],
  ['/signs/planets', false],
  ['/ru/signs/stems/jia', true],
  ['/signs/stems/zi', false],
])('%s is indexable: %s', (path, expected) => {
  expect(isIndexable(path, today)).toBe(expected)
})

test('a year before a leap day is the end of February', () => {
  expect(isIndexable('/2027/2/28', '2028-02-29')).toBe(false)
  expect(isIndexable('/2027/3/1', '2028-02-29')).toBe(true)
})

test('four years have indexable days of a year and thirty-one days, all their months and their stars', () => {
  const pages = listIndexableYears(today).flatMap((year) => listIndexablePages(year, today))
  const depth = (parts: number) => pages.filter((path) => path.split('/').length === parts + 1).length
  expect([depth(1), depth(2), depth(3)]).toEqual([4, 48 + 4, 396])
  expect(new Set(pages).size).toBe(pages.length)
})

test.each([
  ['2026-11-15', 2],
  ['2026-12-01', 1],
  ['2027-01-31', 3],
])('on %s the sitemap has %i months of each activity, none beyond the horizon', (date, months) => {
  const pages = listActivityPages(date)
  expect(pages).toHaveLength(31 * (1 + months))
  expect(new Set(pages).size).toBe(pages.length)
  const until = new Date(Date.parse(date) + 30 * 86_400_000).toISOString().slice(0, 7)
  const last = pages.flatMap((path) => {
    const [, , , year, month] = path.split('/')
    return year && month ? [`${year}-${month.padStart(2, '0')}`] : []
  })
  expect(last.every((one) => one >= date.slice(0, 7) && one <= until)).toBe(true)
})

test('the page of every sign and of every kind may be indexed', () => {
  const pages = listSignPages()
  expect(pages).toHaveLength(14 + 415)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.filter((path) => !isIndexable(path, today) || !isIndexable(`/ru${path}`, today))).toEqual([])
})
