import { expect, test } from 'vitest'
import { isCanonicalUrl } from './canonical-url.ts'

const range = { from: '2026-11-15', to: '2026-11-16' }

test.each([
  ['/calendar/days?from=2026-11-15&locale=en&to=2026-11-16', true],
  ['/calendar/days?from=2026-11-15&locale=ru&to=2026-11-16', true],
  ['/calendar/days?from=2026-11-15&to=2026-11-16', false],
  ['/calendar/days?locale=en&to=2026-11-16&from=2026-11-15', false],
  ['/calendar/days?from=2026-11-15&locale=en&to=2026-11-16&', false],
  ['/calendar/days?from=2026-11-15&locale=en&to=2026%2D11-16', false],
  ['/calendar/%64ays?from=2026-11-15&locale=en&to=2026-11-16', false],
])('of the spellings of one call, %s is canonical: %s', (url, expected) => {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  const input = { ...range, locale: query.locale ?? 'en' }
  expect(isCanonicalUrl({ url, query, params: {} }, input)).toBe(expected)
})

test.each([
  ['/calendar/years/2026?locale=en', '2026', true],
  ['/calendar/years/02026?locale=en', '02026', false],
  ['/calendar/years/2026.0?locale=en', '2026.0', false],
  ['/calendar/years/2026?locale=en&', '2026', false],
])('a value of the path counts as its schema writes it: %s', (url, year, expected) => {
  const query = { locale: 'en' }
  expect(isCanonicalUrl({ url, query, params: { year } }, { year: 2026, locale: 'en' })).toBe(expected)
})

test('the slash of a time zone is encoded', () => {
  const input = { zone: 'Europe/Moscow', locale: 'en' }
  const isCanonical = (url: string) => isCanonicalUrl({ url, query: input, params: {} }, input)
  expect(isCanonical('/calendar/location/zone?locale=en&zone=Europe%2FMoscow')).toBe(true)
  expect(isCanonical('/calendar/location/zone?locale=en&zone=Europe/Moscow')).toBe(false)
})
