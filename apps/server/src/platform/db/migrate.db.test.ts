import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { hasPendingMigrations, migrate, migrations } from './migrate.ts'

async function anEmptySchema(): Promise<Kysely<Database>> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const db = openDatabase({ url: inject('databaseUrl'), poolSize: 2, schema })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  onTestFinished(() => db.destroy())
  return db
}

test('every file in migrations/ is on the list, in the order of its number', () => {
  const files = readdirSync(new URL('../../../migrations/', import.meta.url))
  expect(Object.keys(migrations)).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort())
})

test('migrations only go forward', () => {
  for (const migration of Object.values(migrations)) expect(Object.keys(migration)).toEqual(['up'])
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
