import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { requireConfirmation } from './confirmation.ts'
import { lockSession } from './lock-session.ts'
import { NO_PASSWORD } from './password-keys.ts'
import { refuseCommonPassword } from './refuse-common.ts'
import { renewAccess } from './renew-access.ts'
import type { Services } from './services.ts'
import { getAccount } from './store.ts'

/** Sets the first password of an account that has none; its owner must have been confirmed lately. */
export async function setPassword(
  services: Services,
  { pass }: { readonly pass: string },
  { session, caller }: { readonly session: Session; readonly caller: Caller },
): Promise<readonly Cookie[]> {
  const { db, passwords, security } = services
  await requireConfirmation(services, session)
  const { email } = await getAccount(db, session.userId)
  refuseCommonPassword(services, { password: pass, email, field: 'pass' })
  const passwordHash = await passwords.hash(pass)
  return db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    if (account.passwordHash !== NO_PASSWORD) throw new AppError('password.already-set')
    await security.record(trx, account.id, { event: 'password.changed', requestId: caller.requestId })
    const change = { by: 'change', sessionId: session.id, end: [] } as const
    return renewAccess(services, trx, { account, passwordHash, caller, ...change })
  })
}
