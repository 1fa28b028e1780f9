import { type Kysely, sql } from 'kysely'

/**
 * Files of general sheets. Orders of the same sheet on the same day share one file, found by `content_key`; each order has
 * its own row in `prints`. A file holds nothing personal and leads to nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table print_files (
      id uuid primary key,
      content_key text not null unique,
      kind text not null check (kind in ('month', 'year', 'fridge')),
      locale text not null,
      year integer,
      month integer,
      place_id text,
      today text not null,
      state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
      progress_percent integer not null default 0 check (progress_percent between 0 and 100),
      file bytea,
      size_bytes integer,
      ordered_at timestamptz not null,
      expires_at timestamptz not null,
      constraint print_files_done_has_file check (
        (state = 'done') = (file is not null) and (file is null) = (size_bytes is null)),
      constraint print_files_file_size check (octet_length(file) <= 4000000)
    )`.execute(db)
  await sql`create index print_files_expires_at on print_files (expires_at)`.execute(db)
  await sql`
    create index print_files_waiting on print_files (ordered_at)
    where state in ('waiting', 'working')`.execute(db)
  // No foreign key: a file is stored as long as its last order, so it never goes first, and `prints` need not be locked.
  await sql`alter table prints add column file_id uuid`.execute(db)
}
