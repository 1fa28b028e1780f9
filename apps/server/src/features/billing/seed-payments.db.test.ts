import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { createCircuits } from '../../platform/circuit.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { createEnqueue } from '../../platform/jobs/engine.ts'
import { createLog } from '../../platform/log.ts'
import { systemRandom } from '../../platform/random.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findAccountByEmail } from '../accounts/index.ts'
import { createChartServices, seedCharts } from '../charts/index.ts'
import { grantFreeTime } from './grant-free-time.ts'
import { findFaults, reportLedger } from './ledger-report.ts'
import { seedPayments } from './seed-payments.ts'
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
  'the %s demonstration has an order in every state and books that agree; a second run adds none',
  async (locale) => {
    const { db, jobSchema } = database
    const email = `${locale}@zeri.test`
    const token = await site.signUp(email)
    const id = (await findAccountByEmail(db, email))?.id ?? ''
    const limits = createLimits(clock, { add: async () => new Map() })
    const deps = {
      config: parseConfig({}),
      db,
      clock,
      random: systemRandom,
      limits,
      log: createLog('silent'),
      enqueue: createEnqueue({ schema: jobSchema }),
      circuitTo: createCircuits(clock, { set() {} }),
      switches: { isOn: () => true },
      metrics: { countBusiness() {} },
    }
    const charts = createChartServices(deps)
    await seedCharts(charts, { id, email, locale }, (trx, grant) => grantFreeTime(trx, systemRandom, grant))
    const services = createServices(deps, async () => email)
    const seed = () => seedPayments(services, charts, { id, locale })
    expect([await seed(), await seed()]).toEqual([true, false])
    const rows = await db
      .selectFrom('orders')
      .innerJoin('order_owners', 'order_owners.order_id', 'orders.id')
      .select('state')
      .where('account_id', '=', id)
      .execute()
    expect(rows.map(({ state }) => state).sort()).toEqual([
      'awaiting_payment',
      'cancelled',
      'charged_back',
      'created',
      'disputed',
      'expired',
      'failed_to_start',
      'paid',
      'refunded',
    ])
    expect(findFaults(await reportLedger(db))).toEqual([])
    const { list } = (await site.get('/api/charts', { token })).json()
    expect(list.map((chart: { active: boolean }) => chart.active)).toEqual([true, false, false])
    expect(list[0].isBindingCustomer).toBe(locale === 'ru')
    const { payments } = (await site.get('/api/client/payments', { token })).json()
    expect(payments).toHaveLength(7)
    const mails = await listMailsTo(database, email)
    expect(mails.filter(({ template }) => template === 'payment-receipt')).toEqual([])
  },
)
