import { type Kysely, sql } from 'kysely'
import { createIndexConcurrently } from '../src/platform/db/concurrent-index.ts'

/** A reader has one reminder. The constraints of the migration before are validated here, without a lock on writers. */
export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, {
    name: 'reminders_reader_id',
    table: 'reminders',
    definition: sql`(reader_id) where reader_id is not null`,
    unique: true,
  })
  for (const name of ['reminders_reader_id_fkey', 'reminders_one_owner', 'reminders_channel'])
    await sql`alter table reminders validate constraint ${sql.id(name)}`.execute(db)
}
