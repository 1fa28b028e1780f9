import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

test.each([
  ['a browser that reports nothing', undefined, true],
  ['a fast connection', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g' }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['a fast connection with data saver', { effectiveType: '4g', saveData: true }, false],
] as const)('on %s pages may be prefetched by %o: %s', (_name, connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})
