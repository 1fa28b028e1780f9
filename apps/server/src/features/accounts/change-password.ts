import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { passwordChangedMail } from './mails/password-changed.ts'
import { currentPasswordTries, listTriesAt } from './password-tries.ts'
import { refuseCommonPassword } from './refuse-common.ts'
import type { Services } from './services.ts'
import { deleteSessionsOf } from './session-store.ts'
import { type Account, getAccount, updatePassword } from './store.ts'

type PasswordChange = { readonly current: string; readonly pass: string }

/** Sets a new password if the current one is right; every other session ends. */
export async function changePassword(
  services: Services,
  { current, pass }: PasswordChange,
  { session, requestId }: { session: Session; requestId: string },
): Promise<void> {
  const { db, tries, passwords, security } = services
  const account = await getAccount(db, session.userId)
  refuseCommonPassword(services, { password: pass, email: account.email, field: 'pass' })
  await tries.take(currentPasswordTries(account.id))
  if (!(await passwords.isRight(current, account.passwordHash))) {
    await security.record(db, account.id, { event: 'password.refused', requestId })
    throw new AppError('password.wrong-current', { fields: { current: 'must be the current password' } })
  }
  const passwordHash = await passwords.hash(pass)
  await db.transaction().execute(async (trx) => {
    await setPassword(services, trx, { account, passwordHash, currentSessionId: session.id })
    await security.record(trx, account.id, { event: 'password.changed', requestId })
  })
}

/** Sets a password after the owner is proved: ends other sessions, lifts blocks and mails a notice. */
export async function setPassword(
  { tries, clock, enqueue }: Services,
  trx: Services['db'],
  change: { account: Account; passwordHash: string; currentSessionId?: string },
): Promise<void> {
  const { account, passwordHash, currentSessionId } = change
  const at = new Date(clock.now())
  await updatePassword(trx, account.id, passwordHash, at)
  await deleteSessionsOf(trx, account.id, currentSessionId)
  await tries.forget(trx, await listTriesAt(trx, account))
  await enqueue(trx, passwordChangedMail.job, {
    template: 'password-changed',
    locale: account.locale,
    to: account.emailTyped,
    data: { at: at.toISOString() },
  })
}
