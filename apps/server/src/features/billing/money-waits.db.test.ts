import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/order.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

async function commitOf(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ mode: string }>`select current_setting('synchronous_commit') as mode`.execute(
    db,
  )
  return rows[0]?.mode
}

/** How a transaction commits after some work, and how the next one on the same connection begins. */
async function commitAfter(mode: string, work: (trx: Kysely<Database>) => Promise<unknown>) {
  return database.db.connection().execute(async (one) => {
    await sql`select set_config('synchronous_commit', ${mode}, false)`.execute(one)
    const during = await one.transaction().execute(async (trx) => {
      await work(trx)
      return commitOf(trx)
    })
    const next = await commitOf(one)
    await sql`reset synchronous_commit`.execute(one)
    return { during, next }
  })
}

test.each(['off', 'local', 'remote_write'])(
  'money waits for the standby where the default is %s',
  async (mode) => {
    const paid = await commitAfter(mode, (trx) => anOrder(trx, { at: new Date() }))
    expect(paid).toEqual({ during: 'on', next: mode })
  },
)

test('a stricter default stays', async () => {
  const paid = await commitAfter('remote_apply', (trx) => anOrder(trx, { at: new Date() }))
  expect(paid).toEqual({ during: 'remote_apply', next: 'remote_apply' })
})

test('everything else commits as the default says', async () => {
  const counted = await commitAfter('local', (trx) =>
    trx
      .insertInto('limit_counters')
      .values({ key: randomUUID(), window_start: new Date(0), hits: 1 })
      .execute(),
  )
  expect(counted.during).toBe('local')
})

test.each([
  'orders',
  'payment_attempts',
  'payment_inbox',
  'ledger_entries',
  'grants',
  'saved_cards',
  'subscriptions',
])('%s is money', async (table) => {
  const touched = await commitAfter('local', (trx) =>
    table === 'ledger_entries'
      ? sql`insert into ledger_entries (account) select account from ledger_entries where false`.execute(trx)
      : sql`delete from ${sql.id(table)} where false`.execute(trx),
  )
  expect(touched.during).toBe('on')
})
