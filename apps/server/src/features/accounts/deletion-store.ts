// Deletion of accounts in the database: requested, cancelled, carried out.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { type Account, toLocale } from './store.ts'

type Db = Kysely<Database>

export async function markForDeletion(
  db: Db,
  { accountId, requestedAt, cancelHash }: { accountId: string; requestedAt: Date; cancelHash: Buffer },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ deletion_requested_at: requestedAt, deletion_cancel_hash: cancelHash })
    .where('id', '=', accountId)
    .execute()
}

/** Cancels the deletion of an account whose owner is proved, if one was requested. */
export async function cancelDeletionOf(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ deletion_requested_at: null, deletion_cancel_hash: null })
    .where('id', '=', accountId)
    .execute()
}

/** Cancels the deletion that a cancel token belongs to, unless its days of grace are over. */
export async function cancelDeletionByToken(
  db: Db,
  cancelHash: Buffer,
  requestedAfter: Date,
): Promise<Pick<Account, 'id' | 'locale' | 'email' | 'emailTyped' | 'isVerified'> | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({ deletion_requested_at: null, deletion_cancel_hash: null })
    .where('deletion_cancel_hash', '=', cancelHash)
    .where('deletion_requested_at', '>', requestedAfter)
    .returning(['id', 'locale', 'email', 'email_typed', 'verified_at'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      locale: toLocale(row.locale),
      email: row.email,
      emailTyped: row.email_typed,
      isVerified: row.verified_at !== null,
    }
  )
}

/** Erases one account whose days of grace are over, with all its rows; returns its address. */
export async function eraseOneAccount(
  db: Db,
  requestedBefore: Date,
): Promise<Pick<Account, 'emailTyped' | 'isVerified'> | undefined> {
  const row = await db
    .deleteFrom('accounts')
    .where('id', '=', (accounts) =>
      accounts
        .selectFrom('accounts')
        .select('id')
        .where('deletion_requested_at', '<=', requestedBefore)
        .orderBy('deletion_requested_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['email_typed', 'verified_at'])
    .executeTakeFirst()
  return row && { emailTyped: row.email_typed, isVerified: row.verified_at !== null }
}
