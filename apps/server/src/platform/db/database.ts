import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { DB } from './schema.ts'

export { hasPendingMigrations } from './migrate.ts'

export type Database = DB

type DatabaseOptions = {
  readonly url: string
  readonly poolSize: number
  readonly log?: Log | undefined
  /** Where unqualified names are found and created; the server's own default when left out. */
  readonly schema?: string | undefined
  /** 0 lets a statement take as long as it needs: migrations, generators. */
  readonly statementTimeoutMs?: number | undefined
}

/** A request that finds the pool full is told so in time to answer 503 within half a second. */
const CONNECT_TIMEOUT_MS = 300
const STATEMENT_TIMEOUT_MS = 5_000
/** The client gives up after the server should have: only a dead network gets this far. */
const NETWORK_GRACE_MS = 1_000
const IDLE_IN_TRANSACTION_MS = 10_000
/** Connections are renewed, so that a changed primary is found without a restart. */
const MAX_LIFETIME_S = 600

/** A pool that reports a lost idle connection instead of ending the process; the next query opens a new one. */
export function openPool({
  url,
  poolSize,
  log,
  schema,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
}: DatabaseOptions): pg.Pool {
  const limits =
    statementTimeoutMs > 0
      ? { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + NETWORK_GRACE_MS }
      : {}
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'zeri',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    keepAlive: true,
    ...limits,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  })
  pool.on('error', (err) => log?.error({ err }, 'an idle database connection was lost'))
  return pool
}

export function openDatabase(options: DatabaseOptions, pool: pg.Pool = openPool(options)): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Throws when the database does not answer. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}
