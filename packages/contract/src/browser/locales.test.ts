import { expect, test } from 'vitest'
import { isLocale, localeOfPath, localisePath, pathIn, withoutLocale } from './locales.ts'

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
])('%s is in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})

test('an English path gets and loses the prefix of a language', () => {
  expect(pathIn('ru', '/')).toBe('/ru')
  expect(pathIn('ru', '/about')).toBe('/ru/about')
  expect(pathIn('en', '/about')).toBe('/about')
  expect(withoutLocale('/ru')).toBe('/')
  expect(withoutLocale('/ru/about')).toBe('/about')
  expect(withoutLocale('/rules')).toBe('/rules')
})

test('isLocale accepts the languages of the site only', () => {
  expect(isLocale('ru')).toBe(true)
  expect(isLocale('de')).toBe(false)
  expect(isLocale(undefined)).toBe(false)
})
