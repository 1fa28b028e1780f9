import { type Kysely, sql } from 'kysely'

/**
 * Further charts of an order, beside `orders.chart_id`: one payment, and a grant for each. The grant of the first chart
 * is found by `grants.order_id`, those of the others by `grant_id`, so that the index that allows one grant an order
 * stays. The release before grants the first chart alone; `npm run admin -- ledger` then names the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_charts (
      order_id uuid not null references orders,
      item integer not null check (item between 1 and 5),
      chart_id uuid references charts on delete set null,
      grant_id uuid unique references grants,
      primary key (order_id, item)
    )`.execute(db)
  await sql`create index order_charts_chart_id on order_charts (chart_id)`.execute(db)
}
