// The SQL of changes of the e-mail that wait for their codes.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

/** The two mailboxes that must be proven. */
export type Side = 'old' | 'new'

type NewChange = {
  readonly accountId: string
  readonly sessionId: string
  readonly email: string
  readonly emailTyped: string
  readonly codeHashes: Readonly<Record<Side, Buffer>>
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores a change; it replaces an earlier one of the account. */
export async function saveChange(db: Db, change: NewChange): Promise<void> {
  const row = {
    session_id: change.sessionId,
    email: change.email,
    email_typed: change.emailTyped,
    old_code_hash: change.codeHashes.old,
    new_code_hash: change.codeHashes.new,
    old_wrong_tries: 0,
    new_wrong_tries: 0,
    old_proven_at: null,
    new_proven_at: null,
    created_at: change.createdAt,
    expires_at: change.expiresAt,
  }
  await db
    .insertInto('address_changes')
    .values({ account_id: change.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export type WaitingChange = {
  readonly sessionId: string
  readonly email: string
  readonly emailTyped: string
  readonly expiresAt: Date
  readonly sides: Readonly<Record<Side, SideState>>
}
type SideState = { readonly codeHash: Buffer; readonly wrongTries: number; readonly isProven: boolean }

export async function findChange(
  db: Db,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<WaitingChange | undefined> {
  const row = await db
    .selectFrom('address_changes')
    .select(['session_id', 'email', 'email_typed', 'expires_at'])
    .select(['old_code_hash', 'old_wrong_tries', 'old_proven_at'])
    .select(['new_code_hash', 'new_wrong_tries', 'new_proven_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return (
    row && {
      sessionId: row.session_id,
      email: row.email,
      emailTyped: row.email_typed,
      expiresAt: row.expires_at,
      sides: {
        old: {
          codeHash: row.old_code_hash,
          wrongTries: row.old_wrong_tries,
          isProven: row.old_proven_at !== null,
        },
        new: {
          codeHash: row.new_code_hash,
          wrongTries: row.new_wrong_tries,
          isProven: row.new_proven_at !== null,
        },
      },
    }
  )
}

export async function addWrongTryOf(db: Db, accountId: string, side: Side): Promise<void> {
  const column = `${side}_wrong_tries` as const
  await db
    .updateTable('address_changes')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
}

export async function markProven(db: Db, accountId: string, side: Side, at: Date): Promise<void> {
  await db
    .updateTable('address_changes')
    .set({ [`${side}_proven_at`]: at })
    .where('account_id', '=', accountId)
    .execute()
}

/** Returns whether a change was waiting. */
export async function deleteChange(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('address_changes')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
