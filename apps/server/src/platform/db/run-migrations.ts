import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Migration as Reversible } from 'kysely/migration'

// Runs migrations with the table and the lock of Kysely's migrator. Its own runner does all of them in one transaction,
// without a limit for waiting, and refuses a database that is newer than the release.

export type Migration = Pick<Reversible, 'up'> & {
  /** For `create index concurrently`. Such a migration must bear being started again after it failed half way. */
  readonly outsideTransaction?: true
}
export type Migrations = Readonly<Record<string, Migration>>

type Db = Kysely<unknown>

export type MigrateOptions = {
  /** Takes a line for the operator. */
  readonly note?: ((line: string) => void) | undefined
  /** The pause before each further try at a migration that did not get its locks. */
  readonly pausesMs?: readonly number[] | undefined
}

/** The advisory lock of Kysely's migrator: releases that use it wait for this one, and the other way round. */
const LOCK_ID = sql.lit(3853314791062309107n.toString())
const LOCK_POLL_MS = 50

/**
 * How long a migration waits for a lock. Queries on the table wait behind it meanwhile, so it is less than a request may
 * take.
 */
export const LOCK_TIMEOUT_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'
/** Two minutes in all: longer than a report or a backup of one table should hold its locks. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]

/** Runs what is pending, each migration in a transaction of its own, and returns the names. */
export async function runMigrations(
  db: Db,
  list: Migrations,
  { note = () => {}, pausesMs = PAUSES_MS }: MigrateOptions = {},
): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await requireSchema(connection)
    await waitForLock(connection)
    try {
      await sql`
        create table if not exists kysely_migration
          (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(connection)
      const { pending, newer } = compareWithDatabase(list, await listDone(connection))
      if (newer.length > 0) note(`the database is newer than this release: ${newer.join(', ')}`)
      for (const [name, migration] of pending) await runOne(connection, { name, migration, note, pausesMs })
      return pending.map(([name]) => name)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_ID})`.execute(connection)
    }
  })
}

/** Asks again and again: a statement that waits would keep a concurrent build of the other process waiting as well. */
async function waitForLock(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${LOCK_ID}) as "isOurs"`.execute(db)
    if (rows[0]?.isOurs) return
    await delay(LOCK_POLL_MS)
  }
}

async function listDone(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

type Comparison = { readonly pending: readonly [string, Migration][]; readonly newer: readonly string[] }

/**
 * What the database lacks, and what it has beyond this release. A later release may have migrated it: migrations are
 * additive, so this release still serves. Throws when a migration among ours is unknown, which no later release causes.
 */
function compareWithDatabase(list: Migrations, done: readonly string[]): Comparison {
  const names = Object.keys(list).sort()
  const [unknown, last] = [done.filter((name) => !Object.hasOwn(list, name)), names.at(-1) ?? '']
  const strange = unknown.filter((name) => name < last)
  if (strange.length > 0)
    throw new Error(`the database has migrations of another history: ${strange.join(', ')}`)
  return {
    pending: Object.entries(list)
      .filter(([name]) => !done.includes(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    newer: unknown.toSorted(),
  }
}

type Run = {
  readonly name: string
  readonly migration: Migration
  readonly note: (line: string) => void
  readonly pausesMs: readonly number[]
}

async function runOne(db: Db, { name, migration, note, pausesMs }: Run): Promise<void> {
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      return await tryOne(db, name, migration)
    } catch (error) {
      if (!isLockTimeout(error) || pauseMs === undefined) throw error
      note(`${name} did not get its locks and is tried again in ${pauseMs / 1000} s`)
      await delay(pauseMs)
    }
  }
}

async function tryOne(db: Db, name: string, { up, outsideTransaction }: Migration): Promise<void> {
  const finish = async (at: Db) => {
    await up(at)
    await sql`
      insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      at,
    )
  }
  // A concurrent build blocks nobody, and a limit on its waiting would leave an invalid index behind.
  if (outsideTransaction) return finish(db)
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx)
    await finish(trx)
  })
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
}

/** Without a schema, the first statement of a migration would fail with a message that names no cause. */
async function requireSchema(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db)
  if (!rows[0]?.name) throw new Error('the search path names no schema that exists')
}
