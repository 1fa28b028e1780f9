import type { Payment } from '@zeri/contract'
import type { Keyring } from '../../platform/secret.ts'
import { toCurrency, toMajor } from './money.ts'
import type { Db } from './store.ts'
import type { OrderState } from './transitions.ts'

/** The status shown for each state; an order that never reached a provider is not shown. */
const statuses: Readonly<Record<OrderState, Payment['status'] | undefined>> = {
  created: undefined,
  failed_to_start: undefined,
  awaiting_payment: 'pending',
  cancelled: 'failed',
  expired: 'failed',
  paid: 'paid',
  refunded: 'refunded',
  disputed: 'disputed',
  charged_back: 'refunded',
}

/** The payments of an account, the latest first. */
export async function listPayments(
  { db, keyring }: { readonly db: Db; readonly keyring: Keyring },
  accountId: string,
): Promise<Payment[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_owners', 'order_owners.order_id', 'orders.id')
    .select(['orders.id', 'orders.state', 'orders.amount_minor', 'orders.currency'])
    .select(['orders.created_at', 'orders.paid_at', 'order_owners.key_id', 'order_owners.box'])
    .where('order_owners.account_id', '=', accountId)
    .orderBy('orders.created_at', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const status = statuses[row.state as OrderState] // true: the table allows no other
    if (!status) return []
    return [
      {
        chartName: keyring.open({ keyId: row.key_id, bytes: row.box }, row.id),
        date: (row.paid_at ?? row.created_at).toISOString(),
        summ: toMajor(row.amount_minor),
        currency: toCurrency(row.currency),
        status,
      },
    ]
  })
}
