import { type Kysely, sql } from 'kysely'

/**
 * A change of the e-mail of an account that waits for the codes mailed to the old and the new address. One an account; it
 * belongs to the session that requested it and ends with that session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_changes (
      account_id uuid primary key references accounts on delete cascade,
      session_id uuid not null references sessions on delete cascade,
      email text not null,
      email_typed text not null,
      old_code_hash bytea not null,
      new_code_hash bytea not null,
      old_wrong_tries integer not null default 0,
      new_wrong_tries integer not null default 0,
      old_proven_at timestamptz,
      new_proven_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index address_changes_session_id on address_changes (session_id)`.execute(db)
  await sql`create index address_changes_expires_at on address_changes (expires_at)`.execute(db)
}
