import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Input, signInByPasskey as operation } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { hostsOf } from './add-passkey.ts'
import { beginSession, type NewSession } from './begin-session.ts'
import { challengeCookie, challengeTokenOf, deviceTokenOf } from './caller-facts.ts'
import { isKnownDevice } from './device-store.ts'
import { judgeCounter } from './passkey-counter.ts'
import { findPasskey, touchPasskey } from './passkey-store.ts'
import type { Services } from './services.ts'
import { mailNewDevice, NO_DEVICE } from './sign-in.ts'
import { lockAccount } from './store.ts'

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
 * goes back shows a copied key, which opens nothing.
 */
export async function signInByPasskey(
  services: Services,
  { credential }: Input<typeof operation>,
  caller: Caller,
): Promise<NewSession> {
  const { db, clock, challenges, security } = services
  const { requestId } = caller
  const passkey = await findPasskey(db, credential.id)
  const verified = passkey && (await verifyAssertion(services, credential, { passkey, caller }))
  if (!passkey || !verified) {
    await security.record(db, passkey?.accountId, { event: 'passkey.refused', requestId })
    throw new AppError('passkey.refused')
  }
  const session = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, passkey.accountId)
    // A statement of its own: a recovery or the owner may have removed the passkey meanwhile.
    const present = await findPasskey(trx, credential.id)
    if (!account || present?.id !== passkey.id || !(await challenges.take(trx, verified.challenge)))
      throw new AppError('passkey.refused')
    if (account.isBeingDeleted) throw new AppError('account.being-deleted')
    const judged = judgeCounter({ stored: present.counter, sent: verified.counter })
    // Not thrown here: the event must be committed.
    if (judged !== 'fine')
      await security.record(trx, account.id, { event: `passkey.counter-${judged}`, requestId })
    if (judged === 'back') return undefined
    const at = new Date(clock.now())
    await touchPasskey(trx, passkey.id, { counter: verified.counter, isSynced: verified.isSynced, at })
    const deviceToken = deviceTokenOf(caller)
    const deviceHash = deviceToken ? digestToken(deviceToken) : NO_DEVICE
    const isKnown = await isKnownDevice(trx, account.id, deviceHash)
    await security.record(trx, account.id, { event: 'sign-in.passkey', requestId })
    const begun = await beginSession(trx, services, { account, caller })
    if (!isKnown) await mailNewDevice(services, trx, account, caller)
    return begun
  })
  if (!session) throw new AppError('passkey.refused')
  return session
}

type Verification = {
  readonly passkey: { readonly accountId: string; readonly publicKey: Buffer }
  readonly caller: Caller
}

async function verifyAssertion(
  { challenges, origins }: Services,
  credential: Credential,
  { passkey, caller }: Verification,
) {
  const token = challengeTokenOf(caller)
  const handle = credential.response.userHandle
  if (token === undefined || !handle) return undefined
  if (Buffer.from(handle, 'base64url').toString() !== passkey.accountId) return undefined
  let signed = ''
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // True: the contract has checked its form; what else a browser adds is not read.
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => {
        signed = challenge
        return challenges.isFor(challenge, boundTo(token))
      },
      expectedOrigin: [...origins],
      expectedRPID: hostsOf(origins),
      // The counter is judged by passkey-counter.ts: the library would refuse one that merely stands still.
      credential: { id: credential.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { challenge: signed, counter: newCounter, isSynced: credentialBackedUp }
  } catch {
    // The library throws for everything that is not right, whatever it is.
    return undefined
  }
}
