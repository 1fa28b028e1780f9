import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { createKeyring } from '../../platform/secret.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { find, readCalendar, readText } from '../../testing/read-icalendar.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createBirthKeyring } from '../charts/index.ts'
import { listLunarNotes } from './notes.ts'
import { listDatesOf, rotateLunarKeys } from './store.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const clock = aClock()
const keyring = createBirthKeyring(parseConfig({}))
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

const add = (token: string, ...dates: object[]) => site.post('/api/lunar-dates', { dates }, { token })
const list = async (token: string, query = '') =>
  (await site.get(`/api/lunar-dates${query}`, { token })).json().dates
const accountOf = async (token: string): Promise<string> =>
  (await site.get('/api/user', { token })).json().user.uuid

test('a date is added from a civil day and comes back with its next three returns, the nearest first', async () => {
  const token = await site.signUp('lunar@example.org')
  await add(
    token,
    { name: 'Mum', date: '1987-08-09' },
    { name: 'Grandfather', kind: 'memorial', date: '1976-01-30' },
  )
  const dates = await list(token, '?from=2026-11-18')
  expect(dates.map(({ name }: { name: string }) => name)).toEqual(['Grandfather', 'Mum'])
  const [grandfather, mum] = dates
  expect(grandfather).toMatchObject({ kind: 'memorial', month: 12, day: 30, year: 1975, zh: '腊月三十' })
  expect(grandfather.returns).toMatchObject([
    { date: '2027-02-05', weekday: 'Friday', name: '5 February 2027', isShort: true, years: 51 },
    { date: '2028-01-25', isShort: true },
    { date: '2029-02-12', isShort: true },
  ])
  expect(mum).toMatchObject({ month: 6, day: 15, isLeap: true, words: 'day 15 of leap month 6' })
  expect(mum.returns.map(({ date }: { date: string }) => date)).toEqual([
    '2027-07-18',
    '2028-08-05',
    '2029-07-25',
  ])
})

test('a lunar date without a year has no number of years; one with a year must exist', async () => {
  const token = await site.signUp('no.year@example.org')
  await add(token, { name: 'Aunt', lunar: { month: 6, day: 1 } })
  expect((await list(token))[0].returns[0].years).toBeNull()
  const wrong = await add(token, { name: 'Aunt', lunar: { month: 6, day: 1, isLeap: true, year: 2026 } })
  expect([wrong.statusCode, wrong.json().code]).toEqual([404, 'calendar.no-such-day'])
})

test('the same date is not added twice, and an account has fifty at most', async () => {
  const token = await site.signUp('many.lunar@example.org')
  const all = Array.from({ length: 50 }, (_, index) => ({
    name: `Person ${index}`,
    lunar: { month: 1, day: 1 },
  }))
  expect((await add(token, ...all)).json().uuids).toHaveLength(50)
  const again = await add(token, ...all)
  expect([again.statusCode, again.json().uuids]).toEqual([201, []])
  expect((await add(token, { name: 'One more', lunar: { month: 1, day: 1 } })).statusCode).toBe(400)
  expect(await list(token)).toHaveLength(50)
})

test('a date is changed and deleted by its owner alone', async () => {
  const [anna, boris] = [await site.signUp('anna.l@example.org'), await site.signUp('boris.l@example.org')]
  const [uuid] = (await add(anna, { name: 'Mum', date: '1960-05-05' })).json().uuids
  const url = `/api/lunar-dates/${uuid}`
  const changed = { name: 'Mother', leapRule: 'both', lunar: { month: 6, day: 15 } }
  expect((await site.post(url, changed, { token: boris })).statusCode).toBe(404)
  expect((await site.delete(url, { token: boris })).statusCode).toBe(404)
  expect(await list(boris)).toEqual([])
  expect((await list(anna))[0].name).toBe('Mum')
  expect((await site.post(url, changed, { token: anna })).statusCode).toBe(200)
  expect((await list(anna))[0]).toMatchObject({ name: 'Mother', leapRule: 'both', month: 6, day: 15 })
  expect((await site.delete(url, { token: anna })).statusCode).toBe(200)
  expect(await list(anna)).toEqual([])
})

