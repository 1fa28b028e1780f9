// Sends queued deliveries through a channel, within its rate limit.

import type { Channel, SendAside, SendOutcome } from './channel.ts'
import {
  type ClaimedDelivery,
  claimDeliveries,
  holdLease,
  pauseChannel,
  releaseLease,
  type SettledDelivery,
  settleDeliveries,
} from './delivery-store.ts'
import type { FindEvents } from './find-events.ts'
import { markBlocked } from './link-store.ts'
import type { AccountEvent } from './message/notes.ts'
import type { RenderMessage } from './message/render-message.ts'
import type { ReminderMetrics } from './reminder-metrics.ts'
import type { Services } from './services.ts'
import { deleteReader, deleteReaderOfChat, switchOff } from './store.ts'

const SECOND_MS = 1_000
/** How long the lease of a process that died blocks the channel; much longer than a batch takes. */
const LEASE_MS = 30_000
/** With less than this left of its lease, a process does not start to send. */
const LEASE_MARGIN_MS = 15_000
const MINUTE_MS = 60_000
/** The batch of a channel without a limit: enough that statements cost little, few enough to be sent within the lease. */
const UNLIMITED_BATCH = 500
const LONGEST_PAUSE_MS = 10 * MINUTE_MS

export type SendDeps = {
  readonly services: Services
  readonly render: RenderMessage
  /** What the accounts of a batch have on the days that its messages mention. */
  readonly findEvents: FindEvents
  readonly metrics: ReminderMetrics
  /** Replies of a bot, cards and posts, which pass the same gate. */
  readonly sendAside: SendAside
  /** Waits by the clock of the services. */
  readonly sleep: (ms: number) => Promise<void>
  /** Whether to stop after the current batch. */
  readonly isOver: () => boolean
}

/** How sending ended: nothing is left, more is queued, or another process holds the channel. */
export type SendEnd = 'done' | 'more' | 'held'

/**
 * Sends the queued deliveries of a channel in batches. A batch is no larger than the limit of the channel per second, and
 * the next one starts a second after the last response to it, so no second exceeds the limit; a channel without a limit
 * sends the next one at once. One process at a time sends through a channel.
 */
export async function sendQueued(deps: SendDeps, channel: Channel): Promise<SendEnd> {
  const { services, sendAside, sleep, isOver } = deps
  const { db, clock, random } = services
  const by = random.uuid()
  const isLimited = Number.isFinite(channel.perSecond)
  const batch = isLimited ? channel.perSecond : UNLIMITED_BATCH
  let end: SendEnd = 'more'
  let wasHeld = false
  while (!isOver()) {
    const nowMs = clock.now()
    const lease = { by, at: new Date(nowMs), until: new Date(nowMs + LEASE_MS) }
    if (!(await holdLease(db, channel.id, lease))) {
      end = 'held'
      if (wasHeld) break
      // The holder may have looked for deliveries just before ours were queued, so try once more after it ends.
      wasHeld = true
      await sleep(SECOND_MS + 100)
      continue
    }
    wasHeld = true
    end = 'more'
    const replyCalls = await sendAside(channel)
    const sent = await sendBatch(deps, channel, {
      by,
      until: lease.until.getTime(),
      room: batch - replyCalls,
    })
    if (replyCalls + sent.count === 0) {
      end = 'done'
      break
    }
    if (sent.waitMs > LEASE_MARGIN_MS) {
      end = 'held'
      break
    }
    const pauseMs = Math.max(isLimited ? SECOND_MS : 0, sent.waitMs)
    if (pauseMs > 0) await sleep(pauseMs)
  }
  // The next process must also start a second after our last response.
  await releaseLease(db, channel.id, by, new Date(clock.now() + SECOND_MS))
  return end
}

type Batch = { readonly by: string; readonly until: number; readonly room: number }

type BatchResult = {
  readonly count: number
  /** How long the channel asked us to wait. */
  readonly waitMs: number
}
const NOTHING_SENT: BatchResult = { count: 0, waitMs: 0 }

