import type { Input, signIn as operation } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { beginSession, type NewSession } from './begin-session.ts'
import { deviceTokenOf, hashDeviceToken, originOf } from './caller-facts.ts'
import { normaliseEmail } from './email.ts'
import { newDeviceMail } from './mails/new-device.ts'
import { deviceTries, strangerTries } from './password-tries.ts'
import type { Services } from './services.ts'
import { type Account, findAccountAndDevice } from './store.ts'
import type { Counted } from './tries.ts'
import { tryRules } from './try-rules.ts'

/** The hash for a request without a device cookie; no device has it. */
const NO_DEVICE = Buffer.alloc(0)

/**
 * Opens a session if the password is right. A try is counted before it is evaluated, and each step costs the same
 * whether or not the account exists.
 */
export async function signIn(
  services: Services,
  { username, password }: Input<typeof operation>,
  caller: Caller,
): Promise<NewSession> {
  const { db, tries, passwords, security } = services
  const { requestId } = caller
  const token = deviceTokenOf(caller)
  const deviceHash = token ? hashDeviceToken(token) : NO_DEVICE
  const email = normaliseEmail(username)
  const found = await findAccountAndDevice(db, email ?? '', deviceHash)
  const { account, isKnownDevice = false } = found ?? {}

  const guess =
    account && isKnownDevice ? deviceTries(account.id, deviceHash) : strangerTries(email ?? username)
  const fromHere = await takeTries(services, guess, caller)
  if (!(await passwords.isRight(password, account?.passwordHash)) || !account) {
    await security.record(db, account?.id, { event: 'sign-in.failed', requestId })
    throw new AppError('auth.bad-credentials')
  }
  await tries.refund(fromHere)
  if (account.isBeingDeleted) throw new AppError('account.being-deleted')

  return db.transaction().execute(async (trx) => {
    await tries.forget(trx, [guess])
    await security.record(trx, account.id, { event: 'sign-in', requestId })
    if (!isKnownDevice) await mailNewDevice(services, trx, account, caller)
    return beginSession(trx, services, { account, caller })
  })
}

/**
 * Counts a try for the account, the address and the network. Returns the tries of address and network, to be refunded
 * when the password is right.
 */
async function takeTries({ tries, security }: Services, guess: Counted, caller: Caller) {
  const { address, network } = originOf(caller)
  try {
    const fromHere = [
      await tries.take({ rule: tryRules.wrongPasswordFromAddress, about: [address] }),
      await tries.take({ rule: tryRules.wrongPasswordFromNetwork, about: [network] }),
    ]
    await tries.take(guess)
    return fromHere
  } catch (error) {
    if (error instanceof AppError) security.note({ event: 'sign-in.blocked', requestId: caller.requestId })
    throw error
  }
}

async function mailNewDevice(
  { enqueue, clock }: Services,
  trx: Services['db'],
  { emailTyped, locale }: Account,
  caller: Caller,
): Promise<void> {
  const { device, network } = originOf(caller)
  await enqueue(trx, newDeviceMail.job, {
    template: 'new-device',
    locale,
    to: emailTyped,
    data: { at: new Date(clock.now()).toISOString(), device, network },
  })
}
