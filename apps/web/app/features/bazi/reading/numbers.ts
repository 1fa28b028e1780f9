import type { Locale } from '@zeri/contract'

/**
 * A number as its language writes it.
 * @example showNumber(37.5, 'ru') // '37,5'
 */
export function showNumber(value: number, locale: Locale): string {
  return value.toLocaleString(locale)
}

/**
 * A share of a hundred as its language writes it.
 * @example showPercent(37.5, 'en') // '37.5%'
 */
export function showPercent(percent: number, locale: Locale): string {
  return (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
}
