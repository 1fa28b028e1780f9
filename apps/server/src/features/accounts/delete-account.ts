import { AppError } from '../../platform/http/app-error.ts'
import { hashToken } from '../../platform/http/auth.ts'
import { cancelDeletionOf, markForDeletion } from './deletion-store.ts'
import { normaliseEmail } from './email.ts'
import { deletionCancelledMail, deletionRequestedMail } from './mails/account-deletion.ts'
import type { Services } from './services.ts'
import { deleteSessionsOf } from './session-store.ts'
import { getAccount } from './store.ts'

const DAY_MS = 86_400_000
/** How long a deletion can be cancelled. */
const GRACE_DAYS = 7
const TOKEN_BYTES = 32

/** Accounts whose deletion was requested before this instant are to be erased. */
export function graceEndedBefore(nowMs: number): Date {
  return new Date(nowMs - GRACE_DAYS * DAY_MS)
}

const hashCancelToken = (token: string) => Buffer.from(hashToken(token), 'hex')

/** Signs the owner out everywhere and starts the days of grace; returns when the account will be erased. */
export async function deleteAccount(
  { db, clock, random, security, enqueue, seal }: Services,
  { accountId, email, requestId }: { accountId: string; email: string; requestId: string },
): Promise<Date> {
  const account = await getAccount(db, accountId)
  if (normaliseEmail(email) !== account.email)
    throw new AppError('account.not-confirmed', {
      fields: { email: 'must be the e-mail of the account' },
    })
  const requestedAt = new Date(clock.now())
  const erasedAt = new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS)
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  await db.transaction().execute(async (trx) => {
    await markForDeletion(trx, { accountId, requestedAt, cancelHash: hashCancelToken(token) })
    await deleteSessionsOf(trx, accountId)
    await security.record(trx, accountId, { event: 'deletion.asked', requestId })
    await enqueue(trx, deletionRequestedMail.job, {
      template: 'deletion-requested',
      locale: account.locale,
      to: account.emailTyped,
      data: { erasedAt: erasedAt.toISOString(), token: seal.close(token) },
      validUntil: erasedAt.toISOString(),
    })
  })
  return erasedAt
}

/** Cancels a deletion. The sessions stay ended: the deletion may not have been requested by the owner. */
export async function cancelDeletion(
  { db, clock, security, enqueue }: Services,
  { token, requestId }: { token: string; requestId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await cancelDeletionOf(trx, hashCancelToken(token), graceEndedBefore(clock.now()))
    if (!account) throw new AppError('account.no-deletion')
    await security.record(trx, account.id, { event: 'deletion.cancelled', requestId })
    await enqueue(trx, deletionCancelledMail.job, {
      template: 'deletion-cancelled',
      locale: account.locale,
      to: account.emailTyped,
      data: {},
    })
  })
}
