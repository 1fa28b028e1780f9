import { type Kysely, sql } from 'kysely'

/**
 * Folders of an account for its charts; a chart is in one folder or in none. And the name that the author of a reading
 * wants on its PDF: a sheet with one, or with an empty one, is the reading of its chart. Its `kind` stays `fridge`, for the
 * release before knows no other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chart_folders (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index chart_folders_account_id on chart_folders (account_id)`.execute(db)
  await sql`
    create table folder_charts (
      chart_id uuid primary key references charts on delete cascade,
      folder_id uuid not null references chart_folders on delete cascade
    )`.execute(db)
  await sql`create index folder_charts_folder_id on folder_charts (folder_id)`.execute(db)
  await sql`alter table prints add column signature text`.execute(db)
}
