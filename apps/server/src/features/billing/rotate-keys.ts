import { sql } from 'kysely'
import type { Keyring } from '../../platform/secret.ts'
import type { Db } from './store.ts'

const BATCH_SIZE = 500
/** Tables with an encrypted box, and the column whose value the box is bound to. */
const tables = { saved_cards: 'id', order_owners: 'order_id' } as const

/**
 * Encrypts cards and names on orders again, under the current key, and returns how many. Notices expire before a
 * rotation.
 */
export async function rotateBillingKeys(db: Db, keyring: Keyring): Promise<number> {
  let done = 0
  for (const [table, id] of Object.entries(tables))
    for (let count = BATCH_SIZE; count === BATCH_SIZE; done += count)
      count = await db.transaction().execute((trx) => rotateSome(trx, keyring, { table, id }))
  return done
}

type EncryptedColumn = { readonly table: string; readonly id: string }
type Row = { readonly id: string; readonly key_id: string; readonly box: Buffer }

async function rotateSome(trx: Db, keyring: Keyring, { table, id }: EncryptedColumn): Promise<number> {
  const { rows } = await sql<Row>`
    select ${sql.ref(id)} as id, key_id, box from ${sql.table(table)}
    where key_id <> ${keyring.currentId} limit ${BATCH_SIZE} for update`.execute(trx)
  for (const row of rows) {
    const { keyId, bytes } = keyring.close(
      keyring.open({ keyId: row.key_id, bytes: row.box }, row.id),
      row.id,
    )
    await sql`
      update ${sql.table(table)} set key_id = ${keyId}, box = ${bytes}
      where ${sql.ref(id)} = ${row.id}`.execute(trx)
  }
  return rows.length
}
