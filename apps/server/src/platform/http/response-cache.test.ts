import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import { createResponseCache } from './response-cache.ts'
import { publicLife } from './send-cached-response.ts'

function secondsOf(header: string, name: string): number {
  return Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1])
}

test('three caches in a row, which count whole seconds, never serve a response after its end', () => {
  fc.assert(
    fc.property(fc.double({ min: -10_000, max: 90_000_000, noNaN: true }), (leftMs) => {
      const header = publicLife(leftMs)
      const [browser, shared, grace] = ['max-age', 's-maxage', 'stale-while-revalidate'].map((name) =>
        secondsOf(header, name),
      )
      const life = Math.max(browser ?? 0, shared ?? 0) + (grace ?? 0)
      const isInTime = life === 0 || 3 * (life + 1) * 1000 <= leftMs
      return isInTime && Math.min(browser ?? -1, shared ?? -1) >= 0
    }),
  )
})

test('a response that does not end lives as long as ever', () => {
  expect(publicLife(Number.POSITIVE_INFINITY)).toBe(
    'public, max-age=60, s-maxage=3600, stale-while-revalidate=600',
  )
})

test('a response is found up to the millisecond it ends at, and not after', () => {
  const clock = aClock()
  const responses = createResponseCache(1_000, clock.now)
  responses.store('today', 'Sunday', clock.at + 2_000)
  clock.at += 1_999
  expect(responses.find('today')?.body.toString()).toBe('Sunday')
  clock.at += 1
  expect(responses.find('today')).toBeUndefined()
})

test('a response that has ended already is sent once and not found', () => {
  const clock = aClock()
  const responses = createResponseCache(1_000, clock.now)
  expect(responses.store('today', 'Sunday', clock.at - 1).leftMs()).toBe(-1)
  expect(responses.find('today')).toBeUndefined()
})

test('a response without an end is made again after five minutes', () => {
  const clock = aClock()
  const responses = createResponseCache(1_000, clock.now)
  responses.store('themes', 'all')
  clock.at += 301_000
  expect(responses.find('themes')).toBeUndefined()
})
