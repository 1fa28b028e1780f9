import { expect, test } from 'vitest'
import { findTwinPath, linkTo, writeAlternates } from './twin-path.ts'

const origin = 'https://zeri.example'

test.each([
  ['/2026/11/16', '/2026/11/16.md'],
  ['/ru/articles/solar-terms', '/ru/articles/solar-terms.md'],
  ['/signs/officers/officer-success', '/signs/officers/officer-success.md'],
  ['/ru/method', '/ru/method.md'],
  ['/2026/11', undefined],
  ['/articles/search', undefined],
  ['/client', undefined],
])('the twin of %s is %s', (path, twin) => {
  expect(findTwinPath(path)).toBe(twin)
})

test.each([
  ['/method#accuracy', 'https://zeri.example/ru/method.md#accuracy'],
  ['/ru/school', 'https://zeri.example/ru/school'],
])('a Russian text leads from %s to %s', (path, address) => {
  expect(linkTo(origin, 'ru')(path)).toBe(address)
})

test('the page of a day names its twin and its frame, that of a sign its twin, and others nothing', () => {
  const frame = '/oembed?format=json&url=https%3A%2F%2Fzeri.example%2F2026%2F11%2F16'
  expect(writeAlternates(origin, '/2026/11/16')).toBe(
    `<${origin}/2026/11/16.md>; rel="alternate"; type="text/markdown", <${origin}${frame}>; rel="alternate"; type="application/json+oembed"`,
  )
  expect(writeAlternates(origin, '/signs/terms/1')).toBe(
    `<${origin}/signs/terms/1.md>; rel="alternate"; type="text/markdown"`,
  )
  expect(writeAlternates(origin, '/prices')).toBeUndefined()
})
