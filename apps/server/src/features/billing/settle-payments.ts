import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { applyNotice, listOpenRefs, lookUpAttempt, resultOrUndefined } from './apply-facts.ts'
import { markLookedUp } from './attempt-store.ts'
import { listCardsToRemove, markRemoved } from './cards.ts'
import { listWaiting } from './inbox.ts'
import type { ProviderId } from './port.ts'
import { settleRefunds } from './send-refund.ts'
import type { Services } from './services.ts'
import { type Db, lockOrder, updateOrderState } from './store.ts'
import { openStates } from './transitions.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** A notice is applied as it arrives; one that waits longer was left over by a failure. */
const LEFTOVER_MS = MINUTE_MS
/** As long as providers repeat a webhook. */
const NOTICE_RETENTION_MS = 3 * DAY_MS
const MAX_TRIES = 500
const SILENCE_MS = 5 * MINUTE_MS
/** A payment may still arrive for a while after its order has expired. */
const LATE_MS = 15 * MINUTE_MS
/** Few enough that the job stays within its timeout even if a provider never responds. */
const BATCH_SIZE = 50
const CALL_MS = 2_500

/**
 * Catches up on what webhooks leave open: left-over notices, orders without news, refunds without a result, expired orders,
 * revoked cards.
 */
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
  await settleRefunds(services, new Date(nowMs - LEFTOVER_MS), BATCH_SIZE)
  await removeCards(services)
}

async function settleNotices(services: Services, nowMs: number): Promise<void> {
  const waiting = await listWaiting(services, {
    before: new Date(nowMs - LEFTOVER_MS),
    after: new Date(nowMs - NOTICE_RETENTION_MS),
    maxTries: MAX_TRIES,
    limit: BATCH_SIZE,
  })
  for (const notice of waiting) await applyNotice(services, notice)
}

/** Looks up open orders without news, the longest unchecked first, and expires those whose time is over. */
async function settleOrders(services: Services, nowMs: number): Promise<void> {
  const { db } = services
  const orders = await db
    .selectFrom('orders')
    .leftJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select(['orders.id', 'orders.provider', 'orders.expires_at'])
    .where('orders.state', 'in', openStates)
    .where('orders.created_at', '<=', new Date(nowMs - SILENCE_MS))
    .groupBy('orders.id')
    .orderBy(
      (row) => row.fn.max('payment_attempts.looked_up_at'),
      (order) => order.asc().nullsFirst(),
    )
    .limit(BATCH_SIZE)
    .execute()
  for (const { id, provider, expires_at } of orders) {
    await markLookedUp(db, id, new Date(nowMs))
    // True: only our provider ids are stored.
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
  for (const card of await listCardsToRemove(services, BATCH_SIZE)) {
    const context = { idempotencyKey: `unbind:${card.id}`, deadlineMs: CALL_MS }
    const call = providers.find(card.provider)?.unbindCard(card, context)
    if (call && (await resultOrUndefined(services, call)))
      await markRemoved(db, card.id, new Date(clock.now()))
  }
}
