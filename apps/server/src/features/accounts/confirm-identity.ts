import type {
  getConfirmation as getOperation,
  Input,
  Output,
  confirmIdentity as operation,
} from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { isConfirmed } from './confirmation.ts'
import { listIdentitiesOf } from './identities/identity-store.ts'
import { listPasskeysOf } from './passkey-store.ts'
import { NO_PASSWORD } from './password-keys.ts'
import { currentPasswordTries } from './password-tries.ts'
import { findFactor } from './second-factor/factor-store.ts'
import { requireCode } from './second-factor/set-up.ts'
import type { Services } from './services.ts'
import { setConfirmation } from './session-store.ts'
import { takeAssertion } from './sign-in-by-passkey.ts'
import { getAccount } from './store.ts'

/** What the owner of a session can confirm by. The password alone is not enough where there is a second factor. */
export async function getConfirmation(
  services: Services,
  session: Session,
): Promise<Output<typeof getOperation>> {
  const { db } = services
  const { id, passwordHash } = await getAccount(db, session.userId)
  const hasFactor = (await findFactor(db, id)) !== undefined
  const providers = (await listIdentitiesOf(db, id)).map(({ provider }) => provider)
  return {
    confirmed: await isConfirmed(services, session),
    password: !hasFactor && passwordHash !== NO_PASSWORD,
    passkey: (await listPasskeysOf(db, id)).some(({ isBlocked }) => !isBlocked),
    code: hasFactor,
    providers: [...new Set(providers)],
  }
}

type Confirmation = { readonly session: Session; readonly caller: Caller }

/** Confirms the owner of a session by a passkey, a code of the second factor, or the password. */
export async function confirmIdentity(
  services: Services,
  { password, code, credential }: Input<typeof operation>,
  { session, caller }: Confirmation,
): Promise<void> {
  const { db, clock, security } = services
  const { requestId } = caller
  const confirm = async (trx: Services['db']) => {
    await setConfirmation(trx, session.id, new Date(clock.now()))
    await security.record(trx, session.userId, { event: 'confirmed', requestId })
  }
  if (credential)
    await takeAssertion(services, credential, { caller, ownerId: session.userId, afterwards: confirm })
  else if (code !== undefined) await requireCode(services, code, { session, requestId, afterwards: confirm })
  else {
    await requirePassword(services, password ?? '', { session, requestId })
    await confirm(db)
  }
}

async function requirePassword(
  { db, tries, passwords, security }: Services,
  password: string,
  { session, requestId }: { readonly session: Session; readonly requestId: string },
): Promise<void> {
  const account = await getAccount(db, session.userId)
  await tries.take(currentPasswordTries(session.id))
  if (!(await passwords.isRight(password, account.passwordHash))) {
    await security.record(db, account.id, { event: 'password.refused', requestId })
    throw new AppError('password.wrong-current', { fields: { password: 'must be the current password' } })
  }
  await tries.forget(db, [currentPasswordTries(session.id)])
  if (await findFactor(db, account.id)) throw new AppError('auth.second-factor-required')
}
