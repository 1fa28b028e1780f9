import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Payment } from '../../../../sandbox/src/payments/bank.ts'
import { type Gateway, startGateway } from '../../../../sandbox/src/payments/gateway.ts'
import { createLog } from '../../platform/log.ts'
import { systemRandom } from '../../platform/random.ts'
import { createKeyring } from '../../platform/secret.ts'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/order.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { applyPaymentFact } from './apply-payment-fact.ts'
import { findFaults, reportLedger } from './ledger-report.ts'
import { insertFurtherCharts } from './order-charts.ts'
import type { PaymentFact } from './port.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const clock = aClock()
let database: TestDatabase
let gateway: Gateway
let site: TestApp
let passwordHash: string
let count = 0
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  passwordHash = await hashDevelopmentPassword(PASSWORD)
  gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, { clock, env: { ...gateway.env, PAYMENTS_EN: 'stripe' } })
  gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await gateway.stop()
  await site.close()
  await database.close()
})
afterEach(() => gateway.reset())

/** An account with charts of these names. */
async function aBuyer(...names: readonly string[]) {
  count += 1
  const email = `couple.${count}@example.org`
  const { token } = await anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
  const uuids: string[] = []
  for (const fio of names) uuids.push(await addChart(site, token, { fio }))
  const order = (charts: readonly string[], more: object = {}) => {
    const [uuid, ...further] = charts
    const body = { uuid, further, product: 'personal_1m', offer: true, locale: 'en', ...more }
    return site.post('/api/checkout', body, { token })
  }
  return { token, email, uuids, order }
}

async function approve(url: string) {
  const body = new URLSearchParams({ action: 'approve', reason: '' })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  await response.text()
  await gateway.pump()
}

async function paidUntil(uuids: readonly string[]) {
  const rows = await database.db
    .selectFrom('charts')
    .select(['id', 'paid_until'])
    .where('id', 'in', [...uuids])
    .execute()
  return uuids.map((uuid) =>
    rows
      .find(({ id }) => id === uuid)
      ?.paid_until?.toISOString()
      .slice(0, 10),
  )
}

const countGrants = async (uuids: readonly string[]) =>
  (
    await database.db
      .selectFrom('grants')
      .select('id')
      .where('chart_id', 'in', [...uuids])
      .execute()
  ).length

test('two charts are paid for by one payment, and each gets its time once however often it is reported', async () => {
  const { token, email, uuids, order } = await aBuyer('Emma', 'Liam')
  Object.assign(gateway.plan, { duplicate: 3 })
  const { url } = (await order(uuids)).json()
  expect((gateway.bank.list().at(-1) as Payment).amountMinor).toBe(1_800)
  await approve(url)
  expect(await paidUntil(uuids)).toEqual(['2026-12-15', '2026-12-15'])
  expect(await countGrants(uuids)).toBe(2)
  for (const uuid of uuids) {
    const status = await site.post('/api/charts/activate_from_kassa_success', { uuid }, { token })
    expect(status.json()).toMatchObject({ active: uuid, state: 'paid', order: { price: '18.00' } })
    expect(
      status
        .json()
        .order.charts.map((one: { uuid: string }) => one.uuid)
        .toSorted(),
    ).toEqual(uuids.toSorted())
  }
  const { payments } = (await site.get('/api/client/payments', { token })).json()
  expect(payments).toMatchObject([{ chartName: 'Emma, Liam', summ: '18.00', status: 'paid' }])
  const receipts = (await listMailsTo(database, email)).filter(
    ({ template }) => template === 'payment-receipt',
  )
  expect(receipts).toMatchObject([{ data: { title: 'Zeri: personal calendar, 1 month, for 2 people' } }])
  expect(findFaults(await reportLedger(database.db))).toEqual([])
})

test('the same people named in another order are the same open order, others are another', async () => {
  const { uuids, order } = await aBuyer('Emma', 'Liam', 'Nora')
  const [emma = '', liam = '', nora = ''] = uuids
  const first = (await order([emma, liam])).json().url
  expect((await order([liam, emma])).json().url).toBe(first)
  expect((await order([emma, liam, nora])).json().url).not.toBe(first)
})

