import { type Kysely, sql } from 'kysely'

/**
 * Rate-limit counters shared by all processes: one row a key and window.
 * Unlogged: these rows are written during requests and are worthless after a crash, so they skip the WAL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table limit_counters (
      key text not null,
      window_start timestamptz not null,
      hits integer not null,
      primary key (key, window_start)
    )`.execute(db)
  await sql`create index limit_counters_window_start on limit_counters (window_start)`.execute(db)
}
