import * as z from 'zod'

const currencies = ['USD', 'RUB'] as const
export type Currency = (typeof currencies)[number]
/** Minor units: cents, kopecks. */
export type Money = { readonly minor: number; readonly currency: Currency }

const isCurrency = (code: string): code is Currency => currencies.some((known) => known === code)

export function toCurrency(code: string): Currency {
  const upper = code.toUpperCase()
  if (!isCurrency(upper)) throw new Error(`there is no currency ${code}`)
  return upper
}

/** A currency as providers write it, in upper or lower case. */
export const currency = z
  .string()
  .refine((code) => isCurrency(code.toUpperCase()))
  .transform(toCurrency)

/**
 * Minor units as a decimal number, without the errors of binary fractions.
 * @example toMajor(49_005) // '490.05'
 */
export function toMajor(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * The minor units of a decimal number; undefined for text that is no amount.
 * @example parseMajor('490.05') // 49_005
 */
export function parseMajor(text: string): number | undefined {
  const [, whole, fraction] = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction ?? '0')
}
