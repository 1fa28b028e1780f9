import type { Locale } from '@zeri/contract'
import { type Money, toCurrency } from './money.ts'
import type { Db, Tier } from './store.ts'

/** A product at its current price. */
export type Price = {
  readonly id: number
  readonly code: string
  readonly tier: Tier
  readonly months: number
  readonly amount: Money
  readonly isRenewable: boolean
}

/** The products on sale in a locale: each at its latest price, unless that price ends the sale. */
export async function listPrices(db: Db, locale: Locale, at: Date): Promise<Price[]> {
  const rows = await db
    .selectFrom('price_list')
    .distinctOn('code')
    .select(['id', 'code', 'tier', 'months', 'amount_minor', 'currency', 'is_renewable', 'is_offered'])
    .where('locale', '=', locale)
    .where('valid_from', '<=', at)
    .orderBy('code')
    .orderBy('valid_from', 'desc')
    .execute()
  return rows
    .filter((row) => row.is_offered)
    .map((row) => ({
      id: row.id,
      code: row.code,
      tier: row.tier as Tier, // true: the table allows no other
      months: row.months,
      amount: { minor: row.amount_minor, currency: toCurrency(row.currency) },
      isRenewable: row.is_renewable,
    }))
    .sort((one, other) => other.tier.localeCompare(one.tier) || one.months - other.months)
}
