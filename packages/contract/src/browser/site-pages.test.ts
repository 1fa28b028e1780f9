import { expect, test } from 'vitest'
import { findSitePage } from './site-pages.ts'

test.each([
  ['/', '/'],
  ['/2026', '/:year'],
  ['/2026/11/14', '/:year/:month/:day'],
  ['/articles/search', '/articles/search'],
  ['/articles/how-to-read-a-day', '/articles/:id'],
  ['/articles/page/2', '/articles/page/:page'],
  ['/personal/mobile', '/personal/mobile'],
  ['/about', '/about'],
])('%s is the page %s', (path, template) => {
  expect(findSitePage(path)?.template).toBe(template)
})

test.each(['/nothing', '/2026/', '/articles/page/two', '/articles/', '//', ''])('%j is no page', (path) => {
  expect(findSitePage(path)).toBeUndefined()
})
