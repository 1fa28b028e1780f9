import type { listIdentities as listOperation, Output } from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Session } from '../../../platform/http/auth.ts'
import { lockSession } from '../lock-session.ts'
import { NO_PASSWORD } from '../password-keys.ts'
import type { Services } from '../services.ts'
import { getAccount } from '../store.ts'
import { countWaysIn, mayRemoveOne } from '../ways-in.ts'
import { deleteIdentity, type Identity, listIdentitiesOf } from './identity-store.ts'

export function presentIdentity({ id, provider, email, linkedAt, lastUsedAt }: Identity) {
  return {
    uuid: id,
    provider,
    email,
    linkedAt: linkedAt.toISOString(),
    lastUsed: lastUsedAt.toISOString(),
  }
}

export async function listIdentities(
  services: Services,
  session: Session,
): Promise<Output<typeof listOperation>> {
  const account = await getAccount(services.db, session.userId)
  const identities = await listIdentitiesOf(services.db, account.id)
  return {
    identities: identities.map(presentIdentity),
    isLastWay: !mayRemoveOne(await countWaysIn(services.db, account)),
    hasPassword: account.passwordHash !== NO_PASSWORD,
  }
}

/** Unlinks an identity, unless it is the last way into the account. */
export async function unlinkIdentity(
  { db, security }: Services,
  uuid: string,
  { session, requestId }: { readonly session: Session; readonly requestId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    const identities = await listIdentitiesOf(trx, account.id)
    if (!identities.some((one) => one.id === uuid)) throw new AppError('request.not-found')
    if (!mayRemoveOne(await countWaysIn(trx, account))) throw new AppError('identity.last-way-in')
    await deleteIdentity(trx, account.id, uuid)
    await security.record(trx, account.id, { event: 'identity.unlinked', requestId })
  })
}
