import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { listIdentitiesOf } from './identities/identity-store.ts'
import { listPasskeysOf } from './passkey-store.ts'
import { NO_PASSWORD } from './password-keys.ts'

/** What signs in to an account beside its mailbox. */
type WaysIn = { readonly hasPassword: boolean; readonly passkeys: number; readonly identities: number }

/** Whether one more passkey or identity may go: never the last way in. */
export function mayRemoveOne({ hasPassword, passkeys, identities }: WaysIn): boolean {
  return hasPassword || passkeys + identities > 1
}

export async function countWaysIn(
  db: Kysely<Database>,
  account: { readonly id: string; readonly passwordHash: string },
): Promise<WaysIn> {
  return {
    hasPassword: account.passwordHash !== NO_PASSWORD,
    passkeys: (await listPasskeysOf(db, account.id)).filter(({ isBlocked }) => !isBlocked).length,
    identities: (await listIdentitiesOf(db, account.id)).length,
  }
}
