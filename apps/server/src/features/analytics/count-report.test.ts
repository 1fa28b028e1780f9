import { reportBrowser } from '@zeri/contract'
import { expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics.ts'
import { browserFamily, countReport } from './count-report.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [CHROME, 'chromium'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'safari'],
  ['curl/8', 'other'],
])('of %s only the family is used', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family)
})

test('vitals and errors are counted by the template of the page', async () => {
  const metrics = createMetrics()
  const report = { page: '/:year/:month', vitals: { lcp: 1_500, cls: 0.02 }, errors: ['type' as const] }
  countReport(metrics, report, CHROME)
  const text = await metrics.registry.metrics()
  expect(text).toContain('zeri_browser_seconds_sum{page="/:year/:month",vital="lcp"} 1.5')
  expect(text).toContain('zeri_browser_layout_shift_sum{page="/:year/:month"} 0.02')
  expect(text).toContain('zeri_browser_errors_total{page="/:year/:month",error="type",browser="chromium"} 1')
})

test('a page that does not exist makes no new series', async () => {
  const metrics = createMetrics()
  for (const page of ['/secret-of-anna', '/:year/:nothing'])
    countReport(metrics, { page, vitals: {}, errors: ['other'] }, '')
  const { values } = await metrics.browserErrors.get()
  expect(values).toEqual([{ labels: { page: 'other', error: 'other', browser: 'other' }, value: 2 }])
})

test.each([
  ['an address with digits', { page: '/personal/3f1c2a52' }],
  ['a query', { page: '/place?q=anna' }],
  ['words of an error', { page: '/', errors: ['anna@example.org is not valid'] }],
  ['a field of its own', { page: '/', userAgent: 'x' }],
  ['a time that cannot be', { page: '/', vitals: { lcp: 1e9 } }],
  ['too many errors', { page: '/', errors: Array.from({ length: 11 }, () => 'Error') }],
])('a report with %s is refused', (_name, report) => {
  expect(reportBrowser.request.safeParse(report).success).toBe(false)
})
