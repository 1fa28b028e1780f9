import { expect, test } from 'vitest'
import { moneyWords, perMonth, timesPrice } from './money-words.ts'

const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['9.00', 'USD', 'en', '$9'],
  ['6.50', 'USD', 'en', '$6.50'],
  ['1990.00', 'RUB', 'ru', '1 990 ₽'],
  ['99.00', 'RUB', 'ru', '99 ₽'],
  ['490.50', 'RUB', 'ru', '490,50 ₽'],
] as const)('%s %s is written in %s as %s', (price, currency, locale, expected) => {
  expect(plain(moneyWords(price, currency, locale))).toBe(expected)
})

test.each([
  ['9.00', 'USD', 1, '9.00'],
  ['39.00', 'USD', 6, '6.50'],
  ['59.00', 'USD', 12, '4.92'],
  ['1990.00', 'RUB', 6, '332.00'],
  ['2990.00', 'RUB', 12, '250.00'],
] as const)('%s %s for %s months is no less than %s a month', (price, currency, months, expected) => {
  expect(perMonth(price, currency, months)).toBe(expected)
  expect(Number(perMonth(price, currency, months)) * months).toBeGreaterThanOrEqual(Number(price))
})

test.each([
  ['9.00', 1, '9.00'],
  ['9.99', 3, '29.97'],
  ['490.00', 6, '2940.00'],
] as const)('%s times %i is %s', (price, count, expected) => {
  expect(timesPrice(price, count)).toBe(expected)
})
