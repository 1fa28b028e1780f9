import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Keyring } from '../../platform/secret.ts'
import { closeBirth, openBirth } from './kept-birth.ts'

const AT_ONCE = 500

/** Encrypts again, under the first key, whatever another one encrypted; tells how many charts there were. Safe to repeat. */
export async function rotateKeys(db: Kysely<Database>, keyring: Keyring): Promise<number> {
  let done = 0
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('charts')
        .select(['id', 'key_id', 'box'])
        .where('key_id', '<>', keyring.currentId)
        .orderBy('id')
        .limit(AT_ONCE)
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
    if (count < AT_ONCE) return done
  }
}
