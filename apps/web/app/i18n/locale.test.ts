import { locales as contractLocales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { isLocale, isSitePath, localeOfPath, locales, localisePath } from './locale.ts'

test('the list of languages is the one of the contract', () => {
  expect(locales).toEqual(contractLocales)
})

test.each([
  ['/', '/ru'],
  ['/about', '/ru/about'],
  ['/rules', '/ru/rules'],
  ['/2026/3/5', '/ru/2026/3/5'],
  ['/?from=mail', '/ru?from=mail'],
  ['/about?from=mail#method', '/ru/about?from=mail#method'],
])('%s and %s are the same page', (english, russian) => {
  expect(localisePath(english, 'ru')).toBe(russian)
  expect(localisePath(russian, 'en')).toBe(english)
  expect(localisePath(english, 'en')).toBe(english)
  expect(localisePath(russian, 'ru')).toBe(russian)
})

test.each([
  ['/', 'en'],
  ['/about', 'en'],
  ['/rules', 'en'],
  ['/about/ru', 'en'],
  ['/ru', 'ru'],
  ['/ru/', 'ru'],
  ['/ru/about', 'ru'],
  ['/ru?x=1', 'ru'],
  ['/ru.data', 'ru'],
])('%s speaks %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})

test.each(['/', '/about', '/ru/about?x=1&y=%2F', '/2026/3/5#hours', '/about?back=https://a.example'])(
  '%s stays on the site',
  (path) => {
    expect(isSitePath(path)).toBe(true)
  },
)

test.each([
  '',
  'about',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ru//evil.example',
  'javascript:alert(1)',
])('%j may leave the site and is refused', (path) => {
  expect(isSitePath(path)).toBe(false)
})

test('only languages we speak are languages', () => {
  expect(isLocale('ru')).toBe(true)
  expect(isLocale('de')).toBe(false)
  expect(isLocale(undefined)).toBe(false)
})
