import { type Kysely, sql } from 'kysely'

/** The account of a question that a signed-in user sent: it is part of their export and deleted with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions add column account_id uuid references accounts on delete cascade`.execute(db)
  await sql`
    create index questions_account_id on questions (account_id, asked_at)
    where account_id is not null`.execute(db)
}