async function sendBatch(deps: SendDeps, channel: Channel, { by, until, room }: Batch): Promise<BatchResult> {
  const { services, metrics } = deps
  const { db, clock, switches } = services
  // Paused reminders stay queued; those that are too late when the pause ends are ended, not sent.
  if (room <= 0 || !switches.isOn('reminders')) return NOTHING_SENT
  const claimed = await claimDeliveries(db, channel.id, { by, at: new Date(clock.now()), limit: room })
  if (claimed.length === 0) return NOTHING_SENT
  if (clock.now() > until - LEASE_MARGIN_MS) {
    await settleDeliveries(db, by, claimed.map(requeue), new Date(clock.now()))
    return { count: claimed.length, waitMs: 0 }
  }
  const events = await findEventsOf(deps, claimed)
  const outcomes = await Promise.all(
    claimed.map((delivery) => deliver(deps, channel, delivery, events.get(delivery.accountId ?? ''))),
  )
  const at = new Date(clock.now())
  const settled = claimed.map((delivery, index) =>
    settle(delivery, outcomes[index] ?? { kind: 'unclear' }, at),
  )
  await settleDeliveries(db, by, settled, at)
  for (const [index, delivery] of claimed.entries()) {
    const state = settled[index]?.state
    if (state === 'blocked') await markRecipientBlocked(services, delivery, at)
    if (state === 'sent') metrics.sent(at.getTime() - delivery.dueAtMs)
    else if (state !== undefined && state !== 'queued') metrics.ended(state, 1)
  }
  const waitMs = Math.max(0, ...outcomes.map((outcome) => (outcome.kind === 'wait' ? outcome.afterMs : 0)))
  if (waitMs > 0) {
    metrics.paused(channel.id)
    await pauseChannel(db, channel.id, new Date(at.getTime() + waitMs))
  }
  return { count: claimed.length, waitMs }
}

/** The events of a batch. Without them its messages have no notes, which is better than no messages. */
async function findEventsOf(
  { services, findEvents }: SendDeps,
  claimed: readonly ClaimedDelivery[],
): ReturnType<FindEvents> {
  try {
    return await findEvents(claimed)
  } catch (err) {
    services.log.error({ err, code: 'reminders.no-notes' }, 'the notes of a batch could not be found')
    return new Map()
  }
}

/** Renders and sends one delivery. An error here is a fault of ours: this delivery fails, the others go on. */
async function deliver(
  { services, render }: SendDeps,
  channel: Channel,
  delivery: ClaimedDelivery,
  events: readonly AccountEvent[] | undefined,
): Promise<SendOutcome> {
  try {
    const message = await render(delivery, events)
    const { id: deliveryId, to, push, accountId, locale, notAfterMs } = delivery
    return await channel.send({ deliveryId, to, push, accountId, locale, notAfterMs, message })
  } catch (err) {
    services.log.error({ err, code: 'reminders.failed' }, 'a reminder could not be rendered or sent')
    return { kind: 'failed' }
  }
}

const requeue = ({ id, localDate }: ClaimedDelivery): SettledDelivery => ({
  id,
  localDate,
  state: 'queued',
  retryAt: null,
})

/** Maps the outcome to the state of the delivery. An unclear outcome is not retried. */
export function settle(
  { id, localDate, tries }: Pick<ClaimedDelivery, 'id' | 'localDate' | 'tries'>,
  outcome: SendOutcome,
  at: Date,
): SettledDelivery {
  switch (outcome.kind) {
    case 'sent':
    case 'blocked':
    case 'failed':
      return { id, localDate, state: outcome.kind, retryAt: null }
    case 'unclear':
      return { id, localDate, state: 'unknown', retryAt: null }
    case 'wait':
      return { id, localDate, state: 'queued', retryAt: new Date(at.getTime() + outcome.afterMs) }
    case 'not-now': {
      const pauseMs = Math.max(Math.min(MINUTE_MS * 2 ** tries, LONGEST_PAUSE_MS), outcome.afterMs ?? 0)
      return { id, localDate, state: 'queued', retryAt: new Date(at.getTime() + pauseMs) }
    }
  }
}

/**
 * Ends what a recipient no longer receives: a browser that let its subscription go is deleted; a chat that blocked the bot
 * or left Telegram is marked, the reminder of its account switched off, and its reader deleted.
 */
async function markRecipientBlocked(
  { db }: Services,
  { channel, to }: ClaimedDelivery,
  at: Date,
): Promise<void> {
  if (channel === 'push') await deleteReader(db, to)
  if (channel !== 'telegram') return
  await db.transaction().execute(async (trx) => {
    await deleteReaderOfChat(trx, to)
    const accountId = await markBlocked(trx, to, at)
    if (accountId !== undefined) await switchOff(trx, { accountId, channel: 'telegram' }, at)
  })
}
