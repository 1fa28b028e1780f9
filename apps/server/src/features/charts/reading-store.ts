import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ChartStore } from './store.ts'
import { closeBirth, openBirth, type StoredBirth } from './stored-birth.ts'

type Db = Kysely<Database>

/** Selects the readings of a browser, or one of them. */
export type ReadingOf = { readonly visitorHash: Buffer; readonly id?: string | undefined; readonly at: Date }

/** The readings of a browser that have not expired, the latest first; only one if an id is given. */
export async function listReadings(
  { db, keyring }: ChartStore,
  of: ReadingOf,
): Promise<{ readonly id: string; readonly birth: StoredBirth; readonly expiresAt: Date }[]> {
  const rows = await selectReadings(db, of).execute()
  return rows.map((row) => ({ id: row.id, birth: openBirth(keyring, row), expiresAt: row.expires_at }))
}

/** The same, locked until the transaction ends. */
export async function lockReadings(
  { db, keyring }: ChartStore,
  of: ReadingOf,
): Promise<{ readonly id: string; readonly birth: StoredBirth }[]> {
  const rows = await selectReadings(db, of).forUpdate().execute()
  return rows.map((row) => ({ id: row.id, birth: openBirth(keyring, row) }))
}

const selectReadings = (db: Db, { visitorHash, id, at }: ReadingOf) =>
  db
    .selectFrom('charts')
    .select(['id', 'key_id', 'box', 'expires_at'])
    .where('visitor_hash', '=', visitorHash)
    .where('expires_at', '>', at)
    .$narrowType<{ expires_at: Date }>()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('added', 'desc')

/** Turns a reading into a chart of an account. */
export async function moveToAccount(
  { db, keyring }: ChartStore,
  { id, birth, accountId, at }: { id: string; birth: StoredBirth; accountId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('charts')
    .set({
      account_id: accountId,
      visitor_hash: null,
      expires_at: null,
      ...closeBirth(keyring, id, birth),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteReading(db: Db, visitorHash: Buffer, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('charts')
    .where('id', '=', id)
    .where('visitor_hash', '=', visitorHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the oldest readings of a browser beyond a limit. */
export async function deleteOldReadings(db: Db, visitorHash: Buffer, limit: number): Promise<void> {
  await db
    .deleteFrom('charts')
    .where('id', 'in', (charts) =>
      charts
        .selectFrom('charts')
        .select('id')
        .where('visitor_hash', '=', visitorHash)
        .orderBy('added', 'desc')
        .offset(limit),
    )
    .execute()
}