test('names are encrypted in the database, and open after the keys were replaced', async () => {
  const token = await site.signUp('sealed@example.org')
  await add(token, { name: 'A name nobody else has', date: '1960-05-05' })
  const rows = await database.db.selectFrom('lunar_dates').select('box').execute()
  expect(rows.some(({ box }) => box.includes('A name nobody'))).toBe(false)
  const next = { id: 'next', secret: 'the-secret-that-the-operator-rotates-to' }
  const both = createKeyring([next, ...parseConfig({}).birthKeys], 'births')
  const before = await listDatesOf({ db: database.db, keyring }, await accountOf(token))
  expect(await rotateLunarKeys({ db: database.db, keyring: both })).toBeGreaterThan(0)
  const alone = { db: database.db, keyring: createKeyring([next], 'births') }
  expect(await listDatesOf(alone, await accountOf(token))).toEqual(before)
  await rotateLunarKeys({
    db: database.db,
    keyring: createKeyring([...parseConfig({}).birthKeys, next], 'births'),
  })
})

test('a subscription that wants them has the lunar dates of its account, and follows their changes', async () => {
  const token = await site.signUp('lunar.feed@example.org')
  const [uuid] = (await add(token, { name: 'Mum, dear', date: '1987-08-09', leapRule: 'both' })).json().uuids
  const feed = async (options: { withLunarDates?: boolean }) =>
    (await site.post('/api/feeds', options, { token })).json().token
  const [plain, secret] = [await feed({}), await feed({ withLunarDates: true })]
  const read = async (address: string) =>
    readCalendar((await site.get(`/feeds/${address}.ics`)).rawPayload).components.filter((event) =>
      find(event, 'UID').value.startsWith('lunar-'),
    )
  expect(await read(plain)).toEqual([])
  const events = await read(secret)
  expect(events).toHaveLength(11)
  expect(readText(find(events[0] ?? fail(), 'SUMMARY').value)).toBe('Mum, dear: lunar birthday')
  expect(find(events[0] ?? fail(), 'UID').value).toMatch(new RegExp(`^lunar-${uuid}-2027@`))
  clock.at += 1_000
  await site.post(
    `/api/lunar-dates/${uuid}`,
    { name: 'Mum', kind: 'memorial', date: '1987-08-09' },
    { token },
  )
  const [changed] = await read(secret)
  expect(readText(find(changed ?? fail(), 'SUMMARY').value)).toBe('Mum: memorial day')
  await site.delete(`/api/lunar-dates/${uuid}`, { token })
  expect(await read(secret)).toEqual([])
})

test('the notes of a morning are the dates that come back on its days, for the accounts of the batch', async () => {
  const [anna, boris] = [await site.signUp('anna.n@example.org'), await site.signUp('boris.n@example.org')]
  await add(
    anna,
    { name: 'Mum', lunar: { month: 6, day: 15 } },
    // Month 12 of 2026 has 29 days: day 30 is observed on 5 February 2027.
    { name: 'Grandfather', kind: 'memorial', lunar: { month: 12, day: 30, year: 1975 } },
    { name: 'Aunt', lunar: { month: 12, day: 29 } },
    // 2028 has a leap month 5, which begins on 23 June.
    { name: 'Twice', leapRule: 'both', lunar: { month: 5, day: 1 } },
    { name: 'Leap', leapRule: 'leap', lunar: { month: 5, day: 1 } },
    { name: 'Once', lunar: { month: 5, day: 1 } },
  )
  await add(boris, { name: 'Uncle', lunar: { month: 12, day: 29 } })
  const accounts = [await accountOf(anna), await accountOf(boris)]
  const store = { db: database.db, keyring }
  const notesOf = async (ids: readonly string[], ...dates: string[]) =>
    (await listLunarNotes(store, ids, dates))
      .map(({ accountId, name, on, years }) => `${accounts.indexOf(accountId)} ${name} ${on} ${years}`)
      .toSorted()
  expect(await notesOf(accounts, '2027-02-05', '2027-02-06', '2027-02-08', '2027-07-18')).toEqual([
    '0 Aunt 2027-02-05 null',
    '0 Grandfather 2027-02-05 51',
    '0 Mum 2027-07-18 null',
    '1 Uncle 2027-02-05 null',
  ])
  const own = accounts.slice(0, 1)
  expect(await notesOf(own, '2028-05-24')).toEqual(['0 Once 2028-05-24 null', '0 Twice 2028-05-24 null'])
  expect(await notesOf(own, '2028-06-23')).toEqual(['0 Leap 2028-06-23 null', '0 Twice 2028-06-23 null'])
  expect(await notesOf([], '2028-06-23')).toEqual([])
  expect(await notesOf(accounts, '2101-01-01', '2100-12-31')).toEqual([])
})

function fail(): never {
  throw new Error('no event')
}
