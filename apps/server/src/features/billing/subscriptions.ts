import { renewalVersion } from '@zeri/contract'
import type { Random } from '../../platform/random.ts'
import { type RevokeReason, revokeCards } from './cards.ts'
import type { Period } from './paid-until.ts'
import type { Db, Order, Tier } from './store.ts'

/** The charge comes early enough before the end that a second try leaves no gap. */
const CHARGED_BEFORE_END_MS = 86_400_000

const chargeAtOf = (until: Date): Date => new Date(until.getTime() - CHARGED_BEFORE_END_MS)

/** Starts the renewals that the buyer agreed to in the order. */
export async function beginSubscription(
  trx: Db,
  random: Pick<Random, 'uuid'>,
  { order, chartId, period, at }: { order: Order; chartId: string; period: Period; at: Date },
): Promise<void> {
  const running = await trx
    .updateTable('subscriptions')
    .set({ price_id: order.priceId, consent_version: renewalVersion, consent_at: order.createdAt })
    .where('chart_id', '=', chartId)
    .where('tier', '=', order.tier)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst()
  if (running) return
  await trx
    .insertInto('subscriptions')
    .values({
      id: random.uuid(),
      chart_id: chartId,
      tier: order.tier,
      price_id: order.priceId,
      state: 'active',
      period_no: 0,
      next_charge_at: chargeAtOf(period.until),
      look_at: at,
      consent_version: renewalVersion,
      consent_at: order.createdAt,
      created_at: at,
    })
    .execute()
}

type Rescheduling = {
  readonly chartId: string
  readonly tier: Tier
  readonly until: Date
  readonly at: Date
}

/**
 * Moves the renewals of a chart to its new end after time was added. Attempts for the earlier period are over; a late
 * payment of one adds time of its own.
 */
export async function reschedule(trx: Db, { chartId, tier, until, at }: Rescheduling): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set((set) => ({
      state: 'active',
      next_charge_at: chargeAtOf(until),
      look_at: at,
      period_no: set.fn<number>('greatest', [
        'period_no',
        set
          .selectFrom('orders')
          .select(({ fn }) => fn.max('orders.period_no').as('last'))
          .whereRef('orders.subscription_id', '=', 'subscriptions.id'),
      ]),
    }))
    .where('chart_id', '=', chartId)
    .where('tier', '=', tier)
    .where('state', '<>', 'ended')
    .execute()
}

export async function hasSubscription(db: Db, chartId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('chart_id', '=', chartId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the renewals of a chart and revokes its card. From then on nothing is charged. */
export async function stopRenewals(trx: Db, chartId: string, reason: RevokeReason, at: Date): Promise<void> {
  await revokeCards(trx, chartId, reason, at)
  await trx
    .updateTable('subscriptions')
    .set({ state: 'ended', ended_at: at, end_reason: reason, next_charge_at: null, look_at: at })
    .where('chart_id', '=', chartId)
    .where('state', '<>', 'ended')
    .execute()
}
