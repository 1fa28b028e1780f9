import type { Decline } from './port.ts'
import type { AttemptState } from './transitions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long before a charge its payer is told of it. */
const TOLD_BEFORE_MS = { '72h': 72 * HOUR_MS, '24h': 24 * HOUR_MS } as const
/** Nobody is charged sooner after they were told. */
const LEAST_WARNING_MS = 24 * HOUR_MS
/** Days after the first try on which a declined charge is tried again. */
const TRY_ON_DAYS = [0, 1, 3, 5, 7] as const
/** RBKmoney allows one try a day, whatever came of the last. */
const LEAST_PAUSE_MS = DAY_MS
/** Faults of ours are no tries of the payer's; they end all the same. */
const GIVE_UP_AFTER_MS = 14 * DAY_MS
/** A charge that nobody answered for is asked about so often. */
const ASK_EVERY_MS = 10 * 60_000
/** A request that was on its way has arrived by then, or never will. */
const ARRIVED_AFTER_MS = 10 * 60_000
/** YooKassa remembers an idempotence key for a day; an hour is left for its clock and ours. */
const KEY_LIFE_MS = 23 * HOUR_MS

export type RenewalAttempt = {
  readonly id: string
  readonly state: AttemptState
  readonly decline: Decline['class'] | null
  readonly isDeclineTold: boolean
  readonly createdAt: Date
  readonly lookedUpAt: Date | null
}

/** All that decides what happens next to somebody's renewals. */
export type Renewal = {
  readonly isEnded: boolean
  /** Its payer does not know yet that it is over. */
  readonly isEndUntold: boolean
  readonly hasConsent: boolean
  readonly hasCard: boolean
  /** The account is about to be deleted. */
  readonly isLeaving: boolean
  /** When the first try of the coming charge is due. */
  readonly chargeAt: Date | null
  /** What was told of the coming charge, and when. */
  readonly told: { readonly [Notice in '72h' | '24h']?: Date }
  /** The last charge went through and its payer does not know yet. */
  readonly hasUntoldReceipt: boolean
  /** The tries of the coming charge, the earliest first. */
  readonly attempts: readonly RenewalAttempt[]
}

export type GiveUpReason = 'no-card' | 'declined' | 'exhausted' | 'leaving'

export type Act =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'notify-72h' | 'notify-24h' | 'charge' | 'retry' | 'tell-charged' | 'tell-ended'
    }
  | { readonly kind: 'tell-declined' | 'look-up'; readonly attempt: RenewalAttempt }
  | { readonly kind: 'give-up'; readonly reason: GiveUpReason }

type Row = readonly [when: (renewal: Renewal, now: Date) => boolean, act: (renewal: Renewal) => Act]

const nothing = { kind: 'nothing' } as const
const giveUp = (reason: GiveUpReason) => (): Act => ({ kind: 'give-up', reason })

/** The first row that holds is what happens. */
const table: readonly Row[] = [
  [({ isEndUntold }) => isEndUntold, () => ({ kind: 'tell-ended' })],
  [({ isEnded, hasConsent }) => isEnded || !hasConsent, () => nothing],
  [({ isLeaving }) => isLeaving, giveUp('leaving')],
  [({ hasUntoldReceipt }) => hasUntoldReceipt, () => ({ kind: 'tell-charged' })],
  // Nobody knows whether the money was taken: nothing else happens before that is known.
  [(renewal, now) => isAt(askAt(renewal), now), (renewal) => ({ kind: 'look-up', attempt: lastOf(renewal) })],
  [(renewal) => askAt(renewal) !== undefined, () => nothing],
  [isDeclineUntold, (renewal) => ({ kind: 'tell-declined', attempt: lastOf(renewal) })],
  [({ hasCard }) => !hasCard, giveUp('no-card')],
  [(renewal) => declineOf(renewal) === 'hard', giveUp('declined')],
  [(renewal, now) => isAt(endAt(renewal), now), giveUp('exhausted')],
  [(renewal, now) => isAt(nextTryAt(renewal), now), () => ({ kind: 'retry' })],
  [(renewal, now) => isAt(chargeAtOf(renewal), now), () => ({ kind: 'charge' })],
  [(renewal, now) => isAt(tellAt(renewal, '24h'), now), () => ({ kind: 'notify-24h' })],
  [(renewal, now) => isAt(tellAt(renewal, '72h'), now), () => ({ kind: 'notify-72h' })],
]

