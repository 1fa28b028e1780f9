import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

type RecoveryCode = {
  readonly codeHash: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly wrongTries: number
}

/** The code of an account, locked until the transaction ends. */
export async function findRecoveryCodeForUpdate(
  db: Db,
  accountId: string,
): Promise<RecoveryCode | undefined> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(['code_hash', 'created_at', 'expires_at', 'wrong_tries'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      codeHash: row.code_hash,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      wrongTries: row.wrong_tries,
    }
  )
}

export async function replaceRecoveryCode(
  db: Db,
  { accountId, codeHash, createdAt, expiresAt }: Omit<RecoveryCode, 'wrongTries'> & { accountId: string },
): Promise<void> {
  const code = { code_hash: codeHash, created_at: createdAt, expires_at: expiresAt, wrong_tries: 0 }
  await db
    .insertInto('recovery_codes')
    .values({ account_id: accountId, ...code })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(code))
    .execute()
}

export async function addWrongTry(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('recovery_codes')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteRecoveryCode(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
}
