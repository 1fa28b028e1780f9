// What a bounce does to the address it came from.

import type { Clock } from '../../platform/clock.ts'
import type { ReturnPaths } from '../../platform/mail/return-path.ts'
import { endMailReminders } from '../reminders/index.ts'
import {
  countSoftDays,
  type Db,
  findRecipientId,
  lockBouncedAccount,
  markStopped,
  saveBounce,
} from './bounce-store.ts'
import { judgeFailure, type Refusal, statusOfRefusal } from './judge-failure.ts'
import { maskAddress } from './mask-address.ts'
import { readReport } from './read-report.ts'

const DAY_MS = 86_400_000
/** On so many days a mail may come back before its address is stopped. */
const SOFT_DAYS = 5
/** Long enough for five mails of a weekly rhythm. */
const SOFT_WITHIN_MS = 45 * DAY_MS

export type BounceServices = { readonly db: Db; readonly clock: Clock; readonly returnPaths: ReturnPaths }

/**
 * `stopped`: no subscribed mail goes there. `counted`: noted. `unsubscribed`: reminders are off. `no-report`: another kind of
 * mail. `no-failure`: a report of a delay or a success. `forged`: no token of ours leads to an account with that address.
 */
export type BounceOutcome = 'stopped' | 'counted' | 'unsubscribed' | 'no-report' | 'no-failure' | 'forged'

type BounceEvent = { readonly kind: 'failure'; readonly status: string } | { readonly kind: 'complaint' }

/**
 * Applies one report of a mail server.
 * @param sentTo the address it arrived at, if the mail server passed it on
 */
export async function receiveReport(
  services: BounceServices,
  raw: Buffer,
  sentTo = '',
): Promise<BounceOutcome> {
  const report = await readReport(raw)
  if (!report) return 'no-report'
  if (!report.event) return 'no-failure'
  const { event } = report
  const { db, returnPaths } = services
  const tokens = returnPaths.find(`${sentTo}\n${report.addresses}`)
  for (const token of tokens) {
    const outcome = await db.transaction().execute(async (trx) => {
      const account = await lockBouncedAccount(trx, token.accountId)
      if (!account || !returnPaths.isGenuine(token, { accountId: account.id, email: account.email }))
        return undefined
      return applyEvent(trx, account, event, new Date(services.clock.now()))
    })
    if (outcome) return outcome
  }
  return 'forged'
}

/** Applies the refusal of a mail by the server it was handed to. */
export async function receiveRefusal(
  { db, clock }: Pick<BounceServices, 'db' | 'clock'>,
  email: string,
  refusal: Refusal,
): Promise<void> {
  const status = statusOfRefusal(refusal)
  const accountId = status && (await findRecipientId(db, email))
  if (!status || !accountId) return
  await db.transaction().execute(async (trx) => {
    const account = await lockBouncedAccount(trx, accountId)
    // The address may have been changed while the mail waited.
    if (account?.email === email.toLowerCase())
      await applyEvent(trx, account, { kind: 'failure', status }, new Date(clock.now()))
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof lockBouncedAccount>>>

async function applyEvent(trx: Db, account: Account, event: BounceEvent, at: Date): Promise<BounceOutcome> {
  const kind = event.kind === 'complaint' ? event.kind : judgeFailure(event.status)
  const status = event.kind === 'complaint' ? null : event.status
  const addressMasked = maskAddress(account.email)
  await saveBounce(trx, { accountId: account.id, kind, status, addressMasked, at })
  if (kind === 'complaint') {
    await endMailReminders(trx, account.id, at)
    return 'unsubscribed'
  }
  const after = new Date(Math.max(at.getTime() - SOFT_WITHIN_MS, account.resumedAt?.getTime() ?? 0))
  if (kind === 'soft' && (await countSoftDays(trx, account.id, after)) < SOFT_DAYS) return 'counted'
  await markStopped(trx, account.id, at)
  await endMailReminders(trx, account.id, at)
  return 'stopped'
}
