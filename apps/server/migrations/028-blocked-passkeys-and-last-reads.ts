import { type Kysely, sql } from 'kysely'

/** When a passkey was blocked because a copy of it was used, and when a shared list was last read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column blocked_at timestamptz`.execute(db)
  await sql`alter table choices add column last_read_at timestamptz`.execute(db)
}
