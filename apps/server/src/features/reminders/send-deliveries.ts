import type { Carrier, Outcome } from './carrier.ts'
import {
  type ClaimedDelivery,
  claimDeliveries,
  holdLease,
  pauseCarrier,
  releaseLease,
  type Settled,
  settleDeliveries,
} from './delivery-store.ts'
import { markBlocked, takeReplies } from './link-store.ts'
import type { Render } from './message/render.ts'
import type { ReminderMetrics } from './reminder-metrics.ts'
import { profileUrl, type Services } from './services.ts'
import { switchOff } from './store.ts'
import { botWords, isBotWord } from './telegram/bot-words.ts'

const SECOND_MS = 1_000
/** Somebody who died holding a carrier is waited for this long; much longer than a batch takes. */
const LEASE_MS = 30_000
/** A process that slept through most of its lease no longer trusts it. */
const LEASE_MARGIN_MS = 15_000
const MINUTE_MS = 60_000
const LONGEST_PAUSE_MS = 10 * MINUTE_MS
/** Answers that are older than this would come out of the blue. */
const REPLY_KEPT_MS = 60 * MINUTE_MS

export type SendDeps = {
  readonly services: Services
  readonly render: Render
  readonly metrics: ReminderMetrics
  /** Waits so long by the clock of the services. */
  readonly sleep: (ms: number) => Promise<void>
  /** Whether to stop after the batch that runs. */
  readonly isOver: () => boolean
}

/** How the sending ended: nothing is left, there is more, or somebody else has the carrier. */
export type SendEnd = 'done' | 'more' | 'held'

/**
 * Brings what is queued for a carrier, batch after batch. A batch is no larger than what the carrier may bring in one
 * second, and the next begins a second after the last answer to it: whatever happens on the way, no second sees more. One
 * process at a time speaks for a carrier.
 */
export async function sendQueued(deps: SendDeps, carrier: Carrier): Promise<SendEnd> {
  const { services, sleep, isOver } = deps
  const { db, clock, random } = services
  const by = random.uuid()
  let end: SendEnd = 'more'
  let wasHeld = false
  while (!isOver()) {
    const nowMs = clock.now()
    const lease = { by, at: new Date(nowMs), until: new Date(nowMs + LEASE_MS) }
    if (!(await holdLease(db, carrier.id, lease))) {
      end = 'held'
      if (wasHeld) break
      // Whoever has it may have looked for work just before ours came: once they are gone it is ours.
      wasHeld = true
      await sleep(SECOND_MS + 100)
      continue
    }
    wasHeld = true
    end = 'more'
    const said = await sendReplies(deps, carrier)
    const sent = await sendBatch(deps, carrier, {
      by,
      until: lease.until.getTime(),
      room: carrier.perSecond - said,
    })
    if (said + sent.count === 0) {
      end = 'done'
      break
    }
    if (sent.waitMs > LEASE_MARGIN_MS) {
      end = 'held'
      break
    }
    await sleep(Math.max(SECOND_MS, sent.waitMs))
  }
  // Whoever comes next begins a second after our last answer, too.
  await releaseLease(db, carrier.id, by, new Date(clock.now() + SECOND_MS))
  return end
}

/** An answer to a press takes two calls. */
const CALLS_A_REPLY = 2

/** Says what the bot owes to people; gives how many calls it took. */
async function sendReplies({ services }: SendDeps, carrier: Carrier): Promise<number> {
  const { db, clock } = services
  if (!carrier.reply) return 0
  const replies = await takeReplies(
    db,
    carrier.id,
    Math.max(1, Math.floor(carrier.perSecond / CALLS_A_REPLY / 2)),
  )
  const fresh = replies.filter(({ createdAt }) => clock.now() - createdAt.getTime() < REPLY_KEPT_MS)
  await Promise.all(
    fresh.map(({ chatId, word, callbackId }) =>
      isBotWord(word)
        ? carrier.reply?.({ chatId, callbackId, text: botWords[word](profileUrl(services)) })
        : undefined,
    ),
  )
  return fresh.reduce((calls, { callbackId }) => calls + (callbackId === null ? 1 : CALLS_A_REPLY), 0)
}

