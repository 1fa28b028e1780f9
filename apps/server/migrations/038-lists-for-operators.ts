import { type Kysely, sql } from 'kysely'
import { createIndexConcurrently } from '../src/platform/db/concurrent-index.ts'

export const outsideTransaction = true

/** The inbox of questions by state and by words, and the reminders that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions validate constraint questions_state_check`.execute(db)
  await sql`alter table questions validate constraint questions_answered_by_fkey`.execute(db)
  await createIndexConcurrently(db, {
    name: 'questions_state',
    table: 'questions',
    definition: sql`(state, asked_at, id)`,
  })
  // The Russian rules reduce English words by the English ones, so they serve both languages.
  await createIndexConcurrently(db, {
    name: 'questions_words',
    table: 'questions',
    definition: sql`using gin (to_tsvector('russian'::regconfig, topic || ' ' || question))`,
  })
  await indexFailures(db)
}

/** Few deliveries fail, so that their index stays small. Partitions that are created from now on get theirs by the table's. */
async function indexFailures(db: Kysely<unknown>): Promise<void> {
  const definition = sql`(local_date, carrier, state) where state in ('failed', 'blocked', 'unknown', 'late')`
  await sql`
    create index if not exists reminder_deliveries_failed on only reminder_deliveries ${definition}`.execute(
    db,
  )
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'reminder_deliveries'::regclass and not exists (
      select from pg_inherits as part join pg_index on pg_index.indexrelid = part.inhrelid
      where part.inhparent = 'reminder_deliveries_failed'::regclass and pg_index.indrelid = pg_class.oid)`.execute(
    db,
  )
  for (const { table } of rows) {
    const name = `${table}_failed`
    await createIndexConcurrently(db, { name, table, definition })
    await sql`alter index reminder_deliveries_failed attach partition ${sql.id(name)}`.execute(db)
  }
}
