import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'

const clock = aClock()
let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const createFolder = async (token: string, name: string): Promise<string> =>
  (await site.post('/api/folders', { name }, { token })).json().uuid
const listFolders = async (token: string) => (await site.get('/api/folders', { token })).json().list

test('a chart moves from folder to folder and out again; deleting its folder leaves it', async () => {
  const token = await site.signUp('folders@example.org')
  const chart = await addChart(site, token)
  const [family, clients] = [await createFolder(token, 'Family'), await createFolder(token, 'Clients')]
  const move = (folder: string | null) => site.post(`/api/charts/${chart}/folder`, { folder }, { token })
  await move(family)
  await move(clients)
  expect(await listFolders(token)).toEqual([
    { uuid: clients, name: 'Clients', charts: [chart] },
    { uuid: family, name: 'Family', charts: [] },
  ])
  await move(null)
  expect((await listFolders(token))[0].charts).toEqual([])
  await move(clients)
  await site.delete(`/api/folders/${clients}`, { token })
  expect((await listFolders(token)).map(({ name }: { name: string }) => name)).toEqual(['Family'])
  expect((await site.get('/api/charts', { token })).json().list).toHaveLength(1)
})

test('a chart of one account cannot be put into a folder of another', async () => {
  const [anna, boris] = [await site.signUp('anna.f@example.org'), await site.signUp('boris.f@example.org')]
  const chart = await addChart(site, anna)
  const folder = await createFolder(boris, 'Family')
  const response = await site.post(`/api/charts/${chart}/folder`, { folder }, { token: anna })
  expect(response.statusCode).toBe(404)
  expect((await listFolders(boris))[0].charts).toEqual([])
})

test('an account has fifty folders at most', async () => {
  const token = await site.signUp('many.folders@example.org')
  for (let index = 0; index < 50; index++) await createFolder(token, `Folder ${index}`)
  const response = await site.post('/api/folders', { name: 'One more' }, { token })
  expect(response.statusCode).toBe(400)
  expect(await listFolders(token)).toHaveLength(50)
})

test('the name of a folder is one line of 1 to 60 characters', async () => {
  const token = await site.signUp('named.folders@example.org')
  for (const name of ['', '   ', 'a'.repeat(61), 'two\nlines'])
    expect((await site.post('/api/folders', { name }, { token })).statusCode).toBe(400)
})

test('a chart is exported with its pillars, in no language', async () => {
  const token = await site.signUp('export.chart@example.org')
  const chart = await addChart(site, token, { birthday: '2000-01-01', birthdayTime: '12:00' })
  const exported = (await site.get(`/api/bazi/${chart}/export`, { token })).json()
  expect(exported).toMatchObject({ format: 'zeri-chart', version: 1, uuid: chart })
  // The pillars of 1 January 2000 at noon: 己卯 丙子 戊午 戊午.
  expect(exported.pillars.map(({ stem, branch }: { stem: string; branch: string }) => stem + branch)).toEqual(
    ['己卯', '丙子', '戊午', '戊午'],
  )
})

test('two charts of an account are compared, a chart of another account is not found', async () => {
  const token = await site.signUp('compare@example.org')
  const one = await addChart(site, token, { birthday: '2000-01-01', birthdayTime: '12:00' })
  const other = await addChart(site, token, { birthday: '2008-08-08', birthdayTime: '20:08' })
  const foreign = await addChart(site, await site.signUp('foreign.compare@example.org'))
  const comparison = (await site.get(`/api/bazi/${one}/compare/${other}`, { token })).json()
  // Year 卯 of the one and 子 of the other: 协纪辨方书 3 · 52b.
  expect(comparison.meetings).toContainEqual(
    expect.objectContaining({ one: 'year', other: 'year', id: 'punishment', side: 'apart' }),
  )
  // Day 午 of the one and year 子 of the other.
  expect(comparison.meetings).toContainEqual(
    expect.objectContaining({ one: 'day', other: 'year', id: 'clash' }),
  )
  expect((await site.get(`/api/bazi/${one}/compare/${foreign}`, { token })).statusCode).toBe(404)
})
