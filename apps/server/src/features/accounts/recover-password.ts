// Recovery of a password by a code that is mailed.

import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { originOf } from './caller-facts.ts'
import { setPassword } from './change-password.ts'
import { keyedHash } from './keys.ts'
import { recoveryCodeMail } from './mails/recovery-code.ts'
import {
  addWrongTry,
  deleteRecoveryCode,
  findRecoveryCodeForUpdate,
  replaceRecoveryCode,
} from './recovery-store.ts'
import { refuseCommonPassword } from './refuse-common.ts'
import type { Services } from './services.ts'
import { type Account, findAccountByEmail } from './store.ts'
import { tryRules } from './try-rules.ts'

const CODE_LIFE_MS = 10 * 60_000
const CODE_DIGITS = 8
const MAX_WRONG_TRIES = 5
/** A request repeated sooner than this sends no second code. */
const RESEND_MS = 60_000

type RecoveryRequest = { readonly email: string; readonly locale?: Locale | undefined }

/** Mails a code for setting a new password to the owner of an account. */
export async function sendRecoveryCode(
  services: Services,
  request: RecoveryRequest,
  caller: Caller,
): Promise<void> {
  const { db, clock, random, tries, enqueue, security, codeKey, seal } = services
  await tries.take({ rule: tryRules.recoveryMailFromNetwork, about: [originOf(caller).network] })
  const account = await findAccountByEmail(db, request.email.toLowerCase())
  if (!account) throw new AppError('account.not-found')

  const nowMs = clock.now()
  const sent = await findRecoveryCodeForUpdate(db, account.id)
  if (sent && nowMs - sent.createdAt.getTime() < RESEND_MS) return
  await tries.take({ rule: tryRules.recoveryMail, about: [account.id] })

  const code = String(random.below(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expiresAt = new Date(nowMs + CODE_LIFE_MS)
  await db.transaction().execute(async (trx) => {
    const codeHash = keyedHash(codeKey, account.id, code)
    await replaceRecoveryCode(trx, { accountId: account.id, codeHash, createdAt: new Date(nowMs), expiresAt })
    await security.record(trx, account.id, { event: 'recovery.asked', requestId: caller.requestId })
    await enqueue(trx, recoveryCodeMail.job, {
      template: 'recovery-code',
      locale: request.locale ?? account.locale,
      to: account.emailTyped,
      data: { code: seal.close(code), minutes: CODE_LIFE_MS / 60_000 },
      validUntil: expiresAt.toISOString(),
    })
  })
}

type CodeForm = { readonly email: string; readonly code: string }

/** Returns the account if the code is the one that was mailed and has not expired; otherwise throws. */
export async function checkRecoveryCode(
  services: Services,
  form: CodeForm,
  caller: Caller,
): Promise<Account> {
  const { db, tries, security } = services
  await tries.take({ rule: tryRules.recoveryCodeFromNetwork, about: [originOf(caller).network] })
  const account = await findAccountByEmail(db, form.email.toLowerCase())
  const isRight =
    account &&
    (await db.transaction().execute((trx) => tryCode(services, trx, { accountId: account.id, ...form })))
  if (isRight) return account
  await security.record(db, account?.id, { event: 'recovery.refused', requestId: caller.requestId })
  throw new AppError('recovery.invalid-code')
}

/** Sets a new password by code. The code is deleted with its use, so that only one of two requests at once succeeds. */
export async function recoverPassword(
  services: Services,
  form: CodeForm & { readonly password: string },
  caller: Caller,
): Promise<void> {
  const { db, passwords, security } = services
  const { password, email, code } = form
  refuseCommonPassword(services, { password, email, field: 'password' })
  const account = await checkRecoveryCode(services, { email, code }, caller)
  const passwordHash = await passwords.hash(password)
  await db.transaction().execute(async (trx) => {
    if (!(await tryCode(services, trx, { accountId: account.id, code })))
      throw new AppError('recovery.invalid-code')
    await deleteRecoveryCode(trx, account.id)
    await setPassword(services, trx, { account, passwordHash })
    await security.record(trx, account.id, { event: 'recovery.done', requestId: caller.requestId })
  })
}

/** Checks a code under a row lock, so that simultaneous tries are counted one by one. */
async function tryCode(
  { clock, codeKey }: Services,
  trx: Services['db'],
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  const stored = await findRecoveryCodeForUpdate(trx, accountId)
  const isAlive = stored && stored.expiresAt.getTime() > clock.now() && stored.wrongTries < MAX_WRONG_TRIES
  if (!isAlive) return false
  const hash = keyedHash(codeKey, accountId, code.replaceAll(/[\s-]/g, ''))
  if (timingSafeEqual(hash, stored.codeHash)) return true
  await addWrongTry(trx, accountId)
  return false
}
