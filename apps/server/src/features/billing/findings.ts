import { type Money, toCurrency } from './money.ts'
import type { ProviderId } from './port.ts'
import type { Db } from './store.ts'

export const findingKinds = ['orphan', 'mismatch', 'missing'] as const

/**
 * A disagreement between a provider and the ledger. `orphan`: a payment of no order of ours. `mismatch`: a payment that
 * is not what was ordered. `missing`: paid by our ledger, and the provider does not list it.
 */
export type Finding = {
  readonly provider: ProviderId
  readonly kind: (typeof findingKinds)[number]
  /** The provider's id of the payment, or our id of the attempt that the provider does not list. */
  readonly payment: string
  readonly amount: Money
}

/** Findings that nothing has explained yet. */
export async function listFindings(db: Db): Promise<Finding[]> {
  const rows = await db
    .selectFrom('reconciliation_findings')
    .select(['provider', 'kind', 'payment', 'amount_minor', 'currency'])
    .where('settled_at', 'is', null)
    .orderBy('found_at')
    .orderBy('payment')
    .execute()
  return rows.map((row) => ({
    // True: only our provider ids and kinds are stored.
    provider: row.provider as ProviderId,
    kind: row.kind as Finding['kind'],
    payment: row.payment,
    amount: { minor: Number(row.amount_minor), currency: toCurrency(row.currency) },
  }))
}

/** Saves a finding, or reopens one that was settled. */
export async function saveFinding(db: Db, { provider, kind, payment, amount }: Finding, at: Date) {
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

/** Settles every open finding of payments that are in order now. */
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
