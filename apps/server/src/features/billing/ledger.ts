import type { Balances } from './balances.ts'
import { entriesBetween } from './balances.ts'
import type { Db, Order } from './store.ts'

type Posting = {
  readonly id: string
  readonly order: Order
  readonly before: Balances
  readonly after: Balances
  readonly at: Date
}

/** Posts the change of an order's balances to the ledger. */
export async function post(trx: Db, { id, order, before, after, at }: Posting): Promise<void> {
  const entries = [...entriesBetween(before, after)]
  if (entries.length === 0) return
  await trx
    .insertInto('ledger_entries')
    .values(
      entries.map(([account, minor]) => ({
        posting_id: id,
        order_id: order.id,
        account,
        amount_minor: minor,
        currency: order.amount.currency,
        created_at: at,
      })),
    )
    .execute()
}
