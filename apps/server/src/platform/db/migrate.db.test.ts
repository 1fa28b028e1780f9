import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createIndexConcurrently } from './concurrent-index.ts'
import { type Database, openDatabase } from './database.ts'
import { hasPendingMigrations, migrate, migrations } from './migrate.ts'
import { LOCK_TIMEOUT_MS, type Migration, type Migrations } from './run-migrations.ts'

async function anEmptySchema(poolSize = 2): Promise<Kysely<Database>> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const db = openDatabase({ url: inject('databaseUrl'), poolSize, schema })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  onTestFinished(() => db.destroy())
  return db
}

test('every file in migrations/ is on the list, in the order of its number', () => {
  const files = readdirSync(new URL('../../../migrations/', import.meta.url))
  expect(Object.keys(migrations)).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort())
})

test('migrations only go forward', () => {
  for (const migration of Object.values(migrations)) expect(migration).not.toHaveProperty('down')
})

test('an empty schema has pending migrations, a migrated one has none', async () => {
  const db = await anEmptySchema()
  expect(await hasPendingMigrations(db)).toBe(true)
  expect(await migrate(db)).toEqual(Object.keys(migrations))
  expect(await hasPendingMigrations(db)).toBe(false)
})

test('a second run changes nothing', async () => {
  const db = await anEmptySchema()
  await migrate(db)
  expect(await migrate(db)).toEqual([])
})

test('processes that migrate at once run each migration once', async () => {
  const db = await anEmptySchema()
  const runs = await Promise.all([migrate(db), migrate(db)])
  expect(runs.flat()).toEqual(Object.keys(migrations))
})

test('a migration that only the database knows is not pending, one it lacks is', async () => {
  const db = await anEmptySchema()
  await migrate(db)
  expect(await hasPendingMigrations(db, {})).toBe(false)
  expect(await hasPendingMigrations(db, { ...migrations, '999-next': { up: async () => {} } })).toBe(true)
})

describe('a release on a database that a later release has migrated', () => {
  const next = {
    '999-next': {
      async up(db: Kysely<unknown>) {
        await sql`alter table accounts add column favourite_day text`.execute(db)
      },
    },
  }

  test('sets up, changes nothing and says so', async () => {
    const db = await anEmptySchema()
    await migrate(db, { ...migrations, ...next })
    const notes: string[] = []
    expect(await migrate(db, migrations, { note: (line) => notes.push(line) })).toEqual([])
    expect(notes).toEqual(['the database is newer than this release: 999-next'])
    expect(await hasPendingMigrations(db)).toBe(false)
    expect(await migrate(db, { ...migrations, ...next })).toEqual([])
  })

  test('with the former check it is refused (control)', async () => {
    const db = await anEmptySchema()
    await migrate(db, { ...migrations, ...next })
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
    const former = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations }) },
      migrationTableSchema: rows[0]?.name ?? '',
    })
    const { error } = await former.migrateToLatest()
    expect(String(error)).toContain('previously executed migration 999-next is missing')
  })

  test('is refused when a migration among its own is unknown: that is another history', async () => {
    const db = await anEmptySchema()
    await migrate(db, { '001-a': nothing, '002-b': nothing })
    await expect(migrate(db, { '001-a': nothing, '003-c': nothing })).rejects.toThrow(
      'another history: 002-b',
    )
  })
})

const nothing: Migration = { up: async () => {} }

