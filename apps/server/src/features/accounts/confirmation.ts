// What needs more than an open session: its owner must have been confirmed a short while ago.

import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Services } from './services.ts'
import { findConfirmation } from './session-store.ts'

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
