import { expect, test } from 'vitest'
import { isSitePath } from './site-path.ts'

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