describe('locks', () => {
  const addColumn: Migrations = {
    '001-table': { up: async (db) => void (await sql`create table days (id int)`.execute(db)) },
    '002-column': { up: async (db) => void (await sql`alter table days add column note text`.execute(db)) },
  }

  /** A report that reads the table in a transaction, until it is ended. */
  async function aLongReport(db: Kysely<Database>) {
    const report = await db.startTransaction().execute()
    await sql`select from days`.execute(report)
    return report
  }

  /** Reads the table every few milliseconds until the work is done; returns the longest time a read took. */
  async function longestRead(db: Kysely<Database>, work: Promise<unknown>): Promise<number> {
    let [longestMs, isDone] = [0, false]
    const end = work.then(
      () => (isDone = true),
      () => (isDone = true),
    )
    while (!isDone) {
      const startedAt = performance.now()
      await sql`select from days`.execute(db)
      longestMs = Math.max(longestMs, performance.now() - startedAt)
      await delay(20)
    }
    await end
    return longestMs
  }

  test('a migration that waits for a report gives up in time for readers, and is tried again', async () => {
    const db = await anEmptySchema(4)
    const { '001-table': table } = addColumn
    await migrate(db, { '001-table': table as Migration })
    const report = await aLongReport(db)
    const notes: string[] = []
    const migrated = migrate(db, addColumn, {
      note: (line) => notes.push(line),
      pausesMs: [200, 200, 200, 200],
    })
    const ended = delay(2_500).then(() => report.commit().execute())
    expect(await longestRead(db, migrated)).toBeLessThan(LOCK_TIMEOUT_MS + 500)
    await ended
    expect(await migrated).toEqual(['002-column'])
    expect(notes.length).toBeGreaterThanOrEqual(2)
    expect(notes[0]).toBe('002-column did not get its locks and is tried again in 0.2 s')
  })

  test('without a limit, readers wait for as long as the report takes (control)', async () => {
    const db = await anEmptySchema(4)
    await migrate(db, { '001-table': addColumn['001-table'] as Migration })
    const report = await aLongReport(db)
    const altered = sql`alter table days add column note text`.execute(db)
    const ended = delay(2_500).then(() => report.commit().execute())
    expect(await longestRead(db, altered)).toBeGreaterThan(2_000)
    await ended
  })

  test('a migration that never gets its locks fails, and changes nothing', async () => {
    const db = await anEmptySchema(4)
    await migrate(db, { '001-table': addColumn['001-table'] as Migration })
    const report = await aLongReport(db)
    await expect(migrate(db, addColumn, { pausesMs: [10] })).rejects.toMatchObject({ code: '55P03' })
    await report.commit().execute()
    expect(await hasPendingMigrations(db, addColumn)).toBe(true)
    expect(await migrate(db, addColumn)).toEqual(['002-column'])
  })
})

describe('a concurrent index', () => {
  const list: Migrations = {
    '001-table': {
      async up(db) {
        await sql`create table days (id int)`.execute(db)
        await sql`insert into days select generate_series(1, 1000)`.execute(db)
      },
    },
    '002-index': {
      outsideTransaction: true,
      up: (db) =>
        createIndexConcurrently(db, { name: 'days_id', table: 'days', definition: sql`(id) where id > 5` }),
    },
  }
  const isValid = async (db: Kysely<Database>) => {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass('days_id')`.execute(db)
    return rows.map(({ valid }) => valid)
  }

  test('is built while others write, by two processes at once, and only once', async () => {
    const db = await anEmptySchema(4)
    await migrate(db, { '001-table': list['001-table'] as Migration })
    const writes = Array.from({ length: 50 }, (_, index) =>
      sql`insert into days values (${index})`.execute(db),
    )
    const runs = await Promise.all([migrate(db, list), migrate(db, list), ...writes])
    expect(runs.slice(0, 2).flat()).toEqual(['002-index'])
    expect(await isValid(db)).toEqual([true])
  })

  test('replaces the invalid one that a failed build left', async () => {
    const db = await anEmptySchema()
    await migrate(db, { '001-table': list['001-table'] as Migration })
    await sql`insert into days values (1)`.execute(db)
    await expect(sql`create unique index concurrently days_id on days (id)`.execute(db)).rejects.toThrow()
    expect(await isValid(db)).toEqual([false])
    await migrate(db, list)
    expect(await isValid(db)).toEqual([true])
    await sql`insert into days values (1)`.execute(db)
  })
})

test('a failing migration leaves no trace and is reported', async () => {
  const db = await anEmptySchema()
  const broken = {
    '001-half': {
      async up(trx: Kysely<unknown>) {
        await sql`create table half (id int)`.execute(trx)
        await sql`select no_such_function()`.execute(trx)
      },
    },
  }
  await expect(migrate(db, broken)).rejects.toMatchObject({ code: '42883' })
  const { rows } = await sql<{ name: string | null }>`select to_regclass('half') as name`.execute(db)
  expect(rows[0]?.name).toBeNull()
})

test('a search path without a schema is refused before anything is created', async () => {
  const db = openDatabase({ url: inject('databaseUrl'), poolSize: 1, schema: 'no_such_schema' })
  await expect(migrate(db)).rejects.toThrow('names no schema')
  await db.destroy()
})
