import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type Gateway, startGateway } from '../../../../sandbox/src/payments/gateway.ts'
import { addBankPayment } from '../../../../sandbox/src/testing/bank-payment.ts'
import { parseConfig } from '../../config.ts'
import { createCircuits } from '../../platform/circuit.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { roles } from '../../platform/db/grant-access.ts'
import { createEnqueue } from '../../platform/jobs/engine.ts'
import { createLog } from '../../platform/log.ts'
import { systemRandom } from '../../platform/random.ts'
import { aClock } from '../../testing/clock.ts'
import { openTestConsole, type TestConsole, type TestOperator } from '../../testing/console-app.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/order.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { verifyAudit } from '../console/index.ts'
import { reportLedger } from './ledger-report.ts'
import { type ProviderId, providerIds } from './port.ts'
import { sendRefund } from './send-refund.ts'
import { createServices, type Services } from './services.ts'
import { settle } from './settle-payments.ts'
import type { Db } from './store.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** As many as the console has connections: a request that waits for one for long is refused. */
const AT_ONCE = 4
const clock = aClock()
let database: TestDatabase
let gateway: Gateway
let site: TestApp
let office: TestConsole
let by: TestOperator
let workerDb: Db & { destroy(): Promise<void> }
let worker: Services
const counted: string[] = []
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, { clock, env: gateway.env })
  gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
  office = await openTestConsole(database, { clock })
  by = await office.enrol('finance')
  const options = `-c search_path=${database.schema},public -c role=${roles.worker}`
  workerDb = openDatabase({ url: `${database.url}?options=${encodeURIComponent(options)}`, poolSize: 4 })
  worker = createServices(
    {
      config: parseConfig(gateway.env),
      db: workerDb,
      clock,
      random: systemRandom,
      log: createLog('silent'),
      enqueue: createEnqueue({ schema: database.jobSchema }),
      circuitTo: createCircuits(clock, { set() {} }),
      switches: { isOn: () => true },
      metrics: { countBusiness: (event) => void counted.push(event) },
    },
    async () => 'anna@example.org',
  )
})
afterAll(async () => {
  await workerDb.destroy()
  await gateway.stop()
  await office.close()
  await site.close()
  await database.close()
})
afterEach(async () => {
  // Closes a circuit that lost responses have opened.
  clock.at += MINUTE_MS
  gateway.reset()
  counted.length = 0
})

/** Lets time pass. The session of the operator would end meanwhile. */
async function pass(ms: number) {
  clock.at += ms
  by = await office.enrol('finance')
}

/** An order that is paid at its provider and here. */
async function aPaidOrder(provider: ProviderId = 'yookassa') {
  const { order, attemptId, accountId } = await anOrder(database.db, { at: new Date(clock.at), provider })
  const payment = addBankPayment(gateway.bank, {
    provider,
    amountMinor: order.amount.minor,
    expiresAtMs: clock.at + HOUR_MS,
    attemptId,
  })
  gateway.bank.approve(payment)
  await gateway.pump()
  const request = (body: object = {}, key: string = randomUUID()) =>
    office.send('POST', `/console/orders/${order.id}/refunds`, {
      by,
      body: { key, minor: null, takesTime: false, reason: 'a mistake', ...body },
    })
  return { order, attemptId, accountId, payment, request }
}

async function stateOf(orderId: string) {
  const details = (await office.send('GET', `/console/orders/${orderId}`, { by })).json()
  const balances: Record<string, number> = {}
  for (const { account, amount } of details.ledger)
    balances[account] = (balances[account] ?? 0) + amount.minor
  return {
    state: details.state,
    balances: Object.fromEntries(Object.entries(balances).filter(([, minor]) => minor !== 0)),
    isRevoked: details.grants.map(({ revokedAt }: { revokedAt: string | null }) => revokedAt !== null),
    leftMinor: details.attempts[0].leftMinor,
    refunds: details.refunds,
  }
}

async function countRefundEntries(orderId: string) {
  const rows = await database.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', orderId)
    .where('action', '=', 'order.refund')
    .execute()
  return rows.length
}

/** How often a refund was queued. */
async function countJobs(id: string) {
  const { rows } = await sql`
    select from ${sql.id(database.jobSchema, 'job')}
    where name = 'billing.refund' and data::text like ${`%${id}%`}`.execute(database.db)
  return rows.length
}

