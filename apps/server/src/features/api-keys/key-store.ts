// The SQL of API keys and their use.

import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { RunPrepared, Statement } from '../../platform/db/prepared.ts'

type Db = Kysely<Database>

export type StoredKey = {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

export type NewKey = Omit<StoredKey, 'revokedAt'> & {
  readonly accountId: string
  readonly secretHash: Buffer
}

/** So many revoked keys of an account are still listed. */
const LISTED_REVOKED = 5

/** Inserts a key. The oldest of the account's revoked keys are deleted, so that their number stays bounded. */
export async function insertKey(trx: Db, key: NewKey): Promise<void> {
  await trx
    .insertInto('api_keys')
    .values({
      id: key.id,
      account_id: key.accountId,
      name: key.name,
      secret_hash: key.secretHash,
      last_four: key.lastFour,
      created_at: key.createdAt,
    })
    .execute()
  await sql`
    delete from api_keys where id = any (array(
      select id from api_keys where account_id = ${key.accountId} and revoked_at is not null
      order by revoked_at desc offset ${LISTED_REVOKED}))`.execute(trx)
}

export async function countKeys(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The keys of an account: those that work first, then the revoked ones, the latest first. */
export async function listKeysOf(db: Db, accountId: string): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'last_four', 'created_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy(sql`revoked_at desc nulls first`)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }))
}

export type DayUse = { readonly keyId: string; readonly date: string; readonly requests: number }

/** What the keys of an account requested, by day, oldest first. */
export async function listUseOf(db: Db, accountId: string): Promise<DayUse[]> {
  const { rows } = await sql<DayUse>`
    select used.key_id as "keyId", to_char(used.day, 'YYYY-MM-DD') as date, used.requests
    from api_key_usage used join api_keys on api_keys.id = used.key_id
    where api_keys.account_id = ${accountId} and used.requests > 0 order by used.day`.execute(db)
  return rows
}

/** Revokes a key; returns false if the account has no such key, or has revoked it already. */
export async function revokeKeyOf(
  db: Db,
  { accountId, id, at }: { readonly accountId: string; readonly id: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Revokes every key of an account. */
export async function revokeKeysOf(db: Db, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}

const FIND_KEY: Statement = {
  name: 'api-keys.find',
  text: `
    select api_keys.id from api_keys
    join accounts on accounts.id = api_keys.account_id and accounts.deletion_requested_at is null
    where api_keys.secret_hash = $1 and api_keys.revoked_at is null`,
}

/** The id of the key with a secret; undefined if it is unknown or revoked, or its account is being deleted. */
export async function findKeyId(runPrepared: RunPrepared, secretHash: Buffer): Promise<string | undefined> {
  return (await runPrepared<{ id: string }>(FIND_KEY, [secretHash]))[0]?.id
}
