// Recovery of a password by a code or a link that is mailed. Who reads the mail owns the account.

import type { Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { keyedHash, keyedHashes } from '../../platform/keyed-hash.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { createProof, isRightCode } from './address-proof.ts'
import { originOf, recoveryCookie, recoveryTokenOf } from './caller-facts.ts'
import { takeMail } from './mail-allowance.ts'
import { recoveryCodeMail } from './mails/recovery-code.ts'
import { type CodeTyper, findAccountOfLink, hasLiveLink, type Requester } from './proof-store.ts'
import { refuseCommonPassword } from './refuse-common.ts'
import { renewAccess } from './renew-access.ts'
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
  form: CodeForm & { readonly password: string },
  caller: Caller,
): Promise<readonly Cookie[]> {
  const { password, email, code } = form
  refuseCommonPassword(services, { password, email, field: 'password' })
  const { id } = await checkRecoveryCode(services, { email, code }, caller)
  return completeRecovery(services, {
    accountId: id,
    password,
    caller,
    isProven: (trx) => isOwnCode(services, trx, { accountId: id, code, caller }),
    refusal: 'recovery.invalid-code',
  })
}

/** Sets a new password by the mailed link, from any browser, once. */
export async function recoverByLink(
  services: Services,
  { token, password }: { readonly token: string; readonly password: string },
  caller: Caller,
): Promise<readonly Cookie[]> {
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
    password,
    caller,
    isProven: async (trx) => (await findAccountOfLink(trx, query)) === accountId,
    refusal: 'recovery.invalid-link',
  })
}

type Recovery = {
  readonly accountId: string
  readonly password: string
  readonly caller: Caller
  /** Checked again while the account is locked: another recovery may have come first. */
  readonly isProven: (trx: Services['db']) => Promise<boolean>
  readonly refusal: 'recovery.invalid-code' | 'recovery.invalid-link'
}

async function completeRecovery(
  services: Services,
  { accountId, password, caller, isProven, refusal }: Recovery,
): Promise<readonly Cookie[]> {
  const { db, passwords, security } = services
  const passwordHash = await passwords.hash(password)
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account || !(await isProven(trx))) throw new AppError(refusal)
    await security.record(trx, accountId, { event: 'recovery.done', requestId: caller.requestId })
    return renewAccess(services, trx, { account, passwordHash, caller, by: 'recovery' })
  })
}