describe.each(providerIds)('%s', (provider) => {
  test('a whole refund returns the money once and takes the time, and its notices change nothing', async () => {
    const { order, payment, request } = await aPaidOrder(provider)
    const { id } = (await request()).json()
    expect(payment.refunds).toEqual([])
    expect(await stateOf(order.id)).toMatchObject({
      state: 'paid',
      leftMinor: 0,
      refunds: [{ id, state: 'requested', amount: { minor: 49_000 }, operator: { id: by.id } }],
    })
    gateway.plan.hold = true
    await sendRefund(worker, id)
    const done = {
      state: 'refunded',
      balances: { refunds: 49_000, revenue: -49_000 },
      isRevoked: [true],
      refunds: [{ state: 'succeeded', failure: null }],
    }
    expect(await stateOf(order.id)).toMatchObject(done)
    expect(counted).toEqual(['refund'])
    gateway.plan.hold = false
    await gateway.pump()
    await sendRefund(worker, id)
    expect(await stateOf(order.id)).toMatchObject(done)
    expect(counted).toEqual(['refund'])
    expect(payment.refunds).toHaveLength(1)
  })

  test('a notice that comes before the response does not count twice', async () => {
    const { order, payment, request } = await aPaidOrder(provider)
    gateway.plan.beforeAnswer = true
    await sendRefund(worker, (await request({ minor: 9_000 })).json().id)
    expect(payment.refunds).toHaveLength(1)
    expect(await stateOf(order.id)).toMatchObject({
      state: 'paid',
      balances: { refunds: 9_000, revenue: -49_000, [`provider:${provider}`]: 40_000 },
      leftMinor: 40_000,
    })
  })

  test('a part returns money alone; the rest takes the time', async () => {
    const { order, request } = await aPaidOrder(provider)
    await sendRefund(worker, (await request({ minor: 9_000 })).json().id)
    expect(await stateOf(order.id)).toMatchObject({ state: 'paid', isRevoked: [false], leftMinor: 40_000 })
    await sendRefund(worker, (await request()).json().id)
    expect(await stateOf(order.id)).toMatchObject({ state: 'refunded', isRevoked: [true], leftMinor: 0 })
  })

  test('a lost response is resolved by the settlement job, without a second refund', async () => {
    const { order, payment, request } = await aPaidOrder(provider)
    // Both tries of the job fail; the second call of the first try is the refund itself.
    gateway.plan.slowMs = 0
    gateway.plan.api = [
      { kind: 'slow', times: 1 },
      { kind: 'lost', times: 2 },
    ]
    const { id } = (await request({ minor: 9_000 })).json()
    await sendRefund(worker, id)
    expect([payment.refunds.length, (await stateOf(order.id)).refunds[0].state]).toEqual([1, 'requested'])
    await pass(6 * MINUTE_MS)
    await settle(worker)
    expect([payment.refunds.length, (await stateOf(order.id)).refunds[0].state]).toEqual([1, 'succeeded'])
  })

  test.each(['succeeded', 'failed'] as const)('one that is pending first and then %s', async (outcome) => {
    const { order, request } = await aPaidOrder(provider)
    gateway.plan.refunds = 'wait'
    const { id } = (await request()).json()
    gateway.plan.hold = true
    await sendRefund(worker, id)
    gateway.plan.hold = false
    expect(await stateOf(order.id)).toMatchObject({ state: 'paid', isRevoked: [false], leftMinor: 0 })
    gateway.bank.settleRefunds(outcome)
    await gateway.pump()
    // YooKassa does not report refunds that failed. Where there is a notice, it queues the refund; else an hour passes.
    const isNoticed = provider !== 'yookassa' || outcome === 'succeeded'
    expect((await countJobs(id)) > 1).toBe(isNoticed)
    await pass(HOUR_MS + MINUTE_MS)
    await settle(worker)
    expect(await stateOf(order.id)).toMatchObject(
      outcome === 'succeeded'
        ? { state: 'refunded', isRevoked: [true], refunds: [{ state: 'succeeded' }] }
        : { state: 'paid', isRevoked: [false], leftMinor: 49_000, refunds: [{ state: 'failed' }] },
    )
  })

  test('one that the provider refuses fails with its code, and can be requested again', async () => {
    const { order, request } = await aPaidOrder(provider)
    gateway.plan.refunds = 'refuse'
    await sendRefund(worker, (await request()).json().id)
    const { refunds, leftMinor } = await stateOf(order.id)
    expect([refunds[0].state, refunds[0].failure === null, leftMinor]).toEqual(['failed', false, 49_000])
    gateway.plan.refunds = 'succeed'
    await sendRefund(worker, (await request()).json().id)
    expect((await stateOf(order.id)).state).toBe('refunded')
  })

  test('one made at the site of the provider counts beside ours', async () => {
    const { order, payment, request } = await aPaidOrder(provider)
    gateway.bank.refund(payment, 10_000)
    await gateway.pump()
    expect((await stateOf(order.id)).leftMinor).toBe(39_000)
    gateway.plan.hold = true
    gateway.bank.refund(payment, 1_000)
    // We do not know of the second one yet: the provider refuses what it no longer has.
    const late = await request()
    await sendRefund(worker, late.json().id)
    expect((await stateOf(order.id)).refunds[0].state).toBe('failed')
    await sendRefund(worker, (await request({ minor: 38_000 })).json().id)
    expect(await stateOf(order.id)).toMatchObject({ state: 'refunded', balances: { refunds: 49_000 } })
  })
})

