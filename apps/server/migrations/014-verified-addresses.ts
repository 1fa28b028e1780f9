import { type Kysely, sql } from 'kysely'

/**
 * Proven addresses. A person who reads a mailed code or link owns the address of an account; until then little may be mailed
 * there. The release before still runs on this schema: new columns have defaults, and `recovery_codes` stays in place,
 * unused. A migration of a later release may drop it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An account that was there before is unverified from now on, unless its owner has recovered it by mail: 017 finds those.
  await sql`
    alter table accounts
      add column verified_at timestamptz,
      add column unverified_since timestamptz not null default now(),
      add column unverified_warned_at timestamptz,
      add column device_epoch integer not null default 0`.execute(db)
  await sql`alter table known_devices add column epoch integer not null default 0`.execute(db)
  await createProofs(db)
}

/**
 * A code and a link that were mailed to the address of an account. The code works where it was requested: in the browser
 * with a cookie, or at the network address of a client without cookies. The link works anywhere.
 */
async function createProofs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_proofs (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      purpose text not null check (purpose in ('verification', 'recovery')),
      browser_hash bytea,
      network_hash bytea,
      code_hash bytea not null,
      link_hash bytea not null unique,
      created_at timestamptz not null,
      code_expires_at timestamptz not null,
      link_expires_at timestamptz not null,
      wrong_tries integer not null default 0
    )`.execute(db)
  await sql`
    create index address_proofs_account_id on address_proofs (account_id, purpose, created_at)`.execute(db)
  await sql`create index address_proofs_link_expires_at on address_proofs (link_expires_at)`.execute(db)
}