/** What is to be done about a renewal now. */
export function nextAct(renewal: Renewal, now: Date): Act {
  const row = table.find(([when]) => when(renewal, now))
  return row ? row[1](renewal) : nothing
}

/** When a renewal of which nothing is to be done now is worth another look; null for never. */
export function nextLookAt(renewal: Renewal, now: Date): Date | null {
  if (renewal.isEnded) return null
  const times = [
    askAt(renewal),
    endAt(renewal),
    nextTryAt(renewal),
    chargeAtOf(renewal),
    tellAt(renewal, '24h'),
    tellAt(renewal, '72h'),
  ]
  const ahead = times.flatMap((time) => (time !== undefined && time > now ? [time.getTime()] : []))
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : after(now, DAY_MS)
}

/**
 * What to do with a charge its provider has never heard of. Sent again under its own key it is one payment at most,
 * however often it is sent; once the provider forgets keys it counts as never made.
 */
export function judgeAbsent(
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
 * Payers are told of the first decline, and when they are asked for themselves; of the last they hear that it was the
 * end. Of a fault of ours they are not told.
 */
function isDeclineUntold(renewal: Renewal): boolean {
  const decline = declineOf(renewal)
  if (renewal.attempts.at(-1)?.isDeclineTold) return false
  return decline === 'customer' || (decline === 'soft' && triesOf(renewal) === 1)
}

function askAt({ attempts }: Renewal): Date | undefined {
  const open = attempts.at(-1)
  return open && isUnanswered(open) ? after(open.lookedUpAt ?? open.createdAt, ASK_EVERY_MS) : undefined
}

const triesOf = ({ attempts }: Renewal) =>
  attempts.filter(({ state, decline }) => state === 'failed' && decline !== 'config').length

/** When there is no hope left: the tries are used up, or the time for them is. */
function endAt(renewal: Renewal): Date | undefined {
  const [first] = renewal.attempts
  if (!first) return undefined
  if (triesOf(renewal) >= TRY_ON_DAYS.length) return first.createdAt
  const days = declineOf(renewal) === 'customer' ? Math.max(...TRY_ON_DAYS) * DAY_MS : GIVE_UP_AFTER_MS
  return after(first.createdAt, days)
}

/** When a charge that failed is tried again, if it is. A bank that asks for the payer is not asked without them. */
export function nextTryAt(renewal: Renewal): Date | undefined {
  const [first] = renewal.attempts
  const last = renewal.attempts.at(-1)
  if (!first || !last || last.state === 'succeeded' || isUnanswered(last)) return undefined
  const decline = declineOf(renewal)
  const days = TRY_ON_DAYS[triesOf(renewal)]
  if (decline === 'hard' || decline === 'customer' || days === undefined) return undefined
  const planned = after(first.createdAt, days * DAY_MS)
  const soonest = after(last.createdAt, LEAST_PAUSE_MS)
  return planned > soonest ? planned : soonest
}

/** The first try: when it is due, and never without warning. */
function chargeAtOf({ attempts, chargeAt, told }: Renewal): Date | undefined {
  if (attempts.length > 0 || chargeAt === null || told['24h'] === undefined) return undefined
  return chargeAfterWarning(chargeAt, told['24h'])
}

/** When a charge is made whose payer is warned for the last time now. */
export function chargeAfterWarning(chargeAt: Date, now: Date): Date {
  const warned = after(now, LEAST_WARNING_MS)
  return chargeAt > warned ? chargeAt : warned
}

/** The first notice is left out where the second is due already. */
function tellAt({ attempts, chargeAt, told }: Renewal, notice: '72h' | '24h'): Date | undefined {
  if (attempts.length > 0 || chargeAt === null || told[notice] !== undefined || told['24h'] !== undefined)
    return undefined
  return after(chargeAt, -TOLD_BEFORE_MS[notice])
}
