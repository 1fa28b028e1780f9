import { type Kysely, sql } from 'kysely'

/**
 * Shared shortlists, the marks of the people they are shared with, and the URLs that calendar apps subscribe to. A secret
 * URL is stored as a hash, to find it by, and sealed. No birth data is stored here: a chart is named by its id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table choices (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      token_hash bytea not null unique,
      token_sealed text not null,
      tag text not null,
      place_id text,
      rules_version text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index choices_account_id on choices (account_id, created_at)`.execute(db)
  await sql`create index choices_expires_at on choices (expires_at)`.execute(db)
  await sql`
    create table choice_people (
      choice_id uuid not null references choices on delete cascade,
      chart_id uuid not null references charts on delete cascade,
      role text not null check (role in ('full', 'veto-only')),
      primary key (choice_id, chart_id)
    )`.execute(db)
  await sql`create index choice_people_chart_id on choice_people (chart_id)`.execute(db)
  // Weight and hours are stored as of sharing, because they were computed from a birth.
  await sql`
    create table choice_days (
      choice_id uuid not null references choices on delete cascade,
      date text not null,
      weight smallint not null,
      hours smallint[] not null,
      primary key (choice_id, date)
    )`.execute(db)
  await sql`
    create table choice_guests (
      choice_id uuid not null references choices on delete cascade,
      guest_hash bytea not null,
      name text not null,
      answers jsonb not null,
      marked_at timestamptz not null,
      primary key (choice_id, guest_hash)
    )`.execute(db)
  await sql`
    create table feeds (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      chart_id uuid references charts on delete cascade,
      token_hash bytea not null unique,
      token_sealed text not null,
      tag text,
      filter text not null check (filter in ('all', 'good', 'warnings', 'mine')),
      with_hours boolean not null,
      place_id text,
      locale text not null,
      seen jsonb,
      created_at timestamptz not null,
      last_read_at timestamptz
    )`.execute(db)
  await sql`create index feeds_account_id on feeds (account_id, created_at)`.execute(db)
  await sql`create index feeds_chart_id on feeds (chart_id) where chart_id is not null`.execute(db)
}
