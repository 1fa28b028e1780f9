import { type Kysely, type RawBuilder, sql } from 'kysely'

type NewIndex = {
  readonly name: string
  readonly table: string
  /** The columns in parentheses, and a condition if there is one. */
  readonly definition: RawBuilder<unknown>
  readonly unique?: boolean
}

/**
 * Builds an index while the table is in use, for a migration with `outsideTransaction`. A build that failed leaves an
 * invalid index, which is dropped first. On an empty table there is nothing to wait for, so the build is an ordinary one.
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  { name, table, definition, unique = false }: NewIndex,
): Promise<void> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.isValid) return
  if (rows[0]) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
  const { rows: found } = await sql<{ isEmpty: boolean }>`
    select not exists (select from ${sql.table(table)}) as "isEmpty"`.execute(db)
  const how = sql.raw(found[0]?.isEmpty ? '' : 'concurrently')
  const kind = sql.raw(unique ? 'unique index' : 'index')
  await sql`create ${kind} ${how} ${sql.id(name)} on ${sql.table(table)} ${definition}`.execute(db)
}
