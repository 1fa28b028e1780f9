import { type Kysely, sql } from 'kysely'

/**
 * Lunar dates of an account that come back every year. The name and the year of origin are in the box, encrypted like a
 * birth; month and day are open, because every morning the dates of a day are looked up by them. A feed may show them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lunar_dates (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      kind text not null check (kind in ('birthday', 'memorial')),
      month smallint not null check (month between 1 and 12),
      day smallint not null check (day between 1 and 30),
      is_leap boolean not null,
      leap_rule text not null check (leap_rule in ('regular', 'both', 'leap')),
      key_id text not null,
      box bytea not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index lunar_dates_account_id on lunar_dates (account_id)`.execute(db)
  await sql`alter table feeds add column with_lunar_dates boolean not null default false`.execute(db)
}
