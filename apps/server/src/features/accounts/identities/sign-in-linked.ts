import type { IdentityProvider } from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/operations.ts'
import { digestToken } from '../../../platform/secret-token.ts'
import { beginSession, type NewSession } from '../begin-session.ts'
import { deviceTokenOf } from '../caller-facts.ts'
import { isKnownDevice } from '../device-store.ts'
import { findFactor } from '../second-factor/factor-store.ts'
import { issueTicket, type SecondStep } from '../second-factor/ticket.ts'
import type { Services } from '../services.ts'
import { mailNewDevice, NO_DEVICE } from '../sign-in.ts'
import { type Account, lockAccount } from '../store.ts'
import { findLinkedAccount, insertIdentity, listIdentitiesOf, touchIdentity } from './identity-store.ts'
import type { Claims } from './port.ts'

/** More would be rows without end. */
const MAX_IDENTITIES = 10
const RETRY_AFTER_S = 60 * 60

type Link = {
  readonly provider: IdentityProvider
  readonly claims: Claims
  readonly accountId: string
  readonly requestId: string
}

/** Links an identity to an account, which must be locked. Throws if another account was first. */
export async function linkIdentity(
  { clock, random, security }: Services,
  trx: Services['db'],
  { provider, claims, accountId, requestId }: Link,
): Promise<void> {
  if ((await listIdentitiesOf(trx, accountId)).length >= MAX_IDENTITIES)
    throw new AppError('limit.exceeded', { retryAfterSec: RETRY_AFTER_S })
  const isLinked = await insertIdentity(trx, {
    id: random.uuid(),
    accountId,
    provider,
    subject: claims.subject,
    email: claims.email ?? null,
    at: new Date(clock.now()),
  })
  if (!isLinked) throw new AppError('identity.linked-elsewhere')
  await security.record(trx, accountId, { event: 'identity.linked', requestId })
}

type LinkedSignIn = Omit<Link, 'requestId'> & { readonly caller: Caller }

/** Opens a session for the account of an identity, or a second step where it has a second factor. */
export async function signInLinked(
  services: Services,
  { provider, claims, accountId, caller }: LinkedSignIn,
): Promise<NewSession | SecondStep> {
  const { db, clock, security } = services
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId)
    // A statement of its own: the owner or a recovery may have unlinked it meanwhile.
    const linkedTo = await findLinkedAccount(trx, { provider, subject: claims.subject })
    if (!account || linkedTo !== accountId) throw new AppError('identity.refused')
    if (account.isBeingDeleted) throw new AppError('account.being-deleted')
    const used = { email: claims.email ?? null, at: new Date(clock.now()) }
    await touchIdentity(trx, { provider, subject: claims.subject }, used)
    if (await findFactor(trx, accountId)) {
      await security.record(trx, accountId, { event: 'second-factor.awaited', requestId: caller.requestId })
      return issueTicket(services, account, { by: 'identity', provider, subject: claims.subject })
    }
    await security.record(trx, accountId, { event: 'sign-in.identity', requestId: caller.requestId })
    return openSession(services, trx, { account, caller })
  })
}

/** Opens a session, and mails the owner if the device is new. The account must be locked. */
export async function openSession(
  services: Services,
  trx: Services['db'],
  { account, caller }: { readonly account: Account; readonly caller: Caller },
): Promise<NewSession> {
  const token = deviceTokenOf(caller)
  const isKnown = await isKnownDevice(trx, account.id, token ? digestToken(token) : NO_DEVICE)
  const session = await beginSession(trx, services, { account, caller })
  if (!isKnown) await mailNewDevice(services, trx, account, caller)
  return session
}
