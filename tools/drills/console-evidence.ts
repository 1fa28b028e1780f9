import { type Kysely, sql } from 'kysely'
import type { Gateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { reportLedger } from '../../apps/server/src/features/billing/index.ts'
import { verifyAudit } from '../../apps/server/src/features/console/index.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import type { Model } from './console-acts.ts'

type Db = Kysely<Database>

/** The state at the end of the drill. Everything but the first four must be 0. */
export type Evidence = {
  readonly refunds: number
  readonly succeeded: number
  readonly failed: number
  readonly whole: number
  readonly open: number
  readonly ledgerMinor: number
  readonly ledgerLessProvidersMinor: number
  readonly beyondPaid: number
  readonly twice: number
  readonly unknownToModel: number
  readonly wrongGrants: number
  readonly wrongPaidTime: number
  readonly auditFaults: number
}

export async function collectEvidence(db: Db, gateway: Gateway, model: Model): Promise<Evidence> {
  const rows = await db.selectFrom('refunds').select(['id', 'state']).execute()
  const report = await reportLedger(db)
  const held = report.balances
    .filter(({ account }) => account.startsWith('provider:'))
    .reduce((sum, { minor }) => sum + minor, 0)
  const charged = gateway.listCharges().reduce((sum, one) => sum + one.amountMinor - one.refundedMinor, 0)
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const [accepted, written] = [new Set(model.refunds.values()), new Set(rows.map(({ id }) => id))]
  return {
    refunds: rows.length,
    succeeded: count('succeeded'),
    failed: count('failed'),
    whole: await countOf(db, sql`select from orders where state = 'refunded'`),
    open: count('requested'),
    ledgerMinor:
      report.differenceMinor + Math.abs(report.balances.reduce((sum, { minor }) => sum + minor, 0)),
    ledgerLessProvidersMinor: held - charged,
    beyondPaid: await countBeyondPaid(db),
    twice: countTwice(gateway, rows) + model.twofold,
    unknownToModel: countDifferences(accepted, written),
    wrongGrants: await countWrongGrants(db, model),
    wrongPaidTime: await countWrongPaidTime(db),
    auditFaults: await countAuditFaults(db, rows.length),
  }
}

/** How many members only one of two sets has. */
const countDifferences = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((id) => !other.has(id)).length + [...other].filter((id) => !one.has(id)).length

async function countOf(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (${query}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Payments of which more was refunded, or is to be, than was paid. */
export const countBeyondPaid = (db: Db) =>
  countOf(
    db,
    sql`select from refunds join orders on orders.id = refunds.order_id
        where refunds.state <> 'failed'
        group by attempt_id, orders.amount_minor having sum(refunds.amount_minor) > orders.amount_minor`,
  )

/** Refunds that a provider made again, or made although we say that they failed, or did not make although we say so. */
export function countTwice(
  gateway: Gateway,
  rows: readonly { readonly id: string; readonly state: string }[],
): number {
  const made = gateway.bank
    .list()
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status === 'succeeded')
    .flatMap(({ metadata, externalId }) => metadata.refund_id ?? externalId ?? [])
  const succeeded = new Set(rows.filter(({ state }) => state === 'succeeded').map(({ id }) => id))
  const distinct = new Set(made)
  return made.length - distinct.size + countDifferences(distinct, succeeded)
}

/** Grants by hand that differ from what the operators know, and grants of orders that differ from their refunds. */
async function countWrongGrants(db: Db, { grants }: Model): Promise<number> {
  const rows = await db
    .selectFrom('grants')
    .select(['id', 'chart_id', 'revoked_at'])
    .where('order_id', 'is', null)
    .execute()
  const wrong = rows.filter(({ id, chart_id, revoked_at }) => {
    const known = grants.get(id)
    return known?.chartId !== chart_id || known.taken !== (revoked_at !== null)
  })
  const missing = [...grants.keys()].filter((id) => !rows.some((row) => row.id === id))
  const ofOrders = await countOf(
    db,
    sql`select from grants join orders on orders.id = grants.order_id
        where (grants.revoked_at is not null) <> (orders.state = 'refunded' or exists (
          select from refunds where refunds.order_id = orders.id and refunds.state = 'succeeded' and takes_time))`,
  )
  return wrong.length + missing.length + ofOrders
}

const countWrongPaidTime = (db: Db) =>
  countOf(
    db,
    sql`select from charts where paid_until is distinct from (
          select max(until_at) from grants where grants.chart_id = charts.id and revoked_at is null)`,
  )

/** A broken chain, and refunds without exactly one entry. */
async function countAuditFaults(db: Db, refunds: number): Promise<number> {
  const entries = await countOf(db, sql`select from audit_log where action = 'order.refund'`)
  const { fault } = await verifyAudit(db)
  return (fault === undefined ? 0 : 1) + Math.abs(entries - refunds)
}
