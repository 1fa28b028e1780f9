import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { passwordChangedMail } from './mails/password-changed.ts'
import { currentPasswordTries, listTriesAt } from './password-tries.ts'
import { refuseCommon } from './refuse-common.ts'
import type { Services } from './services.ts'
import { deleteSessionsOf } from './session-store.ts'
import { type Account, getAccount, updatePassword } from './store.ts'

type Given = { readonly current: string; readonly pass: string }

/** Sets a new password for who knows the current one; every other session ends. */
export async function changePassword(
  services: Services,
  { current, pass }: Given,
  { session, requestId }: { session: Session; requestId: string },
): Promise<void> {
  const { db, tries, passwords, security } = services
  const account = await getAccount(db, session.userId)
  refuseCommon(services, { password: pass, email: account.email, field: 'pass' })
  await tries.take(currentPasswordTries(account.id))
  if (!(await passwords.isRight(current, account.passwordHash))) {
    await security.record(db, account.id, { event: 'password.refused', requestId })
    throw new AppError('password.wrong-current', { fields: { current: 'must be the current password' } })
  }
  const passwordHash = await passwords.hash(pass)
  await db.transaction().execute(async (trx) => {
    await setPassword(services, trx, { account, passwordHash, keptSessionId: session.id })
    await security.record(trx, account.id, { event: 'password.changed', requestId })
  })
}

/** Whoever sets a password has proved to be the owner: others are signed out, blocks are lifted, and a mail tells of it. */
export async function setPassword(
  { tries, clock, enqueue }: Services,
  trx: Services['db'],
  change: { account: Account; passwordHash: string; keptSessionId?: string },
): Promise<void> {
  const { account, passwordHash, keptSessionId } = change
  const at = new Date(clock.now())
  await updatePassword(trx, account.id, passwordHash, at)
  await deleteSessionsOf(trx, account.id, keptSessionId)
  await tries.forget(trx, await listTriesAt(trx, account))
  await enqueue(trx, passwordChangedMail.job, {
    template: 'password-changed',
    locale: account.locale,
    to: account.emailTyped,
    data: { at: at.toISOString() },
  })
}
