import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { ConsoleInput, consoleCalls } from '@zeri/contract/console'
import { AppError } from '../../platform/http/app-error.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { makeToken } from '../../platform/secret-token.ts'
import { judgeCounter, verifyAssertion } from '../accounts/index.ts'
import { recordAudit } from './audit.ts'
import { beginOperatorSession, challengeCookie, challengeTokenOf } from './operator-session.ts'
import { findOperatorPasskey, type Operator, touchOperatorPasskey } from './operator-store.ts'
import type { ConsoleServices } from './services.ts'

type Credential = ConsoleInput<typeof consoleCalls.signInOperator>['credential']

const boundTo = (token: string) => ({ purpose: 'operator-sign-in', by: token }) as const

/** The options for the browser, the same for everyone, and the cookie that binds the challenge to it. */
export async function startSignIn(
  { challenges, random, origin }: ConsoleServices,
  caller: Caller,
): Promise<{ readonly options: Record<string, unknown>; readonly cookie: Cookie }> {
  const token = challengeTokenOf(caller) ?? makeToken(random)
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: new Uint8Array(challenges.make(boundTo(token))),
    userVerification: 'required',
  })
  return { options: { ...options }, cookie: challengeCookie(token) }
}

/** Opens a session for the owner of a passkey. A counter that goes back shows a copied key, which opens nothing. */
export async function signInOperator(
  services: ConsoleServices,
  credential: Credential,
  caller: Caller,
): Promise<{ readonly operator: Operator; readonly cookie: Cookie }> {
  const { db, clock, challenges, origin } = services
  const token = challengeTokenOf(caller)
  const known = await findOperatorPasskey(db, credential.id)
  const verified =
    known &&
    token !== undefined &&
    (await verifyAssertion({ challenges, origins: [origin] }, credential, {
      ownerId: known.operator.id,
      publicKey: known.publicKey,
      use: boundTo(token),
    }))
  if (!verified) throw new AppError('passkey.refused')
  const begun = await db.transaction().execute(async (trx) => {
    const passkey = await findOperatorPasskey(trx, credential.id, true)
    if (!passkey || !(await challenges.take(trx, verified.challenge))) throw new AppError('passkey.refused')
    const at = new Date(clock.now())
    const { operator } = passkey
    const who = { at, operatorId: operator.id, subject: operator.id }
    const judged = judgeCounter({ stored: passkey.counter, sent: verified.counter })
    if (judged === 'back') {
      // Not thrown here: the entry must be committed.
      await recordAudit(trx, { ...who, action: 'operator.counter-back' })
      return undefined
    }
    await touchOperatorPasskey(trx, passkey.id, verified.counter, at)
    const cookie = await beginOperatorSession(trx, services, operator.id)
    await recordAudit(trx, { ...who, action: 'operator.sign-in', details: { counter: judged } })
    return { operator, cookie }
  })
  if (!begun) throw new AppError('passkey.refused')
  return begun
}
