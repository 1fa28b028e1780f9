import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { systemRandom } from '../../platform/random.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { demoAccounts, seedAccounts } from './seed-accounts.ts'

let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

test('every seeded account can sign in and has a location; a second run changes nothing', async () => {
  const seed = () =>
    seedAccounts({
      config: parseConfig({}),
      db: database.db,
      clock: aClock(),
      random: systemRandom,
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      enqueue: async () => '',
      switches: { isOn: () => true },
    })
  expect(await seed()).toEqual(demoAccounts.map(({ email }) => email))
  expect(await seed()).toEqual([])
  for (const { email, password, name } of demoAccounts) {
    const response = await site.post('/api/token/auth', { username: email, password })
    const user = (await site.get('/api/user', { token: response.json().token })).json()
    expect(user.user.username).toBe(name)
    expect(user.place).not.toBeNull()
  }
})
