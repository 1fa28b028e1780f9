// Recovery of a password by a code or a link that is mailed. Who reads the mail owns the account.

import type { Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { keyedHash, keyedHashes } from '../../platform/keyed-hash.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { createProof, isRightCode } from './address-proof.ts'
import { originOf, recoveryCookie, recoveryTokenOf } from './caller-facts.ts'
import { noRoomForMail, takeMail } from './mail-allowance.ts'
import { recoveryCodeMail } from './mails/recovery-code.ts'
import { type CodeTyper, findAccountOfLink, hasLiveLink, type Requester } from './proof-store.ts'
import { refuseCommonPassword } from './refuse-common.ts'
import { renewAccess } from './renew-access.ts'
import { codeChargesOf, takeCode } from './second-factor/check-code.ts'
import { decideRecovery, startsWaiting } from './second-factor/decide-recovery.ts'
import { findFactor, markLost } from './second-factor/factor-store.ts'
import { takeCodeTries } from './second-factor/finish-sign-in.ts'
import { mailFactorEvent } from './second-factor/mail-factor-event.ts'
import type { Services } from './services.ts'
import { type Account, findAccountByEmail, getAccount, lockAccount } from './store.ts'
import { tryRules } from './try-rules.ts'

/** A request repeated sooner than this sends no second mail: the link of the first works. */
const RESEND_MS = 15 * 60_000

type RecoveryRequest = { readonly email: string; readonly locale?: Locale | undefined }

/**
 * Mails a code and a link to the owner of an account. Requests of strangers may use up the allowance of the address, but
 * each of them sent the owner a link that works. Returns the cookie that makes the code work in this browser.
 */
export async function sendRecoveryCode(
  services: Services,
  request: RecoveryRequest,
  caller: Caller,
): Promise<Cookie> {
  const { db, random, tries, codeKeys } = services
  const { address, network } = originOf(caller)
  await tries.take({ rule: tryRules.recoveryMailFromAddress, about: [address] })
  await tries.take({ rule: tryRules.recoveryMailFromNetwork, about: [network] })
  const found = await findAccountByEmail(db, request.email.toLowerCase())
  if (!found) throw new AppError('account.not-found')

  const ownToken = recoveryTokenOf(caller)
  const token = ownToken ?? makeToken(random)
  const requester = {
    browserHash: digestToken(token),
    // A client that sent no cookie may never send one.
    networkHash: ownToken === undefined ? keyedHash(codeKeys, ...addressParts(caller)) : null,
  }
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, found.id)
    if (account) await mailRecovery(services, trx, { account, requester, request, caller })
  })
  return recoveryCookie(token)
}

type RecoveryMail = {
  readonly account: Account
  readonly requester: Requester
  readonly request: RecoveryRequest
  readonly caller: Caller
}

async function mailRecovery(
  services: Services,
  trx: Services['db'],
  { account, requester, request, caller }: RecoveryMail,
): Promise<void> {
  const { clock, enqueue, security } = services
  const nowMs = clock.now()
  const query = { accountId: account.id, purpose: 'recovery', at: new Date(nowMs) } as const
  if (await hasLiveLink(trx, { ...query, mailedAfter: new Date(nowMs - RESEND_MS) })) return
  if (!(await takeMail(services, trx, { kind: 'recovery', to: account }))) return
  const mail = await createProof(services, trx, { accountId: account.id, purpose: 'recovery', requester })
  await security.record(trx, account.id, { event: 'recovery.asked', requestId: caller.requestId })
  await enqueue(trx, recoveryCodeMail.job, {
    template: 'recovery-code',
    locale: request.locale ?? account.locale,
    to: account.emailTyped,
    ...mail,
  })
}

/** Network addresses are few enough to guess, so their hash is keyed. */
function addressParts(caller: Caller): [string, string] {
  return ['requester', originOf(caller).address]
}

/** A browser that has the cookie is not found by its address, which others may share. */
function codeTyperOf({ codeKeys }: Services, caller: Caller): CodeTyper {
  const token = recoveryTokenOf(caller)
  return token === undefined
    ? { networkHashes: keyedHashes(codeKeys, ...addressParts(caller)) }
    : { browserHash: digestToken(token) }
}

type NewPasswordForm = {
  readonly password: string
  /** A code of the second factor, where the account has one. */
  readonly secondFactor?: string | undefined
  /** Whether the owner reports app and backup codes lost. */
  readonly lost?: boolean | undefined
}

type CodeForm = { readonly email: string; readonly code: string }

/**
 * Returns the account if the code was mailed at the request of this caller and has not expired; otherwise throws. Every
 * try is charged to the network of the caller; a wrong one also to the caller's own request, never to another's.
 */
export async function checkRecoveryCode(
  services: Services,
  form: CodeForm,
  caller: Caller,
): Promise<Account> {
  const { db, tries, security } = services
  const { address, network } = originOf(caller)
  await tries.take({ rule: tryRules.recoveryCodeFromAddress, about: [address] })
  await tries.take({ rule: tryRules.recoveryCodeFromNetwork, about: [network] })
  const account = await findAccountByEmail(db, form.email.toLowerCase())
  const isRight =
    account &&
    (await db
      .transaction()
      .execute((trx) => isOwnCode(services, trx, { accountId: account.id, code: form.code, caller })))
  if (isRight) return account
  await security.record(db, account?.id, { event: 'recovery.refused', requestId: caller.requestId })
  throw new AppError('recovery.invalid-code')
}

