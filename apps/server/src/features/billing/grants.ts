import type { Random } from '../../platform/random.ts'
import { updatePaid } from '../charts/index.ts'
import { idsOfGrants } from './order-charts.ts'
import { extendPeriod, type Period } from './paid-until.ts'
import { type Db, lockChart, lockCharts, type Tier } from './store.ts'
import { reschedule } from './subscriptions.ts'

type Grant = {
  readonly chartId: string | null
  /** Null for time without a payment, and for a further chart of an order. */
  readonly orderId: string | null
  readonly tier: Tier
  readonly months: number
  readonly zone: string
  readonly at: Date
}

/**
 * Adds months to a chart, from the end of those it has of the same tier, or from now. A unique index allows one grant an
 * order; those of further charts of an order are in `order_charts`.
 */
export async function grantPaidTime(
  trx: Db,
  random: Pick<Random, 'uuid'>,
  grant: Grant,
): Promise<Period & { readonly grantId: string }> {
  const { chartId, orderId, tier, months, zone, at } = grant
  // Two orders of one chart that are paid at once are granted one after the other.
  if (chartId !== null) await lockChart(trx, chartId)
  const current = chartId === null ? undefined : await findLatest(trx, chartId, tier)
  const period = extendPeriod({ now: at, months, zone, current })
  const grantId = random.uuid()
  await trx
    .insertInto('grants')
    .values({
      id: grantId,
      order_id: orderId,
      chart_id: chartId,
      tier,
      months,
      from_at: period.from,
      until_at: period.until,
      anchor_day: period.anchorDay,
      created_at: at,
    })
    .execute()
  if (chartId !== null) {
    await updatePaid(trx, chartId, { paidTime: await sumUp(trx, chartId) })
    await reschedule(trx, { chartId, tier, until: period.until, at })
  }
  return { ...period, grantId }
}

/** Revokes the grants of an order, or restores them with null. Later grants keep the dates they were counted with. */
export async function setRevoked(trx: Db, orderId: string, revokedAt: Date | null): Promise<void> {
  const changed = await trx
    .updateTable('grants')
    .set({ revoked_at: revokedAt })
    .where('id', 'in', idsOfGrants(trx, orderId))
    .returning('chart_id')
    .execute()
  const chartIds = changed.flatMap(({ chart_id }) => chart_id ?? [])
  await lockCharts(trx, chartIds)
  for (const chartId of chartIds) await updatePaid(trx, chartId, { paidTime: await sumUp(trx, chartId) })
}

/**
 * Revokes time that was granted without an order, and returns the new end of the chart. Undefined for anything else: what
 * was bought is revoked by its refund.
 */
export async function revokeFreeGrant(
  trx: Db,
  id: string,
  at: Date,
): Promise<{ readonly chartId: string; readonly until: Date | null } | undefined> {
  const free = trx
    .selectFrom('grants')
    .select('chart_id')
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('id', 'not in', (row) =>
      row
        .selectFrom('order_charts')
        .select('grant_id')
        .where('grant_id', '=', id)
        .$castTo<{ grant_id: string }>(),
    )
  const chartId = (await free.executeTakeFirst())?.chart_id
  if (!chartId) return undefined
  await lockChart(trx, chartId)
  // A statement of its own: another request may have revoked it while this one waited.
  if (!(await free.executeTakeFirst())) return undefined
  await trx.updateTable('grants').set({ revoked_at: at }).where('id', '=', id).execute()
  const paidTime = await sumUp(trx, chartId)
  await updatePaid(trx, chartId, { paidTime })
  return { chartId, until: paidTime.until }
}

/** The ends of the paid time of a chart, by its grants that were not revoked. */
async function sumUp(trx: Db, chartId: string) {
  const row = await trx
    .selectFrom('grants')
    .select(({ fn }) => [
      fn.max('until_at').as('until'),
      fn.max('until_at').filterWhere('tier', '=', 'personal').as('personal_until'),
    ])
    .where('chart_id', '=', chartId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return { until: row?.until ?? null, personalUntil: row?.personal_until ?? null }
}

async function findLatest(
  trx: Db,
  chartId: string,
  tier: Tier,
): Promise<Pick<Period, 'until' | 'anchorDay'> | undefined> {
  const row = await trx
    .selectFrom('grants')
    .select(['until_at', 'anchor_day'])
    .where('chart_id', '=', chartId)
    .where('tier', '=', tier)
    .where('revoked_at', 'is', null)
    .orderBy('until_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { until: row.until_at, anchorDay: row.anchor_day }
}
