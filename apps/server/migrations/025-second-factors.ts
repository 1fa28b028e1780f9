import { type Kysely, sql } from 'kysely'

/** Codes of an authenticator app as a second factor, and backup codes for who has lost the app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One an account. Until `confirmed_at` it is being set up, by one session. `last_step` is the time step of the code that
  // was accepted last: a code works only if its step is later. `lost_at` is when the owner reported app and codes lost.
  await sql`
    create table second_factors (
      id uuid primary key,
      account_id uuid not null unique references accounts on delete cascade,
      secret_sealed text not null,
      session_id uuid not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      lost_at timestamptz
    )`.execute(db)
  // A used code is deleted. `key_id` names the key of its hash.
  await sql`
    create table backup_codes (
      factor_id uuid not null references second_factors on delete cascade,
      code_hash bytea not null,
      key_id text not null,
      primary key (factor_id, code_hash)
    )`.execute(db)
}
