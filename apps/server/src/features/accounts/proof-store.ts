// The SQL of codes and links that were mailed to the address of an account.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

export type ProofPurpose = 'verification' | 'recovery'

/** Who requested a mail: a browser by its cookie, a client without cookies by its network address. */
export type Requester = { readonly browserHash: Buffer | null; readonly networkHash: Buffer | null }

/** Who types a code: by its cookie or, without one, by its network address, hashed under every key. */
export type CodeTyper = { readonly browserHash: Buffer } | { readonly networkHashes: readonly Buffer[] }

type NewProof = Requester & {
  readonly id: string
  readonly accountId: string
  readonly purpose: ProofPurpose
  readonly codeHash: Buffer
  readonly linkHash: Buffer
  readonly createdAt: Date
  readonly codeExpiresAt: Date
  readonly linkExpiresAt: Date
}

export async function insertProof(db: Db, proof: NewProof): Promise<void> {
  await db
    .insertInto('address_proofs')
    .values({
      id: proof.id,
      account_id: proof.accountId,
      purpose: proof.purpose,
      browser_hash: proof.browserHash,
      network_hash: proof.networkHash,
      code_hash: proof.codeHash,
      link_hash: proof.linkHash,
      created_at: proof.createdAt,
      code_expires_at: proof.codeExpiresAt,
      link_expires_at: proof.linkExpiresAt,
    })
    .execute()
}

type OwnProof = { readonly id: string; readonly codeHash: Buffer }

type CodeQuery = {
  readonly accountId: string
  readonly purpose: ProofPurpose
  /** By default the code works for everyone who is allowed to type it. */
  readonly by?: CodeTyper | undefined
  readonly at: Date
  readonly maxWrongTries: number
}

/** The latest mail whose code is still valid for the requester, locked until the transaction ends. */
export async function lockLiveCode(trx: Db, query: CodeQuery): Promise<OwnProof | undefined> {
  const { accountId, purpose, by, at, maxWrongTries } = query
  const live = trx
    .selectFrom('address_proofs')
    .select(['id', 'code_hash'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_expires_at', '>', at)
    .where('wrong_tries', '<', maxWrongTries)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
  const own = by
    ? 'browserHash' in by
      ? live.where('browser_hash', '=', by.browserHash)
      : live.where('network_hash', 'in', by.networkHashes)
    : live
  const row = await own.executeTakeFirst()
  return row && { id: row.id, codeHash: row.code_hash }
}

export async function addWrongTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('address_proofs')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The account of a link that is still valid. */
export async function findAccountOfLink(
  db: Db,
  { linkHash, purpose, at }: { linkHash: Buffer; purpose: ProofPurpose; at: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('address_proofs')
    .select('account_id')
    .where('link_hash', '=', linkHash)
    .where('purpose', '=', purpose)
    .where('link_expires_at', '>', at)
    .executeTakeFirst()
  return row?.account_id
}

/** Whether a link that still works was mailed after an instant. */
export async function hasLiveLink(
  db: Db,
  query: { accountId: string; purpose: ProofPurpose; mailedAfter: Date; at: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('address_proofs')
    .select('id')
    .where('account_id', '=', query.accountId)
    .where('purpose', '=', query.purpose)
    .where('created_at', '>', query.mailedAfter)
    .where('link_expires_at', '>', query.at)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes all mailed codes and links of an account invalid. */
export async function deleteProofsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('address_proofs').where('account_id', '=', accountId).execute()
}

/** Makes the mailed codes and links of everybody invalid; new ones can be requested. */
export async function deleteAllProofs(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('address_proofs').executeTakeFirst()
  return Number(numDeletedRows)
}
