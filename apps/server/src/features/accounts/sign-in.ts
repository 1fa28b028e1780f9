import type { Input, signIn as operation } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { digestToken } from '../../platform/secret-token.ts'
import { beginSession, type NewSession } from './begin-session.ts'
import { deviceTokenOf, originOf } from './caller-facts.ts'
import { normaliseEmail } from './email.ts'
import { aliveAt } from './find-session.ts'
import { takeMail } from './mail-allowance.ts'
import { newDeviceMail } from './mails/new-device.ts'
import { deviceTries, type GuessCharges, strangerTries } from './password-tries.ts'
import { findFactor } from './second-factor/factor-store.ts'
import { issueTicket, type SecondStep } from './second-factor/ticket.ts'
import type { Services } from './services.ts'
import { type Account, findAccountAndDevice, lockAccount, replacePasswordHash } from './store.ts'

/** The hash for a request without a device cookie; no device has it. */
export const NO_DEVICE = Buffer.alloc(0)

/**
 * Opens a session if the password is right, or a second step where the account has a second factor. A try is counted before it is evaluated, and each step costs the same
 * whether or not the account exists.
 */
export async function signIn(
  services: Services,
  { username, password }: Input<typeof operation>,
  caller: Caller,
): Promise<NewSession | SecondStep> {
  const { db, clock, tries, passwords, security } = services
  const { requestId } = caller
  const token = deviceTokenOf(caller)
  const deviceHash = token ? digestToken(token) : NO_DEVICE
  const email = normaliseEmail(username)
  const { address, network } = originOf(caller)
  const sessionsAt = { network, ...aliveAt(clock.now()) }
  const found = await findAccountAndDevice(db, { email: email ?? '', deviceHash, sessionsAt })
  const { account, isKnownDevice = false, isFamiliarNetwork = false } = found ?? {}

  const guess = { email: email ?? username, epoch: account?.epoch ?? 0, address, network, isFamiliarNetwork }
  const charges = account && isKnownDevice ? deviceTries(account.id, deviceHash) : strangerTries(guess)
  const sharedTries = await takeTries(services, charges, requestId)
  if (!(await passwords.isRight(password, account?.passwordHash)) || !account) {
    await security.record(db, account?.id, { event: 'sign-in.failed', requestId })
    throw new AppError('auth.bad-credentials')
  }
  const passwordHash = await renewHash(services, account, password)
  await tries.refund(sharedTries)
  if (account.isBeingDeleted) throw new AppError('account.being-deleted')

  return db.transaction().execute(async (trx) => {
    const locked = await lockAccount(trx, account.id)
    // A recovery or another change may have come first: then this password opens nothing any more.
    const isSame = locked?.passwordHash === passwordHash
    if (!locked || !(isSame || (await passwords.isRight(password, locked.passwordHash))))
      throw new AppError('auth.bad-credentials')
    await tries.forget(trx, [charges.own])
    // Looked up only now: before the password is right nothing depends on it.
    if (await findFactor(trx, account.id)) {
      await security.record(trx, account.id, { event: 'second-factor.awaited', requestId })
      return issueTicket(services, locked, { by: 'password' })
    }
    await security.record(trx, account.id, { event: 'sign-in', requestId })
    const session = await beginSession(trx, services, { account, caller })
    if (!isKnownDevice) await mailNewDevice(services, trx, locked, caller)
    return session
  })
}

/** Hashes a right password again when its hash was made with an older key; returns the hash that is stored now. */
async function renewHash({ db, passwords }: Services, account: Account, password: string): Promise<string> {
  const { id, passwordHash } = account
  if (passwords.isCurrent(passwordHash)) return passwordHash
  const renewed = await passwords.hash(password)
  await replacePasswordHash(db, id, { from: passwordHash, to: renewed })
  return renewed
}

/** Counts a try. Returns the tries at counts that others share, to be refunded when the password is right. */
export async function takeTries(
  { tries, security }: Pick<Services, 'tries' | 'security'>,
  { own, inOrder }: GuessCharges,
  requestId: string,
) {
  try {
    const shared = []
    for (const counted of inOrder) {
      const taken = await tries.take(counted)
      if (counted !== own) shared.push(taken)
    }
    return shared
  } catch (error) {
    if (error instanceof AppError) security.note({ event: 'sign-in.blocked', requestId })
    throw error
  }
}

/** Mails the owner that a device has signed in that the account did not know. */
export async function mailNewDevice(
  services: Services,
  trx: Services['db'],
  account: Account,
  caller: Caller,
): Promise<void> {
  const { enqueue, clock } = services
  const { emailTyped, locale } = account
  if (!(await takeMail(services, trx, { kind: 'new-device', to: account }))) return
  const { device, network } = originOf(caller)
  await enqueue(trx, newDeviceMail.job, {
    template: 'new-device',
    locale,
    to: emailTyped,
    data: { at: new Date(clock.now()).toISOString(), device, network },
  })
}
