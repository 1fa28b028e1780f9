import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { requireConfirmation } from './confirmation.ts'
import { lockSession } from './lock-session.ts'
import { currentPasswordTries } from './password-tries.ts'
import { refuseCommonPassword } from './refuse-common.ts'
import { renewAccess } from './renew-access.ts'
import { findFactor } from './second-factor/factor-store.ts'
import type { AccessKind, Services } from './services.ts'
import { getAccount } from './store.ts'

type PasswordChange = {
  readonly current: string
  readonly pass: string
  readonly end: readonly AccessKind[]
}

/**
 * Sets a new password if the current one is right; every other session and device ends. Where a second factor protects the
 * account, the password alone removes no passkey: the session must be confirmed.
 */
export async function changePassword(
  services: Services,
  { current, pass, end }: PasswordChange,
  { session, caller }: { session: Session; caller: Caller },
): Promise<readonly Cookie[]> {
  const { db, tries, passwords, security } = services
  const { requestId } = caller
  const found = await getAccount(db, session.userId)
  if (await findFactor(db, found.id)) await requireConfirmation(services, session)
  refuseCommonPassword(services, { password: pass, email: found.email, field: 'pass' })
  await tries.take(currentPasswordTries(session.id))
  if (!(await passwords.isRight(current, found.passwordHash))) {
    await security.record(db, found.id, { event: 'password.refused', requestId })
    throw new AppError('password.wrong-current', { fields: { current: 'must be the current password' } })
  }
  const passwordHash = await passwords.hash(pass)
  return db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    await tries.forget(trx, [currentPasswordTries(session.id)])
    await security.record(trx, account.id, { event: 'password.changed', requestId })
    return renewAccess(services, trx, {
      account,
      passwordHash,
      caller,
      by: 'change',
      sessionId: session.id,
      end,
    })
  })
}
