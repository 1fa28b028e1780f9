// The job that carries out the steps of renewals; next-renewal-step.ts decides them.

import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { cancelAttempt, chargeAttempt, lookUpAttempt, refOf } from './apply-facts.ts'
import { insertAttempt, markLookedUp } from './attempt-store.ts'
import { type RenewalMail, sendRenewalMail } from './mails/renewals.ts'
import {
  chargeAfterNotice,
  decideAbsentCharge,
  nextCheckAt,
  nextRenewalStep,
  nextTryAt,
  type RenewalAttempt,
  type RenewalStep,
} from './next-renewal-step.ts'
import type { AttemptRef, ProviderId } from './port.ts'
import { chargedMail, declinedMail, endedMail, noticeMail } from './renewal-mails.ts'
import {
  findPriceNow,
  insertRenewal,
  listDue,
  loadRenewal,
  type NoticeKind,
  recordNotice,
  type StoredRenewal,
  scheduleLeavingAccounts,
  setLookAt,
  setPastDue,
  setPrice,
  THE_END,
  tryLockChartOf,
} from './renewals-store.ts'
import type { Services } from './services.ts'
import { settlePayments } from './settle-payments.ts'
import { type Db, updateOrderState } from './store.ts'
import { stopRenewals } from './subscriptions.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** One day longer than a charge is tried. */
const ORDER_LIFE_MS = 15 * DAY_MS
/** When a charge or a look-up is checked again. */
const FOLLOW_UP_AFTER_MS = 5 * MINUTE_MS
/** How long a subscription waits after an unexpected error, so that others are handled first. */
const POSTPONE_MS = 15 * MINUTE_MS
/** More steps than one renewal can need at a time. */
const MAX_STEPS = 6
const BATCH_SIZE = 200
const CONCURRENCY = 4
/** A round that takes longer leaves the rest to the next round. */
const ROUND_MS = 120_000

/** Carries out the steps that are due: notifies payers, charges cards, looks up results, ends subscriptions. */
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
  await scheduleLeavingAccounts(db, new Date(startedMs))
  while (clock.now() - startedMs < ROUND_MS) {
    const due = (await listDue(db, new Date(clock.now()), BATCH_SIZE)).filter((id) => !seen.has(id))
    if (due.length === 0) return
    const work = async () => {
      for (let id = due.pop(); id !== undefined; id = due.pop()) {
        seen.add(id)
        await renewOne(services, id)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
  }
}

/** Carries out every step that is due for one subscription. An error does not stop the others. */
async function renewOne(services: Services, id: string): Promise<void> {
  const { db, clock, log } = services
  try {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const claim = await claimRenewalStep(services, id)
      if (claim) await followUp(services, claim)
      if (claim?.kind !== 'again') return
    }
  } catch (err) {
    log.error({ err, code: 'billing.renewal' }, 'a renewal failed and is postponed')
    await setLookAt(db, id, new Date(clock.now() + POSTPONE_MS))
  }
}

/** What is left to do after the transaction that decided it. */
export type Claim =
  | { readonly kind: 'again' }
  | {
      readonly kind: 'send'
      readonly orderId: string
      readonly attemptId: string
      readonly provider: ProviderId
    }
  | {
      readonly kind: 'look-up'
      readonly orderId: string
      readonly attempt: RenewalAttempt
      readonly ref: AttemptRef
      readonly provider: ProviderId
    }

/**
 * Decides the next step of a subscription and records it, in one transaction under the lock of its chart. Undefined
 * when there is nothing to do now.
 */
export async function claimRenewalStep(services: Services, id: string): Promise<Claim | undefined> {
  const { db, clock } = services
  return db.transaction().execute(async (trx) => {
    if (!(await tryLockChartOf(trx, id))) return undefined
    const now = new Date(clock.now())
    const stored = await loadRenewal(trx, id, now)
    if (!stored) return undefined
    const step = nextRenewalStep(stored.renewal, now)
    if (step.kind === 'nothing') {
      await setLookAt(trx, id, nextCheckAt(stored.renewal, now))
      return undefined
    }
    return carryOutStep(services, trx, { stored, step, now })
  })
}

type DecidedStep = {
  readonly stored: StoredRenewal
  readonly step: Exclude<RenewalStep, { readonly kind: 'nothing' }>
  readonly now: Date
}

