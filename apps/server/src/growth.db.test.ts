import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { anAccount } from './testing/account.ts'
import { aClock } from './testing/clock.ts'
import type { TestDatabase } from './testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from './testing/test-app.ts'

/** What one signed-in person can make without end, or make more of by sending many requests at once. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()
let database: TestDatabase
let site: TestApp
let count = 0
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const aMember = async () => {
  const email = `growth-${++count}@example.org`
  return (await anAccount(database.db, { email, passwordHash: 'none', at: new Date(clock.at) })).token
}

type Table = 'api_keys' | 'lunar_dates' | 'feeds'
const rowsOf = async (table: Table) =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

const aDate = (n: number) => ({
  name: `Name ${n}`,
  kind: 'birthday',
  lunar: { month: 1 + (n % 12), day: 1 + (n % 29) },
})

/** Sends many at once, then some one after the other: on a busy machine a few of the first find no connection. */
async function flood(send: (n: number) => Promise<{ readonly statusCode: number }>, many: number) {
  const first = await Promise.all(Array.from({ length: many }, (_, n) => send(n)))
  const rest = []
  for (let n = many; n < many + 10; n += 1) rest.push(await send(n))
  expect([...first, ...rest].filter(({ statusCode }) => statusCode === 500)).toEqual([])
  return rest
}

describe('forty requests at once', () => {
  test('make fifty lunar dates and not one more', async () => {
    const token = await aMember()
    const dates = (n: number) => ({ dates: [0, 1, 2].map((part) => aDate(3 * n + part)) })
    await flood((n) => site.post('/api/lunar-dates', dates(n), { token }), 40)
    const single = []
    for (let n = 900; n < 903; n += 1)
      single.push((await site.post('/api/lunar-dates', { dates: [aDate(n)] }, { token })).statusCode)
    expect(single.at(-1)).toBe(400)
    expect(await rowsOf('lunar_dates')).toBe(50)
  })

  test('make five API keys', async () => {
    const token = await aMember()
    const rest = await flood((n) => site.post('/api/keys', { name: `Key ${n}` }, { token }), 40)
    expect(rest.at(-1)?.statusCode).toBe(409)
    expect(await rowsOf('api_keys')).toBe(5)
  })

  test('make twenty subscriptions of calendar programs', async () => {
    const token = await aMember()
    const rest = await flood(() => site.post('/api/feeds', { locale: 'en' }, { token }), 40)
    expect(rest.at(-1)?.statusCode).toBe(409)
    expect(await rowsOf('feeds')).toBe(20)
  })
})

describe('revoking and making again', () => {
  test('an account makes ten API keys a day, so its quotas are not without end', async () => {
    clock.at = (Math.floor(clock.at / DAY_MS) + 1) * DAY_MS
    const token = await aMember()
    const statuses: number[] = []
    for (let n = 0; n < 14; n += 1) {
      const made = await site.post('/api/keys', { name: `Key ${n}` }, { token })
      statuses.push(made.statusCode)
      if (made.statusCode === 201) await site.delete(`/api/keys/${made.json().uuid}`, { token })
      else expect(Number(made.headers['retry-after'])).toBeGreaterThan(60)
    }
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(429)])
  })
})