test('a part that takes the time revokes it and leaves the order paid', async () => {
  const { order, request } = await aPaidOrder()
  await sendRefund(worker, (await request({ minor: 9_000, takesTime: true })).json().id)
  expect(await stateOf(order.id)).toMatchObject({ state: 'paid', isRevoked: [true], leftMinor: 40_000 })
})

test('a double click is one refund and one entry of the log', async () => {
  const { order, payment, request } = await aPaidOrder()
  const key = randomUUID()
  const clicks = await Promise.all(Array.from({ length: AT_ONCE }, () => request({}, key)))
  expect(clicks.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(201))
  const ids = new Set(clicks.map((click) => click.json().id))
  expect([ids.size, await countRefundEntries(order.id)]).toEqual([1, 1])
  await Promise.all([...ids, ...ids].map((id) => sendRefund(worker, id)))
  expect(payment.refunds).toHaveLength(1)
  expect((await request({ minor: 5 }, key)).json().code).toBe('refund.used-key')
})

test('operators who refund at once never exceed what was paid', async () => {
  const { order, payment, request } = await aPaidOrder()
  const all = await Promise.all(Array.from({ length: AT_ONCE }, () => request({ minor: 20_000 })))
  const made = all.filter(({ statusCode }) => statusCode === 201).map((one) => one.json().id)
  expect(made).toHaveLength(2)
  expect(all.filter((one) => one.json().code === 'refund.exceeds')).toHaveLength(AT_ONCE - 2)
  for (const id of made) await sendRefund(worker, id)
  expect(payment.refunds).toHaveLength(2)
  expect((await request({ minor: 9_001 })).json().code).toBe('refund.exceeds')
  await sendRefund(worker, (await request()).json().id)
  expect((await request()).json().code).toBe('refund.not-paid')
  expect((await stateOf(order.id)).state).toBe('refunded')
})

test('nothing is refunded of an order that is unknown, unpaid or disputed', async () => {
  const unpaid = await anOrder(database.db, { at: new Date(clock.at) })
  const body = { key: randomUUID(), minor: null, takesTime: false, reason: 'a mistake' }
  const refund = (id: string) => office.send('POST', `/console/orders/${id}/refunds`, { by, body })
  expect((await refund(randomUUID())).json().code).toBe('order.not-found')
  expect((await refund(unpaid.order.id)).json().code).toBe('refund.not-paid')
  const { payment, request } = await aPaidOrder('stripe')
  gateway.bank.dispute(payment, 'opened')
  await gateway.pump()
  expect((await request()).json().code).toBe('refund.not-paid')
})

test('a refund that never reached its provider is not sent after the life of its key', async () => {
  const { order, payment, request } = await aPaidOrder()
  const { id } = (await request()).json()
  await pass(24 * HOUR_MS)
  await sendRefund(worker, id)
  expect(payment.refunds).toEqual([])
  expect((await stateOf(order.id)).refunds).toMatchObject([{ state: 'failed', failure: 'not-received' }])
})

describe('the database', () => {
  const insertDirectly = (attempt: string, order: string, minor: number) =>
    database.db
      .insertInto('refunds')
      .values({
        id: randomUUID(),
        order_id: order,
        attempt_id: attempt,
        amount_minor: minor,
        currency: 'RUB',
        takes_time: false,
        reason: 'past the checks',
        operator_id: by.id,
        idempotency_key: randomUUID(),
        state: 'requested',
        created_at: new Date(clock.at),
      })
      .execute()

  test('refuses a refund beyond the payment, also past the checks of the console', async () => {
    const { order, attemptId } = await aPaidOrder()
    const other = await aPaidOrder()
    await insertDirectly(attemptId, order.id, 40_000)
    for (const [attempt, minor] of [
      [attemptId, 9_001],
      [other.attemptId, 1],
    ] as const)
      await expect(insertDirectly(attempt, order.id, minor)).rejects.toMatchObject({
        constraint: 'refunds_within_paid',
      })
  })

  test('lets the console request, the worker settle, and nobody else or more', async () => {
    const as = (role: string, statement: string) =>
      database.db.transaction().execute(async (trx) => {
        await sql.raw(`set local role ${role}`).execute(trx)
        await sql.raw(statement).execute(trx)
      })
    const denied = [
      [roles.console, "update refunds set state = 'succeeded'"],
      [roles.console, 'delete from refunds'],
      [roles.worker, 'update refunds set amount_minor = 1'],
      [roles.worker, 'delete from refunds'],
      [roles.site, "update refunds set state = 'failed'"],
      [roles.site, 'delete from refunds'],
    ] as const
    for (const [role, statement] of denied)
      await expect(as(role, statement), statement).rejects.toMatchObject({ code: '42501' })
  })
})

test('the ledger sums to zero, agrees with every provider, and the log is whole', async () => {
  const report = await reportLedger(database.db)
  expect([report.differenceMinor, report.oddOrders]).toEqual([0, []])
  expect((await verifyAudit(database.db)).fault).toBeUndefined()
})
