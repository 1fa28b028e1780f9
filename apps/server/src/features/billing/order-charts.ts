// The charts of an order: the first is `orders.chart_id`, up to five more are in `order_charts`.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

/** A further chart of an order, paid by the same payment. */
export type FurtherChart = {
  readonly item: number
  /** Null once the chart is deleted. */
  readonly chartId: string | null
  /** Null until the order is paid. */
  readonly grantId: string | null
}

export async function insertFurtherCharts(
  trx: Db,
  orderId: string,
  chartIds: readonly string[],
): Promise<void> {
  if (chartIds.length === 0) return
  await trx
    .insertInto('order_charts')
    .values(chartIds.map((chart_id, index) => ({ order_id: orderId, item: index + 1, chart_id })))
    .execute()
}

export async function listFurtherCharts(db: Db, orderId: string): Promise<FurtherChart[]> {
  const rows = await db
    .selectFrom('order_charts')
    .select(['item', 'chart_id', 'grant_id'])
    .where('order_id', '=', orderId)
    .orderBy('item')
    .execute()
  return rows.map(({ item, chart_id, grant_id }) => ({ item, chartId: chart_id, grantId: grant_id }))
}

/** Records the grant of a further chart. */
export async function recordGrant(
  trx: Db,
  orderId: string,
  { item, grantId }: { readonly item: number; readonly grantId: string },
): Promise<void> {
  await trx
    .updateTable('order_charts')
    .set({ grant_id: grantId })
    .where('order_id', '=', orderId)
    .where('item', '=', item)
    .execute()
}

/** The charts of an order that are not deleted, each with the end of the time it got; null without, or once revoked. */
export async function listGrantedCharts(
  db: Db,
  order: { readonly id: string; readonly chartId: string | null },
): Promise<{ readonly chartId: string; readonly until: Date | null }[]> {
  const further = await listFurtherCharts(db, order.id)
  const grants = await grantsOf(db, order.id).select(['chart_id', 'until_at', 'revoked_at']).execute()
  return [order.chartId, ...further.map(({ chartId }) => chartId)].flatMap((chartId) => {
    if (chartId === null) return []
    const grant = grants.find((one) => one.chart_id === chartId && one.revoked_at === null)
    return [{ chartId, until: grant?.until_at ?? null }]
  })
}

/** The grants of an order: that of its first chart, and those of the others. */
const grantsOf = (db: Db, orderId: string) =>
  db.selectFrom('grants').where('id', 'in', idsOfGrants(db, orderId))

/** The ids of the grants of an order, as a subquery. */
export const idsOfGrants = (db: Db, orderId: string) =>
  db
    .selectFrom('grants as first')
    .select('first.id')
    .where('first.order_id', '=', orderId)
    .unionAll(
      db
        .selectFrom('order_charts')
        .select((row) => row.ref('order_charts.grant_id').$notNull().as('id'))
        .where('order_charts.order_id', '=', orderId)
        .where('order_charts.grant_id', 'is not', null),
    )
