import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Makes the pages of all charts of an account private again. */
export async function unshareChartsOf(db: Kysely<Database>, accountId: string): Promise<void> {
  await db
    .updateTable('charts')
    .set({ is_shared: false })
    .where('account_id', '=', accountId)
    .where('is_shared', '=', true)
    .execute()
}
