// What follows when a provider vouches for a person whom no account knows: a proof of an account, or a new one.

import {
  consentVersion,
  type getPendingIdentity as getOperation,
  type IdentityProvider,
  type Locale,
  type Output,
} from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Cookie } from '../../../platform/http/cookie.ts'
import type { Caller } from '../../../platform/http/operations.ts'
import { isKeyedHash, keyedHash } from '../../../platform/keyed-hash.ts'
import { digestToken } from '../../../platform/secret-token.ts'
import { beginSession, type NewSession } from '../begin-session.ts'
import { originOf } from '../caller-facts.ts'
import { noRoomForMail, takeMail } from '../mail-allowance.ts'
import { mailWayIn } from '../mail-way-in.ts'
import { MAX_WRONG_TRIES, makeCode, readCode } from '../mailed-code.ts'
import { identityCodeMail } from '../mails/identity-code.ts'
import { NO_PASSWORD } from '../password-keys.ts'
import { strangerTries } from '../password-tries.ts'
import { renewAccess } from '../renew-access.ts'
import { findFactor } from '../second-factor/factor-store.ts'
import { issueTicket, type SecondStep } from '../second-factor/ticket.ts'
import type { Services } from '../services.ts'
import { requireOpenSignUp } from '../sign-up.ts'
import { type Account, getAccount, insertAccount, lockAccount } from '../store.ts'
import { tryRules } from '../try-rules.ts'
import { mailVerification } from '../verify-address.ts'
import { identityTokenOf, noIdentityCookie } from './browser-cookie.ts'
import { decideLinking } from './decide-linking.ts'
import { addWrongTry, deleteAttempt, lockReturned, setCodeHash } from './identity-store.ts'
import type { Claims } from './port.ts'
import { linkIdentity, openSession } from './sign-in-linked.ts'
import { factsOf, type Vouched } from './visit.ts'

const CODE_MINUTES = 10

type Pending = Vouched & {
  readonly provider: IdentityProvider
  readonly browserHash: Buffer
  readonly codeHash: Buffer | null
  readonly wrongTries: number
}

/** The sign-in that waits in this browser, locked until the transaction ends. */
async function lockPending({ clock, seal }: Services, trx: Services['db'], caller: Caller): Promise<Pending> {
  const token = identityTokenOf(caller)
  if (token === undefined) throw new AppError('identity.refused')
  const browserHash = digestToken(token)
  const found = await lockReturned(trx, { browserHash, at: new Date(clock.now()) })
  if (!found) throw new AppError('identity.refused')
  const { provider, codeHash, wrongTries } = found
  // True: this text was sealed by `finishIdentity`.
  const vouched = JSON.parse(seal.open(found.sealed)) as Vouched
  return { ...vouched, provider, browserHash, codeHash, wrongTries }
}

async function decide(services: Services, trx: Services['db'], pending: Pending, proof?: Proof) {
  const facts = await factsOf(services, pending.provider, pending.claims, trx)
  return decideLinking({ ...facts, proof })
}

type Proof = { readonly accountId: string; readonly by: 'password' | 'code' }

export function getPending(services: Services, caller: Caller): Promise<Output<typeof getOperation>> {
  return services.db.transaction().execute(async (trx) => {
    const pending = await lockPending(services, trx, caller)
    const decision = await decide(services, trx, pending)
    // Linked meanwhile, in another browser: the button signs in now.
    if (decision.do !== 'prove' && decision.do !== 'sign-up') throw new AppError('identity.refused')
    const { provider, claims, codeHash, back } = pending
    const { email = null, emailVerified } = claims
    return { provider, step: decision.do, email, emailVerified, mailed: codeHash !== null, back }
  })
}

