import { expect, test } from 'vitest'
import { isCrossSite, readCookie, readToken } from './auth.ts'

test('a bearer header wins over the cookie', () => {
  const headers = { authorization: 'Bearer abc', cookie: '__Host-token=def' }
  expect(readToken(headers)).toEqual({ value: 'abc', from: 'bearer' })
  expect(readToken({ cookie: 'a=1; __Host-token=def' })).toEqual({ value: 'def', from: 'cookie' })
})

test.each(['', 'Basic abc', 'Bearer', 'Bearer a b', 'Bearer a\u0000b'])('%j is no token', (authorization) => {
  expect(readToken({ authorization })).toBeUndefined()
})

test('a cookie is found by its whole name only', () => {
  expect(readCookie({ cookie: 'xlocale=en; locale=ru' }, 'locale')).toBe('ru')
  expect(readCookie({ cookie: 'xlocale=en' }, 'locale')).toBeUndefined()
  expect(readCookie({}, 'locale')).toBeUndefined()
})

const own = { protocol: 'https', host: 'zeri.example' }
test.each([
  ['GET', { origin: 'https://evil.example' }, false],
  ['POST', { origin: 'https://zeri.example' }, false],
  ['POST', {}, false],
  ['POST', { 'sec-fetch-site': 'same-origin' }, false],
  ['POST', { origin: 'https://evil.example' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', { origin: 'https://zeri.example.evil.example' }, true],
  ['POST', { origin: 'http://zeri.example' }, true],
  ['POST', { origin: 'https://zeri.example:8443' }, true],
  ['POST', { origin: 'https://zeri.example:443' }, false],
  ['POST', { origin: 'gopher://zeri.example' }, true],
  ['POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'same-site' }, true],
  ['DELETE', { origin: 'https://evil.example' }, true],
])('%s with %j: cross-site is %s', (method, headers, expected) => {
  expect(isCrossSite({ method, headers, ...own })).toBe(expected)
})
