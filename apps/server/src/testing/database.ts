import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'

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
  /** For the job engine, should the test install it. */
  readonly jobSchema: string
  close(): Promise<void>
}

/**
 * A migrated schema of its own for one test file. It goes with the database of the run: a migration looks at the tables
 * of every schema, and one that is dropped meanwhile would break it.
 * @param url what `inject('databaseUrl')` gives
 */
export async function openTestDatabase(url: string): Promise<TestDatabase> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const jobSchema = `${schema}_jobs`
  const db = openDatabase({ url, poolSize: POOL_SIZE, schema })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await migrate(db)
  return {
    db,
    url,
    schema,
    jobSchema,
    close: () => db.destroy(),
  }
}
