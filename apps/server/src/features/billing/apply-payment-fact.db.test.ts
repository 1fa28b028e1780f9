import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { systemRandom } from '../../platform/random.ts'
import { createKeyring } from '../../platform/secret.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/order.ts'
import { applyPaymentFact } from './apply-payment-fact.ts'
import { insertAttempt } from './attempt-store.ts'
import { findBoundCard } from './cards.ts'
import type { PaymentFact } from './port.ts'
import { rotateBillingKeys } from './rotate-keys.ts'
import type { Order } from './store.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const at = new Date('2026-01-31T10:00:00Z')
const deps = {
  clock: { now: () => at.getTime() },
  random: systemRandom,
  keyring: createKeyring([{ id: 'tests', secret: 'a secret of the tests' }], 'billing'),
  log: createLog('silent'),
  enqueue: async () => '',
  emailOf: async () => 'somebody@example.org',
  metrics: { countBusiness() {} },
  product: 'Zeri',
}
const RUB = (minor: number) => ({ minor, currency: 'RUB' }) as const

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

const apply = (fact: PaymentFact) =>
  database.db.transaction().execute((trx) => applyPaymentFact(deps, trx, 'yookassa', fact))

/** The rows that an order has led to. */
async function traceOf(order: Order) {
  const { db } = database
  const row = await db.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirst()
  const grants = await db
    .selectFrom('grants')
    .select(['until_at', 'revoked_at'])
    .where('order_id', '=', order.id)
    .execute()
  const ledger = await db
    .selectFrom('ledger_entries')
    .select(['account', (one) => one.fn.sum<string>('amount_minor').as('minor')])
    .where('order_id', '=', order.id)
    .groupBy('account')
    .orderBy('account')
    .execute()
  const chart = await db
    .selectFrom('charts')
    .select(['paid_until', 'is_card_bound'])
    .where('id', '=', order.chartId)
    .executeTakeFirst()
  const balances = ledger.map(({ account, minor }) => [account, Number(minor)] as const)
  return {
    state: row?.state,
    grants,
    ledger: Object.fromEntries(balances.filter(([, minor]) => minor !== 0)),
    paidUntil: chart?.paid_until,
    isCardBound: chart?.is_card_bound,
  }
}

const succeeded = (attemptId: string, minor = 49_000): PaymentFact => ({
  kind: 'succeeded',
  ref: { attemptId },
  at,
  amount: RUB(minor),
})

test('a success grants the time once, and posts it to the ledger', async () => {
  const { order, attemptId } = await anOrder(database.db, { at })
  expect(await apply(succeeded(attemptId))).toEqual({ kind: 'applied' })
  expect(await apply(succeeded(attemptId))).toEqual({ kind: 'ignored' })
  expect(await traceOf(order)).toMatchObject({
    state: 'paid',
    grants: [{ until_at: new Date('2026-02-28T10:00:00Z'), revoked_at: null }],
    ledger: { 'provider:yookassa': 49_000, revenue: -49_000 },
    paidUntil: new Date('2026-02-28T10:00:00Z'),
  })
})

test('of twenty simultaneous reports of one success one grants the time', async () => {
  const { order, attemptId } = await anOrder(database.db, { at })
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => apply(succeeded(attemptId))))
  expect(outcomes.filter(({ kind }) => kind === 'applied')).toHaveLength(1)
  expect((await traceOf(order)).grants).toHaveLength(1)
})

test('facts in any order and any number end in the same rows', async () => {
  const factsOf = (attemptId: string): PaymentFact[] => [
    { kind: 'pending', ref: { attemptId }, at },
    { kind: 'failed', ref: { attemptId }, at, decline: { class: 'soft', code: 'x' }, final: false },
    succeeded(attemptId),
    { kind: 'disputed', phase: 'opened', ref: { attemptId }, at },
    { kind: 'disputed', phase: 'won', ref: { attemptId }, at },
    { kind: 'refunded', total: RUB(10_000), ref: { attemptId }, at },
    { kind: 'refunded', total: RUB(49_000), ref: { attemptId }, at },
  ]
  const order = fc.shuffledSubarray([...factsOf('').keys(), ...factsOf('').keys()], {
    minLength: 14,
    maxLength: 14,
  })
  await fc.assert(
    fc.asyncProperty(order, async (indices) => {
      const made = await anOrder(database.db, { at })
      const facts = factsOf(made.attemptId)
      for (const index of indices) await apply(facts[index] as PaymentFact)
      expect(await traceOf(made.order)).toEqual({
        state: 'refunded',
        grants: [{ until_at: new Date('2026-02-28T10:00:00Z'), revoked_at: at }],
        ledger: { refunds: 49_000, revenue: -49_000 },
        paidUntil: null,
        isCardBound: false,
      })
    }),
    { numRuns: 25 },
  )
})

