import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicCacheControl } from './cache-control.ts'

function secondsOf(header: string, name: string): number {
  return Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1])
}

test('a page is never served past its end by three caches in a row, fresh or stale', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 90_000, noNaN: true }), (left) => {
      const header = publicCacheControl(left)
      const life = secondsOf(header, 's-maxage') + secondsOf(header, 'stale-while-revalidate')
      // Each may count a second too many.
      return (life === 0 || 3 * (life + 1) <= left) && secondsOf(header, 's-maxage') >= 0
    }),
  )
})

test('a page without an end is fresh for an hour', () => {
  const header = publicCacheControl(Number.POSITIVE_INFINITY)
  expect(header).toBe('public, max-age=0, s-maxage=3600, stale-while-revalidate=600')
})