type Batch = { readonly by: string; readonly until: number; readonly room: number }

type Sent = {
  readonly count: number
  /** How long the carrier asked us to wait. */
  readonly waitMs: number
}
const NOTHING: Sent = { count: 0, waitMs: 0 }

async function sendBatch(deps: SendDeps, carrier: Carrier, { by, until, room }: Batch): Promise<Sent> {
  const { services, metrics } = deps
  const { db, clock } = services
  if (room <= 0) return NOTHING
  const claimed = await claimDeliveries(db, carrier.id, { by, at: new Date(clock.now()), limit: room })
  if (claimed.length === 0) return NOTHING
  if (clock.now() > until - LEASE_MARGIN_MS) {
    await settleDeliveries(db, by, claimed.map(giveBack), new Date(clock.now()))
    return { count: claimed.length, waitMs: 0 }
  }
  const outcomes = await Promise.all(claimed.map((delivery) => bring(deps, carrier, delivery)))
  const at = new Date(clock.now())
  const settled = claimed.map((delivery, index) =>
    settle(delivery, outcomes[index] ?? { kind: 'unclear' }, at),
  )
  await settleDeliveries(db, by, settled, at)
  for (const [index, delivery] of claimed.entries()) {
    const state = settled[index]?.state
    if (state === 'blocked') await forget(services, delivery, at)
    if (state === 'sent') metrics.sent(at.getTime() - delivery.dueAtMs)
    else if (state !== undefined && state !== 'queued') metrics.ended(state, 1)
  }
  const waitMs = Math.max(0, ...outcomes.map((outcome) => (outcome.kind === 'wait' ? outcome.afterMs : 0)))
  if (waitMs > 0) {
    metrics.paused(carrier.id)
    await pauseCarrier(db, carrier.id, new Date(at.getTime() + waitMs))
  }
  return { count: claimed.length, waitMs }
}

/** A text that cannot be made is our fault and this delivery's end; the others go on. */
async function bring(
  { services, render }: SendDeps,
  carrier: Carrier,
  delivery: ClaimedDelivery,
): Promise<Outcome> {
  try {
    const message = await render(delivery)
    return await carrier.send({ deliveryId: delivery.id, to: delivery.to, locale: delivery.locale, message })
  } catch (err) {
    services.log.error({ err, code: 'reminders.failed' }, 'a reminder could not be made')
    return { kind: 'failed' }
  }
}

const giveBack = ({ id }: ClaimedDelivery): Settled => ({ id, state: 'queued', retryAt: null })

/** What becomes of a delivery: in doubt it is not made again. */
export function settle(
  { id, tries }: Pick<ClaimedDelivery, 'id' | 'tries'>,
  outcome: Outcome,
  at: Date,
): Settled {
  switch (outcome.kind) {
    case 'sent':
    case 'blocked':
    case 'failed':
      return { id, state: outcome.kind, retryAt: null }
    case 'unclear':
      return { id, state: 'unknown', retryAt: null }
    case 'wait':
      return { id, state: 'queued', retryAt: new Date(at.getTime() + outcome.afterMs) }
    case 'not-now': {
      const pauseMs = Math.min(MINUTE_MS * 2 ** tries, LONGEST_PAUSE_MS)
      return { id, state: 'queued', retryAt: new Date(at.getTime() + pauseMs) }
    }
  }
}

/** Somebody blocked the bot, or is gone: they are told nothing more until they come back. */
async function forget({ db }: Services, { to }: ClaimedDelivery, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const accountId = await markBlocked(trx, to, at)
    if (accountId !== undefined) await switchOff(trx, { accountId, channel: 'telegram' }, at)
  })
}
