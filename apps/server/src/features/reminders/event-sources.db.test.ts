import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createBirthKeyring } from '../charts/index.ts'
import { createAccountEvents } from './event-sources.ts'

// Password hashing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
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

const accountOf = async (token: string): Promise<string> =>
  (await site.get('/api/user', { token })).json().user.uuid

async function decideOn(token: string, date: string): Promise<void> {
  const chart = await addChart(site, token, { fio: 'Anna' })
  await payUntil(database.db, chart, clock.at + 400 * DAY_MS)
  const list = { tag: 'wedding', dates: [date, '2027-02-08'], charts: [{ uuid: chart }] }
  const { uuid } = (await site.post('/api/choices', list, { token })).json()
  await site.post(`/api/choices/${uuid}/decision`, { date }, { token })
}

test('a batch of mornings finds the chosen days and lunar dates of its accounts, each for its own', async () => {
  const [owner, other] = [await site.signUp('events@example.org'), await site.signUp('others@example.org')]
  await decideOn(owner, '2027-02-05')
  await site.post(
    '/api/lunar-dates',
    { dates: [{ name: 'Grandfather', kind: 'memorial', date: '1976-01-30' }] },
    { token: other },
  )
  const [ownerId, otherId] = [await accountOf(owner), await accountOf(other)]
  const findEvents = createAccountEvents({
    db: database.db,
    keyring: createBirthKeyring(parseConfig({})),
  })
  const events = await findEvents([
    { accountId: ownerId, localDate: '2027-02-02', rhythm: 'daily' },
    { accountId: otherId, localDate: '2027-02-01', rhythm: 'weekly' },
    { accountId: null, localDate: '2027-02-05', rhythm: 'daily' },
  ])
  expect(Object.fromEntries(events)).toEqual({
    [ownerId]: [{ accountId: ownerId, on: '2027-02-05', kind: 'chosen-day', activity: 'wedding' }],
    [otherId]: [{ accountId: otherId, on: '2027-02-05', kind: 'memorial', name: 'Grandfather', years: 51 }],
  })
})

test('readers without an account need no query', async () => {
  const findEvents = createAccountEvents({
    db: database.db,
    keyring: createBirthKeyring(parseConfig({})),
  })
  expect((await findEvents([{ accountId: null, localDate: '2027-02-05', rhythm: 'daily' }])).size).toBe(0)
})
