import { sql } from 'kysely'
import type { Keyring } from '../../platform/secret.ts'
import type { Db } from './store.ts'

const AT_ONCE = 500
/** Where something lies encrypted, and the column its box is bound to. */
const tables = { saved_cards: 'id', order_owners: 'order_id' } as const

/** Encrypts again, under the first key, cards and names on orders; tells how many. Notices do not live that long. */
export async function rotateBillingKeys(db: Db, keyring: Keyring): Promise<number> {
  let done = 0
  for (const [table, id] of Object.entries(tables))
    for (let count = AT_ONCE; count === AT_ONCE; done += count)
      count = await db.transaction().execute((trx) => rotateSome(trx, keyring, { table, id }))
  return done
}

type Place = { readonly table: string; readonly id: string }
type Row = { readonly id: string; readonly key_id: string; readonly box: Buffer }

async function rotateSome(trx: Db, keyring: Keyring, { table, id }: Place): Promise<number> {
  const { rows } = await sql<Row>`
    select ${sql.ref(id)} as id, key_id, box from ${sql.table(table)}
    where key_id <> ${keyring.currentId} limit ${AT_ONCE} for update`.execute(trx)
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
