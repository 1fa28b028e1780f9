import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import { anEntry } from '../../testing/content.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { saveEntry } from '../content/store.ts'
import { syncContent } from '../content/sync-content.ts'

const folder = join(import.meta.dirname, '../../../../../content')
const FIVE_MINUTES_MS = 300_000
const clock = aClock()
let database: TestDatabase
let site: TestApp

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  await syncContent(database.db, folder)
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const searchFor = (q: string, locale = 'en') =>
  site.app.inject({ url: `/calendar/search?${new URLSearchParams({ q, locale })}` })
const pathsFor = async (q: string, locale = 'en'): Promise<string[]> =>
  (await searchFor(q, locale)).json().results.map(({ path }: { readonly path: string }) => path)

test('a search finds signs, activities, articles, questions and pages, with a line each', async () => {
  const response = await searchFor('свадьба', 'ru')
  expect(response.statusCode).toBe(200)
  const { results, readAs, nearest } = response.json()
  expect(results[0]).toEqual({
    group: 'deeds',
    path: '/days-for/wedding',
    title: 'Свадьба',
    glyph: null,
    snippet: 'Роспись, венчание, встреча молодых на пороге дома',
  })
  expect(new Set(results.map(({ group }: { readonly group: string }) => group)).size).toBeGreaterThanOrEqual(
    3,
  )
  expect([readAs, nearest]).toEqual([null, []])
})

test('a search for one person is never cached for another', async () => {
  expect((await searchFor('wedding')).headers['cache-control']).toBe('private, no-store')
})

test.each(['', '   ', 'a'.repeat(101), 'two\nlines'])('the query “%s” is refused', async (q) => {
  expect((await searchFor(q)).statusCode).toBe(400)
})

test('markup in a query is text', async () => {
  expect((await searchFor('<script>alert(1)</script>')).statusCode).toBe(200)
})

test('a new text is found within five minutes', async () => {
  expect(await pathsFor('marmalade')).not.toContain('/articles/marmalade')
  await saveEntry(database.db, anEntry({ id: 'marmalade', title: 'A marmalade of days' }))
  clock.at += FIVE_MINUTES_MS
  expect(await pathsFor('marmalade')).toContain('/articles/marmalade')
})

test('an answer is quoted with the names of this deployment', async () => {
  const { results } = (await searchFor('delete my account')).json()
  expect(JSON.stringify(results)).not.toContain('{product}')
})
