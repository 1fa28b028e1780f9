import type { Locale } from '@zeri/contract/browser'

type Money = { readonly minor: number; readonly currency: string }

/** How amounts and times are written in a language. Times are those of the operator's clock. */
export type Formats = {
  readonly money: (amount: Money) => string
  readonly instant: (iso: string) => string
  readonly day: (iso: string) => string
  readonly number: (value: number) => string
}

const regions: Readonly<Record<Locale, string>> = { en: 'en-GB', ru: 'ru-RU' }
/** As short as each language writes a whole date: `17 Nov 2026`, `17.11.2026`. */
const dateStyles = { en: 'medium', ru: 'short' } as const
const MINOR_IN_MAJOR = 100

/**
 * The formats of a language.
 * @param timeZone that of the browser if left out
 * @example createFormats('en').money({ minor: 900, currency: 'USD' }) // '$9.00'
 */
export function createFormats(locale: Locale, timeZone?: string): Formats {
  const [region, dateStyle] = [regions[locale], dateStyles[locale]]
  const zone = timeZone === undefined ? {} : { timeZone }
  const instants = new Intl.DateTimeFormat(region, { dateStyle, timeStyle: 'short', ...zone })
  const days = new Intl.DateTimeFormat(region, { dateStyle, timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(region)
  return {
    money: ({ minor, currency }) =>
      new Intl.NumberFormat(region, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        minor / MINOR_IN_MAJOR,
      ),
    instant: (iso) => instants.format(new Date(iso)),
    day: (iso) => days.format(new Date(iso)),
    number: (value) => numbers.format(value),
  }
}
