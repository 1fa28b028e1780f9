import type { Locale } from '@zeri/contract'
import { expect, test } from 'vitest'
import { datePath, dayPath, isoDateOf, readPageDate, requirePageDate } from './page-date.ts'

test.each([
  ['2026', '3', '5', '2026-03-05'],
  ['2026', '03', '05', '2026-03-05'],
  ['02026', '11', '015', '2026-11-15'],
  ['1900', '1', '1', '1900-01-01'],
  ['2100', '12', '31', '2100-12-31'],
  ['2028', '2', '29', '2028-02-29'],
])('/%s/%s/%s is the day %s', (year, month, day, expected) => {
  const date = readPageDate({ year, month, day })
  expect(date && isoDateOf(date)).toBe(expected)
})

test.each([
  ['1899', '12', '31'],
  ['2101', '1', '1'],
  ['2026', '2', '29'],
  ['2100', '2', '29'],
  ['2026', '4', '31'],
  ['2026', '13', '1'],
  ['2026', '0', '1'],
  ['2026', '1', '0'],
  ['2026', '1', '32'],
  ['2026', 'november', '5'],
  ['2026', '1', '-1'],
  ['2026', '1', '1.0'],
  ['2026', '1', '1e0'],
  ['2026', '٣', '5'],
  ['+2026', '1', '1'],
  ['2026', ' 1', '1'],
  ['9999999999', '1', '1'],
])('/%s/%s/%s is no day', (year, month, day) => {
  expect(readPageDate({ year, month, day })).toBeUndefined()
})

test('months and years are read the same way', () => {
  expect(readPageDate({ year: '2026', month: '03' })).toEqual({ year: 2026, month: 3 })
  expect(readPageDate({ year: '2026' })).toEqual({ year: 2026 })
  expect(readPageDate({ year: '2026', month: '13' })).toBeUndefined()
  expect(readPageDate({ year: '1899' })).toBeUndefined()
})

test('the page of a date has one path', () => {
  expect(datePath({ year: 2026 })).toBe('/2026')
  expect(datePath({ year: 2026, month: 3 })).toBe('/2026/3')
  expect(dayPath('2026-03-05')).toBe('/2026/3/5')
})

/** The value a function throws, or else returns. */
function thrownBy(run: () => unknown): unknown {
  try {
    return run()
  } catch (thrown) {
    return thrown
  }
}

test.each([
  [{ year: '2026', month: '03', day: '05' }, 'en', '/2026/3/5'],
  [{ year: '2026', month: '03', day: '05' }, 'ru', '/ru/2026/3/5'],
  [{ year: '02026', month: '3' }, 'en', '/2026/3'],
  [{ year: '02026' }, 'ru', '/ru/2026'],
] satisfies [Record<string, string>, Locale, string][])(
  '%o in %s redirects permanently to %s',
  (params, locale, path) => {
    const response = thrownBy(() => requirePageDate<'year'>(params, locale))
    if (!(response instanceof Response)) throw new Error('no redirect')
    expect([response.status, response.headers.get('location')]).toEqual([301, path])
  },
)

test('a date that does not exist is a 404, even with leading zeros', () => {
  expect(thrownBy(() => requirePageDate({ year: '2026', month: '02', day: '30' }, 'en'))).toMatchObject({
    init: { status: 404 },
  })
})

test('a date without leading zeros is accepted', () => {
  expect(requirePageDate({ year: '2026', month: '3', day: '5' }, 'ru')).toEqual({
    year: 2026,
    month: 3,
    day: 5,
  })
})
