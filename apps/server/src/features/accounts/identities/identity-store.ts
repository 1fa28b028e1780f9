// The SQL of identities and of the sign-ins under way.

import type { IdentityProvider } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Db = Kysely<Database>

export type Identity = {
  readonly id: string
  readonly provider: IdentityProvider
  readonly email: string | null
  readonly linkedAt: Date
  readonly lastUsedAt: Date
}

type Key = { readonly provider: IdentityProvider; readonly subject: string }

/** The account an identity is linked to. */
export async function findLinkedAccount(db: Db, { provider, subject }: Key): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

type NewIdentity = Key & {
  readonly id: string
  readonly accountId: string
  readonly email: string | null
  readonly at: Date
}

/** Links an identity; returns false if it is linked already. The account must be locked. */
export async function insertIdentity(db: Db, identity: NewIdentity): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({
      id: identity.id,
      account_id: identity.accountId,
      provider: identity.provider,
      subject: identity.subject,
      email: identity.email,
      linked_at: identity.at,
      last_used_at: identity.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function touchIdentity(
  db: Db,
  key: Key,
  used: { email: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ last_used_at: used.at, email: used.email })
    .where('provider', '=', key.provider)
    .where('subject', '=', key.subject)
    .execute()
}

export async function listIdentitiesOf(db: Db, accountId: string): Promise<Identity[]> {
  const rows = await db
    .selectFrom('identities')
    .select(['id', 'provider', 'email', 'linked_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, provider, email, linked_at, last_used_at }) => ({
    id,
    provider: provider as IdentityProvider, // true: only these are inserted
    email,
    linkedAt: linked_at,
    lastUsedAt: last_used_at,
  }))
}

/** Unlinks one identity of an account; returns whether it had it. */
export async function deleteIdentity(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteIdentitiesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('identities').where('account_id', '=', accountId).execute()
}

type NewAttempt = {
  readonly browserHash: Buffer
  readonly provider: IdentityProvider
  readonly stage: 'begun' | 'returned'
  readonly accountId: string | null
  readonly sealed: string
  readonly expiresAt: Date
}

/** Stores the sign-in under way in a browser; it replaces an earlier one. */
export async function saveAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  const row = {
    provider: attempt.provider,
    stage: attempt.stage,
    account_id: attempt.accountId,
    sealed: attempt.sealed,
    code_hash: null,
    wrong_tries: 0,
    expires_at: attempt.expiresAt,
  }
  await db
    .insertInto('identity_attempts')
    .values({ browser_hash: attempt.browserHash, ...row })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(row))
    .execute()
}

type AttemptQuery = { readonly browserHash: Buffer; readonly at: Date }

/** Takes the begun visit of a browser to a provider: it is gone afterwards, whatever follows. */
export async function takeBegun(
  db: Db,
  { browserHash, at, provider }: AttemptQuery & { readonly provider: IdentityProvider },
): Promise<{ readonly accountId: string | null; readonly sealed: string } | undefined> {
  const row = await db
    .deleteFrom('identity_attempts')
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('stage', '=', 'begun')
    .where('expires_at', '>', at)
    .returning(['account_id', 'sealed'])
    .executeTakeFirst()
  return row && { accountId: row.account_id, sealed: row.sealed }
}

export type Returned = {
  readonly provider: IdentityProvider
  readonly sealed: string
  readonly codeHash: Buffer | null
  readonly wrongTries: number
}

/** What a provider said in this browser and waits for the person, locked until the transaction ends. */
export async function lockReturned(
  trx: Db,
  { browserHash, at }: AttemptQuery,
): Promise<Returned | undefined> {
  const row = await trx
    .selectFrom('identity_attempts')
    .select(['provider', 'sealed', 'code_hash', 'wrong_tries'])
    .where('browser_hash', '=', browserHash)
    .where('stage', '=', 'returned')
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      provider: row.provider as IdentityProvider, // true: only these are inserted
      sealed: row.sealed,
      codeHash: row.code_hash,
      wrongTries: row.wrong_tries,
    }
  )
}

export async function setCodeHash(db: Db, browserHash: Buffer, codeHash: Buffer): Promise<void> {
  await db
    .updateTable('identity_attempts')
    .set({ code_hash: codeHash, wrong_tries: 0 })
    .where('browser_hash', '=', browserHash)
    .execute()
}

export async function addWrongTry(db: Db, browserHash: Buffer): Promise<void> {
  await db
    .updateTable('identity_attempts')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('browser_hash', '=', browserHash)
    .execute()
}

export async function deleteAttempt(db: Db, browserHash: Buffer): Promise<void> {
  await db.deleteFrom('identity_attempts').where('browser_hash', '=', browserHash).execute()
}