test('a second payment for a refunded order grants the time again, whichever fact arrives first', async () => {
  const facts = (first: string, second: string): PaymentFact[] => [
    succeeded(first),
    { kind: 'refunded', total: RUB(49_000), ref: { attemptId: first }, at },
    succeeded(second),
  ]
  for (const [one, two, three] of [
    [0, 1, 2],
    [0, 2, 1],
    [2, 1, 0],
    [1, 2, 0],
  ] as const) {
    const { order, attemptId } = await anOrder(database.db, { at })
    const second = randomUUID()
    await insertAttempt(database.db, {
      id: second,
      orderId: order.id,
      no: 2,
      idempotencyKey: second,
      provider: 'yookassa',
      at,
    })
    const all = facts(attemptId, second)
    for (const index of [one, two, three]) await apply(all[index] as PaymentFact)
    expect(await traceOf(order)).toMatchObject({
      state: 'paid',
      grants: [{ revoked_at: null }],
      ledger: { 'provider:yookassa': 49_000, overpaid: -49_000, refunds: 49_000, revenue: -49_000 },
      paidUntil: new Date('2026-02-28T10:00:00Z'),
    })
  }
})

test.each([
  ['another amount', { minor: 1, currency: 'RUB' }],
  ['another currency', { minor: 49_000, currency: 'USD' }],
] as const)('%s grants nothing', async (_name, amount) => {
  const { order, attemptId } = await anOrder(database.db, { at })
  const fact = { kind: 'succeeded', ref: { attemptId }, at, amount } as const
  expect(await apply(fact)).toEqual({ kind: 'mismatch' })
  expect(await traceOf(order)).toMatchObject({ state: 'awaiting_payment', grants: [], ledger: {} })
})

test('a payment without an order is an orphan, and so is one of another provider', async () => {
  const { attemptId } = await anOrder(database.db, { at, provider: 'rbkmoney' })
  expect(await apply(succeeded(attemptId))).toEqual({ kind: 'orphan' })
  expect(await apply(succeeded(randomUUID()))).toEqual({ kind: 'orphan' })
  expect(await apply(succeeded('not a uuid'))).toEqual({ kind: 'orphan' })
})

test('a payment for a deleted chart or an erased account stays in the ledger without a name', async () => {
  const { order, attemptId, accountId } = await anOrder(database.db, { at })
  await database.db.deleteFrom('accounts').where('id', '=', accountId).execute()
  expect(await apply(succeeded(attemptId))).toEqual({ kind: 'applied' })
  const trace = await traceOf(order)
  expect([trace.state, trace.grants.length, trace.ledger.revenue]).toEqual(['paid', 1, -49_000])
})

test('a card that comes with the payment is bound, and its token cannot be read in the database', async () => {
  const { order, attemptId } = await anOrder(database.db, { at, wantsRenewal: true })
  await apply({ ...succeeded(attemptId), card: { token: 'secret-token', mask: '4242' } } as PaymentFact)
  expect((await traceOf(order)).isCardBound).toBe(true)
  const { rows } = await sql<{ text: string }>`
    select encode(box, 'escape') as text from saved_cards where chart_id = ${order.chartId}`.execute(
    database.db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toContain('secret-token')
  await apply({ kind: 'card-removed', token: 'secret-token', ref: {}, at })
  expect((await traceOf(order)).isCardBound).toBe(false)
  const subscription = await database.db
    .selectFrom('subscriptions')
    .select(['state', 'end_reason'])
    .where('chart_id', '=', order.chartId)
    .execute()
  expect(subscription).toEqual([{ state: 'ended', end_reason: 'provider' }])
})

test('cards are encrypted again under another key, and can still be decrypted', async () => {
  const { order, attemptId } = await anOrder(database.db, { at, wantsRenewal: true })
  await apply({ ...succeeded(attemptId), card: { token: 'kept-token' } } as PaymentFact)
  await database.db.deleteFrom('order_owners').execute()
  const secrets = [
    { id: 'next', secret: 'another secret of the tests' },
    { id: 'tests', secret: 'a secret of the tests' },
  ]
  expect(await rotateBillingKeys(database.db, createKeyring(secrets, 'billing'))).toBeGreaterThan(0)
  const keyring = createKeyring(secrets.slice(0, 1), 'billing')
  expect(await findBoundCard({ db: database.db, keyring }, order.chartId ?? '')).toMatchObject({
    token: 'kept-token',
  })
})

describe('the database itself', () => {
  test('refuses a posting that does not sum to zero', async () => {
    const { order } = await anOrder(database.db, { at })
    const posting_id = randomUUID()
    const entry = { posting_id, order_id: order.id, account: 'revenue', currency: 'RUB', created_at: at }
    const write = database.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('ledger_entries')
        .values({ ...entry, amount_minor: 100 })
        .execute()
      await trx
        .insertInto('ledger_entries')
        .values({ ...entry, amount_minor: -99 })
        .execute()
    })
    await expect(write).rejects.toMatchObject({ code: '23514' })
  })

  test.each([
    'update ledger_entries set amount_minor = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'delete from price_list',
  ])('refuses to %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '23001' })
  })

  test('refuses a second grant of an order', async () => {
    const { order, attemptId } = await anOrder(database.db, { at })
    await apply(succeeded(attemptId))
    const again = sql`
      insert into grants (id, order_id, tier, months, from_at, until_at, anchor_day, created_at)
      values (${randomUUID()}, ${order.id}, 'personal', 1, ${at}, ${new Date(at.getTime() + 1)}, 1, ${at})`
    await expect(again.execute(database.db)).rejects.toMatchObject({ code: '23505' })
  })
})
