// What happens when an account gets a new password.

import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { deviceCookie, originOf } from './caller-facts.ts'
import { cancelDeletionOf } from './deletion-store.ts'
import { endDevices, rememberDevice } from './device-store.ts'
import { deleteIdentitiesOf } from './identities/identity-store.ts'
import { takeMail } from './mail-allowance.ts'
import { passwordChangedMail } from './mails/password-changed.ts'
import { deletePasskeysOf } from './passkey-store.ts'
import { deleteProofsOf } from './proof-store.ts'
import { deleteFactor } from './second-factor/factor-store.ts'
import type { AccessKind, Services } from './services.ts'
import { deleteSessionsOf } from './session-store.ts'
import { type Account, markVerified, updatePassword } from './store.ts'

const EVERYTHING = ['feeds', 'lists', 'telegram', 'reminder-links', 'keys', 'browsers'] as const

type NewPassword = {
  readonly account: Account
  readonly passwordHash: string
  readonly caller: Caller
} & (
  | {
      readonly by: 'recovery'
      /** Whether the owner has proven the second factor; otherwise it ends. */
      readonly isFactorProven?: boolean
    }
  | { readonly by: 'change'; readonly sessionId: string; readonly end: readonly AccessKind[] }
)

/**
 * Sets the password and ends what an intruder may have. A recovery proves the address: it ends everything, cancels a
 * deletion and verifies the account. A change leaves this session, and ends of feeds, lists, Telegram, passkeys and outside
 * accounts what is wanted.
 * Only a recovery ends mailed codes and links: an intruder who knows the password can change it, and must not end the
 * owner's way back with it. Returns the cookie that makes this browser a known device, with a new token, because a copy of
 * the old one may be elsewhere. The account must be locked.
 */
export async function renewAccess(
  services: Services,
  trx: Services['db'],
  change: NewPassword,
): Promise<readonly Cookie[]> {
  const { clock, random, endAccess, security, metrics } = services
  const { account, passwordHash, caller } = change
  const at = new Date(clock.now())
  await updatePassword(trx, account.id, passwordHash, at)
  if (change.by === 'recovery') {
    await markVerified(trx, account.id, at)
    if (!account.isVerified) metrics.countBusiness('verified')
    await cancelDeletionOf(trx, account.id)
    await deleteSessionsOf(trx, account.id)
    await deleteProofsOf(trx, account.id)
    await endAccess(trx, { accountId: account.id, kinds: EVERYTHING, at })
    await deletePasskeysOf(trx, account.id)
    await deleteIdentitiesOf(trx, account.id)
    if (!change.isFactorProven && (await deleteFactor(trx, account.id)))
      await security.record(trx, account.id, { event: 'second-factor.removed', requestId: caller.requestId })
  } else {
    await deleteSessionsOf(trx, account.id, change.sessionId)
    const kinds = change.end.filter((kind) => kind !== 'passkeys' && kind !== 'identities')
    await endAccess(trx, { accountId: account.id, kinds, at })
    if (change.end.includes('passkeys')) await deletePasskeysOf(trx, account.id)
    if (change.end.includes('identities')) await deleteIdentitiesOf(trx, account.id)
  }
  const token = makeToken(random)
  const { device } = originOf(caller)
  await endDevices(trx, account.id)
  await rememberDevice(trx, { accountId: account.id, deviceHash: digestToken(token), device, at })
  // After a recovery the address is proven, whatever it was before.
  const to = { email: account.email, isVerified: account.isVerified || change.by === 'recovery' }
  await mailChange(services, trx, { account, to, at })
  return [deviceCookie(token)]
}

async function mailChange(
  services: Services,
  trx: Services['db'],
  { account, to, at }: { account: Account; to: Pick<Account, 'email' | 'isVerified'>; at: Date },
): Promise<void> {
  if (!(await takeMail(services, trx, { kind: 'password-changed', to }))) return
  await services.enqueue(trx, passwordChangedMail.job, {
    template: 'password-changed',
    locale: account.locale,
    to: account.emailTyped,
    data: { at: at.toISOString() },
  })
}
