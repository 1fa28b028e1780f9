import { sql } from 'kysely'
import type { Db } from './store.ts'

/** Switches off what an account gets by mail: the reminder of its profile, and the morning of its address. */
export async function endMailReminders(db: Db, accountId: string, at: Date): Promise<void> {
  await sql`
    update reminders set is_active = false, next_run_at = null, updated_at = ${at}
    where is_active and channel = 'mail' and (account_id = ${accountId}
      or reader_id in (select id from readers where account_id = ${accountId} and channel = 'mail'))`.execute(
    db,
  )
}
