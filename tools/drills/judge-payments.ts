/** What is known of payments at the end, each by the id of its order. */
type Payments = {
  /** What the providers charged. */
  readonly charged: ReadonlyMap<string, number>
  readonly paid: readonly string[]
  /** The order of every grant, also of a second one. */
  readonly granted: readonly string[]
  /** What the ledger holds at the providers. */
  readonly held: ReadonlyMap<string, number>
}

type Verdict = {
  /** Orders that are charged and not paid, or paid and not charged. */
  readonly oddOrders: readonly string[]
  /** Paid orders without exactly one grant, and grants of others. */
  readonly oddGrants: readonly string[]
  /** Orders of which the ledger holds something else than what was charged. */
  readonly oddLedgers: readonly string[]
}

/** Compares payments order by order: two faults of the same size that cancel each other in a sum are found. */
export function judgePayments({ charged, paid, granted, held }: Payments): Verdict {
  const paidOrders = new Set(paid)
  const grants = new Map<string, number>()
  for (const id of granted) grants.set(id, (grants.get(id) ?? 0) + 1)
  const all = [...new Set([...charged.keys(), ...paid, ...granted, ...held.keys()])]
  return {
    oddOrders: all.filter((id) => charged.has(id) !== paidOrders.has(id)),
    oddGrants: all.filter((id) => (grants.get(id) ?? 0) !== (paidOrders.has(id) ? 1 : 0)),
    oddLedgers: all.filter((id) => (held.get(id) ?? 0) !== (charged.get(id) ?? 0)),
  }
}
