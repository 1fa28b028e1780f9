import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { heed, listOpenRefs, lookUpAttempt, tellNotice } from './apply-facts.ts'
import { listCardsToRemove, markRemoved } from './cards.ts'
import { listWaiting } from './inbox.ts'
import type { ProviderId } from './port.ts'
import type { Services } from './services.ts'
import { type Db, lockOrder, markLookedUp, updateOrderState } from './store.ts'
import { openStates } from './transitions.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Notices are dealt with as they come; one that waits for so long was left behind. */
const LEFT_BEHIND_MS = MINUTE_MS
/** As long as a provider goes on telling. */
const NOTICES_KEPT_MS = 3 * DAY_MS
const MAX_TRIES = 500
const UNHEARD_MS = 5 * MINUTE_MS
/** Late money is on its way for a while after an order is over. */
const LATE_MS = 15 * MINUTE_MS
/** Few enough that a provider that never answers does not take the job beyond its time. */
const AT_ONCE = 50
const CALL_MS = 2_500

/** Does what notices alone do not: what was left behind, never told, over, or to be forgotten. */
export const settlePayments = defineJob({
  name: 'billing.settle',
  schema: z.null(),
  retryAfterSeconds: [30, 120],
  timeoutSeconds: 240,
})

export const planSettlement = definePlanner({
  name: 'billing.plan-settlement',
  cron: '*/5 * * * *',
  plan: async ({ db, enqueue }) => void (await enqueue(db, settlePayments, null)),
})

export async function settle(services: Services): Promise<void> {
  const nowMs = services.clock.now()
  await settleNotices(services, nowMs)
  await settleOrders(services, nowMs)
  await removeCards(services)
}

async function settleNotices(services: Services, nowMs: number): Promise<void> {
  const waiting = await listWaiting(services, {
    before: new Date(nowMs - LEFT_BEHIND_MS),
    after: new Date(nowMs - NOTICES_KEPT_MS),
    maxTries: MAX_TRIES,
    limit: AT_ONCE,
  })
  for (const notice of waiting) await tellNotice(services, notice)
}

/** Asks about orders nobody told of, those first that were asked about longest ago, and ends those whose time is over. */
async function settleOrders(services: Services, nowMs: number): Promise<void> {
  const { db } = services
  const orders = await db
    .selectFrom('orders')
    .leftJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select(['orders.id', 'orders.provider', 'orders.expires_at'])
    .where('orders.state', 'in', openStates)
    .where('orders.created_at', '<=', new Date(nowMs - UNHEARD_MS))
    .groupBy('orders.id')
    .orderBy(
      (row) => row.fn.max('payment_attempts.looked_up_at'),
      (order) => order.asc().nullsFirst(),
    )
    .limit(AT_ONCE)
    .execute()
  for (const { id, provider, expires_at } of orders) {
    await markLookedUp(db, id, new Date(nowMs))
    // True: only providers of ours are ever written there.
    for (const ref of await listOpenRefs(db, id)) await lookUpAttempt(services, provider as ProviderId, ref)
    if (expires_at.getTime() + LATE_MS <= nowMs) await expireOrder(db, id)
  }
}

async function expireOrder(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, id)
    if (locked && openStates.includes(locked.order.state)) await updateOrderState(trx, id, 'expired')
  })
}

async function removeCards(services: Services): Promise<void> {
  const { db, clock, providers } = services
  for (const card of await listCardsToRemove(services, AT_ONCE)) {
    const context = { idempotencyKey: `unbind:${card.id}`, deadlineMs: CALL_MS }
    const call = providers.find(card.provider)?.unbindCard(card, context)
    if (call && (await heed(services, call))) await markRemoved(db, card.id, new Date(clock.now()))
  }
}
