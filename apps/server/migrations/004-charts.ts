import { type Kysely, sql } from 'kysely'

/**
 * Stored births: charts of accounts, and readings of visitors, which are charts without an account that belong to a
 * browser for thirty days. Name, e-mail, date, time and place of birth are in `box`, encrypted under the key `key_id`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table charts (
      id uuid primary key,
      added bigint generated always as identity,
      account_id uuid references accounts on delete cascade,
      visitor_hash bytea,
      expires_at timestamptz,
      key_id text not null,
      box bytea not null,
      is_selected boolean not null default false,
      is_shared boolean not null default false,
      is_mobile boolean not null default false,
      is_tariff_archived boolean not null default false,
      is_card_bound boolean not null default false,
      paid_until timestamptz,
      consent_version text not null,
      consent_at timestamptz not null,
      consent_locale text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint charts_one_owner check (
        (account_id is not null and visitor_hash is null and expires_at is null)
        or (account_id is null and visitor_hash is not null and expires_at is not null
          and not is_selected and not is_mobile and paid_until is null))
    )`.execute(db)
  await sql`create index charts_account_id on charts (account_id, added)`.execute(db)
  await sql`create unique index charts_one_selected on charts (account_id) where is_selected`.execute(db)
  await sql`
    create index charts_visitor_hash on charts (visitor_hash) where visitor_hash is not null`.execute(db)
  await sql`create index charts_expires_at on charts (expires_at) where expires_at is not null`.execute(db)
  await sql`create index charts_key_id on charts (key_id)`.execute(db)
}
