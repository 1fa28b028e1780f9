import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMetrics } from '../../platform/metrics.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/order.ts'
import { createBillingCollectors } from './collect-metrics.ts'
import { saveFinding } from './findings.ts'
import type { PaymentProvider } from './port.ts'

const at = new Date('2026-01-31T10:00:00Z')
const secondsBefore = (seconds: number) => new Date(at.getTime() - seconds * 1000)
// True: collecting uses only the id of a provider.
const provider = { id: 'yookassa' } as unknown as PaymentProvider

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

/** What Prometheus would read after one collection. */
async function collect(): Promise<string> {
  const metrics = createMetrics()
  const services = {
    db: database.db,
    clock: { now: () => at.getTime() },
    providers: { list: () => [provider] },
  }
  for (const one of createBillingCollectors(services, metrics)) await one.collect()
  return metrics.registry.metrics()
}

test('a ledger without faults shows zeros, not nothing', async () => {
  const text = await collect()
  expect(text).toContain('zeri_webhook_age_seconds 0')
  expect(text).toContain('zeri_webhooks_waiting 0')
  expect(text).toContain('zeri_ledger_difference_minor 0')
  expect(text).toContain('zeri_ledger_odd_orders 0')
  expect(text).toContain('zeri_payment_findings{provider="yookassa",kind="missing"} 0')
})

test('the age is that of the oldest notice that waits, not of one that was applied', async () => {
  const notice = (event_key: string, state: 'new' | 'applied', received_at: Date) => ({
    provider: 'yookassa',
    event_key,
    event_type: 'payment.succeeded',
    received_at,
    state,
  })
  await database.db
    .insertInto('payment_inbox')
    .values([
      notice('a', 'applied', secondsBefore(900)),
      notice('b', 'new', secondsBefore(90)),
      notice('c', 'new', secondsBefore(10)),
    ])
    .execute()
  const text = await collect()
  expect(text).toContain('zeri_webhook_age_seconds 90')
  expect(text).toContain('zeri_webhooks_waiting 2')
})

test('an open finding is shown by a process that did not find it', async () => {
  const amount = { minor: 49_000, currency: 'RUB' } as const
  await saveFinding(database.db, { provider: 'yookassa', kind: 'orphan', payment: 'p1', amount }, at)
  expect(await collect()).toContain('zeri_payment_findings{provider="yookassa",kind="orphan"} 1')
})

test('a ledger that does not sum to zero, and an order it contradicts, are shown', async () => {
  const { order } = await anOrder(database.db, { at, state: 'paid' })
  // Bypasses the trigger that forbids it: the metric is for the day that trigger is gone.
  await sql`alter table ledger_entries disable trigger ledger_entries_balance`.execute(database.db)
  await sql`
    insert into ledger_entries (posting_id, order_id, account, amount_minor, currency, created_at)
    values (gen_random_uuid(), ${order.id}, 'revenue', -700, 'RUB', ${at})`.execute(database.db)
  const text = await collect()
  expect(text).toContain('zeri_ledger_difference_minor 700')
  expect(text).toContain('zeri_ledger_odd_orders 1')
})
