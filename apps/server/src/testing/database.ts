import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { grantAccess } from '../platform/db/grant-access.ts'
import { migrate, migrations } from '../platform/db/migrate.ts'
import type { Migrations } from '../platform/db/run-migrations.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface ProvidedContext {
    databaseUrl: string
    /** The port of a PgBouncer in front of that server; 0 in a run without. */
    poolerPort: number
  }
}

const POOL_SIZE = 4

export type TestDatabase = {
  readonly db: Kysely<Database>
  /** The URL of PostgreSQL itself, for migrations and the job engine. */
  readonly url: string
  /** The URL of the same database through PgBouncer, in a run that has one. */
  readonly pooledUrl?: string | undefined
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
  const name = `test_${randomBytes(6).toString('hex')}`
  const port = inject('poolerPort')
  if (port > 0) return openPooledDatabase(url, { name, port, list })
  const db = openDatabase({ url, poolSize: POOL_SIZE, schema: name })
  await sql`create schema ${sql.id(name)}`.execute(db)
  return prepare({ db, url, schema: name, jobSchema: `${name}_jobs`, close: () => db.destroy() }, db, list)
}

type Pooled = { readonly name: string; readonly port: number; readonly list: Migrations }

/** A pooler knows no search path of a connection, so a file has a database; its migrations run beside the pooler. */
async function openPooledDatabase(serverUrl: string, { name, port, list }: Pooled): Promise<TestDatabase> {
  const server = openDatabase({ url: serverUrl, poolSize: 1, statementTimeoutMs: 0 })
  await sql`create database ${sql.id(name)}`.execute(server)
  await server.destroy()
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  const pooled = new URL(own)
  pooled.port = String(port)
  pooled.searchParams.set('pgbouncer', 'true')
  const [url, pooledUrl] = [own.href, pooled.href]
  const db = openDatabase({ url: pooledUrl, poolSize: POOL_SIZE })
  const direct = openDatabase({ url, poolSize: 1 })
  const names = { schema: 'public', jobSchema: 'public_jobs' }
  const database = await prepare({ db, url, pooledUrl, ...names, close: () => db.destroy() }, direct, list)
  await direct.destroy()
  return database
}

async function prepare(
  database: TestDatabase,
  owner: Kysely<Database>,
  list: Migrations,
): Promise<TestDatabase> {
  await migrate(owner, list)
  // Rights name columns, which an older schema may not have.
  if (list === migrations) await grantAccess(owner, database)
  return database
}
