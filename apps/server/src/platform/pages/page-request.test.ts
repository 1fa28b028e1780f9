import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInQuery, readPageRequest, rootRedirect, spellingRedirect } from './page-request.ts'

test.each([
  ['/', 'en', '/'],
  ['/ru', 'ru', '/ru'],
  ['/ru/about', 'ru', '/ru/about'],
  ['/ru.data', 'ru', '/ru.data'],
  ['/rum', 'en', '/rum'],
  ['/about?utm_source=x&fbclid=y', 'en', '/about'],
  ['/about.data?_routes=anything', 'en', '/about.data'],
  ['/place?city=Rome', 'en', undefined],
  ['/ru/place.data?city=x', 'ru', undefined],
  ['/places', 'en', '/places'],
  ['/bazi', 'en', '/bazi'],
  ['/bazi/3f1c2a52', 'en', undefined],
  ['/ru/bazi/3f1c2a52.data', 'ru', undefined],
  ['/bazi/3f1c2a52/print', 'en', '/bazi/3f1c2a52/print'],
  ['/ru/sign-in?back=%2Fru', 'ru', undefined],
  ['/ru/predict?tag=wedding', 'ru', undefined],
  ['/predict/compare.data?day=2026-11-20', 'en', undefined],
  ['/choice/secret', 'en', undefined],
  ['/sign-up.data', 'en', undefined],
  ['/ru/print?year=2026', 'ru', undefined],
  ['/print/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11.data', 'en', undefined],
  ['/?utm=x&today=2026-11-15', 'en', '/?today=2026-11-15'],
  ['/ru.data?today=2026-11-15&_routes=home', 'ru', '/ru.data?today=2026-11-15'],
  ['/?today=2026-11-15x', 'en', '/'],
  ['/about?today=2026-11-15', 'en', '/about'],
  ['/2026/11?x=1&for=wedding&today=2026-11-15', 'en', '/2026/11?for=wedding'],
  [
    '/ru/place/524901/2026/1.data?_routes=x&for=open-business',
    'ru',
    '/ru/place/524901/2026/1.data?for=open-business',
  ],
  ['/2026/11?for=', 'en', '/2026/11'],
  ['/2026/11?for=Wedding', 'en', '/2026/11'],
  ['/2026/11?before=wedding', 'en', '/2026/11'],
  ['/2026?for=wedding', 'en', '/2026'],
  ['/2026/11/5?for=wedding', 'en', '/2026/11/5'],
  ['/personal', 'en', '/personal'],
  ['/personal/layer?path=/', 'en', undefined],
  ['/ru/personal/3f1c2a52/2026/11.data', 'ru', undefined],
  ['/client/data', 'en', undefined],
  ['/verify/secret', 'en', undefined],
])('%s is %s %s', (url, locale, target) => {
  const request = readPageRequest(url)
  expect([request.locale, request.shared?.target]).toEqual([locale, target])
})

test.each([
  ['/place/524901', '524901'],
  ['/ru/place/524901/2026/11', '524901'],
  ['/place/524901.data', '524901'],
  ['/place/0524901', undefined],
  ['/place/524901x', undefined],
  ['/2026/11', undefined],
])('%s names the place %s', (url, placeId) => {
  expect(readPageRequest(url).shared?.placeId).toBe(placeId)
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
  ['/', undefined],
  ['/about', undefined],
  ['/about?a=1', undefined],
  ['/_.data', undefined],
  ['/2026/11.data', undefined],
  ['/%61bout', '/about'],
  ['/%72u/about?x=%61', '/ru/about?x=%61'],
  ['/caf%C3%A9', undefined],
  ['/%2F%2Fevil.example', undefined],
  ['//evil.example/%61', '/evil.example/a'],
  ['/\\evil.example/%61', '/evil.example/a'],
  ['/x/..//evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['//', '/'],
  ['/./about', '/about'],
  ['/x/../about?a=1', '/about?a=1'],
  ['/%2e%2E/ru/.', '/ru'],
  ['/about#x', '/about'],
  ['/about/', '/about'],
  ['/ru/', '/ru'],
  ['/2026/11///', '/2026/11'],
  ['/2026\\11', '/2026/11'],
  ['/about?', '/about'],
  ['/About.data?_routes=Root', '/about.data?_routes=Root'],
  ['/RU', '/ru'],
  ['/ru/_.data', '/ru.data'],
  ['/2026/0', undefined],
  ['/articles/007-days', undefined],
  ['/verify/0123', undefined],
  ['/choice/SeCret', undefined],
  ['/ru/choice/SeCret/', '/ru/choice/SeCret'],
  ['/.well-known/none', undefined],
  ['/2026/03/05', '/2026/3/5'],
  ['/ru/02026/11.data', '/ru/2026/11.data'],
  ['/place/524901/2026/03', '/place/524901/2026/3'],
  ['/2026/02/30', undefined],
  ['/place/0524901', undefined],
  ['/A/_.data/', '/a.data'],
])('%s is spelt %s', (url, expected) => {
  expect(spellingRedirect(url)?.to).toBe(expected)
})

test('a redirect leads to a spelling that is not redirected again, on this site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    'a',
    'A',
    '_.data',
    '#',
    '?',
    '%41',
    '//',
    '0',
    '1',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
      const to = spellingRedirect(`/${some.join('')}`)?.to
      if (to === undefined) return true
      return spellingRedirect(to) === undefined && /^\/(?![/\\])/.test(to)
    }),
  )
})

test.each([
  ['/predict?tag=wedding&place=524901', '524901'],
  ['/ru/predict.data?place=524901&when=ahead', '524901'],
  ['/predict', undefined],
  ['/predict?place=', undefined],
  ['/predict?place=0524901', undefined],
  ['/predict?replace=524901', undefined],
  ['/client/data?place=524901', undefined],
])('of private pages the chooser alone names a place in its query: %s', (url, id) => {
  expect(placeInQuery(url)).toBe(id)
})
