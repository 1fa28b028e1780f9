import { expect, test } from 'vitest'
import { isAtPlace, pathAtPlace, pathWithoutPlace } from './place-path.ts'

test.each([
  ['/', '/place/551487'],
  ['/ru', '/ru/place/551487'],
  ['/2026', '/place/551487/2026'],
  ['/ru/2026/3', '/ru/place/551487/2026/3'],
  ['/2026/3/5', '/place/551487/2026/3/5'],
  ['/2026/3/5/', '/place/551487/2026/3/5'],
  ['/place/524901', '/place/551487'],
  ['/ru/place/524901/2026/3/5', '/ru/place/551487/2026/3/5'],
  ['/about', undefined],
  ['/place', undefined],
  ['/place/kazan', undefined],
  ['/personal/2026', undefined],
  ['/2026/3/5/1', undefined],
  ['/rum', undefined],
])('another place leads from %s to %s', (from, to) => {
  expect(pathAtPlace(from, '551487')).toBe(to)
})

test.each([
  ['/place/524901', '/'],
  ['/ru/place/524901', '/ru'],
  ['/place/524901/2026/3', '/2026/3'],
  ['/ru/place/524901/2026/3/5', '/ru/2026/3/5'],
  ['/2026/3', '/2026/3'],
  ['/about', '/about'],
])('without its place %s is %s', (path, plain) => {
  expect(pathWithoutPlace(path)).toBe(plain)
})

test.each([
  ['/ru/place/524901/2026', true],
  ['/place/524901', true],
  ['/place/551487', false],
  ['/2026/3', false],
  ['/', false],
])('that %s is at Moscow is %s', (path, expected) => {
  expect(isAtPlace(path, '524901')).toBe(expected)
})
