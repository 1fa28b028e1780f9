import { expect, test } from 'vitest'
import { readPageRequest, rootRedirect } from './page-request.ts'

test.each([
  ['/', 'en', '/'],
  ['/ru', 'ru', '/ru'],
  ['/ru/about', 'ru', '/ru/about'],
  ['/ru.data', 'ru', '/ru.data'],
  ['/rum', 'en', '/rum'],
  ['/about?utm_source=x&fbclid=y', 'en', '/about'],
  ['/about.data?_routes=about&x=1', 'en', '/about.data?_routes=about'],
  [`/about.data?_routes=${'a'.repeat(201)}`, 'en', '/about.data'],
])('%s is %s %s', (url, locale, target) => {
  expect(readPageRequest(url)).toEqual({ locale, target })
})

test.each([
  ['/', undefined, 'en', undefined],
  ['/', undefined, 'ru', '/ru'],
  ['/', 'ru', 'en', '/ru'],
  ['/', 'en', 'ru', undefined],
  ['/', 'de', 'ru', '/ru'],
  ['/about', 'ru', 'ru', undefined],
] as const)('%s with cookie %s on the %s edition leads to %s', (path, cookie, edition, expected) => {
  expect(rootRedirect(path, cookie, edition)).toBe(expected)
})
