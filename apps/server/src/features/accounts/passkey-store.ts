// The SQL of passkeys.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

type ListedPasskey = {
  readonly id: string
  readonly credentialId: string
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  /** A copy of it was used. */
  readonly isBlocked: boolean
}

/** The passkeys of an account, oldest first. */
export async function listPasskeysOf(db: Db, accountId: string): Promise<ListedPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'is_synced', 'name'])
    .select(['created_at', 'last_used_at', 'blocked_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    credentialId: row.credential_id,
    transports: row.transports,
    isSynced: row.is_synced,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isBlocked: row.blocked_at !== null,
  }))
}

export function presentPasskey({ id, name, isSynced, createdAt, lastUsedAt, isBlocked }: ListedPasskey) {
  return {
    uuid: id,
    name,
    synced: isSynced,
    createdAt: createdAt.toISOString(),
    lastUsed: lastUsedAt?.toISOString() ?? null,
    blocked: isBlocked,
  }
}

type UsablePasskey = {
  readonly id: string
  readonly accountId: string
  readonly publicKey: Buffer
  readonly counter: number
}

/** The passkey of a credential, unless it is blocked. */
export async function findPasskey(db: Db, credentialId: string): Promise<UsablePasskey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'account_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      publicKey: row.public_key,
      counter: Number(row.counter),
    }
  )
}

type NewPasskey = Omit<ListedPasskey, 'lastUsedAt' | 'isBlocked'> & Omit<UsablePasskey, 'id'>

/** Returns false if the credential belongs to an account already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Records a use of a passkey. The counter never goes back. */
export async function touchPasskey(
  db: Db,
  id: string,
  { counter, isSynced, at }: { readonly counter: number; readonly isSynced: boolean; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, is_synced: isSynced, last_used_at: at })
    .where('id', '=', id)
    .execute()
}

/** Blocks a passkey for good: its owner can only remove it. */
export async function blockPasskey(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('passkeys').set({ blocked_at: at }).where('id', '=', id).execute()
}

/** Returns whether the account had that passkey. */
export async function updatePasskeyName(
  db: Db,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether the account had that passkey. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePasskeysOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}
