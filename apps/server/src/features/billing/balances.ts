import type { ProviderId } from './port.ts'
import type { Attempt } from './transitions.ts'

/**
 * The balances of an order by ledger account: money held by the provider, revenue, refunds, open disputes, chargebacks,
 * and overpayments owed back.
 */
export type Balances = ReadonlyMap<string, number>

/**
 * The balances of an order, which sum to zero. They depend only on the state of its attempts, so that the sequence in
 * which facts arrive cannot change them.
 */
export function balancesOf(
  provider: ProviderId,
  amountMinor: number,
  attempts: readonly Attempt[],
): Balances {
  const balances = new Map<string, number>()
  const add = (account: string, minor: number) => {
    balances.set(account, (balances.get(account) ?? 0) + minor)
    balances.set(`provider:${provider}`, (balances.get(`provider:${provider}`) ?? 0) - minor)
  }
  const paid = attempts.filter(({ state }) => state === 'succeeded')
  for (const [index, { refundedMinor, dispute }] of paid.entries()) {
    add(index === 0 ? 'revenue' : 'overpaid', -amountMinor)
    add('refunds', refundedMinor)
    if (dispute === 'opened') add('disputes', amountMinor - refundedMinor)
    if (dispute === 'lost') add('chargebacks', amountMinor - refundedMinor)
  }
  return balances
}

/** The ledger entries that lead from one set of balances to another; empty when nothing changes. */
export function entriesBetween(before: Balances, after: Balances): Map<string, number> {
  const accounts = new Set([...before.keys(), ...after.keys()])
  const changes = [...accounts].map(
    (account) => [account, (after.get(account) ?? 0) - (before.get(account) ?? 0)] as const,
  )
  return new Map(changes.filter(([, minor]) => minor !== 0))
}
