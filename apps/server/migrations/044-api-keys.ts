import { type Kysely, sql } from 'kysely'

/**
 * Keys of programs, and what each has requested in a day. `requests` counts what server processes have taken of the quota, a
 * slice at a time; `slice` is what the last statement took, because `returning` knows no old values. The running minute is in
 * the row of its day, so that one statement checks both quotas.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      secret_hash bytea not null unique,
      last_four text not null,
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index api_keys_account_id on api_keys (account_id)`.execute(db)
  await sql`
    create table api_key_usage (
      key_id uuid not null references api_keys on delete cascade,
      day date not null,
      requests integer not null check (requests >= 0),
      minute timestamptz not null,
      minute_requests integer not null check (minute_requests >= 0),
      slice integer not null,
      primary key (key_id, day)
    ) with (fillfactor = 70)`.execute(db)
}
