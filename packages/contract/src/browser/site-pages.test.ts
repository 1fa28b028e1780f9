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
  ['/place', '/place'],
  ['/place/524901', '/place/:place'],
  ['/place/524901/2026/11', '/place/:place/:year/:month'],
  ['/about', '/about'],
])('%s is the page %s', (path, template) => {
  expect(findSitePage(path)?.template).toBe(template)
})

test.each(['/nothing', '/2026/', '/articles/page/two', '/articles/', '/place/0', '//', ''])(
  '%j is no page',
  (path) => {
    expect(findSitePage(path)).toBeUndefined()
  },
)
