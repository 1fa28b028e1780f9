import { AppError } from '../../platform/http/app-error.ts'
import { hashToken, type Session } from '../../platform/http/auth.ts'
import { makeToken } from '../../platform/secret-token.ts'
import { requireConfirmation } from './confirmation.ts'
import { cancelDeletionByToken, markForDeletion } from './deletion-store.ts'
import { normaliseEmail } from './email.ts'
import { lockSession } from './lock-session.ts'
import { noRoomForMail, takeMail } from './mail-allowance.ts'
import { deletionCancelledMail, deletionRequestedMail } from './mails/account-deletion.ts'
import type { MailServices, Services } from './services.ts'
import { deleteSessionsOf } from './session-store.ts'
import { type Account, getAccount } from './store.ts'

const DAY_MS = 86_400_000
/** How long a deletion can be cancelled. */
const GRACE_DAYS = 7

/** Accounts whose deletion was requested before this instant are to be erased. */
export function graceEndedBefore(nowMs: number): Date {
  return new Date(nowMs - GRACE_DAYS * DAY_MS)
}

/** When an account is erased whose deletion was requested at an instant. */
export function erasureOf(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS)
}

const hashCancelToken = (token: string) => Buffer.from(hashToken(token), 'hex')

/**
 * Signs the owner out everywhere and starts the days of grace; returns when the account will be erased. An unverified
 * address gets no mail: to keep such an account, its owner recovers the password, which cancels the deletion.
 */
export async function deleteAccount(
  services: Services,
  { session, email, requestId }: { session: Session; email: string; requestId: string },
): Promise<Date> {
  const { db } = services
  const account = await getAccount(db, session.userId)
  if (normaliseEmail(email) !== account.email)
    throw new AppError('account.not-confirmed', {
      fields: { email: 'must be the e-mail of the account' },
    })
  await requireConfirmation(services, session)
  return db.transaction().execute(async (trx) => {
    await lockSession(trx, session)
    return beginDeletion(services, trx, { account, requestId })
  })
}

type Beginning = {
  readonly account: Pick<Account, 'id' | 'email' | 'emailTyped' | 'locale' | 'isVerified'>
  readonly requestId: string
}

/** The same for an account that is locked; an operator requests it too. */
export async function beginDeletion(
  services: MailServices & Pick<Services, 'security'>,
  trx: MailServices['db'],
  { account, requestId }: Beginning,
): Promise<Date> {
  const { clock, random, security, enqueue, seal } = services
  const accountId = account.id
  const requestedAt = new Date(clock.now())
  const erasedAt = erasureOf(requestedAt)
  const token = makeToken(random)
  await markForDeletion(trx, { accountId, requestedAt, cancelHash: hashCancelToken(token) })
  await deleteSessionsOf(trx, accountId)
  await security.record(trx, accountId, { event: 'deletion.asked', requestId })
  if (!account.isVerified) return erasedAt
  // The mail is what the owner can stop an intruder with: without it nothing is deleted.
  if (!(await takeMail(services, trx, { kind: 'deletion', to: account }))) throw noRoomForMail()
  await enqueue(trx, deletionRequestedMail.job, {
    template: 'deletion-requested',
    locale: account.locale,
    to: account.emailTyped,
    data: { erasedAt: erasedAt.toISOString(), token: seal.close(token) },
    validUntil: erasedAt.toISOString(),
  })
  return erasedAt
}

/** Cancels a deletion. The sessions stay ended: the deletion may not have been requested by the owner. */
export async function cancelDeletion(
  services: Services,
  { token, requestId }: { token: string; requestId: string },
): Promise<void> {
  const { db, clock, security, enqueue } = services
  await db.transaction().execute(async (trx) => {
    const account = await cancelDeletionByToken(trx, hashCancelToken(token), graceEndedBefore(clock.now()))
    if (!account) throw new AppError('account.no-deletion')
    await security.record(trx, account.id, { event: 'deletion.cancelled', requestId })
    if (!(await takeMail(services, trx, { kind: 'deletion', to: account }))) return
    await enqueue(trx, deletionCancelledMail.job, {
      template: 'deletion-cancelled',
      locale: account.locale,
      to: account.emailTyped,
      data: {},
    })
  })
}
