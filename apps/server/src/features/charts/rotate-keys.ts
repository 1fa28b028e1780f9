import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Keyring } from '../../platform/secret.ts'
import { closeBirth, openBirth } from './stored-birth.ts'

const BATCH_SIZE = 500

/** Encrypts charts under other keys again, with the current key; returns how many. Safe to repeat. */
export async function rotateKeys(db: Kysely<Database>, keyring: Keyring): Promise<number> {
  let done = 0
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('charts')
        .select(['id', 'key_id', 'box'])
        .where('key_id', '<>', keyring.currentId)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .forUpdate()
        .execute()
      for (const row of rows)
        await trx
          .updateTable('charts')
          .set(closeBirth(keyring, row.id, openBirth(keyring, row)))
          .where('id', '=', row.id)
          .execute()
      return rows.length
    })
    done += count
    if (count < BATCH_SIZE) return done
  }
}
