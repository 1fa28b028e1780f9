import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { aGazetteer, someLines } from '../../../testing/gazetteer.ts'
import type { BuiltGazetteer } from './build-gazetteer.ts'
import { loadGazetteer } from './load-gazetteer.ts'

let database: TestDatabase
const removals: (() => void)[] = []
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
})
afterAll(() => database.close())

async function build(...options: Parameters<typeof aGazetteer>): Promise<BuiltGazetteer> {
  const built = await aGazetteer(...options)
  removals.push(built.remove)
  return built
}

const load = (built: BuiltGazetteer) => loadGazetteer(built, { ...database, now: () => 0, report: () => {} })

async function listIndexes(): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename like 'place%' order by 1`.execute(database.db)
  return rows.map(({ definition }) => definition)
}

async function countPlaces(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from places where id < 900000000`.execute(database.db)
  return rows[0]?.count ?? 0
}

test('a gazetteer is loaded once; the second run changes nothing', async () => {
  const built = await build()
  expect(await load(built)).toBe('loaded')
  expect(await countPlaces()).toBe(someLines.length)
  expect(await load(built)).toBe('unchanged')
})

test('a newer gazetteer replaces the older one, with the same keys and indexes', async () => {
  await load(await build())
  const indexes = await listIndexes()
  expect(indexes.length).toBeGreaterThanOrEqual(9)
  expect(await load(await build(someLines.slice(0, 3)))).toBe('loaded')
  expect(await countPlaces()).toBe(3)
  expect(await listIndexes()).toEqual(indexes)
  const duplicate = sql`insert into places select * from places limit 1`.execute(database.db)
  await expect(duplicate).rejects.toMatchObject({ code: '23505' })
})

test('a broken file leaves the gazetteer unchanged', async () => {
  await load(await build())
  const broken = await build(someLines.slice(0, 2))
  await expect(load({ ...broken, names: broken.places })).rejects.toThrow()
  expect(await countPlaces()).toBe(someLines.length)
})

test('concurrent imports load one gazetteer', async () => {
  const built = await build(someLines.slice(0, 5))
  const outcomes = await Promise.all([load(built), load(built)])
  expect(outcomes.toSorted()).toEqual(['loaded', 'unchanged'])
  expect(await countPlaces()).toBe(5)
})
