import { expect, test } from 'vitest'
import { isSustained, p99Of } from './stream-result.ts'
import { type Kind, kinds } from './visits.ts'

/** A hundred fast visits of each kind. */
function aStreamResult(changed: Partial<Record<Kind, readonly number[]>> = {}) {
  const ms = Object.fromEntries(kinds.map((kind) => [kind, Array<number>(100).fill(5)]))
  return {
    ms: { ...ms, ...changed } as Record<Kind, readonly number[]>, // true: one entry per kind
    fillsMs: { local: [5], layer: [5] },
    failures: {},
  }
}

test('a rate is sustained when nothing fails and no visit is slow', () => {
  expect(isSustained(aStreamResult())).toBe(true)
})

test('a rate with one failure is not sustained', () => {
  expect(isSustained({ ...aStreamResult(), failures: { 'home: status 503': 1 } })).toBe(false)
})

test('a slow kind is not hidden by the others', () => {
  expect(isSustained(aStreamResult({ 'sign-in': [5_000] }))).toBe(false)
})

test('a page that is filled in late is not sustained, however fast the page itself comes', () => {
  expect(isSustained({ ...aStreamResult(), fillsMs: { local: [5], layer: [5, 5_000] } })).toBe(false)
})

test('a kind without visits does not count', () => {
  expect(isSustained(aStreamResult({ feed: [] }))).toBe(true)
})

test('the 99th percentile is taken over all kinds named', () => {
  const result = aStreamResult({ day: Array.from({ length: 100 }, (_, index) => index + 1) })
  expect(p99Of(result, ['day'])).toBe(99)
  expect(p99Of(result, ['home', 'day'])).toBe(98)
})
