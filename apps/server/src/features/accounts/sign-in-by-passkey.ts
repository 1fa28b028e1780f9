import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Input, signInByPasskey as operation } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { beginSession, type NewSession } from './begin-session.ts'
import { challengeCookie, challengeTokenOf, deviceTokenOf } from './caller-facts.ts'
import { isKnownDevice } from './device-store.ts'
import { judgeCounter } from './passkey-counter.ts'
import { blockPasskey, findPasskey, touchPasskey } from './passkey-store.ts'
import { endLost } from './second-factor/factor-store.ts'
import type { Services } from './services.ts'
import { mailNewDevice, NO_DEVICE } from './sign-in.ts'
import { type Account, lockAccount } from './store.ts'
import { hostsOf, verifyAssertion } from './verify-passkey.ts'

type Credential = Input<typeof operation>['credential']

const boundTo = (token: string) => ({ purpose: 'sign-in', by: token }) as const

/** The options for the browser, the same for everyone, and the cookie that binds the challenge to it. */
export async function startPasskeySignIn(
  { challenges, random, origins }: Services,
  caller: Caller,
): Promise<{ readonly options: Record<string, unknown>; readonly cookie: Cookie }> {
  const token = challengeTokenOf(caller) ?? makeToken(random)
  const { rpId: _, ...options } = await generateAuthenticationOptions({
    rpID: hostsOf(origins)[0] ?? '',
    challenge: new Uint8Array(challenges.make(boundTo(token))),
    userVerification: 'required',
  })
  return { options, cookie: challengeCookie(token) }
}

/**
 * Opens a session for the owner of a passkey. It needs no second factor: the device has verified its user. A counter that
 * goes back shows a copied key, which opens nothing and is blocked.
 */
export function signInByPasskey(
  services: Services,
  { credential }: Input<typeof operation>,
  caller: Caller,
): Promise<NewSession> {
  const { security } = services
  return takeAssertion(services, credential, {
    caller,
    afterwards: async (trx, account) => {
      if (account.isBeingDeleted) throw new AppError('account.being-deleted')
      const deviceToken = deviceTokenOf(caller)
      const deviceHash = deviceToken ? digestToken(deviceToken) : NO_DEVICE
      const isKnown = await isKnownDevice(trx, account.id, deviceHash)
      await security.record(trx, account.id, { event: 'sign-in.passkey', requestId: caller.requestId })
      const begun = await beginSession(trx, services, { account, caller })
      if (!isKnown) await mailNewDevice(services, trx, account, caller)
      return begun
    },
  })
}

type Assertion<Result> = {
  readonly caller: Caller
  /** The only account whose passkey is accepted; left out, the passkey says which. */
  readonly ownerId?: string
  /** Done once the passkey is accepted, in the same transaction. */
  readonly afterwards: (trx: Services['db'], account: Account) => Promise<Result>
}

/** Accepts what a passkey has signed in this browser, once. */
export async function takeAssertion<Result>(
  services: Services,
  credential: Credential,
  { caller, ownerId, afterwards }: Assertion<Result>,
): Promise<Result> {
  const { db, clock, challenges, security } = services
  const { requestId } = caller
  const passkey = await findPasskey(db, credential.id)
  const isExpected = ownerId === undefined || passkey?.accountId === ownerId
  const challengeToken = challengeTokenOf(caller)
  const verified =
    passkey &&
    isExpected &&
    challengeToken !== undefined &&
    (await verifyAssertion(services, credential, {
      ownerId: passkey.accountId,
      publicKey: passkey.publicKey,
      use: boundTo(challengeToken),
    }))
  if (!passkey || !verified) {
    await security.record(db, ownerId ?? passkey?.accountId, { event: 'passkey.refused', requestId })
    throw new AppError('passkey.refused')
  }
  const accepted = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, passkey.accountId)
    // A statement of its own: a recovery or the owner may have removed the passkey meanwhile.
    const present = await findPasskey(trx, credential.id)
    if (!account || present?.id !== passkey.id || !(await challenges.take(trx, verified.challenge)))
      throw new AppError('passkey.refused')
    const judged = judgeCounter({ stored: present.counter, sent: verified.counter })
    // Not thrown here: the event must be committed.
    if (judged !== 'fine')
      await security.record(trx, account.id, { event: `passkey.counter-${judged}`, requestId })
    const at = new Date(clock.now())
    if (judged === 'back') {
      await blockPasskey(trx, passkey.id, at)
      return undefined
    }
    await endLost(trx, account.id)
    await touchPasskey(trx, passkey.id, { counter: verified.counter, isSynced: verified.isSynced, at })
    return { result: await afterwards(trx, account) }
  })
  if (!accepted) throw new AppError('passkey.refused')
  return accepted.result
}
