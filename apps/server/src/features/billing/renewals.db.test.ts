import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type Gateway, startGateway } from '../../../../sandbox/src/payments/gateway.ts'
import { addBankPayment } from '../../../../sandbox/src/testing/bank-payment.ts'
import { parseConfig } from '../../config.ts'
import { createCircuits } from '../../platform/circuit.ts'
import { createEnqueue } from '../../platform/jobs/engine.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { systemRandom } from '../../platform/random.ts'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart } from '../../testing/chart.ts'
import { aClock, type TestClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { applyPaymentFact } from './apply-payment-fact.ts'
import { findBoundCard } from './cards.ts'
import { findFaults, reportLedger } from './index.ts'
import { enterPrice } from './prices.ts'
import { reconcile } from './reconcile.ts'
import { claimRenewalStep, followUp, renew } from './renew.ts'
import { createServices, type Services } from './services.ts'
import { settle } from './settle-payments.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let database: TestDatabase
let passwordHash: string
let count = 0
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  passwordHash = await hashDevelopmentPassword(PASSWORD)
})
afterAll(() => database.close())

describe.each(['yookassa', 'rbkmoney'] as const)('renewals at %s', (provider) => {
  let clock: TestClock
  let gateway: Gateway
  let site: TestApp
  let services: Services

  beforeAll(async () => {
    clock = aClock()
    gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
    const env = { ...gateway.env, PAYMENTS_RU: provider }
    site = await openTestApp(database, { clock, env })
    gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
    services = createServices(
      {
        config: parseConfig(env),
        db: database.db,
        clock,
        random: systemRandom,
        log: createLog('silent'),
        enqueue: createEnqueue({ schema: database.jobSchema }),
        circuitTo: createCircuits(clock, { set() {} }),
        switches: { isOn: () => true },
        metrics: { countBusiness() {} },
      },
      async () => 'somebody@example.org',
    )
  })
  afterAll(async () => {
    await gateway.stop()
    await site.close()
  })
  beforeEach(() => {
    clock.at = aClock().at
  })
  afterEach(async () => {
    gateway.reset()
    await database.db.deleteFrom('subscriptions').execute()
  })

  /** A buyer of a month who agreed to its renewal. */
  async function aSubscriber() {
    count += 1
    const email = `renewed.${count}@example.org`
    const { token } = await anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
    const uuid = await addChart(site, token, { fio: `Chart ${count}` })
    const order = { offer: true, uuid, product: 'personal_1m', locale: 'ru', autopay: true }
    const { url } = (await site.post('/api/checkout', order, { token })).json()
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' })
    await gateway.pump()
    const card = await findBoundCard(services, uuid)
    if (!card) throw new Error('no card is bound')
    return { email, token, uuid, card: card.token }
  }
  type Subscriber = Awaited<ReturnType<typeof aSubscriber>>

  const stateOf = async ({ uuid }: Subscriber) => {
    const chart = await database.db
      .selectFrom('charts')
      .select(['paid_until', 'is_card_bound'])
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow()
    const { rows: attempts } = await sql<{ state: string; no: number }>`
      select a.state, a.attempt_no as no from payment_attempts a join orders o on o.id = a.order_id
      where o.chart_id = ${uuid} and o.kind = 'renewal' order by a.created_at`.execute(database.db)
    const subscription = await database.db
      .selectFrom('subscriptions')
      .select(['id', 'state', 'end_reason', 'period_no', 'next_charge_at'])
      .where('chart_id', '=', uuid)
      .executeTakeFirstOrThrow()
    return {
      paidUntil: chart.paid_until?.toISOString().slice(0, 10),
      isCardBound: chart.is_card_bound,
      attempts: attempts.map(({ state }) => state),
      ...subscription,
    }
  }
  const mailsOf = async ({ email }: Subscriber) =>
    (await listMailsTo(database, email)).map(({ template, data }) =>
      'hours' in data ? `${template} ${data.hours}` : template,
    )

  /** Moves the clock by days, running the job every few hours. */
  async function pass(days: number, everyHours = 6): Promise<void> {
    for (let hours = 0; hours < days * 24; hours += everyHours) {
      clock.at += everyHours * HOUR_MS
      await renew(services)
      await gateway.pump()
    }
  }

  test('a renewal is announced twice, charged once, confirmed by mail, and added to the paid time', async () => {
    const one = await aSubscriber()
    expect(await stateOf(one)).toMatchObject({ paidUntil: '2026-12-15', state: 'active' })
    await pass(26.25)
    expect(await mailsOf(one)).toEqual(['renewal-notice 72', 'payment-receipt'])
    await pass(2)
    expect(await mailsOf(one)).toEqual(['renewal-notice 24', 'renewal-notice 72', 'payment-receipt'])
    expect(gateway.listCharges()).toHaveLength(1)
    await pass(1.25)
    expect(gateway.listCharges()).toHaveLength(2)
    expect(await stateOf(one)).toMatchObject({ paidUntil: '2027-01-15', attempts: ['succeeded'] })
    expect(await mailsOf(one)).toEqual([
      'renewal-charged',
      'renewal-notice 24',
      'renewal-notice 72',
      'payment-receipt',
    ])
    const { payments } = (await site.get('/api/client/payments', { token: one.token })).json()
    expect(payments).toMatchObject([
      { summ: '490.00', status: 'paid', chartName: expect.stringContaining('Chart') },
      { status: 'paid' },
    ])
  })

  test.each([
    ['the first', 0],
    // A charge at RBKmoney is two calls: for the invoice, and for its payment.
    ...(provider === 'rbkmoney' ? [['the second', 1] as const] : []),
  ] as const)('a charge of which %s response is lost is looked up and made once', async (_name, before) => {
    const one = await aSubscriber()
    await pass(28.5)
    gateway.plan.hold = true
    const [id] = await subscriptionIds()
    clock.at += DAY_MS
    gateway.plan.slowMs = 0
    gateway.plan.api = [
      { provider, kind: 'slow', times: before },
      { provider, kind: 'lost', times: 1 },
    ]
    const claim = await claimRenewalStep(services, id ?? '')
    expect(claim?.kind).toBe('send')
    if (claim) await followUp(services, claim)
    expect((await stateOf(one)).attempts).toEqual(['initiated'])
    clock.at += 11 * MINUTE_MS
    await renew(services)
    expect(gateway.listCharges()).toHaveLength(2)
    expect(await stateOf(one)).toMatchObject({ paidUntil: '2027-01-15', attempts: ['succeeded'] })
  })

  test('a charge that a crash interrupted is sent again under its own key once the provider does not know it', async () => {
    const one = await aSubscriber()
    await pass(28.5)
    const [id] = await subscriptionIds()
    clock.at += DAY_MS
    expect((await claimRenewalStep(services, id ?? ''))?.kind).toBe('send') // and the process crashes here
    await renew(services)
    expect(gateway.listCharges()).toHaveLength(1)
    clock.at += 11 * MINUTE_MS
    await renew(services)
    expect(gateway.listCharges()).toHaveLength(2)
    expect((await stateOf(one)).attempts).toEqual(['succeeded'])
  })

  test('a charge with an unknown result blocks every other', async () => {
    const one = await aSubscriber()
    await pass(28.5)
    gateway.plan.api = [{ provider, kind: 503, times: 1_000_000 }]
    await pass(4)
    expect((await stateOf(one)).attempts).toHaveLength(1)
    gateway.plan.api = []
    await pass(1)
    const { attempts } = await stateOf(one)
    expect(gateway.listCharges()).toHaveLength(2)
    expect(attempts.filter((state) => state === 'succeeded')).toHaveLength(1)
  })

  test('a declined charge is tried on days 0, 1, 3, 5 and 7, the first and last are mailed, then it ends', async () => {
    const one = await aSubscriber()
    gateway.bank.setBadCard(one.card, 'insufficient_funds')
    await pass(30)
    expect(await stateOf(one)).toMatchObject({ state: 'past_due', paidUntil: '2026-12-15' })
    await pass(8)
    expect(await stateOf(one)).toMatchObject({
      state: 'ended',
      end_reason: 'exhausted',
      attempts: ['failed', 'failed', 'failed', 'failed', 'failed'],
      isCardBound: false,
    })
    const mails = await mailsOf(one)
    expect(mails.slice(0, 2)).toEqual(['renewal-ended', 'renewal-declined'])
    expect(gateway.listCharges()).toHaveLength(1)
    const times = gateway.bank.list().slice(1)
    const days = times.map(({ createdAtMs }) =>
      Math.round((createdAtMs - (times[0]?.createdAtMs ?? 0)) / DAY_MS),
    )
    expect(days).toEqual([0, 1, 3, 5, 7])
  })

  test('a card that pays on the second try leaves only the failed try behind', async () => {
    const one = await aSubscriber()
    gateway.bank.setBadCard(one.card, 'insufficient_funds')
    await pass(29.5)
    gateway.bank.setBadCard(one.card, undefined)
    await pass(2)
    expect(await stateOf(one)).toMatchObject({ state: 'active', attempts: ['failed', 'succeeded'] })
    expect(findFaults(await reportLedger(database.db))).toEqual([])
  })

  test('an expired card ends the renewals at the first try', async () => {
    const one = await aSubscriber()
    gateway.bank.setBadCard(one.card, 'card_expired')
    await pass(30)
    expect(await stateOf(one)).toMatchObject({ state: 'ended', end_reason: 'declined', attempts: ['failed'] })
  })

  test('after renewals are stopped nothing is charged, and the provider forgets the card', async () => {
    const one = await aSubscriber()
    await pass(28.5)
    const response = await site.post('/api/rbkmoney/autopay', { uuid: one.uuid }, { token: one.token })
    expect(response.statusCode).toBe(200)
    await pass(20)
    await settle(services)
    expect(gateway.listCharges()).toHaveLength(1)
    expect(await stateOf(one)).toMatchObject({ state: 'ended', end_reason: 'user', attempts: [] })
    expect((await mailsOf(one))[0]).toBe('renewal-ended')
    if (provider === 'rbkmoney') expect(gateway.bank.findCustomer(one.card)).toBeUndefined()
  })

  test('stopping renewals between the decision and the request stops the charge', async () => {
    const one = await aSubscriber()
    await pass(28.5)
    const [id] = await subscriptionIds()
    clock.at += DAY_MS
    const claim = await claimRenewalStep(services, id ?? '')
    await site.post('/api/rbkmoney/autopay', { uuid: one.uuid }, { token: one.token })
    if (claim) await followUp(services, claim)
    expect(gateway.listCharges()).toHaveLength(1)
    expect((await stateOf(one)).attempts).toEqual(['canceled'])
  })

  test('a manual purchase moves the next charge and its notices', async () => {
    const one = await aSubscriber()
    await pass(27)
    const order = { offer: true, uuid: one.uuid, product: 'personal_6m', locale: 'ru' }
    const { url } = (await site.post('/api/checkout', order, { token: one.token })).json()
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' })
    await gateway.pump()
    expect(await stateOf(one)).toMatchObject({ paidUntil: '2027-06-15' })
    await pass(40, 24)
    expect(gateway.listCharges()).toHaveLength(2)
    await pass(150, 12)
    expect(gateway.listCharges()).toHaveLength(3)
    expect((await mailsOf(one)).filter((mail) => mail === 'renewal-notice 24')).toHaveLength(1)
    expect((await mailsOf(one)).filter((mail) => mail === 'renewal-notice 72')).toHaveLength(2)
  })

  test.runIf(provider === 'yookassa')(
    'a new price is charged only after a letter that names it',
    async () => {
      // Prices cannot be removed: this one is far from the dates of the other tests.
      clock.at += 3_000 * DAY_MS
      const one = await aSubscriber()
      const priceFrom = (days: number, amount_minor: number) => ({
        code: 'personal_1m',
        locale: 'ru',
        tier: 'personal',
        months: 1,
        currency: 'RUB',
        is_renewable: true,
        is_offered: true,
        amount_minor,
        valid_from: new Date(clock.at + days * DAY_MS),
      })
      await database.db
        .insertInto('price_list')
        .values([priceFrom(20, 59_000), priceFrom(28, 99_000)])
        .execute()
      await pass(31)
      const notices = (await listMailsTo(database, one.email)).filter((mail) => 'hours' in mail.data)
      expect(notices.map(({ data }) => [data.hours, data.sum, data.before])).toEqual([
        [24, '590.00', null],
        [72, '590.00', '490.00'],
      ])
      expect(gateway.listCharges().map(({ amountMinor }) => amountMinor)).toEqual([49_000, 59_000])
    },
  )

  test.runIf(provider === 'rbkmoney')(
    'a product that leaves the price list is not charged again, even after a notice, and the payer is told',
    async () => {
      // Prices cannot be removed: these are far from the dates of the other tests.
      clock.at += 6_000 * DAY_MS
      const one = await aSubscriber()
      const enter = (minor: number | null, days: number) =>
        enterPrice(
          database.db,
          { code: 'personal_1m', locale: 'ru', minor, from: new Date(clock.at + days * DAY_MS) },
          new Date(clock.at),
        )
      expect([await enter(null, 28), await enter(49_000, 60)]).toEqual([undefined, undefined])
      await pass(40)
      expect(await stateOf(one)).toMatchObject({
        state: 'ended',
        end_reason: 'withdrawn',
        attempts: [],
        isCardBound: false,
      })
      expect(gateway.listCharges()).toHaveLength(1)
      const letters = await listMailsTo(database, one.email)
      expect(letters.map(({ template }) => template)).toEqual(
        expect.arrayContaining(['renewal-notice', 'renewal-ended']),
      )
      expect(letters.find(({ template }) => template === 'renewal-ended')?.data).toEqual({ why: 'withdrawn' })
    },
  )

  test('an account whose deletion was requested is not charged, even if the deletion is cancelled', async () => {
    const one = await aSubscriber()
    const setDeletionRequested = (at: Date | null) =>
      database.db
        .updateTable('accounts')
        .set({ deletion_requested_at: at })
        .where('email', '=', one.email)
        .execute()
    await setDeletionRequested(new Date(clock.at))
    clock.at += 5 * MINUTE_MS
    await renew(services)
    await setDeletionRequested(null)
    await pass(40, 12)
    expect(await stateOf(one)).toMatchObject({ state: 'ended', end_reason: 'leaving', attempts: [] })
    expect(gateway.listCharges()).toHaveLength(1)
  })

  test('of two workers on one renewal at once, one charges', async () => {
    await aSubscriber()
    await pass(28.5)
    clock.at += DAY_MS
    await Promise.all([renew(services), renew(services), renew(services)])
    expect(gateway.listCharges()).toHaveLength(2)
  })

  test('stopping renewals and a removal by the provider at the same time do not deadlock', async () => {
    for (let round = 0; round < 20; round += 1) {
      const one = await aSubscriber()
      const removal = { kind: 'card-removed', token: one.card, ref: {}, at: new Date(clock.at) } as const
      const [tap, fact] = await Promise.all([
        site.post('/api/rbkmoney/autopay', { uuid: one.uuid }, { token: one.token }),
        database.db.transaction().execute((trx) => applyPaymentFact(services, trx, provider, removal)),
      ])
      expect([tap.statusCode, fact.kind]).toEqual([200, 'applied'])
      expect((await stateOf(one)).state).toBe('ended')
    }
  })

  test('the removal of a replaced card does not stop the renewals', async () => {
    const one = await aSubscriber()
    const card = { token: `next-${one.card}` }
    const { order_id, id } = await database.db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.order_id', 'payment_attempts.id'])
      .where('orders.chart_id', '=', one.uuid)
      .executeTakeFirstOrThrow()
    expect(order_id).toBeDefined()
    const at = new Date(clock.at)
    await database.db.transaction().execute(async (trx) => {
      await applyPaymentFact(services, trx, provider, {
        kind: 'card-bound',
        ref: { attemptId: id },
        at,
        card,
      })
      await applyPaymentFact(services, trx, provider, { kind: 'card-removed', ref: {}, at, token: one.card })
    })
    expect(await stateOf(one)).toMatchObject({ state: 'active', isCardBound: true })
  })

  test('reconciliation finds a payment without a notice, one without an order, and one missing at the provider', async () => {
    // Far from the payments of earlier tests, which the sandbox has forgotten.
    clock.at += (provider === 'yookassa' ? 1_000 : 2_000) * DAY_MS
    const metrics = createMetrics()
    const one = await aSubscriber()
    gateway.plan.hold = true
    clock.at += HOUR_MS
    await reconcile(services, metrics)
    const gauge = async (kind: string) =>
      (await metrics.paymentFindings.get()).values.find(
        ({ labels }) => labels.kind === kind && labels.provider === provider,
      )?.value
    expect([await gauge('orphan'), await gauge('mismatch'), await gauge('missing')]).toEqual([0, 0, 0])

    const foreign = addBankPayment(gateway.bank, {
      provider,
      amountMinor: 12_300,
      expiresAtMs: clock.at + DAY_MS,
    })
    gateway.bank.approve(foreign)
    clock.at += HOUR_MS
    await reconcile(services, metrics)
    expect(await gauge('orphan')).toBe(1)
    expect(findFaults(await reportLedger(database.db))).toEqual([expect.stringContaining('123.00 RUB')])
    gateway.bank.refund(foreign, 12_300)
    await reconcile(services, metrics)
    expect(await gauge('orphan')).toBe(0)

    gateway.bank.clear()
    await reconcile(services, metrics)
    expect(await gauge('missing')).toBe(1)
    expect(findFaults(await reportLedger(database.db)).join()).toContain('does not list')
    expect((await stateOf(one)).state).toBe('active')
    await database.db.deleteFrom('reconciliation_findings').execute()
  })

  const subscriptionIds = async () =>
    (await database.db.selectFrom('subscriptions').select('id').execute()).map(({ id }) => id)
})
