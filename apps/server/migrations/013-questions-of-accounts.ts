import { type Kysely, sql } from 'kysely'

/** Whose a question is that was asked by somebody signed in: it is in their export and goes with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions add column account_id uuid references accounts on delete cascade`.execute(db)
  await sql`
    create index questions_account_id on questions (account_id, asked_at)
    where account_id is not null`.execute(db)
}
