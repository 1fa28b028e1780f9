import type { Caller } from '../../../platform/http/operations.ts'
import { openSealed } from '../../../platform/secret.ts'
import { digestToken } from '../../../platform/secret-token.ts'
import { deviceTokenOf, originOf } from '../caller-facts.ts'
import { aliveAt } from '../find-session.ts'
import { codeTries, type GuessCharges } from '../password-tries.ts'
import type { Services } from '../services.ts'
import { type Account, findAccountAndDevice } from '../store.ts'
import { acceptStep, type Factor, takeBackupCode } from './factor-store.ts'
import { mailFactorEvent } from './mail-factor-event.ts'
import { findTimeStep } from './totp.ts'

type TypedCode = {
  readonly account: Account
  readonly factor: Factor
  readonly code: string
  readonly requestId: string
}

/** Uses up a typed code, of the app or a backup code; returns whether it was right. The account must be locked. */
export async function takeCode(
  services: Services,
  trx: Services['db'],
  { account, factor, code, requestId }: TypedCode,
): Promise<boolean> {
  const { clock, seal, codeKeys, security } = services
  const secret = openSealed(seal, factor.secretSealed)
  const step = secret === null ? undefined : findTimeStep(secret, code, clock.now())
  if (step !== undefined) return acceptStep(trx, factor.id, step)
  if (!(await takeBackupCode(trx, codeKeys, { factorId: factor.id, code }))) return false
  await security.record(trx, account.id, { event: 'backup-code.used', requestId })
  await mailFactorEvent(services, trx, { account, event: 'backup-code-used' })
  return true
}

/** The counts that a guess at the code of an account is charged to. */
export async function codeChargesOf(
  { db, clock }: Services,
  account: Account,
  caller: Caller,
): Promise<GuessCharges> {
  const token = deviceTokenOf(caller)
  const deviceHash = digestToken(token ?? '')
  const { address, network } = originOf(caller)
  const sessionsAt = { network, ...aliveAt(clock.now()) }
  const found = await findAccountAndDevice(db, { email: account.email, deviceHash, sessionsAt })
  return codeTries({
    accountId: account.id,
    epoch: account.epoch,
    address,
    network,
    isFamiliarNetwork: found?.isFamiliarNetwork ?? false,
    deviceHash: token && found?.isKnownDevice ? deviceHash : undefined,
  })
}
