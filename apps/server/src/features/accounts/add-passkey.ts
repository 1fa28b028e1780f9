import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Input, addPasskey as operation } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { requireConfirmation } from './confirmation.ts'
import { lockSession } from './lock-session.ts'
import { mailWayIn } from './mail-way-in.ts'
import { insertPasskey, listPasskeysOf } from './passkey-store.ts'
import type { Services } from './services.ts'
import { getAccount } from './store.ts'
import { PASSKEY_ALGORITHMS, verifyRegistration } from './verify-passkey.ts'

const MAX_PASSKEYS = 10

const boundTo = ({ id }: Session) => ({ purpose: 'add', by: id }) as const

/** The options for the browser. Without the host of the site they serve every origin of the deployment. */
export async function startPasskey(services: Services, session: Session): Promise<Record<string, unknown>> {
  const { db, challenges, product } = services
  await requireConfirmation(services, session)
  const account = await getAccount(db, session.userId)
  const own = await listPasskeysOf(db, account.id)
  if (own.length >= MAX_PASSKEYS) throw new AppError('passkey.too-many')
  const { rp, ...options } = await generateRegistrationOptions({
    rpName: product,
    rpID: '',
    userName: account.emailTyped,
    userID: new Uint8Array(Buffer.from(account.id)),
    challenge: new Uint8Array(challenges.make(boundTo(session))),
    attestationType: 'none',
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options, rp: { name: rp.name } }
}

/** Adds a passkey that the browser has just made for this session. */
export async function addPasskey(
  services: Services,
  { name, credential }: Input<typeof operation>,
  { session, requestId }: { readonly session: Session; readonly requestId: string },
): Promise<string> {
  const { db, clock, random, challenges, security } = services
  await requireConfirmation(services, session)
  const verified = await verifyRegistration(services, credential, boundTo(session))
  if (!verified) {
    await security.record(db, session.userId, { event: 'passkey.refused', requestId })
    throw new AppError('passkey.refused')
  }
  const { challenge, passkey } = verified
  return db.transaction().execute(async (trx) => {
    // A recovery that came first has ended the session, and no passkey may come after it.
    const account = await lockSession(trx, session)
    if (!(await challenges.take(trx, challenge))) throw new AppError('passkey.refused')
    if ((await listPasskeysOf(trx, account.id)).length >= MAX_PASSKEYS) throw new AppError('passkey.too-many')
    const id = random.uuid()
    const isNew = await insertPasskey(trx, {
      id,
      accountId: account.id,
      ...passkey,
      name,
      createdAt: new Date(clock.now()),
    })
    if (!isNew) throw new AppError('passkey.refused')
    await security.record(trx, account.id, { event: 'passkey.added', requestId })
    await mailWayIn(services, trx, { account, way: 'passkey', name })
    return id
  })
}
