import type { Locale } from '@zeri/contract'
import { sql } from 'kysely'
import { type Money, toCurrency } from './money.ts'
import type { Db, Tier } from './store.ts'

/**
 * A new price begins at least this long after it is entered, and no page with prices is cached for longer: so nobody is
 * shown a price that no longer holds.
 */
export const PRICE_NOTICE_MS = 3_600_000

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

/** Until when the prices of a locale are sure to hold: until the next one that is entered, but not beyond the notice. */
export async function findPricesEnd(db: Db, locale: Locale, at: Date): Promise<Date> {
  const row = await db
    .selectFrom('price_list')
    .select(({ fn }) => fn.min('valid_from').as('next'))
    .where('locale', '=', locale)
    .where('valid_from', '>', at)
    .executeTakeFirst()
  const latest = at.getTime() + PRICE_NOTICE_MS
  return new Date(Math.min(row?.next?.getTime() ?? latest, latest))
}

/** A price with the time it holds. `amount` is null while the product is not sold. */
export type PricePeriod = {
  readonly code: string
  readonly locale: Locale
  readonly amount: Money | null
  readonly from: Date
  /** Null for the last one. */
  readonly until: Date | null
}

/** Every price that held, holds or will hold. A price ends where the next one of its product begins. */
export async function listPricePeriods(db: Db): Promise<PricePeriod[]> {
  const rows = await db
    .selectFrom('price_list')
    .select(['code', 'locale', 'amount_minor', 'currency', 'is_offered', 'valid_from'])
    .select(
      sql<Date | null>`lead(valid_from) over (partition by code, locale order by valid_from)`.as('until'),
    )
    .orderBy('locale')
    .orderBy('tier', 'desc')
    .orderBy('months')
    .orderBy('valid_from')
    .execute()
  return rows.map((row) => ({
    code: row.code,
    locale: row.locale as Locale, // true: the table allows no other
    amount: row.is_offered ? { minor: row.amount_minor, currency: toCurrency(row.currency) } : null,
    from: row.valid_from,
    until: row.until,
  }))
}

/** A product as operators see it. */
export type Product = {
  readonly code: string
  readonly locale: Locale
  readonly tier: string
  readonly months: number
  /** Null once it is archived. */
  readonly amount: Money | null
  /** Since when it is not sold any more. */
  readonly archivedAt: Date | null
  readonly next: { readonly amount: Money | null; readonly from: Date } | null
}

/** Every product that was ever sold, archived ones too. */
export async function listProducts(db: Db, at: Date): Promise<Product[]> {
  const rows = await db
    .selectFrom('price_list')
    .select(['code', 'locale', 'tier', 'months'])
    .distinct()
    .orderBy('locale')
    .orderBy('tier', 'desc')
    .orderBy('months')
    .execute()
  const periods = await listPricePeriods(db)
  return rows.flatMap(({ code, locale, tier, months }) => {
    const own = periods.filter((period) => period.code === code && period.locale === locale)
    const [current, next] = [own.findLast(({ from }) => from <= at), own.find(({ from }) => from > at)]
    if (!current) return []
    return {
      code,
      locale: current.locale,
      tier,
      months,
      amount: current.amount,
      archivedAt: current.amount === null ? current.from : null,
      next: next ? { amount: next.amount, from: next.from } : null,
    }
  })
}

export type PriceChange = {
  readonly code: string
  readonly locale: Locale
  /** In minor units; null ends the sale. */
  readonly minor: number | null
  readonly from: Date
}

type PriceFault = 'no-such-product' | 'too-soon' | 'not-the-last'

/**
 * Enters what a product costs from an instant on, or that its sale ends then. Returns what is wrong with it, if anything.
 * It comes after every price that is already entered, so that none of those changes.
 */
export async function enterPrice(db: Db, change: PriceChange, now: Date): Promise<PriceFault | undefined> {
  return db.transaction().execute((trx) => enterPriceIn(trx, change, now))
}

/** The same in a transaction. */
export async function enterPriceIn(
  trx: Db,
  { code, locale, minor, from }: PriceChange,
  now: Date,
): Promise<PriceFault | undefined> {
  const last = await trx
    .selectFrom('price_list')
    .select(['tier', 'months', 'amount_minor', 'currency', 'is_renewable', 'valid_from'])
    .where('code', '=', code)
    .where('locale', '=', locale)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return 'no-such-product'
  if (from.getTime() < now.getTime() + PRICE_NOTICE_MS) return 'too-soon'
  const { valid_from, amount_minor, ...terms } = last
  if (valid_from >= from) return 'not-the-last'
  await trx
    .insertInto('price_list')
    .values({
      ...terms,
      code,
      locale,
      amount_minor: minor ?? amount_minor,
      is_offered: minor !== null,
      valid_from: from,
    })
    .execute()
  return undefined
}
