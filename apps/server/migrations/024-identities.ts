import { type Kysely, sql } from 'kysely'

/** Sign-in by outside providers: which of their accounts belongs to which of ours, and the sign-ins under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `subject` is the provider's own id of a person; `email` only helps the owner to recognise the entry.
  await sql`
    create table identities (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      provider text not null,
      subject text not null,
      email text,
      linked_at timestamptz not null,
      last_used_at timestamptz not null,
      unique (provider, subject)
    )`.execute(db)
  await sql`create index identities_account_id on identities (account_id)`.execute(db)

  // One a browser, found by the hash of its cookie. `sealed` holds the secrets of the visit to the provider until
  // it returns, then what the provider said of the person. `account_id` is the account that links.
  await sql`
    create table identity_attempts (
      browser_hash bytea primary key,
      provider text not null,
      stage text not null check (stage in ('begun', 'returned')),
      account_id uuid references accounts on delete cascade,
      sealed text not null,
      code_hash bytea,
      wrong_tries integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index identity_attempts_expires_at on identity_attempts (expires_at)`.execute(db)
}
