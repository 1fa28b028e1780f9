import { type Money, toCurrency } from './money.ts'
import type { ProviderId } from './port.ts'
import type { Db } from './store.ts'

export const findingKinds = ['orphan', 'mismatch', 'missing'] as const

/**
 * What a provider and the ledger disagree on. `orphan`: a payment of no order of ours. `mismatch`: not what was ordered.
 * `missing`: paid by our books, and the provider does not list it.
 */
export type Finding = {
  readonly provider: ProviderId
  readonly kind: (typeof findingKinds)[number]
  /** The provider's name of the payment, or ours of the attempt that it misses. */
  readonly payment: string
  readonly amount: Money
}

/** Those that nothing has explained yet. */
export async function listFindings(db: Db): Promise<Finding[]> {
  const rows = await db
    .selectFrom('reconciliation_findings')
    .select(['provider', 'kind', 'payment', 'amount_minor', 'currency'])
    .where('settled_at', 'is', null)
    .orderBy('found_at')
    .orderBy('payment')
    .execute()
  return rows.map((row) => ({
    // True: only providers and kinds of ours are ever written there.
    provider: row.provider as ProviderId,
    kind: row.kind as Finding['kind'],
    payment: row.payment,
    amount: { minor: Number(row.amount_minor), currency: toCurrency(row.currency) },
  }))
}

export async function keepFinding(db: Db, { provider, kind, payment, amount }: Finding, at: Date) {
  await db
    .insertInto('reconciliation_findings')
    .values({
      provider,
      kind,
      payment,
      amount_minor: amount.minor,
      currency: amount.currency,
      found_at: at,
      seen_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'kind', 'payment']).doUpdateSet({ seen_at: at, settled_at: null }),
    )
    .execute()
}

/** A payment that is as it should be leaves nothing to find, whatever was found of it before. */
export async function settleFindings(
  db: Db,
  provider: ProviderId,
  payments: readonly string[],
  at: Date,
): Promise<void> {
  if (payments.length === 0) return
  await db
    .updateTable('reconciliation_findings')
    .set({ settled_at: at })
    .where('provider', '=', provider)
    .where('payment', 'in', payments)
    .where('settled_at', 'is', null)
    .execute()
}
