import { expect, test } from 'vitest'
import { prefetchOn } from './prefetch.ts'

test.each([
  ['a browser that reports nothing', undefined, 'intent'],
  ['a fast connection', { effectiveType: '4g', saveData: false }, 'intent'],
  ['3g', { effectiveType: '3g' }, 'intent'],
  ['2g', { effectiveType: '2g' }, 'none'],
  ['slow 2g', { effectiveType: 'slow-2g' }, 'none'],
  ['a fast connection with data saver', { effectiveType: '4g', saveData: true }, 'none'],
] as const)('on %s links prefetch on %o: %s', (_name, connection, mode) => {
  expect(prefetchOn(connection)).toBe(mode)
})