function isOwnCode(
  services: Services,
  trx: Services['db'],
  { accountId, code, caller }: { accountId: string; code: string; caller: Caller },
): Promise<boolean> {
  const by = codeTyperOf(services, caller)
  return isRightCode(services, trx, { accountId, code, purpose: 'recovery', by })
}

/** Sets a new password by code. Using it makes it invalid, so that only one of two requests at once succeeds. */
export async function recoverPassword(
  services: Services,
  form: CodeForm & NewPasswordForm,
  caller: Caller,
): Promise<readonly Cookie[]> {
  const { password, email, code } = form
  refuseCommonPassword(services, { password, email, field: 'password' })
  const { id } = await checkRecoveryCode(services, { email, code }, caller)
  return completeRecovery(services, {
    accountId: id,
    form,
    caller,
    isProven: (trx) => isOwnCode(services, trx, { accountId: id, code, caller }),
    refusal: 'recovery.invalid-code',
  })
}

/** Sets a new password by the mailed link, from any browser, once. */
export async function recoverByLink(
  services: Services,
  form: NewPasswordForm & { readonly token: string },
  caller: Caller,
): Promise<readonly Cookie[]> {
  const { token, password } = form
  const { db, clock, security } = services
  const query = { linkHash: digestToken(token), purpose: 'recovery', at: new Date(clock.now()) } as const
  const accountId = await findAccountOfLink(db, query)
  if (accountId === undefined) {
    await security.record(db, undefined, { event: 'recovery.refused', requestId: caller.requestId })
    throw new AppError('recovery.invalid-link')
  }
  const { email } = await getAccount(db, accountId)
  refuseCommonPassword(services, { password, email, field: 'password' })
  return completeRecovery(services, {
    accountId,
    form,
    caller,
    isProven: async (trx) => (await findAccountOfLink(trx, query)) === accountId,
    refusal: 'recovery.invalid-link',
  })
}

type Recovery = {
  readonly accountId: string
  readonly form: NewPasswordForm
  readonly caller: Caller
  /** Checked again while the account is locked: another recovery may have come first. */
  readonly isProven: (trx: Services['db']) => Promise<boolean>
  readonly refusal: 'recovery.invalid-code' | 'recovery.invalid-link'
}

/**
 * Completes a recovery. What is refused for the second factor is returned and thrown after the transaction: a report of a
 * loss must be committed.
 */
async function completeRecovery(
  services: Services,
  { accountId, form, caller, isProven, refusal }: Recovery,
): Promise<readonly Cookie[]> {
  const { db, passwords, security } = services
  const { requestId } = caller
  const settle = await chargeFactorCode(services, { accountId, form, caller })
  const passwordHash = await passwords.hash(form.password)
  const result = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account || !(await isProven(trx))) throw new AppError(refusal)
    const step = await passSecondFactor(services, trx, { account, form, caller })
    if ('refused' in step) return step
    await security.record(trx, accountId, { event: 'recovery.done', requestId })
    const cookies = await renewAccess(services, trx, {
      account,
      passwordHash,
      caller,
      by: 'recovery',
      ...step,
    })
    return { cookies }
  })
  if (!('refused' in result)) {
    await settle()
    return result.cookies
  }
  if (result.refused === 'second-factor.wrong-code')
    await security.record(db, accountId, { event: 'second-factor.refused', requestId })
  throw new AppError(result.refused)
}

type FactorForm = { readonly form: NewPasswordForm; readonly caller: Caller }

/** Counts a try at the code before it is checked; returns how to forget it when it was right. */
async function chargeFactorCode(
  services: Services,
  { accountId, form, caller }: FactorForm & { readonly accountId: string },
): Promise<() => Promise<void>> {
  const { db, tries } = services
  if (form.secondFactor === undefined || !(await findFactor(db, accountId))) return async () => {}
  const account = await getAccount(db, accountId)
  const charges = await codeChargesOf(services, account, caller)
  const shared = await takeCodeTries(services, { account, charges, requestId: caller.requestId })
  return async () => {
    await tries.refund(shared)
    await tries.forget(db, [charges.own])
  }
}

type FactorStep =
  | { readonly isFactorProven: boolean }
  | { readonly refused: 'auth.second-factor-required' | 'second-factor.wrong-code' | 'recovery.waiting' }

/** The second step of a recovery, where the account has a second factor. The account must be locked. */
async function passSecondFactor(
  services: Services,
  trx: Services['db'],
  { account, form, caller: { requestId } }: FactorForm & { readonly account: Account },
): Promise<FactorStep> {
  const { clock, security } = services
  const nowMs = clock.now()
  const factor = await findFactor(trx, account.id)
  const { secondFactor: code, lost } = form
  if (factor && code !== undefined) {
    const isFactorProven = await takeCode(services, trx, { account, factor, code, requestId })
    return isFactorProven ? { isFactorProven } : { refused: 'second-factor.wrong-code' }
  }
  if (!factor || decideRecovery({ factor, nowMs }) === 'mailbox') return { isFactorProven: false }
  if (!lost) return { refused: 'auth.second-factor-required' }
  if (startsWaiting(factor, nowMs)) {
    await markLost(trx, factor.id, new Date(nowMs))
    await security.record(trx, account.id, { event: 'second-factor.lost', requestId })
    // The mail is what the owner can stop an intruder with: without it no wait begins.
    if (!(await mailFactorEvent(services, trx, { account, event: 'lost' }))) throw noRoomForMail()
  }
  return { refused: 'recovery.waiting' }
}
