import { sql } from 'kysely'
import type { TestDatabase } from './database.ts'

/** Names every table, of the app and of the job engine, with a row that contains a text in any letter case. */
export async function findTablesWith(
  { db, schema: ours, jobSchema }: TestDatabase,
  text: string,
): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in (${ours}, ${jobSchema})`.execute(db)
  const found = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.id(schema, name)} as row
      where position(lower(${text}) in lower(row::text)) > 0`.execute(db)
    if ((rows[0]?.hits ?? 0) > 0) found.push(name)
  }
  return found.sort()
}
