// Proof that the e-mail of an account belongs to its user.

import type { Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { digestToken } from '../../platform/secret-token.ts'
import { createProof, isRightCode } from './address-proof.ts'
import { noRoomForMail, takeMail } from './mail-allowance.ts'
import { addressVerificationMail } from './mails/address-verification.ts'
import { findAccountOfLink, hasLiveLink } from './proof-store.ts'
import type { MailServices, Services } from './services.ts'
import { type Account, lockAccount, markVerified } from './store.ts'

const EVER = new Date(0)

type Recipient = Pick<Account, 'id' | 'email' | 'emailTyped' | 'locale' | 'isVerified'>

type Verification = {
  readonly account: Recipient
  readonly locale?: Locale | undefined
  /** When the account ends if its address is not proven; for the last mail. */
  readonly endsAt?: Date | undefined
}

/** Mails a link and a code to an unverified address if its allowance has room; returns whether it had. */
export async function mailVerification(
  services: MailServices,
  trx: MailServices['db'],
  { account, locale, endsAt }: Verification,
): Promise<boolean> {
  if (!(await takeMail(services, trx, { kind: 'verification', to: account }))) return false
  const { data, validUntil } = await createProof(services, trx, {
    accountId: account.id,
    purpose: 'verification',
  })
  await services.enqueue(trx, addressVerificationMail.job, {
    template: 'address-verification',
    locale: locale ?? account.locale,
    to: account.emailTyped,
    data: endsAt ? { ...data, endsAt: endsAt.toISOString() } : data,
    validUntil,
  })
  return true
}

/** Mails another link on request. Without room in the allowance the link of an earlier mail must do. */
export async function sendVerification(
  services: Services,
  { session, locale }: { session: Session; locale?: Locale | undefined },
): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, session.userId)
    if (!account) throw new AppError('auth.required')
    if (account.isReachable || (await mailVerification(services, trx, { account, locale }))) return
    const query = { accountId: account.id, purpose: 'verification', mailedAfter: EVER } as const
    if (!(await hasLiveLink(trx, { ...query, at: new Date(clock.now()) }))) throw noRoomForMail()
  })
}

type ProofForm = { readonly token?: string | undefined; readonly code?: string | undefined }

/** Marks the address of an account as proven. A link works in any browser, a code in a session of the account. */
export async function verifyAddress(
  services: Services,
  { token, code = '' }: ProofForm,
  { session, requestId }: { session: Session | undefined; requestId: string },
): Promise<void> {
  const { db, clock, security, metrics } = services
  const at = new Date(clock.now())
  if (token === undefined && !session) throw new AppError('auth.required')
  const verified = await db.transaction().execute(async (trx) => {
    const claimed =
      token === undefined
        ? session?.userId
        : await findAccountOfLink(trx, { linkHash: digestToken(token), purpose: 'verification', at })
    const account = claimed === undefined ? undefined : await lockAccount(trx, claimed)
    if (!account) return undefined
    const query = { accountId: account.id, purpose: 'verification' } as const
    // Not thrown here: the wrong try must be committed.
    if (token === undefined && !(await isRightCode(services, trx, { ...query, code }))) return undefined
    if (account.isReachable) return { isNew: false }
    await markVerified(trx, account.id, at)
    await security.record(trx, account.id, { event: 'address.verified', requestId })
    return { isNew: !account.isVerified }
  })
  if (verified?.isNew) metrics.countBusiness('verified')
  if (verified) return
  await security.record(db, session?.userId, { event: 'verification.refused', requestId })
  throw new AppError('verification.invalid')
}
