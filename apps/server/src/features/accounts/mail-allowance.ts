// How many mails an address may get that its owner did not subscribe to. The only place that decides it.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { foldAddress } from './email.ts'
import { type Account, getAccount } from './store.ts'
import type { Counted, Tries } from './tries.ts'
import type { TryRule } from './try-rules.ts'

/** When the caller of a used-up allowance may try again. */
const RETRY_AFTER_SEC = 60 * 60

/** Mails that people subscribed to, and receipts, are not counted. */
export type MailKind =
  | 'verification'
  | 'recovery'
  | 'new-device'
  | 'question-received'
  | 'password-changed'
  | 'deletion'
  | 'identity-code'
  | 'way-in-added'
  | 'address-change'
  | 'address-changed'
  | 'second-factor'

const DAY_MS = 24 * 60 * 60_000

/**
 * The most mails a day. Recovery has a counter of its own; all other kinds share one. In the shared counter the graver
 * kinds may use more, so that an intruder cannot use up the room of the mail that warns of them: verifications of other
 * spellings leave room for a new device, and these for a changed password or a deletion.
 */
const MOST_A_DAY: Readonly<Record<'unverified' | 'verified', Readonly<Record<MailKind, number>>>> = {
  unverified: {
    verification: 3,
    recovery: 2,
    'new-device': 0,
    'question-received': 0,
    'password-changed': 0,
    deletion: 0,
    // A proof of the address, as a verification is.
    'identity-code': 3,
    'way-in-added': 0,
    'address-change': 3,
    'address-changed': 0,
    // Such an account has none.
    'second-factor': 0,
  },
  verified: {
    verification: 3,
    recovery: 12,
    'new-device': 4,
    'question-received': 3,
    'password-changed': 5,
    deletion: 5,
    'identity-code': 3,
    'way-in-added': 4,
    'address-change': 3,
    'address-changed': 5,
    'second-factor': 4,
  },
}

/** The rule for a kind of mail. Kinds that share a counter share its name. */
function mailRule(kind: MailKind, isVerified: boolean): TryRule | undefined {
  const most = MOST_A_DAY[isVerified ? 'verified' : 'unverified'][kind]
  if (most === 0) return undefined
  return {
    name: kind === 'recovery' ? 'mail-recovery' : 'mail-security',
    windows: [{ most, withinMs: DAY_MS }],
  }
}

type Recipient = Pick<Account, 'email' | 'isVerified'>

/** The counter of a kind of mail to an address; undefined if that kind is never mailed to it. */
function mailCounter(kind: MailKind, { email, isVerified }: Recipient): Counted | undefined {
  const rule = mailRule(kind, isVerified)
  return rule && { rule, about: [foldAddress(email)] }
}

/**
 * Counts one more mail to an address if its allowance has room, and returns whether it had. Counters belong to the
 * address, not to the account: an account that is deleted and created again has no new allowance. The last step of a
 * transaction, because it locks the counter.
 */
export async function takeMail(
  { tries }: { readonly tries: Tries },
  trx: Kysely<Database>,
  { kind, to }: { readonly kind: MailKind; readonly to: Recipient },
): Promise<boolean> {
  const counted = mailCounter(kind, to)
  return counted !== undefined && (await tries.tryTake(trx, counted))
}

/** The refusal of a request that must not go on without its mail, where the allowance had no room for it. */
export const noRoomForMail = (): AppError =>
  new AppError('limit.exceeded', { retryAfterSec: RETRY_AFTER_SEC })

/**
 * Counts the confirmation of a question if it may be mailed: only to an address that the signed-in user has proven, so
 * that nobody can send mail to a stranger by asking.
 */
export async function takeConfirmation(
  services: { readonly tries: Tries },
  trx: Kysely<Database>,
  { accountId, email }: { readonly accountId: string | undefined; readonly email: string },
): Promise<boolean> {
  if (accountId === undefined) return false
  const account = await getAccount(trx, accountId)
  if (!account.isVerified || account.email !== email.toLowerCase()) return false
  return takeMail(services, trx, { kind: 'question-received', to: account })
}
