import { reportBrowser } from '@zeri/contract'
import { expect, test } from 'vitest'
import { errorKind } from './browser-report.ts'

test.each([
  [new TypeError('x is not a function'), 'type'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'chunk'],
  [new TypeError('Failed to fetch'), 'network'],
  [new DOMException('gone', 'AbortError'), 'other'],
  ['anna@example.org', 'other'],
])('%s is reported by its kind alone', (error, kind) => {
  expect(errorKind(error)).toBe(kind)
  expect(reportBrowser.request.safeParse({ page: '/', errors: [kind] }).success).toBe(true)
})
