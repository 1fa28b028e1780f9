import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { DB } from './schema.ts'

export { hasPendingMigrations } from './migrate.ts'

export type Database = DB

/** Called after every statement; its text contains no values. */
export type OnQuery = (query: {
  readonly text: string
  readonly ms: number
  readonly error?: unknown
}) => void

type DatabaseOptions = {
  /** With `pgbouncer=true` among its parameters it leads to a pooler: see `isPooled`. */
  readonly url: string
  readonly poolSize: number
  readonly log?: Log | undefined
  /** The schema of unqualified names; the server's default when left out. */
  readonly schema?: string | undefined
  /** 0 lets a statement take as long as it needs: migrations, generators. */
  readonly statementTimeoutMs?: number | undefined
  /** How long to wait for a connection. */
  readonly connectTimeoutMs?: number | undefined
  /** Connections that stay open while idle. */
  readonly minConnections?: number | undefined
  readonly onQuery?: OnQuery | undefined
}

/** A request that finds the pool full fails in time to respond with 503 within half a second. */
export const REQUEST_CONNECT_MS = 300
/** Opening a connection takes a good part of that time on a busy machine, so a few are always open. */
export const MIN_CONNECTIONS = 6
/** Jobs and commands can wait for a busy database. */
const CONNECT_TIMEOUT_MS = 30_000
const STATEMENT_TIMEOUT_MS = 5_000
/** The client gives up later than the server should: this timeout only expires when the network is dead. */
const NETWORK_GRACE_MS = 1_000
const IDLE_IN_TRANSACTION_MS = 10_000
/** Connections are renewed, so that a changed primary is found without a restart. */
const MAX_LIFETIME_S = 600

/**
 * Whether a URL leads to PgBouncer in transaction mode. A connection is then the session of nobody: PgBouncer refuses
 * settings at its start, so the limits of the role apply, and a prepared statement is unknown to the next transaction.
 * @example isPooled('postgres://zeri_site@127.0.0.1:6432/zeri?pgbouncer=true') // true
 */
export function isPooled(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get('pgbouncer') === 'true'
}

/** Throws for the URL of a pooler: migrations lock for a session, and the job engine listens. */
export function requireDirect(url: string): string {
  if (isPooled(url)) throw new Error('DATABASE_URL leads to PgBouncer; this process needs PostgreSQL itself')
  return url
}

/** A pool that reports a lost idle connection instead of ending the process; the next query opens a new one. */
export function openPool({
  url,
  poolSize,
  log,
  schema,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
  minConnections = 0,
}: DatabaseOptions): pg.Pool {
  const limits = statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + NETWORK_GRACE_MS } : {}
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    min: Math.min(minConnections, poolSize),
    application_name: 'zeri',
    connectionTimeoutMillis: connectTimeoutMs,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    keepAlive: true,
    ...limits,
    ...(isPooled(url) ? {} : sessionSettings(statementTimeoutMs, schema)),
  })
  pool.on('error', (err) => log?.error({ err }, 'an idle database connection was lost'))
  // A connection lost between two statements emits an error; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** What a connection to PostgreSQL itself sets at its start. */
function sessionSettings(statementTimeoutMs: number, schema: string | undefined): pg.ClientConfig {
  return {
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(statementTimeoutMs > 0 ? { statement_timeout: statementTimeoutMs } : {}),
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  }
}

export function openDatabase(
  options: DatabaseOptions,
  pool: PostgresPool = openPool(options),
): Kysely<Database> {
  const { onQuery } = options
  const dialect = new PostgresDialect({ pool })
  if (!onQuery) return new Kysely<Database>({ dialect })
  return new Kysely<Database>({
    dialect,
    log: (event) =>
      onQuery({
        text: event.query.sql,
        ms: event.queryDurationMillis,
        error: event.level === 'error' ? event.error : undefined,
      }),
  })
}

/** Opens the minimum of connections. A failure is ignored: the first request will meet it. */
export async function fillPool(pool: pg.Pool): Promise<void> {
  const { min = 0 } = pool.options
  const opened = await Promise.allSettled(Array.from({ length: min }, () => pool.connect()))
  for (const result of opened) if (result.status === 'fulfilled') result.value.release()
}

/**
 * Whether statements and idle transactions of these connections end by themselves. Through a pooler only the role can set
 * these limits, and a role without them would let one statement hold a connection for ever.
 */
export async function hasLimits(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isLimited: boolean }>`
    select bool_and(setting::int > 0) as "isLimited" from pg_settings
     where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`.execute(db)
  return rows[0]?.isLimited ?? false
}

/** Throws when the database does not respond. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}