/** Mails a code to our account with the address that the provider has verified. */
export async function sendIdentityCode(
  services: Services,
  { locale }: { readonly locale?: Locale | undefined },
  caller: Caller,
): Promise<void> {
  const { db, clock, random, codeKeys, seal, enqueue, tries } = services
  const { address, network } = originOf(caller)
  await tries.take({ rule: tryRules.recoveryMailFromAddress, about: [address] })
  await tries.take({ rule: tryRules.recoveryMailFromNetwork, about: [network] })
  await db.transaction().execute(async (trx) => {
    const pending = await lockPending(services, trx, caller)
    const decision = await decide(services, trx, pending)
    if (decision.do !== 'prove') throw new AppError('identity.refused')
    const account = await getAccount(trx, decision.accountId)
    const code = makeCode(random)
    await setCodeHash(trx, pending.browserHash, keyedHash(codeKeys, 'identity', account.id, code))
    if (!(await takeMail(services, trx, { kind: 'identity-code', to: account }))) throw noRoomForMail()
    await enqueue(trx, identityCodeMail.job, {
      template: 'identity-code',
      locale: locale ?? account.locale,
      to: account.emailTyped,
      data: { code: seal.close(code), minutes: CODE_MINUTES, provider: pending.provider },
      validUntil: new Date(clock.now() + CODE_MINUTES * 60_000).toISOString(),
    })
  })
}

type ProofForm = { readonly password?: string | undefined; readonly code?: string | undefined }
type Opened = { readonly session: NewSession; readonly cookie: Cookie }

/** Links the waiting identity to the account that the person proves, and signs in. */
export async function proveIdentity(
  services: Services,
  { password, code }: ProofForm,
  caller: Caller,
): Promise<Opened | SecondStep> {
  const { db, security } = services
  const { requestId } = caller
  const proof =
    password === undefined
      ? await proveByCode(services, code ?? '', caller)
      : await proveByPassword(services, password, caller)
  if (proof.isRight === false) {
    await security.record(db, proof.accountId, { event: 'identity.refused', requestId })
    throw new AppError(password === undefined ? 'verification.invalid' : 'auth.bad-credentials')
  }
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, proof.accountId)
    const pending = await lockPending(services, trx, caller)
    const decision = await decide(services, trx, pending, proof)
    // The password may have changed while this transaction waited for the lock.
    const isSame = proof.passwordHash === undefined || proof.passwordHash === account?.passwordHash
    if (!account || !isSame || decision.do !== 'link-proven') throw new AppError('identity.refused')
    if (account.isBeingDeleted && !decision.claims) throw new AppError('account.being-deleted')
    // Nothing is linked before the second step: what waits in this browser goes on waiting.
    if (!decision.claims && (await findFactor(trx, account.id))) {
      await security.record(trx, account.id, { event: 'second-factor.awaited', requestId })
      return issueTicket(services, account, { by: 'proof', proof: proof.by })
    }
    await deleteAttempt(trx, pending.browserHash)
    if (decision.claims) {
      await security.record(trx, account.id, { event: 'identity.claimed', requestId })
      await renewAccess(services, trx, { account, passwordHash: NO_PASSWORD, caller, by: 'recovery' })
    }
    const { provider, claims } = pending
    await linkIdentity(services, trx, { provider, claims, accountId: account.id, requestId })
    await security.record(trx, account.id, { event: 'sign-in.identity', requestId })
    const session = await openSession(services, trx, { account, caller })
    await mailWayIn(services, trx, { account, way: provider })
    return { session, cookie: noIdentityCookie }
  })
}

type Proven = {
  readonly account: Account
  readonly by: Proof['by']
  readonly caller: Caller
}

/** Links the waiting identity after the second step. The account must be locked. */
export async function linkProven(
  services: Services,
  trx: Services['db'],
  { account, by, caller }: Proven,
): Promise<void> {
  const { requestId } = caller
  const pending = await lockPending(services, trx, caller)
  const decision = await decide(services, trx, pending, { accountId: account.id, by })
  if (decision.do !== 'link-proven' || decision.claims) throw new AppError('identity.refused')
  await deleteAttempt(trx, pending.browserHash)
  const { provider, claims } = pending
  await linkIdentity(services, trx, { provider, claims, accountId: account.id, requestId })
  await services.security.record(trx, account.id, { event: 'sign-in.identity', requestId })
}

type Checked = Proof & { readonly isRight: boolean; readonly passwordHash?: string }

/** The account that the waiting identity may be linked to after a proof. */
async function findProvable(services: Services, trx: Services['db'], caller: Caller) {
  const pending = await lockPending(services, trx, caller)
  const decision = await decide(services, trx, pending)
  if (decision.do !== 'prove') throw new AppError('identity.refused')
  return { pending, accountId: decision.accountId }
}

