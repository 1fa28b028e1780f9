import { expect, test } from 'vitest'
import { readPageRequest, rootRedirect, spellingRedirect } from './page-request.ts'

test.each([
  ['/', 'en', '/'],
  ['/ru', 'ru', '/ru'],
  ['/ru/about', 'ru', '/ru/about'],
  ['/ru.data', 'ru', '/ru.data'],
  ['/rum', 'en', '/rum'],
  ['/about?utm_source=x&fbclid=y', 'en', '/about'],
  ['/about.data?_routes=anything', 'en', '/about.data'],
])('%s is %s %s', (url, locale, shared) => {
  expect(readPageRequest(url)).toEqual({ locale, shared })
})

test.each([
  ['/', undefined, 'en', undefined],
  ['/', undefined, 'ru', '/ru'],
  ['/', 'ru', 'en', '/ru'],
  ['/?utm_source=x', 'ru', 'en', '/ru'],
  ['/', 'en', 'ru', undefined],
  ['/', 'de', 'ru', '/ru'],
  ['/about', 'ru', 'ru', undefined],
] as const)('%s with cookie %s on the %s edition leads to %s', (url, cookie, edition, expected) => {
  expect(rootRedirect(url, cookie, edition)?.to).toBe(expected)
})

test.each([
  ['/about', undefined],
  ['/%61bout', '/about'],
  ['/%72u/about?x=%61', '/ru/about?x=%61'],
  ['/caf%C3%A9', undefined],
  ['/%2F%2Fevil.example', undefined],
])('%s is spelt %s', (url, expected) => {
  expect(spellingRedirect(url)?.to).toBe(expected)
})
