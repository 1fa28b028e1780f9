import type { Locale } from '@zeri/contract'

type Currency = 'USD' | 'RUB'

/** Rouble prices are shown in whole roubles, dollar prices with their cents. */
const smallestShown = { USD: 1, RUB: 100 } as const satisfies Record<Currency, number>

/**
 * A price as its language writes it.
 * @example moneyWords('39.00', 'USD', 'en') // '$39'
 * @example moneyWords('6.50', 'USD', 'en') // '$6.50'
 */
export function moneyWords(price: string, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'en' ? 'en-US' : 'ru-RU', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(price))
}

/**
 * The price of several of the same.
 * @example timesPrice('9.00', 2) // '18.00'
 */
export function timesPrice(price: string, count: number): string {
  return ((Math.round(Number(price) * 100) * count) / 100).toFixed(2)
}

/**
 * The price of one of several months, rounded up, so that it never looks cheaper than it is.
 * @example perMonth('59.00', 'USD', 12) // '4.92'
 * @example perMonth('2990.00', 'RUB', 12) // '250.00'
 */
export function perMonth(price: string, currency: Currency, months: number): string {
  const minor = Math.round(Number(price) * 100)
  const unit = smallestShown[currency]
  return ((Math.ceil(minor / months / unit) * unit) / 100).toFixed(2)
}
