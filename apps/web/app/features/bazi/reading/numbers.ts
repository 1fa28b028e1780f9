import type { Locale } from '@zeri/contract'

/**
 * A number in the format of a language.
 * @example showNumber(37.5, 'ru') // '37,5'
 */
export function showNumber(value: number, locale: Locale): string {
  return value.toLocaleString(locale)
}

/**
 * A percentage in the format of a language.
 * @example showPercent(37.5, 'en') // '37.5%'
 */
export function showPercent(percent: number, locale: Locale): string {
  return (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
}
