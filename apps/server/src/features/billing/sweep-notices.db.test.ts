import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { sweepPaymentNotices } from './sweep-notices.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 15, 12)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

test('finished notices are deleted after 90 days, those that wait for a person after 400', async () => {
  const rows = [
    ['applied', 89],
    ['applied', 91],
    ['ignored', 91],
    ['orphan', 91],
    ['mismatch', 399],
    ['new', 91],
    ['orphan', 401],
    ['mismatch', 401],
  ] as const
  await database.db
    .insertInto('payment_inbox')
    .values(
      rows.map(([state, days]) => ({
        provider: 'stripe',
        event_key: `${state} ${days}`,
        event_type: '',
        received_at: new Date(NOW - days * DAY_MS),
        state,
      })),
    )
    .execute()
  // True: the planner uses nothing else of its dependencies.
  const deps = { db: database.db, log: createLog('silent') } as Parameters<typeof sweepPaymentNotices.plan>[0]
  await sweepPaymentNotices.plan(deps, NOW)
  const left = await database.db.selectFrom('payment_inbox').select('event_key').orderBy('id').execute()
  expect(left.map((row) => row.event_key)).toEqual(['applied 89', 'orphan 91', 'mismatch 399', 'new 91'])
})
