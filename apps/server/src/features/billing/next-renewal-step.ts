// Decides what a subscription needs next: a notice, a charge, a look-up at the provider, or its end. Pure: renew.ts
// acts.

import type { Decline } from './port.ts'
import type { AttemptState } from './transitions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long before a charge its payer is notified. */
const NOTICE_BEFORE_MS = { '72h': 72 * HOUR_MS, '24h': 24 * HOUR_MS } as const
/** The least time between the last notice and the charge. */
const MIN_NOTICE_MS = 24 * HOUR_MS
/** Days after the first try on which a declined charge is tried again. */
const TRY_ON_DAYS = [0, 1, 3, 5, 7] as const
/** RBKmoney allows one try a day. */
const MIN_PAUSE_MS = DAY_MS
/** Tries that fail by our own fault do not count as the payer's, so they need an end of their own. */
const END_AFTER_MS = 14 * DAY_MS
/** How often a charge without a clear result is looked up. */
const LOOK_UP_EVERY_MS = 10 * 60_000
/** After this time a request has arrived at the provider or never will. */
const ARRIVED_AFTER_MS = 10 * 60_000
/** YooKassa remembers an idempotence key for a day; an hour is left for its clock and ours. */
const KEY_LIFE_MS = 23 * HOUR_MS

export type RenewalAttempt = {
  readonly id: string
  readonly state: AttemptState
  readonly decline: Decline['class'] | null
  readonly isDeclineMailed: boolean
  readonly createdAt: Date
  readonly lookedUpAt: Date | null
}

/** Everything that decides the next step of a subscription. */
export type Renewal = {
  readonly isEnded: boolean
  /** The mail about the end is not sent yet. */
  readonly isEndMailDue: boolean
  readonly hasConsent: boolean
  readonly hasCard: boolean
  /** The product is on the price list, and can be renewed. */
  readonly isSold: boolean
  /** The account is about to be deleted. */
  readonly isAccountLeaving: boolean
  /** When the first try of the next charge is due. */
  readonly chargeAt: Date | null
  /** When each notice of the next charge was sent. */
  readonly noticesSent: { readonly [Notice in '72h' | '24h']?: Date }
  /** The last charge succeeded and its mail is not sent yet. */
  readonly isReceiptDue: boolean
  /** The tries of the next charge, the earliest first. */
  readonly attempts: readonly RenewalAttempt[]
}

export type EndReason = 'no-card' | 'withdrawn' | 'declined' | 'exhausted' | 'leaving'

export type RenewalStep =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'notify-72h' | 'notify-24h' | 'charge' | 'retry' | 'mail-charged' | 'mail-ended'
    }
  | { readonly kind: 'mail-declined' | 'look-up'; readonly attempt: RenewalAttempt }
  | { readonly kind: 'end'; readonly reason: EndReason }

type Row = readonly [when: (renewal: Renewal, now: Date) => boolean, step: (renewal: Renewal) => RenewalStep]

const nothing = { kind: 'nothing' } as const
const endFor = (reason: EndReason) => (): RenewalStep => ({ kind: 'end', reason })

/** The first row whose condition holds decides. */
const table: readonly Row[] = [
  [({ isEndMailDue }) => isEndMailDue, () => ({ kind: 'mail-ended' })],
  [({ isEnded, hasConsent }) => isEnded || !hasConsent, () => nothing],
  [({ isAccountLeaving }) => isAccountLeaving, endFor('leaving')],
  [({ isReceiptDue }) => isReceiptDue, () => ({ kind: 'mail-charged' })],
  // It is unknown whether the money was taken: nothing else happens until the provider has been asked.
  [
    (renewal, now) => isAt(lookUpAt(renewal), now),
    (renewal) => ({ kind: 'look-up', attempt: lastOf(renewal) }),
  ],
  [(renewal) => lookUpAt(renewal) !== undefined, () => nothing],
  [isDeclineMailDue, (renewal) => ({ kind: 'mail-declined', attempt: lastOf(renewal) })],
  [({ hasCard }) => !hasCard, endFor('no-card')],
  [({ isSold }) => !isSold, endFor('withdrawn')],
  [(renewal) => declineOf(renewal) === 'hard', endFor('declined')],
  [(renewal, now) => isAt(endAt(renewal), now), endFor('exhausted')],
  [(renewal, now) => isAt(nextTryAt(renewal), now), () => ({ kind: 'retry' })],
  [(renewal, now) => isAt(chargeAtOf(renewal), now), () => ({ kind: 'charge' })],
  [(renewal, now) => isAt(noticeAt(renewal, '24h'), now), () => ({ kind: 'notify-24h' })],
  [(renewal, now) => isAt(noticeAt(renewal, '72h'), now), () => ({ kind: 'notify-72h' })],
]

