import { expect, test } from 'vitest'
import { byCurrency, dayBefore, fillDays, netOf, type RevenueDay } from './revenue.ts'

const aDay = (changes: Partial<RevenueDay> = {}): RevenueDay => ({
  day: '2026-11-16',
  currency: 'USD',
  revenueMinor: 900,
  refundsMinor: 100,
  chargebacksMinor: 50,
  ...changes,
})

test('refunds and chargebacks are taken off the revenue', () => {
  expect(netOf(aDay())).toBe(750)
})

test('amounts of two currencies are not added up', () => {
  const days = [aDay(), aDay({ currency: 'RUB' }), aDay({ day: '2026-11-17' })]
  expect(byCurrency(days).map(({ currency, days: own }) => [currency, own.length])).toEqual([
    ['RUB', 1],
    ['USD', 2],
  ])
})

test('a day without payments is zero, and the range has every day once', () => {
  const filled = fillDays([aDay()], { from: '2026-11-15', to: '2026-11-17', currency: 'USD' })
  expect(filled.map(({ day, revenueMinor }) => [day, revenueMinor])).toEqual([
    ['2026-11-15', 0],
    ['2026-11-16', 900],
    ['2026-11-17', 0],
  ])
})

test('a range that ends before it begins has no days', () => {
  expect(fillDays([], { from: '2026-11-17', to: '2026-11-15', currency: 'USD' })).toEqual([])
})

test('thirty days before the first of March of 2028 is a day of January', () => {
  expect(dayBefore(Date.parse('2028-03-01T12:00:00Z'), 30)).toBe('2028-01-31')
})
