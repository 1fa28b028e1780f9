import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as limitCounters from '../../../migrations/001-limit-counters.ts'
import type { DB } from './schema.ts'

/** Every migration in the order it runs. A released one is never edited; a mistake gets a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-limit-counters': limitCounters,
}

const UNDEFINED_TABLE = '42P01'

/**
 * Brings the schema that `db` works in up to date and names what it ran. Processes that start together wait for
 * each other on an advisory lock, so each migration runs once.
 */
export async function migrate(
  db: Kysely<DB>,
  list: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...list }) },
    migrationTableSchema: await findCurrentSchema(db),
  }).migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

/** Whether this program knows a migration the database has not seen; one query, fit for a readiness probe. */
export async function hasPendingMigrations(
  db: Kysely<DB>,
  list: Readonly<Record<string, Migration>> = migrations,
): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const done = new Set(rows.map((row) => row.name))
    return Object.keys(list).some((name) => !done.has(name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return true
    throw error
  }
}

// Named to the migrator: without it a migration table of any schema in the database passes for ours.
async function findCurrentSchema(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db)
  const name = rows[0]?.name
  if (!name) throw new Error('the search path names no schema that exists')
  return name
}