async function carryOutStep(services: Services, trx: Db, { stored, step, now }: DecidedStep): Promise<Claim> {
  const again = { kind: 'again' } as const
  const write = (kind: NoticeKind, about: string, mail: RenewalMail) =>
    mailPayer(services, trx, { renewal: stored, kind, about, mail, now })
  switch (step.kind) {
    case 'notify-72h':
    case 'notify-24h':
      await announce(services, trx, stored, { hours: step.kind === 'notify-72h' ? 72 : 24, now })
      return again
    case 'charge':
    case 'retry':
      return beginAttempt(services, trx, stored, now)
    case 'look-up':
      return beginLookUp(trx, stored, step.attempt, now)
    case 'mail-charged':
      if (stored.last) await write('charged', stored.last.orderId, chargedMail(stored, stored.last))
      return again
    case 'mail-declined':
      await setPastDue(trx, stored.id)
      await write(
        'declined',
        step.attempt.id,
        declinedMail(stored, step.attempt.decline ?? undefined, nextTryAt(stored.renewal)),
      )
      return again
    case 'mail-ended':
      await write('ended', THE_END, endedMail(stored, stored.endReason))
      return again
    case 'end':
      await stopRenewals(trx, stored.chartId, step.reason, now)
      if (stored.orderId) await updateOrderState(trx, stored.orderId, 'expired')
      await services.enqueue(trx, settlePayments, null)
      return again
  }
}

/**
 * Notifies the payer of the next charge. The price is fixed by the first notice, so that the amount charged is always
 * one that a mail has named. A mail with a changed price says so.
 */
async function announce(
  services: Services,
  trx: Db,
  stored: StoredRenewal,
  { hours, now }: { readonly hours: 72 | 24; readonly now: Date },
): Promise<void> {
  const { chargeAt, noticesSent } = stored.renewal
  if (!chargeAt) return
  const current = noticesSent['72h']
    ? undefined
    : await findPriceNow(trx, { ...stored.price, locale: stored.locale }, now)
  const isNew = current !== undefined && current.id !== stored.price.id
  if (isNew) await setPrice(trx, stored.id, current.id)
  const reader = isNew ? { ...stored, price: { ...stored.price, amount: current.amount } } : stored
  const chargedAt = chargeAfterNotice(chargeAt, now)
  await mailPayer(services, trx, {
    renewal: stored,
    kind: `${hours}h`,
    about: chargeAt.toISOString(),
    mail: noticeMail(reader, { chargedAt, hours, before: isNew ? stored.price.amount : undefined }),
    now,
  })
}

type RenewalNotice = {
  readonly renewal: StoredRenewal
  readonly kind: NoticeKind
  readonly about: string
  readonly mail: RenewalMail
  readonly now: Date
}

/** Mails the payer once: the record of the notice and the mail job are one transaction. */
async function mailPayer(
  services: Services,
  trx: Db,
  { renewal, kind, about, mail, now }: RenewalNotice,
): Promise<void> {
  if (await recordNotice(trx, { id: renewal.id, kind, about, at: now }))
    await services.enqueue(trx, sendRenewalMail, mail)
}

/**
 * Records an attempt before anything is sent: after a crash it is found without a result and looked up, not charged
 * again.
 */
async function beginAttempt(services: Services, trx: Db, stored: StoredRenewal, now: Date): Promise<Claim> {
  const { random, keyring } = services
  const { provider } = stored
  if (!provider) throw new Error('there is no card to charge')
  const orderId = stored.orderId ?? random.uuid()
  if (stored.orderId) await updateOrderState(trx, orderId, 'awaiting_payment')
  else {
    const expiresAt = new Date(now.getTime() + ORDER_LIFE_MS)
    await insertRenewal(trx, keyring, { id: orderId, stored, provider, at: now, expiresAt })
  }
  const attemptId = random.uuid()
  const no = stored.attempts.length + 1
  await insertAttempt(trx, { id: attemptId, orderId, no, idempotencyKey: attemptId, provider, at: now })
  await setLookAt(trx, stored.id, new Date(now.getTime() + FOLLOW_UP_AFTER_MS))
  return { kind: 'send', orderId, attemptId, provider }
}

async function beginLookUp(
  trx: Db,
  stored: StoredRenewal,
  attempt: RenewalAttempt,
  now: Date,
): Promise<Claim> {
  const known = stored.attempts.find(({ id }) => id === attempt.id)
  if (!known) throw new Error('the attempt is not of this renewal')
  await markLookedUp(trx, known.orderId, now)
  await setLookAt(trx, stored.id, new Date(now.getTime() + FOLLOW_UP_AFTER_MS))
  return { kind: 'look-up', orderId: known.orderId, attempt, ref: refOf(known), provider: known.provider }
}

/** Calls the provider for a recorded step. */
export async function followUp(services: Services, claim: Claim): Promise<void> {
  switch (claim.kind) {
    case 'again':
      return
    case 'send':
      if ((await chargeAttempt(services, claim)) === 'revoked')
        await cancelAttempt(services, claim.provider, claim.attemptId)
      return
    case 'look-up':
      return lookUpCharge(services, claim)
  }
}

async function lookUpCharge(
  services: Services,
  { orderId, attempt, ref, provider }: Extract<Claim, { readonly kind: 'look-up' }>,
): Promise<void> {
  if ((await lookUpAttempt(services, provider, ref)) !== 'absent') return
  switch (decideAbsentCharge(attempt, new Date(services.clock.now()))) {
    case 'wait':
      return
    case 'send-again':
      await chargeAttempt(services, { orderId, attemptId: attempt.id })
      return
    case 'cancel':
      return cancelAttempt(services, provider, attempt.id)
  }
}
