import { locales } from '@zeri/contract'
import { listPrices } from './prices.ts'
import type { Db } from './store.ts'

/**
 * The charts, of those given, whose paid time was bought as a product that is not sold any more. Time without a payment
 * has no product.
 */
export async function listArchivedCharts(
  db: Db,
  chartIds: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (chartIds.length === 0) return new Set()
  const bought = await db
    .selectFrom('grants')
    .leftJoin('order_charts', 'order_charts.grant_id', 'grants.id')
    .innerJoin('orders', (join) =>
      join.on((row) =>
        row.or([
          row('orders.id', '=', row.ref('grants.order_id')),
          row('orders.id', '=', row.ref('order_charts.order_id')),
        ]),
      ),
    )
    .distinctOn('grants.chart_id')
    .select(['grants.chart_id', 'orders.code', 'orders.locale'])
    .where('grants.chart_id', 'in', [...chartIds])
    .where('grants.revoked_at', 'is', null)
    .where('grants.until_at', '>', at)
    .orderBy('grants.chart_id')
    .orderBy('grants.until_at', 'desc')
    .execute()
  if (bought.length === 0) return new Set()
  const lists = await Promise.all(
    locales.map(async (locale) => (await listPrices(db, locale, at)).map(({ code }) => `${locale} ${code}`)),
  )
  const sold = new Set(lists.flat())
  const archived = bought.filter(({ code, locale }) => !sold.has(`${locale} ${code}`))
  return new Set(archived.flatMap(({ chart_id }) => chart_id ?? []))
}