/** The wrong try is committed before anything is thrown. */
function proveByCode(services: Services, typed: string, caller: Caller): Promise<Checked> {
  const { db, codeKeys } = services
  return db.transaction().execute(async (trx) => {
    const { pending, accountId } = await findProvable(services, trx, caller)
    const { codeHash, wrongTries, browserHash } = pending
    const isRight =
      codeHash !== null &&
      wrongTries < MAX_WRONG_TRIES &&
      isKeyedHash(codeKeys, codeHash, 'identity', accountId, readCode(typed))
    if (!isRight) await addWrongTry(trx, browserHash)
    return { accountId, by: 'code', isRight }
  })
}

/** Guesses are charged as those of a stranger at the sign-in form. */
async function proveByPassword(services: Services, password: string, caller: Caller): Promise<Checked> {
  const { db, tries, passwords } = services
  const account = await db.transaction().execute(async (trx): Promise<Account> => {
    const { accountId } = await findProvable(services, trx, caller)
    return getAccount(trx, accountId)
  })
  const { address, network } = originOf(caller)
  const { own, inOrder } = strangerTries({
    email: account.email,
    epoch: account.epoch,
    address,
    network,
    isFamiliarNetwork: false,
  })
  const shared = []
  for (const counted of inOrder) {
    const taken = await tries.take(counted)
    if (counted !== own) shared.push(taken)
  }
  const isRight = await passwords.isRight(password, account.passwordHash)
  if (isRight) {
    await tries.refund(shared)
    await tries.forget(db, [own])
  }
  return { accountId: account.id, by: 'password', isRight, passwordHash: account.passwordHash }
}

type SignUpForm = { readonly email?: string | undefined; readonly locale: Locale }

/**
 * Creates an account for the waiting identity. It has no password. Its address is the one that the provider has verified,
 * and then counts as proven; otherwise the one that is typed, which is proven by mail as at any sign-up.
 */
export async function signUpByIdentity(
  services: Services,
  form: SignUpForm,
  caller: Caller,
): Promise<Opened> {
  const { db, clock, random, security, tries, metrics } = services
  requireOpenSignUp(services)
  const { requestId } = caller
  const { address, network } = originOf(caller)
  await tries.take({ rule: tryRules.signUpFromAddress, about: [address] })
  await tries.take({ rule: tryRules.signUpFromNetwork, about: [network] })
  const made = await db.transaction().execute(async (trx) => {
    const pending = await lockPending(services, trx, caller)
    const decision = await decide(services, trx, pending)
    if (decision.do === 'prove') throw new AppError('account.exists')
    if (decision.do !== 'sign-up') throw new AppError('identity.refused')
    const { emailTyped, isVerified } = addressOf(pending.claims, decision.verifiedEmail, form)
    const [id, email] = [random.uuid(), emailTyped.toLowerCase()]
    const isNew = await insertAccount(trx, {
      id,
      email,
      emailTyped,
      name: null,
      passwordHash: NO_PASSWORD,
      locale: form.locale,
      consentVersion,
      isVerified,
      at: new Date(clock.now()),
    })
    if (!isNew) throw new AppError('account.exists')
    await deleteAttempt(trx, pending.browserHash)
    await security.record(trx, id, { event: 'sign-up', requestId })
    const { provider, claims } = pending
    await linkIdentity(services, trx, { provider, claims, accountId: id, requestId })
    const session = await beginSession(trx, services, {
      account: { id, location: null, schoolRules: null },
      caller,
    })
    const account = { id, email, emailTyped, locale: form.locale, isVerified }
    if (!isVerified) await mailVerification(services, trx, { account })
    return { session, isVerified }
  })
  metrics.countBusiness('sign-up')
  if (made.isVerified) metrics.countBusiness('verified')
  return { session: made.session, cookie: noIdentityCookie }
}

/** A typed address counts only where the provider has verified none. */
function addressOf(claims: Claims, verifiedEmail: string | undefined, form: SignUpForm) {
  if (verifiedEmail !== undefined) return { emailTyped: claims.email ?? verifiedEmail, isVerified: true }
  if (form.email === undefined)
    throw new AppError('request.invalid', { fields: { email: 'must be an e-mail' } })
  return { emailTyped: form.email, isVerified: false }
}
