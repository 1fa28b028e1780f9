import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { cancelAttempt, chargeAttempt, lookUpAttempt, refOf } from './apply-facts.ts'
import { type RenewalMail, sendRenewalMail } from './mails/renewals.ts'
import {
  type Act,
  chargeAfterWarning,
  judgeAbsent,
  nextAct,
  nextLookAt,
  nextTryAt,
  type RenewalAttempt,
} from './next-renewal-step.ts'
import type { AttemptRef, ProviderId } from './port.ts'
import { chargedMail, declinedMail, endedMail, noticeMail } from './renewal-mails.ts'
import {
  claimChartOf,
  findPriceNow,
  hurryLeaving,
  insertRenewal,
  type KeptRenewal,
  listDue,
  loadRenewal,
  type NoticeKind,
  noteNotice,
  setLookAt,
  setPastDue,
  setPrice,
  THE_END,
} from './renewals-store.ts'
import type { Services } from './services.ts'
import { settlePayments } from './settle-payments.ts'
import { type Db, insertAttempt, markLookedUp, updateOrderState } from './store.ts'
import { stopRenewals } from './subscriptions.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** As long as a charge may be tried, and a day. */
const ORDER_LIFE_MS = 15 * DAY_MS
/** A charge or a question is looked at again so soon. */
const FOLLOWED_AFTER_MS = 5 * MINUTE_MS
/** Something of ours is wrong: others have their turn first. */
const SET_ASIDE_MS = 15 * MINUTE_MS
/** More than can be due of one renewal at a time. */
const MOST_ACTS = 6
const AT_ONCE = 200
const SIDE_BY_SIDE = 4
/** A round that takes longer leaves the rest to the next. */
const ROUND_MS = 120_000

/** Does for every renewal what is due: tells, charges, asks, gives up. */
export const renewSubscriptions = defineJob({
  name: 'billing.renew',
  schema: z.null(),
  retryAfterSeconds: [60],
  timeoutSeconds: 240,
})

export const planRenewals = definePlanner({
  name: 'billing.plan-renewals',
  cron: '*/5 * * * *',
  plan: async ({ db, enqueue }) => void (await enqueue(db, renewSubscriptions, null)),
})

