// Numbers as figures write them.

import type { Locale } from '@zeri/contract'

/**
 * A weight with its sign.
 * @example showWeight(-2) // '−2'
 */
export function showWeight(weight: number): string {
  if (weight === 0) return '0'
  return weight > 0 ? `+${weight}` : `−${-weight}`
}

/**
 * A number with up to so many decimals, by the rules of the language.
 * @example showNumber(3.25, 2, 'ru') // '3,25'
 */
export function showNumber(value: number, decimals: number, locale: Locale): string {
  const text = String(Math.round(value * 10 ** decimals) / 10 ** decimals).replace('-', '−')
  return locale === 'ru' ? text.replace('.', ',') : text
}
