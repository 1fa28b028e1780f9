import type { ConsoleOutput, consoleCalls } from '@zeri/contract/console'

export type PricePeriod = ConsoleOutput<typeof consoleCalls.listPricePeriods>['prices'][number]

export type PriceStatus = 'past' | 'current' | 'coming'

/** Whether a price held, holds or will hold. */
export function statusOf({ from, until }: PricePeriod, nowMs: number): PriceStatus {
  if (Date.parse(from) > nowMs) return 'coming'
  return until !== null && Date.parse(until) <= nowMs ? 'past' : 'current'
}

/** The products, each with the currency of its last price. */
export function listProducts(
  prices: readonly PricePeriod[],
): readonly { readonly code: string; readonly locale: PricePeriod['locale']; readonly currency: string }[] {
  const products = new Map<string, PricePeriod>()
  for (const price of prices) {
    const key = `${price.code} ${price.locale}`
    // A period without an amount has no currency; the one before it does.
    if (price.amount !== null || !products.has(key)) products.set(key, price)
  }
  return [...products.values()].map(({ code, locale, amount }) => ({
    code,
    locale,
    currency: amount?.currency ?? '',
  }))
}

/**
 * Minor units of a typed amount; undefined if it is none.
 * @example parseMinor('9,90') // 990
 */
export function parseMinor(typed: string): number | undefined {
  const [, major, minor = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/\s/g, '')) ?? []
  if (major === undefined) return undefined
  const value = Number(major) * 100 + Number(minor.padEnd(2, '0'))
  return value > 0 ? value : undefined
}

/** An instant as a field of date and time has it, on the clock of the browser. */
export function toLocalField(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}
