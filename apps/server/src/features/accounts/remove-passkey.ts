import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { requireConfirmation } from './confirmation.ts'
import { lockSession } from './lock-session.ts'
import { deletePasskey, listPasskeysOf } from './passkey-store.ts'
import type { Services } from './services.ts'
import { countWaysIn, mayRemoveOne } from './ways-in.ts'

/** Removes a passkey, unless it is the last way into the account. */
export async function removePasskey(
  services: Services,
  uuid: string,
  { session, requestId }: { readonly session: Session; readonly requestId: string },
): Promise<void> {
  const { db, security } = services
  await requireConfirmation(services, session)
  await db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    const own = await listPasskeysOf(trx, account.id)
    // A blocked one is no way in any more.
    const isBlocked = own.some((one) => one.id === uuid && one.isBlocked)
    const mayGo = isBlocked || mayRemoveOne(await countWaysIn(trx, account))
    if (!(await deletePasskey(trx, account.id, uuid))) throw new AppError('passkey.not-found')
    if (!mayGo) throw new AppError('identity.last-way-in')
    await security.record(trx, account.id, { event: 'passkey.removed', requestId })
  })
}
