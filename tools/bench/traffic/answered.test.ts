import { expect, test } from 'vitest'
import { isSustained, p99Of } from './answered.ts'
import { type Kind, kinds } from './visits.ts'

/** A hundred visits of each kind, all of them fast. */
function someAnswered(given: Partial<Record<Kind, readonly number[]>> = {}) {
  const ms = Object.fromEntries(kinds.map((kind) => [kind, Array<number>(100).fill(5)]))
  return { ms: { ...ms, ...given } as Record<Kind, readonly number[]>, failures: {} } // true: one entry a kind
}

test('a rate is kept up when nothing fails and nobody waits', () => {
  expect(isSustained(someAnswered())).toBe(true)
})

test('one failure is too many', () => {
  expect(isSustained({ ...someAnswered(), failures: { 'home: status 503': 1 } })).toBe(false)
})

test('a kind that waits is not hidden by the others', () => {
  expect(isSustained(someAnswered({ 'sign-in': [5_000] }))).toBe(false)
})

test('a kind nobody came for does not count', () => {
  expect(isSustained(someAnswered({ feed: [] }))).toBe(true)
})

test('the slowest in a hundred is looked for among all kinds named', () => {
  const answered = someAnswered({ day: Array.from({ length: 100 }, (_, index) => index + 1) })
  expect(p99Of(answered, ['day'])).toBe(99)
  expect(p99Of(answered, ['home', 'day'])).toBe(98)
})
