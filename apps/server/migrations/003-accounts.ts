import { type Kysely, sql } from 'kysely'

/**
 * Accounts and the rows that belong to them; deleting an account deletes them all. Secrets are stored as hashes: tokens
 * and devices by SHA-256, since 256 random bits cannot be guessed; codes by HMAC; passwords by argon2id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `email` is the normalised address an account is found by, `email_typed` the owner's own spelling.
  await sql`
    create table accounts (
      id uuid primary key,
      email text not null unique,
      email_typed text not null,
      name text,
      password_hash text not null,
      password_changed_at timestamptz not null,
      locale text not null,
      address text,
      latitude double precision,
      longitude double precision,
      place_id text,
      consent_version text not null,
      consent_at timestamptz not null,
      consent_locale text not null,
      created_at timestamptz not null,
      deletion_requested_at timestamptz,
      deletion_cancel_hash bytea unique
    )`.execute(db)
  await sql`
    create index accounts_deletion_requested_at on accounts (deletion_requested_at)
    where deletion_requested_at is not null`.execute(db)

  await sql`
    create table sessions (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      device text not null,
      network text not null
    )`.execute(db)
  await sql`create index sessions_account_id on sessions (account_id)`.execute(db)
  await sql`create index sessions_last_used_at on sessions (last_used_at)`.execute(db)

  // At most one valid code an account: a new request replaces it, using it deletes it.
  await sql`
    create table recovery_codes (
      account_id uuid primary key references accounts on delete cascade,
      code_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      wrong_tries integer not null
    )`.execute(db)

  await sql`
    create table known_devices (
      account_id uuid not null references accounts on delete cascade,
      device_hash bytea not null,
      device text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (account_id, device_hash)
    )`.execute(db)

  await sql`
    create table security_events (
      id bigint generated always as identity primary key,
      account_id uuid references accounts on delete cascade,
      kind text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index security_events_account_id on security_events (account_id)`.execute(db)
  await sql`create index security_events_at on security_events (at)`.execute(db)

  // Keys are HMACs, so a counter does not reveal its account or network. Logged, unlike the limit counters: a crash must
  // not reset the tries of an attacker.
  await sql`
    create table tries (
      key bytea primary key,
      times timestamptz[] not null,
      last_at timestamptz not null
    )`.execute(db)
  await sql`create index tries_last_at on tries (last_at)`.execute(db)
}