/** The step that a renewal needs now. */
export function nextRenewalStep(renewal: Renewal, now: Date): RenewalStep {
  const row = table.find(([when]) => when(renewal, now))
  return row ? row[1](renewal) : nothing
}

/** When to check a renewal again that needs no step now; null for never. */
export function nextCheckAt(renewal: Renewal, now: Date): Date | null {
  if (renewal.isEnded) return null
  const times = [
    lookUpAt(renewal),
    endAt(renewal),
    nextTryAt(renewal),
    chargeAtOf(renewal),
    noticeAt(renewal, '24h'),
    noticeAt(renewal, '72h'),
  ]
  const ahead = times.flatMap((time) => (time !== undefined && time > now ? [time.getTime()] : []))
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : after(now, DAY_MS)
}

/**
 * What to do with a charge that its provider does not know. Sent again under its own idempotency key it makes at most
 * one payment. Once the provider has forgotten the key, the charge counts as never made.
 */
export function decideAbsentCharge(
  { createdAt }: Pick<RenewalAttempt, 'createdAt'>,
  now: Date,
): 'wait' | 'send-again' | 'cancel' {
  const ageMs = now.getTime() - createdAt.getTime()
  if (ageMs < ARRIVED_AFTER_MS) return 'wait'
  return ageMs < KEY_LIFE_MS ? 'send-again' : 'cancel'
}

const isAt = (time: Date | undefined, now: Date): boolean => time !== undefined && time <= now
const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms)
const isUnanswered = ({ state }: RenewalAttempt) =>
  state === 'initiated' || state === 'unknown' || state === 'pending'

function lastOf({ attempts }: Renewal): RenewalAttempt {
  const last = attempts.at(-1)
  if (!last) throw new Error('nothing was tried yet')
  return last
}

const declineOf = ({ attempts }: Renewal) => {
  const last = attempts.at(-1)
  return last?.state === 'failed' ? last.decline : null
}

/**
 * Payers get a mail about the first decline, and about each that needs their own action. The mail about the end covers
 * the last decline. A fault of ours is not mailed.
 */
function isDeclineMailDue(renewal: Renewal): boolean {
  const decline = declineOf(renewal)
  if (renewal.attempts.at(-1)?.isDeclineMailed) return false
  return decline === 'customer' || (decline === 'soft' && triesOf(renewal) === 1)
}

function lookUpAt({ attempts }: Renewal): Date | undefined {
  const open = attempts.at(-1)
  return open && isUnanswered(open) ? after(open.lookedUpAt ?? open.createdAt, LOOK_UP_EVERY_MS) : undefined
}

const triesOf = ({ attempts }: Renewal) =>
  attempts.filter(({ state, decline }) => state === 'failed' && decline !== 'config').length

/** When charging ends: the tries are used up, or the time for them is over. */
function endAt(renewal: Renewal): Date | undefined {
  const [first] = renewal.attempts
  if (!first) return undefined
  if (triesOf(renewal) >= TRY_ON_DAYS.length) return first.createdAt
  const days = declineOf(renewal) === 'customer' ? Math.max(...TRY_ON_DAYS) * DAY_MS : END_AFTER_MS
  return after(first.createdAt, days)
}

/** When a failed charge is tried again, if ever. A charge that needs the payer's confirmation is not repeated alone. */
export function nextTryAt(renewal: Renewal): Date | undefined {
  const [first] = renewal.attempts
  const last = renewal.attempts.at(-1)
  if (!first || !last || last.state === 'succeeded' || isUnanswered(last)) return undefined
  const decline = declineOf(renewal)
  const days = TRY_ON_DAYS[triesOf(renewal)]
  if (decline === 'hard' || decline === 'customer' || days === undefined) return undefined
  const planned = after(first.createdAt, days * DAY_MS)
  const soonest = after(last.createdAt, MIN_PAUSE_MS)
  return planned > soonest ? planned : soonest
}

/** When the first try is due: never before the 24-hour notice is sent. */
function chargeAtOf({ attempts, chargeAt, noticesSent }: Renewal): Date | undefined {
  if (attempts.length > 0 || chargeAt === null || noticesSent['24h'] === undefined) return undefined
  return chargeAfterNotice(chargeAt, noticesSent['24h'])
}

/** When to charge, if the last notice is sent now. */
export function chargeAfterNotice(chargeAt: Date, now: Date): Date {
  const earliest = after(now, MIN_NOTICE_MS)
  return chargeAt > earliest ? chargeAt : earliest
}

/** When a notice is due. The 72-hour notice is left out once the 24-hour one is sent. */
function noticeAt({ attempts, chargeAt, noticesSent }: Renewal, notice: '72h' | '24h'): Date | undefined {
  if (
    attempts.length > 0 ||
    chargeAt === null ||
    noticesSent[notice] !== undefined ||
    noticesSent['24h'] !== undefined
  )
    return undefined
  return after(chargeAt, -NOTICE_BEFORE_MS[notice])
}
