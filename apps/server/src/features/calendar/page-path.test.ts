import { expect, test } from 'vitest'
import { findCalendarPage } from './page-path.ts'

test('years, months and days have pages in both languages', () => {
  expect(findCalendarPage('/2026')).toEqual({ locale: 'en', year: 2026 })
  expect(findCalendarPage('/ru/2026/3')).toEqual({ locale: 'ru', year: 2026, month: 3 })
  expect(findCalendarPage('/2028/2/29')).toEqual({ locale: 'en', year: 2028, month: 2, day: 29 })
})

test.each([
  '/',
  '/ru',
  '/about',
  '/1899',
  '/2101/1',
  '/2026/13',
  '/2026/2/29',
  '/2026/03/05',
  '/2026/0/1',
  '/2026/3/5/',
  '/RU/2026',
])('%s is no page of the calendar', (path) => {
  expect(findCalendarPage(path)).toBeUndefined()
})
