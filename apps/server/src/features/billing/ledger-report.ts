import { sql } from 'kysely'
import { type Finding, listFindings } from './findings.ts'
import { toMajor } from './money.ts'
import type { Db } from './store.ts'

/** A summary of the ledger, for operators and metrics. */
export type LedgerReport = {
  readonly balances: readonly {
    readonly account: string
    readonly currency: string
    readonly minor: number
  }[]
  /** How far postings are from zero; a constraint of the database allows only 0. */
  readonly differenceMinor: number
  readonly paidOrders: number
  /** Charts of the paid orders. */
  readonly paidCharts: number
  /** Grants of orders, revoked ones included: one for each chart of a paid order. */
  readonly grants: number
  /** Orders whose state, ledger and grant disagree. */
  readonly oddOrders: readonly string[]
  /** Notices that an operator has to look at, by state. */
  readonly notices: Readonly<Record<'new' | 'orphan' | 'mismatch', number>>
  /** Open findings of reconciliation. */
  readonly findings: readonly Finding[]
  readonly renewals: Readonly<Record<'active' | 'past_due' | 'ended', number>>
}

const PAID = sql`('paid', 'refunded', 'disputed', 'charged_back')`

export async function reportLedger(db: Db): Promise<LedgerReport> {
  const { rows: balances } = await sql<{ account: string; currency: string; minor: string }>`
    select account, currency, sum(amount_minor) as minor from ledger_entries
    group by account, currency having sum(amount_minor) <> 0 order by currency, account`.execute(db)
  const { rows: counts } = await sql<{ paid: string; further: string; grants: string; difference: string }>`
    select (select count(*) from orders where state in ${PAID}) as paid,
           (select count(*) from order_charts join orders on orders.id = order_charts.order_id
            where orders.state in ${PAID}) as further,
           (select count(*) from grants where order_id is not null)
             + (select count(*) from order_charts where grant_id is not null) as grants,
           (select coalesce(sum(abs(sum)), 0) from (
              select sum(amount_minor) as sum from ledger_entries group by posting_id, currency) as postings
           ) as difference`.execute(db)
  const { rows: odd } = await sql<{ id: string }>`
    select orders.id from orders
      left join (select order_id, sum(amount_minor) as minor from ledger_entries
                 where account = 'revenue' group by order_id) as earned on earned.order_id = orders.id
      left join grants on grants.order_id = orders.id
    where (orders.state in ${PAID}) <> (coalesce(earned.minor, 0) = -orders.amount_minor)
       or (orders.state in ${PAID}) <> (grants.id is not null)
       or exists (select from order_charts where order_charts.order_id = orders.id
                  and (orders.state in ${PAID}) <> (order_charts.grant_id is not null))
    order by orders.id`.execute(db)
  const { rows: waiting } = await sql<{ state: 'new' | 'orphan' | 'mismatch'; count: string }>`
    select state, count(*) as count from payment_inbox
    where state in ('new', 'orphan', 'mismatch') group by state`.execute(db)
  const { rows: renewals } = await sql<{ state: 'active' | 'past_due' | 'ended'; count: string }>`
    select state, count(*) as count from subscriptions group by state`.execute(db)
  return {
    findings: await listFindings(db),
    renewals: {
      active: 0,
      past_due: 0,
      ended: 0,
      ...Object.fromEntries(renewals.map(({ state, count }) => [state, Number(count)])),
    },
    balances: balances.map(({ minor, ...rest }) => ({ ...rest, minor: Number(minor) })),
    differenceMinor: Number(counts[0]?.difference ?? 0),
    paidOrders: Number(counts[0]?.paid ?? 0),
    paidCharts: Number(counts[0]?.paid ?? 0) + Number(counts[0]?.further ?? 0),
    grants: Number(counts[0]?.grants ?? 0),
    oddOrders: odd.map(({ id }) => id),
    notices: {
      new: 0,
      orphan: 0,
      mismatch: 0,
      ...Object.fromEntries(waiting.map(({ state, count }) => [state, Number(count)])),
    },
  }
}

/** Describes everything that is wrong in a report, a line for each fault. */
export function findFaults({
  differenceMinor,
  paidCharts,
  grants,
  oddOrders,
  notices,
  findings,
}: LedgerReport): string[] {
  return [
    ...(differenceMinor === 0 ? [] : [`postings do not sum to zero: ${differenceMinor}`]),
    ...(paidCharts === grants ? [] : [`orders of ${paidCharts} charts are paid and ${grants} have a grant`]),
    ...oddOrders.map((id) => `order ${id} and its ledger differ`),
    ...(notices.mismatch === 0 ? [] : [`${notices.mismatch} payments are not what was ordered`]),
    ...(notices.orphan === 0 ? [] : [`${notices.orphan} payments belong to no order`]),
    ...findings.map(
      ({ provider, kind, payment, amount }) =>
        `${provider}: ${findingWords[kind]}: ${payment}, ${toMajor(amount.minor)} ${amount.currency}`,
    ),
  ]
}

const findingWords: Readonly<Record<Finding['kind'], string>> = {
  orphan: 'a payment of no order',
  mismatch: 'a payment that is not what was ordered',
  missing: 'an attempt of ours is paid that the provider does not list',
}
