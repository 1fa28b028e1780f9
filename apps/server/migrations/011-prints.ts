import { type Kysely, sql } from 'kysely'

/**
 * Sheets to print. Anyone who knows the id of a sheet without an account can read it, so such a sheet contains nothing
 * personal. The file of a sheet for a chart names a person and is encrypted with the key `key_id`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table prints (
      id uuid primary key,
      added bigint generated always as identity,
      account_id uuid references accounts on delete cascade,
      chart_id uuid references charts on delete cascade,
      kind text not null check (kind in ('month', 'year', 'fridge')),
      locale text not null,
      year integer,
      month integer,
      place_id text,
      state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
      progress_percent integer not null default 0 check (progress_percent between 0 and 100),
      key_id text,
      file bytea,
      size_bytes integer,
      ordered_at timestamptz not null,
      expires_at timestamptz not null,
      constraint prints_personal_is_owned check (chart_id is null or account_id is not null),
      constraint prints_personal_is_closed check (chart_id is null or file is null or key_id is not null),
      constraint prints_done_has_file check (
        (state = 'done') = (file is not null) and (file is null) = (size_bytes is null)),
      constraint prints_file_size check (octet_length(file) <= 4000000)
    )`.execute(db)
  await sql`create index prints_account_id on prints (account_id, added) where account_id is not null`.execute(
    db,
  )
  await sql`create index prints_chart_id on prints (chart_id) where chart_id is not null`.execute(db)
  await sql`create index prints_expires_at on prints (expires_at)`.execute(db)
}
