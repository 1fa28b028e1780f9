import { type Kysely, sql } from 'kysely'

/**
 * Passkeys, and when the owner of a session was last confirmed. A challenge is signed and not stored; only those that were
 * used are, until they expire, so that none works twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_account_id on passkeys (account_id)`.execute(db)
  await sql`
    create table used_challenges (
      challenge_hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index used_challenges_expires_at on used_challenges (expires_at)`.execute(db)
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db)
}
