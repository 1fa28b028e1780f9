// What needs more than an open session: its owner must have been confirmed a short while ago.

import type { Input, confirmIdentity as operation } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { currentPasswordTries } from './password-tries.ts'
import type { Services } from './services.ts'
import { findConfirmation, setConfirmation } from './session-store.ts'
import { getAccount } from './store.ts'

const CONFIRMED_MS = 10 * 60_000

/** Whether the owner of a session signed in or was confirmed in the last ten minutes. */
export async function isConfirmed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Session,
): Promise<boolean> {
  const at = await findConfirmation(db, id)
  return at !== undefined && clock.now() - at.getTime() < CONFIRMED_MS
}

/** Throws `auth.confirmation-required` if the owner was not confirmed lately. */
export async function requireConfirmation(
  services: Pick<Services, 'db' | 'clock'>,
  session: Session,
): Promise<void> {
  if (!(await isConfirmed(services, session))) throw new AppError('auth.confirmation-required')
}

/** Confirms the owner of a session by the password of the account. */
export async function confirmIdentity(
  { db, clock, tries, passwords, security }: Services,
  { password }: Input<typeof operation>,
  { session, requestId }: { readonly session: Session; readonly requestId: string },
): Promise<void> {
  const account = await getAccount(db, session.userId)
  await tries.take(currentPasswordTries(session.id))
  if (!(await passwords.isRight(password, account.passwordHash))) {
    await security.record(db, account.id, { event: 'password.refused', requestId })
    throw new AppError('password.wrong-current', { fields: { password: 'must be the current password' } })
  }
  await tries.forget(db, [currentPasswordTries(session.id)])
  await setConfirmation(db, session.id, new Date(clock.now()))
}
