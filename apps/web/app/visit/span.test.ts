import { expect, test } from 'vitest'
import { spanOf } from './span.ts'

test.each([
  ['/', undefined],
  ['/ru', undefined],
  ['/about', undefined],
  ['/2026', '2026'],
  ['/ru/2026/3', '2026-03'],
  ['/2026/3/5', '2026-03-05'],
  ['/place/524901/2026/3', undefined],
])('the page %s shows %s', (path, span) => {
  expect(spanOf(path)).toBe(span)
})