test('a refund takes the time of every chart of the order back', async () => {
  const { uuids, order } = await aBuyer('Emma', 'Liam')
  await approve((await order(uuids)).json().url)
  const payment = gateway.bank.list().at(-1) as Payment
  gateway.bank.refund(payment, payment.amountMinor)
  await gateway.pump()
  expect(await paidUntil(uuids)).toEqual([undefined, undefined])
  expect(findFaults(await reportLedger(database.db))).toEqual([])
})

test('an order with a chart of somebody else is refused whole', async () => {
  const mine = await aBuyer('Emma')
  const theirs = await aBuyer('Liam')
  const before = gateway.bank.list().length
  const response = await mine.order([...mine.uuids, ...theirs.uuids])
  expect([response.statusCode, response.json().code]).toEqual([404, 'chart.not-found'])
  expect(gateway.bank.list()).toHaveLength(before)
})

test.each([
  ['the same chart twice', ([emma = '']: readonly string[]) => [[emma, emma], {}]],
  ['renewal of several', (uuids: readonly string[]) => [uuids, { autopay: true }]],
  [
    'more than six',
    ([emma = '']: readonly string[]) => [[emma, ...Array.from({ length: 6 }, randomUUID)], {}],
  ],
] as const)('%s is refused', async (_name, wish) => {
  const { uuids, order } = await aBuyer('Emma', 'Liam')
  const [charts, more] = wish(uuids) as [readonly string[], object]
  expect((await order(charts, more)).statusCode).toBe(400)
})

const deps = {
  clock,
  random: systemRandom,
  keyring: createKeyring([{ id: 'tests', secret: 'a secret of the tests' }], 'billing'),
  log: createLog('silent'),
  enqueue: async () => '',
  emailOf: async () => 'somebody@example.org',
  metrics: { countBusiness() {} },
  product: 'Zeri',
}

test('whatever the number of charts, and however facts are repeated and mixed, each is granted once and taken back once', async () => {
  const { db } = database
  const at = new Date(clock.at)
  const sizes = fc.integer({ min: 1, max: 5 })
  const order = fc.shuffledSubarray([0, 1, 2, 0, 1, 2], { minLength: 6, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(sizes, order, fc.boolean(), async (further, indices, isRefunded) => {
      const minor = 49_000 * (1 + further)
      const made = await anOrder(db, { at, amount: { minor, currency: 'RUB' } })
      const others = await Promise.all(Array.from({ length: further }, () => anOrder(db, { at })))
      const ids = others.flatMap(({ order: { chartId } }) => chartId ?? [])
      await insertFurtherCharts(db, made.order.id, ids)
      const ref = { attemptId: made.attemptId }
      const facts: PaymentFact[] = [
        { kind: 'pending', ref, at },
        { kind: 'succeeded', ref, at, amount: { minor, currency: 'RUB' } },
        { kind: 'refunded', ref, at, total: { minor: isRefunded ? minor : 1, currency: 'RUB' } },
      ]
      // Pairs at once: notices of one payment overlap.
      for (const index of [0, 2, 4])
        await Promise.all(
          indices
            .slice(index, index + 2)
            .map((fact) =>
              db
                .transaction()
                .execute((trx) => applyPaymentFact(deps, trx, 'yookassa', facts[fact] as PaymentFact)),
            ),
        )
      const all = [made.order.chartId ?? '', ...ids]
      expect(await countGrants(all)).toBe(all.length)
      expect(await paidUntil(all)).toEqual(all.map(() => (isRefunded ? undefined : '2026-12-15')))
      const held = await db
        .selectFrom('ledger_entries')
        .select((row) => row.fn.sum<string>('amount_minor').as('minor'))
        .where('order_id', '=', made.order.id)
        .where('account', '=', 'revenue')
        .executeTakeFirst()
      expect(Number(held?.minor)).toBe(-minor)
    }),
    { numRuns: 15 },
  )
})

test('a chart that was deleted before the payment leaves the others theirs', async () => {
  const { uuids, order, token } = await aBuyer('Emma', 'Liam')
  const { url } = (await order(uuids)).json()
  await site.delete(`/api/charts/${uuids[1]}`, { token })
  await approve(url)
  expect(await paidUntil(uuids)).toEqual(['2026-12-15', undefined])
  expect(findFaults(await reportLedger(database.db))).toEqual([])
})