export async function renew(services: Services): Promise<void> {
  const { db, clock } = services
  const startedMs = clock.now()
  const seen = new Set<string>()
  await hurryLeaving(db, new Date(startedMs))
  while (clock.now() - startedMs < ROUND_MS) {
    const due = (await listDue(db, new Date(clock.now()), AT_ONCE)).filter((id) => !seen.has(id))
    if (due.length === 0) return
    const work = async () => {
      for (let id = due.pop(); id !== undefined; id = due.pop()) {
        seen.add(id)
        await renewOne(services, id)
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  }
}

/** Does all that is due for one subscription. What fails here keeps nobody else waiting. */
async function renewOne(services: Services, id: string): Promise<void> {
  const { db, clock, log } = services
  try {
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      const claim = await claimAct(services, id)
      if (claim) await followUp(services, claim)
      if (claim?.kind !== 'again') return
    }
  } catch (err) {
    log.error({ err, code: 'billing.renewal' }, 'a renewal is set aside')
    await setLookAt(db, id, new Date(clock.now() + SET_ASIDE_MS))
  }
}

/** What is left to do outside the transaction that decided it. */
export type Claim =
  | { readonly kind: 'again' }
  | {
      readonly kind: 'send'
      readonly orderId: string
      readonly attemptId: string
      readonly provider: ProviderId
    }
  | {
      readonly kind: 'ask'
      readonly orderId: string
      readonly attempt: RenewalAttempt
      readonly ref: AttemptRef
      readonly provider: ProviderId
    }

/**
 * Decides about a subscription and writes the decision down, all in one transaction under the lock of its chart.
 * Undefined when there is nothing to do now.
 */
export async function claimAct(services: Services, id: string): Promise<Claim | undefined> {
  const { db, clock } = services
  return db.transaction().execute(async (trx) => {
    if (!(await claimChartOf(trx, id))) return undefined
    const kept = await loadRenewal(trx, id)
    if (!kept) return undefined
    const now = new Date(clock.now())
    const act = nextAct(kept.renewal, now)
    if (act.kind === 'nothing') {
      await setLookAt(trx, id, nextLookAt(kept.renewal, now))
      return undefined
    }
    return carryOut(services, trx, { kept, act, now })
  })
}

type Decided = {
  readonly kept: KeptRenewal
  readonly act: Exclude<Act, { readonly kind: 'nothing' }>
  readonly now: Date
}

async function carryOut(services: Services, trx: Db, { kept, act, now }: Decided): Promise<Claim> {
  const again = { kind: 'again' } as const
  const write = (kind: NoticeKind, about: string, mail: RenewalMail) =>
    tell(services, trx, { kept, kind, about, mail, now })
  switch (act.kind) {
    case 'notify-72h':
    case 'notify-24h':
      await announce(services, trx, kept, { hours: act.kind === 'notify-72h' ? 72 : 24, now })
      return again
    case 'charge':
    case 'retry':
      return beginAttempt(services, trx, kept, now)
    case 'look-up':
      return beginLookUp(trx, kept, act.attempt, now)
    case 'tell-charged':
      if (kept.last) await write('charged', kept.last.orderId, chargedMail(kept, kept.last))
      return again
    case 'tell-declined':
      await setPastDue(trx, kept.id)
      await write(
        'declined',
        act.attempt.id,
        declinedMail(kept, act.attempt.decline ?? undefined, nextTryAt(kept.renewal)),
      )
      return again
    case 'tell-ended':
      await write('ended', THE_END, endedMail(kept, kept.endReason))
      return again
    case 'give-up':
      await stopRenewals(trx, kept.chartId, act.reason, now)
      if (kept.orderId) await updateOrderState(trx, kept.orderId, 'expired')
      await services.enqueue(trx, settlePayments, null)
      return again
  }
}

/**
 * Tells of the coming charge. Its price is the one of the first notice: what is charged stands in a letter, and where it
 * changed the letter says so.
 */
async function announce(
  services: Services,
  trx: Db,
  kept: KeptRenewal,
  { hours, now }: { readonly hours: 72 | 24; readonly now: Date },
): Promise<void> {
  const { chargeAt, told } = kept.renewal
  if (!chargeAt) return
  const current = told['72h']
    ? undefined
    : await findPriceNow(trx, { ...kept.price, locale: kept.locale }, now)
  const isNew = current !== undefined && current.id !== kept.price.id
  if (isNew) await setPrice(trx, kept.id, current.id)
  const reader = isNew ? { ...kept, price: { ...kept.price, amount: current.amount } } : kept
  const chargedAt = chargeAfterWarning(chargeAt, now)
  await tell(services, trx, {
    kept,
    kind: `${hours}h`,
    about: chargeAt.toISOString(),
    mail: noticeMail(reader, { chargedAt, hours, before: isNew ? kept.price.amount : undefined }),
    now,
  })
}

type Told = {
  readonly kept: KeptRenewal
  readonly kind: NoticeKind
  readonly about: string
  readonly mail: RenewalMail
  readonly now: Date
}

/** Writes to the payer, once: the note and the mail are one transaction. */
async function tell(services: Services, trx: Db, { kept, kind, about, mail, now }: Told): Promise<void> {
  if (await noteNotice(trx, { id: kept.id, kind, about, at: now }))
    await services.enqueue(trx, sendRenewalMail, mail)
}

/** The attempt is written down before anything is sent: whoever finds it unanswered asks, and charges nothing. */
async function beginAttempt(services: Services, trx: Db, kept: KeptRenewal, now: Date): Promise<Claim> {
  const { random, keyring } = services
  const { provider } = kept
  if (!provider) throw new Error('there is no card to charge')
  const orderId = kept.orderId ?? random.uuid()
  if (kept.orderId) await updateOrderState(trx, orderId, 'awaiting_payment')
  else {
    const expiresAt = new Date(now.getTime() + ORDER_LIFE_MS)
    await insertRenewal(trx, keyring, { id: orderId, kept, provider, at: now, expiresAt })
  }
  const attemptId = random.uuid()
  const no = kept.attempts.length + 1
  await insertAttempt(trx, { id: attemptId, orderId, no, idempotencyKey: attemptId, provider, at: now })
  await setLookAt(trx, kept.id, new Date(now.getTime() + FOLLOWED_AFTER_MS))
  return { kind: 'send', orderId, attemptId, provider }
}

async function beginLookUp(trx: Db, kept: KeptRenewal, attempt: RenewalAttempt, now: Date): Promise<Claim> {
  const known = kept.attempts.find(({ id }) => id === attempt.id)
  if (!known) throw new Error('the attempt is not of this renewal')
  await markLookedUp(trx, known.orderId, now)
  await setLookAt(trx, kept.id, new Date(now.getTime() + FOLLOWED_AFTER_MS))
  return { kind: 'ask', orderId: known.orderId, attempt, ref: refOf(known), provider: known.provider }
}

/** Speaks to the provider about what was decided. */
export async function followUp(services: Services, claim: Claim): Promise<void> {
  switch (claim.kind) {
    case 'again':
      return
    case 'send':
      if ((await chargeAttempt(services, claim)) === 'revoked')
        await cancelAttempt(services, claim.provider, claim.attemptId)
      return
    case 'ask':
      return askAbout(services, claim)
  }
}

async function askAbout(
  services: Services,
  { orderId, attempt, ref, provider }: Extract<Claim, { readonly kind: 'ask' }>,
): Promise<void> {
  if ((await lookUpAttempt(services, provider, ref)) !== 'absent') return
  switch (judgeAbsent(attempt, new Date(services.clock.now()))) {
    case 'wait':
      return
    case 'send-again':
      await chargeAttempt(services, { orderId, attemptId: attempt.id })
      return
    case 'cancel':
      return cancelAttempt(services, provider, attempt.id)
  }
}
