import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type {} from 'vitest' // makes the augmentation below known
import { type Database, openDatabase } from '../platform/db/database.ts'
import { grantAccess } from '../platform/db/grant-access.ts'
import { migrate, migrations } from '../platform/db/migrate.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface ProvidedContext {
    databaseUrl: string
  }
}

const POOL_SIZE = 4

export type TestDatabase = {
  readonly db: Kysely<Database>
  readonly url: string
  readonly schema: string
  /** The schema of the job engine, if the test installs it. */
  readonly jobSchema: string
  close(): Promise<void>
}

/**
 * Opens a migrated schema for one test file. The schema is dropped with the whole database at the end of the run: a
 * migration reads the tables of every schema, so dropping one during the run would break another file's migration.
 * @param url the value of `inject('databaseUrl')`
 * @param list the migrations to run; all by default
 */
export async function openTestDatabase(url: string, list = migrations): Promise<TestDatabase> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const jobSchema = `${schema}_jobs`
  const db = openDatabase({ url, poolSize: POOL_SIZE, schema })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await migrate(db, list)
  await grantAccess(db, { schema, jobSchema })
  return {
    db,
    url,
    schema,
    jobSchema,
    close: () => db.destroy(),
  }
}
