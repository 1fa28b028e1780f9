import { expect, test } from 'vitest'
import { listProducts, type PricePeriod, parseMinor, statusOf, toLocalField } from './prices.ts'

const aPrice = (changes: Partial<PricePeriod> = {}): PricePeriod => ({
  code: 'personal_1m',
  locale: 'en',
  amount: { minor: 900, currency: 'USD' },
  from: '2026-01-01T00:00:00Z',
  until: null,
  ...changes,
})

test.each([
  ['9', 900],
  ['9,90', 990],
  ['1 290.5', 129_050],
  ['0', undefined],
  ['9.999', undefined],
  ['-9', undefined],
  ['', undefined],
])('%j is %j minor units', (typed, minor) => {
  expect(parseMinor(typed)).toBe(minor)
})

test.each([
  [{}, 'current'],
  [{ until: '2026-06-01T00:00:00Z' }, 'past'],
  [{ from: '2027-01-01T00:00:00Z' }, 'coming'],
] as const)('a price with %j is %s', (changes, status) => {
  expect(statusOf(aPrice(changes), Date.parse('2026-11-17T00:00:00Z'))).toBe(status)
})

test('a product whose sale ends keeps the currency of its last price', () => {
  const prices = [aPrice(), aPrice({ amount: null, from: '2026-12-01T00:00:00Z' })]
  expect(listProducts(prices)).toEqual([{ code: 'personal_1m', locale: 'en', currency: 'USD' }])
})

test('an instant fills a field of date and time on the same clock that reads it', () => {
  expect(new Date(toLocalField(new Date('2026-11-17T15:25:00Z'))).toISOString()).toBe(
    '2026-11-17T15:25:00.000Z',
  )
})
