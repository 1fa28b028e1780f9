// The SQL of second factors and backup codes.

import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { keyedHash, keyedHashes } from '../../../platform/keyed-hash.ts'
import type { SealedColumn } from '../../../platform/sealed-column.ts'
import type { KeySet } from '../../../platform/secret.ts'
import { normaliseBackupCode } from './backup-codes.ts'

type Db = Kysely<Database>

export const factorSecrets = {
  table: 'second_factors',
  column: 'secret_sealed',
} as const satisfies SealedColumn

export type Factor = {
  readonly id: string
  readonly secretSealed: string
  readonly confirmedAt: Date
  /** When its owner reported app and backup codes lost. */
  readonly lostAt: Date | null
}

/** The second factor of an account, if it is turned on. */
export async function findFactor(db: Db, accountId: string): Promise<Factor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['id', 'secret_sealed', 'confirmed_at', 'lost_at'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.confirmed_at) return undefined
  return {
    id: row.id,
    secretSealed: row.secret_sealed,
    confirmedAt: row.confirmed_at,
    lostAt: row.lost_at,
  }
}

type SetupQuery = { readonly accountId: string; readonly sessionId: string; readonly begunAfter: Date }

/** The setup that a session has begun. */
export async function findSetup(
  db: Db,
  { accountId, sessionId, begunAfter }: SetupQuery,
): Promise<{ readonly id: string; readonly secretSealed: string } | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['id', 'secret_sealed'])
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .executeTakeFirst()
  return row && { id: row.id, secretSealed: row.secret_sealed }
}

type NewSetup = {
  readonly id: string
  readonly accountId: string
  readonly sessionId: string
  readonly secretSealed: string
  readonly at: Date
}

/** Stores a setup in place of one that was not finished. The account must be locked, and have no factor. */
export async function saveSetup(db: Db, setup: NewSetup): Promise<void> {
  await deleteFactor(db, setup.accountId)
  await db
    .insertInto('second_factors')
    .values({
      id: setup.id,
      account_id: setup.accountId,
      secret_sealed: setup.secretSealed,
      session_id: setup.sessionId,
      created_at: setup.at,
    })
    .execute()
}

/** Turns a factor on with its first code. */
export async function confirmFactor(db: Db, id: string, { step, at }: { step: number; at: Date }) {
  await db
    .updateTable('second_factors')
    .set({ confirmed_at: at, last_step: step })
    .where('id', '=', id)
    .execute()
}

/**
 * Accepts the code of a time step; false if that step or a later one was accepted before. One statement, so that of
 * several requests with one code one succeeds. Who has the app has not lost it.
 */
export async function acceptStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step, lost_at: null })
    .where('id', '=', id)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records that the owner has lost app and codes. */
export async function markLost(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('second_factors').set({ lost_at: at }).where('id', '=', id).execute()
}

/** Ends the wait of somebody who lost app and codes: the owner has just signed in by a passkey. */
export async function endLost(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ lost_at: null })
    .where('account_id', '=', accountId)
    .where('lost_at', 'is not', null)
    .execute()
}

/** Deletes the factor of an account, with its backup codes; returns whether one was turned on. */
export async function deleteFactor(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row?.confirmed_at != null
}

const partsOf = (factorId: string, code: string) => ['backup-code', factorId, normaliseBackupCode(code)]

/** Replaces the backup codes of a factor. */
export async function replaceBackupCodes(
  db: Db,
  keys: KeySet,
  { factorId, codes }: { readonly factorId: string; readonly codes: readonly string[] },
): Promise<void> {
  await db.deleteFrom('backup_codes').where('factor_id', '=', factorId).execute()
  const rows = codes.map((code) => ({
    factor_id: factorId,
    code_hash: keyedHash(keys, ...partsOf(factorId, code)),
    key_id: keys.current.id,
  }))
  await db.insertInto('backup_codes').values(rows).execute()
}

/** Uses a backup code up; false if it is none. Who has one has not lost everything. */
export async function takeBackupCode(
  db: Db,
  keys: KeySet,
  { factorId, code }: { readonly factorId: string; readonly code: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('backup_codes')
    .where('factor_id', '=', factorId)
    .where('code_hash', 'in', keyedHashes(keys, ...partsOf(factorId, code)))
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db.updateTable('second_factors').set({ lost_at: null }).where('id', '=', factorId).execute()
  return true
}

/** How many backup codes are left; those of a key that was removed work no more. */
export async function countBackupCodes(db: Db, keys: KeySet, factorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('backup_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('factor_id', '=', factorId)
    .where(
      'key_id',
      'in',
      keys.all.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
