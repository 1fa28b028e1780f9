import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { systemRandom } from '../../platform/random.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findAccountByEmail } from '../accounts/index.ts'
import { readBirthClock } from '../bazi/resolve-offset.ts'
import { grantFreeTime } from '../billing/index.ts'
import { seedCharts } from './seed-charts.ts'
import { createServices } from './services.ts'

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

test.each(['en', 'ru'] as const)(
  'the %s demonstration has a chart that is paid, one that is not and one without a time; a second run adds none',
  async (locale) => {
    const email = `${locale}@zeri.test`
    const token = await site.signUp(email)
    const { db } = database
    const limits = createLimits(clock, { add: async () => new Map() })
    const services = createServices({
      config: parseConfig({}),
      db,
      clock,
      random: systemRandom,
      limits,
      metrics: { countBusiness() {} },
    })
    const account = await findAccountByEmail(db, email)
    const grant: Parameters<typeof seedCharts>[2] = (trx, time) => grantFreeTime(trx, systemRandom, time)
    const seed = () => seedCharts(services, { id: account?.id ?? '', email, locale }, grant)
    expect([await seed(), await seed()]).toEqual([true, false])
    const { list, active } = (await site.get('/api/charts', { token })).json()
    expect(list.map((chart: { active: boolean }) => chart.active)).toEqual([true, false, false])
    expect(list.map((chart: { birthdayTime: unknown }) => chart.birthdayTime === null)).toEqual([
      false,
      false,
      true,
    ])
    expect(active).toBe(list[0].uuid)
    for (const chart of list) expect(readBirthClock(chart).offsetsSec).toEqual([chart.offsetSec])
  },
)
