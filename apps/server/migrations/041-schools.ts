import { type Kysely, sql } from 'kysely'

/**
 * The school that an account has its days rated by, as the canonical rules of the contract: null while none was chosen, empty
 * for the book. Sheets and shared shortlists store the rules they were made with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column school_rules text`.execute(db)
  await sql`alter table prints add column school_rules text`.execute(db)
  await sql`alter table print_files add column school_rules text`.execute(db)
  await sql`alter table choices add column school_rules text`.execute(db)
}
