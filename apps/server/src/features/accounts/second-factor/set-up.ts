// Turning a second factor on and off, and its backup codes.

import type { getSecondFactor as getOperation, Output } from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Session } from '../../../platform/http/auth.ts'
import { openSealed } from '../../../platform/secret.ts'
import { requireConfirmation } from '../confirmation.ts'
import { lockSession } from '../lock-session.ts'
import { sessionCodeTries } from '../password-tries.ts'
import type { Services } from '../services.ts'
import { type Account, getAccount } from '../store.ts'
import { makeBackupCodes } from './backup-codes.ts'
import { takeCode } from './check-code.ts'
import {
  confirmFactor,
  countBackupCodes,
  deleteFactor,
  findFactor,
  findSetup,
  replaceBackupCodes,
  saveSetup,
} from './factor-store.ts'
import { mailFactorEvent } from './mail-factor-event.ts'
import { findTimeStep, makeTotpSecret, presentSetup, type Setup } from './totp.ts'

const SETUP_MS = 15 * 60_000

type Caller = { readonly session: Session; readonly requestId: string }

function ownSetup({ clock }: Services, { id, userId }: Session) {
  return { accountId: userId, sessionId: id, begunAfter: new Date(clock.now() - SETUP_MS) }
}

/** The factor of an account as its owner sees it; null where signing in needs no code. */
export async function presentFactor(
  { db, codeKeys }: Pick<Services, 'db' | 'codeKeys'>,
  accountId: string,
): Promise<Output<typeof getOperation>['factor']> {
  const factor = await findFactor(db, accountId)
  if (!factor) return null
  return {
    since: factor.confirmedAt.toISOString(),
    backupCodesLeft: await countBackupCodes(db, codeKeys, factor.id),
  }
}

export async function getSecondFactor(
  services: Services,
  session: Session,
): Promise<Output<typeof getOperation>> {
  const { db, seal, product } = services
  const setup = await findSetup(db, ownSetup(services, session))
  const secret = setup ? openSealed(seal, setup.secretSealed) : null
  const { emailTyped } = await getAccount(db, session.userId)
  return {
    factor: await presentFactor(services, session.userId),
    setup: secret === null ? null : presentSetup(secret, { product, email: emailTyped }),
  }
}

/**
 * Makes a secret for an authenticator app. The address must be proven: otherwise who signs up first with somebody's
 * address could hold it against its owner.
 */
export async function beginSecondFactor(services: Services, session: Session): Promise<Setup> {
  const { db, clock, random, seal, product } = services
  await requireConfirmation(services, session)
  const secret = makeTotpSecret(random)
  return db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    if (!account.isVerified) throw new AppError('address.not-verified')
    if (await findFactor(trx, account.id)) throw new AppError('second-factor.exists')
    await saveSetup(trx, {
      id: random.uuid(),
      accountId: account.id,
      sessionId: session.id,
      secretSealed: seal.close(secret),
      at: new Date(clock.now()),
    })
    return presentSetup(secret, { product, email: account.emailTyped })
  })
}

/** Turns the factor on by a first code, which shows that the app has the secret; returns the backup codes. */
export async function confirmSecondFactor(
  services: Services,
  code: string,
  { session, requestId }: Caller,
): Promise<string[]> {
  const { db, clock, seal, tries, security } = services
  await requireConfirmation(services, session)
  await tries.take(sessionCodeTries(session.id))
  return db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    if (await findFactor(trx, account.id)) throw new AppError('second-factor.exists')
    const setup = await findSetup(trx, ownSetup(services, session))
    const secret = setup ? openSealed(seal, setup.secretSealed) : null
    if (!setup || secret === null) throw new AppError('second-factor.expired')
    const step = findTimeStep(secret, code, clock.now())
    if (step === undefined)
      throw new AppError('second-factor.wrong-code', { fields: { code: 'must be the code of the app' } })
    await confirmFactor(trx, setup.id, { step, at: new Date(clock.now()) })
    const codes = await renewBackupCodes(services, trx, setup.id)
    await tries.forget(trx, [sessionCodeTries(session.id)])
    await security.record(trx, account.id, { event: 'second-factor.added', requestId })
    await mailFactorEvent(services, trx, { account, event: 'added' })
    return codes
  })
}

async function renewBackupCodes(
  { random, codeKeys }: Services,
  trx: Services['db'],
  factorId: string,
): Promise<string[]> {
  const codes = makeBackupCodes(random)
  await replaceBackupCodes(trx, codeKeys, { factorId, codes })
  return codes
}

/** Replaces the backup codes by new ones. */
export async function makeNewBackupCodes(
  services: Services,
  { session, requestId }: Caller,
): Promise<string[]> {
  const { db, security } = services
  await requireConfirmation(services, session)
  return db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    const factor = await findFactor(trx, account.id)
    if (!factor) throw new AppError('second-factor.not-found')
    const codes = await renewBackupCodes(services, trx, factor.id)
    await security.record(trx, account.id, { event: 'backup-codes.made', requestId })
    return codes
  })
}

/** Checks a code that was typed in a session; the wrong try is committed before anything is thrown. */
export async function requireCode(
  services: Services,
  code: string,
  {
    session,
    requestId,
    afterwards,
  }: Caller & { afterwards: (trx: Services['db'], account: Account) => Promise<void> },
): Promise<void> {
  const { db, tries, security } = services
  await tries.take(sessionCodeTries(session.id))
  const isRight = await db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    const factor = await findFactor(trx, account.id)
    if (!factor) throw new AppError('second-factor.not-found')
    if (!(await takeCode(services, trx, { account, factor, code, requestId }))) return false
    await tries.forget(trx, [sessionCodeTries(session.id)])
    await afterwards(trx, account)
    return true
  })
  if (isRight) return
  await security.record(db, session.userId, { event: 'second-factor.refused', requestId })
  throw new AppError('second-factor.wrong-code', {
    fields: { code: 'must be a code of the app or a backup code' },
  })
}

/** Turns the factor off. An open session is not enough, however fresh: it needs a code. */
export function removeSecondFactor(
  services: Services,
  code: string,
  { session, requestId }: Caller,
): Promise<void> {
  return requireCode(services, code, {
    session,
    requestId,
    afterwards: async (trx, account) => {
      await deleteFactor(trx, account.id)
      await services.security.record(trx, account.id, { event: 'second-factor.removed', requestId })
      await mailFactorEvent(services, trx, { account, event: 'removed' })
    },
  })
}
