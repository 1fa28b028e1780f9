import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { lockSession } from './lock-session.ts'
import { deletePasskey } from './passkey-store.ts'
import type { Services } from './services.ts'
import { countWaysIn, mayRemoveOne } from './ways-in.ts'

/** Removes a passkey, unless it is the last way into the account. */
export async function removePasskey(
  { db, security }: Services,
  uuid: string,
  { session, requestId }: { readonly session: Session; readonly requestId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    const mayGo = mayRemoveOne(await countWaysIn(trx, account))
    if (!(await deletePasskey(trx, account.id, uuid))) throw new AppError('passkey.not-found')
    if (!mayGo) throw new AppError('identity.last-way-in')
    await security.record(trx, account.id, { event: 'passkey.removed', requestId })
  })
}
