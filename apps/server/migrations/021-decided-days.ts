import { type Kysely, sql } from 'kysely'

/** The day that the owner of a shared shortlist decided on; null while it is open. The query checks that the list has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table choices add column decided_date text`.execute(db)
}
