import { type Locale, offerVersion, renewalVersion } from '@zeri/contract'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Payment } from '../../../../sandbox/src/payments/bank.ts'
import { type Gateway, startGateway } from '../../../../sandbox/src/payments/gateway.ts'
import { parseConfig } from '../../config.ts'
import { createCircuits } from '../../platform/circuit.ts'
import { createEnqueue } from '../../platform/jobs/engine.ts'
import { createLog } from '../../platform/log.ts'
import { systemRandom } from '../../platform/random.ts'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart } from '../../testing/chart.ts'
import { aClock, type TestClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import type { ProviderId } from './port.ts'
import { createServices } from './services.ts'
import { settle } from './settle-payments.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let database: TestDatabase
let passwordHash: string
let count = 0
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  passwordHash = await hashDevelopmentPassword(PASSWORD)
})
afterAll(() => database.close())

const editions = [
  ['stripe', 'en'],
  ['yookassa', 'ru'],
  ['rbkmoney', 'ru'],
] as const satisfies readonly (readonly [ProviderId, Locale])[]

describe.each(editions)('a purchase at %s', (provider, locale) => {
  let clock: TestClock
  let gateway: Gateway
  let site: TestApp
  let runJob: () => Promise<void>

  beforeAll(async () => {
    clock = aClock()
    gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
    const env = { ...gateway.env, [`PAYMENTS_${locale.toUpperCase()}`]: provider }
    site = await openTestApp(database, { clock, env })
    gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
    const services = createServices(
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
    runJob = () => settle(services)
  })
  afterAll(async () => {
    await gateway.stop()
    await site.close()
  })
  afterEach(() => gateway.reset())

  const autopayable = provider !== 'stripe'

  type Wish = { readonly product?: string; readonly autopay?: boolean; readonly offer?: boolean }

  /** A buyer at the page of the provider. */
  async function aBuyer(order: Wish = {}) {
    count += 1
    const email = `buyer.${count}@example.org`
    const { token } = await anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
    const uuid = await addChart(site, token, { fio: `Chart ${count}` })
    const ask = () =>
      site.post('/api/checkout', { uuid, product: 'personal_1m', offer: true, locale, ...order }, { token })
    return { token, uuid, email, ask }
  }
  type Buyer = Awaited<ReturnType<typeof aBuyer>>

  async function atPage(order: Wish = {}) {
    const buyer = await aBuyer(order)
    const response = await buyer.ask()
    expect([response.statusCode, response.payload]).toEqual([200, expect.stringContaining('http')])
    return { ...buyer, url: response.json().url as string, payment: lastPayment() }
  }
  const lastPayment = () => gateway.bank.list().at(-1) as Payment

  /** Presses a button there; returns the address it leads to. */
  async function press(url: string, action: string, reason = 'insufficient_funds') {
    const body = new URLSearchParams({ action, reason })
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    await response.text()
    await gateway.pump()
    return response.headers.get('location')
  }

  async function orderOf({ uuid }: Pick<Buyer, 'uuid'>) {
    const { db } = database
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('chart_id', '=', uuid)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const attempts = await db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute()
    const grants = await db.selectFrom('grants').selectAll().where('order_id', '=', order.id).execute()
    const ledger = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute()
    const chart = await db.selectFrom('charts').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow()
    const held = ledger
      .filter(({ account }) => account === `provider:${provider}`)
      .reduce((sum, entry) => sum + Number(entry.amount_minor), 0)
    return { state: order.state, attempts, grants, held, chart }
  }

  test('that is approved grants the time once and selects the chart', async () => {
    const buyer = await atPage()
    expect(await press(buyer.url, 'approve')).toContain('/kassa/success')
    const { state, grants, held, chart } = await orderOf(buyer)
    expect([state, grants.length, held]).toEqual(['paid', 1, buyer.payment.amountMinor])
    expect(chart.paid_until?.toISOString()).toBe('2026-12-15T12:00:00.000Z')
    const response = await site.post(
      '/api/charts/activate_from_kassa_success',
      { uuid: buyer.uuid },
      { token: buyer.token },
    )
    expect(response.json()).toEqual({
      active: buyer.uuid,
      state: 'paid',
      order: {
        product: 'personal_1m',
        tier: 'personal',
        months: 1,
        price: locale === 'en' ? '9.00' : '490.00',
        currency: locale === 'en' ? 'USD' : 'RUB',
        renews: false,
        until: '2026-12-15T12:00:00.000Z',
        charts: [{ uuid: buyer.uuid, until: '2026-12-15T12:00:00.000Z' }],
        decline: null,
      },
    })
    const { payments } = (await site.get('/api/client/payments', { token: buyer.token })).json()
    expect(payments).toEqual([
      {
        chartName: expect.stringContaining('Chart'),
        date: expect.any(String),
        summ: locale === 'en' ? '9.00' : '490.00',
        currency: locale === 'en' ? 'USD' : 'RUB',
        status: 'paid',
      },
    ])
  })

  test('mails one receipt, with the sum, the end and the number of the order', async () => {
    const buyer = await atPage()
    gateway.plan.duplicate = 2
    await press(buyer.url, 'approve')
    const receipts = (await listMailsTo(database, buyer.email)).filter(
      ({ template }) => template === 'payment-receipt',
    )
    const order = await database.db
      .selectFrom('orders')
      .select('id')
      .where('chart_id', '=', buyer.uuid)
      .executeTakeFirstOrThrow()
    expect(receipts.map(({ data }) => data)).toEqual([
      expect.objectContaining({
        order: order.id,
        chart: buyer.uuid,
        amount: { minor: buyer.payment.amountMinor, currency: buyer.payment.currency },
        until: '2026-12-15T12:00:00.000Z',
        renews: false,
      }),
    ])
  })

  test('stores which offer was accepted, and which agreement for renewals', async () => {
    const termsOf = ({ uuid }: Pick<Buyer, 'uuid'>) =>
      database.db
        .selectFrom('orders')
        .select(['offer_version', 'renewal_version'])
        .where('chart_id', '=', uuid)
        .executeTakeFirst()
    expect(await termsOf(await atPage())).toEqual({ offer_version: offerVersion, renewal_version: null })
    if (autopayable)
      expect(await termsOf(await atPage({ autopay: true }))).toEqual({
        offer_version: offerVersion,
        renewal_version: renewalVersion,
      })
    const refused = await (await aBuyer({ offer: false })).ask()
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['offer']])
  })

  test.each([
    ['soft', 'insufficient_funds', 'funds'],
    ['hard', 'card_expired', 'card'],
  ])('that is declined, %s, grants nothing and stores the reason', async (kind, reason, decline) => {
    const buyer = await atPage()
    await press(buyer.url, 'decline', reason)
    const { state, attempts, grants, held } = await orderOf(buyer)
    expect(['awaiting_payment', 'cancelled']).toContain(state)
    expect(attempts).toMatchObject([{ decline_class: kind }])
    expect([grants.length, held]).toEqual([0, 0])
    const payload = { uuid: buyer.uuid }
    const page = await site.post('/api/charts/activate_from_kassa_success', payload, { token: buyer.token })
    expect(page.json()).toMatchObject({ active: null, order: { decline, until: null } })
    // Another try is possible: on the same page, or as a later order.
    clock.at += MINUTE_MS
    const again = provider === 'yookassa' ? (await buyer.ask()).json().url : buyer.url
    await press(again, 'approve')
    expect((await orderOf(buyer)).state).toBe('paid')
  })

  test('with 3-D Secure is paid once the payer confirms, and not before', async () => {
    const buyer = await atPage()
    await press(buyer.url, 'secure')
    expect((await orderOf(buyer)).grants).toHaveLength(0)
    await press(buyer.url, 'confirm')
    expect((await orderOf(buyer)).state).toBe('paid')
  })

  test('with 3-D Secure refused needs the customer', async () => {
    const buyer = await atPage()
    await press(buyer.url, 'secure')
    await press(buyer.url, 'refuse')
    expect((await orderOf(buyer)).attempts).toMatchObject([{ decline_class: 'customer' }])
  })

  test('that is not paid expires, and a late payment still counts', async () => {
    const buyer = await atPage()
    clock.at += 3 * HOUR_MS
    await gateway.advance(0)
    await runJob()
    expect(['cancelled', 'expired']).toContain((await orderOf(buyer)).state)
    expect((await orderOf(buyer)).grants).toHaveLength(0)
    buyer.payment.status = 'open'
    gateway.bank.approve(buyer.payment)
    await gateway.pump()
    const { state, grants } = await orderOf(buyer)
    expect([state, grants.length]).toEqual(['paid', 1])
  })

  test('reported three times grants the time once', async () => {
    const buyer = await atPage()
    gateway.plan.duplicate = 2
    await press(buyer.url, 'approve')
    const sent = gateway.listDeliveries()
    expect(sent.length).toBeGreaterThanOrEqual(3)
    expect(sent.every(({ state }) => state === 'done')).toBe(true)
    const { grants, held } = await orderOf(buyer)
    expect([grants.length, held]).toEqual([1, buyer.payment.amountMinor])
  })

  test('reported in reverse, the refund before the payment, ends the same', async () => {
    const buyer = await atPage()
    Object.assign(gateway.plan, { hold: true, order: 'reversed' })
    await press(buyer.url, 'decline')
    if (buyer.payment.status === 'canceled') buyer.payment.status = 'open'
    await press(buyer.url, 'approve')
    gateway.bank.refund(buyer.payment, buyer.payment.amountMinor)
    gateway.plan.hold = false
    await gateway.pump()
    const { state, grants, held } = await orderOf(buyer)
    expect([state, held]).toEqual(['refunded', 0])
    expect(grants).toMatchObject([{ revoked_at: expect.any(Date) }])
  })

  test('reported before the response of the checkout arrives is not lost', async () => {
    const buyer = await aBuyer()
    gateway.plan.beforeAnswer = true
    gateway.plan.api = [{ kind: 'lost', times: 1 }]
    const url = (await buyer.ask()).json().url
    await press(url, 'approve')
    expect((await orderOf(buyer)).state).toBe('paid')
  })

  test('whose response is lost is one page and one charge', async () => {
    const buyer = await aBuyer()
    gateway.plan.api = [{ kind: 'lost', times: 1 }]
    const response = await buyer.ask()
    expect(response.statusCode).toBe(200)
    expect(gateway.bank.list()).toHaveLength(1)
    await press(response.json().url, 'approve')
    expect(gateway.listCharges()).toHaveLength(1)
  })

  test('at a provider that fails is refused with an error code, and works when it is back', async () => {
    const buyer = await aBuyer()
    gateway.plan.api = [{ kind: 503, times: 2 }]
    const refused = await buyer.ask()
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'payment.unavailable'])
    const response = await buyer.ask()
    expect(response.statusCode).toBe(200)
    await press(response.json().url, 'approve')
    expect((await orderOf(buyer)).state).toBe('paid')
  })

  test('requested twice is one order and one page', async () => {
    const buyer = await atPage()
    expect((await buyer.ask()).json().url).toBe(buyer.url)
    expect(gateway.bank.list()).toHaveLength(1)
  })

  test('whose webhooks never arrive is found by the page, and by the job', async () => {
    const buyers = [await atPage(), await atPage()] as const
    gateway.plan.hold = true
    for (const buyer of buyers) await press(buyer.url, 'approve')
    const [one, other] = buyers
    const response = await site.post(
      '/api/charts/activate_from_kassa_success',
      { uuid: one.uuid },
      { token: one.token },
    )
    expect(response.json()).toMatchObject({ active: one.uuid, state: 'paid' })
    expect((await orderOf(other)).state).toBe('awaiting_payment')
    clock.at += 10 * MINUTE_MS
    await runJob()
    expect((await orderOf(other)).state).toBe('paid')
  })

  test('that is not paid yet is pending on the page after it, however often it reloads', async () => {
    const buyer = await atPage()
    for (let i = 0; i < 3; i += 1) {
      const response = await site.post(
        '/api/charts/activate_from_kassa_success',
        { uuid: buyer.uuid },
        { token: buyer.token },
      )
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { active: null, state: 'pending', order: { until: null } },
      ])
    }
    expect((await orderOf(buyer)).grants).toHaveLength(0)
  })

  test('reported by a forged webhook grants nothing', async () => {
    const buyer = await atPage()
    gateway.sendForgedNotice(buyer.payment, 'signature')
    await gateway.pump()
    expect((await orderOf(buyer)).grants).toHaveLength(0)
    const statuses = gateway.listDeliveries().flatMap((one) => one.statuses)
    // YooKassa webhooks are unsigned: the forgery is accepted, looked up and found to be one.
    expect(new Set(statuses)).toEqual(new Set([provider === 'yookassa' ? 200 : 400]))
    await press(buyer.url, 'approve')
    expect((await orderOf(buyer)).state).toBe('paid')
  })

  test('reported by a replayed webhook grants nothing', async () => {
    const buyer = await atPage()
    await press(buyer.url, 'approve')
    const before = await orderOf(buyer)
    const old = gateway.listDeliveries().at(-1)
    const next = await atPage()
    if (provider === 'stripe') gateway.sendForgedNotice(next.payment, 'stale')
    else if (old) Object.assign(old, { state: 'waiting' })
    await gateway.pump()
    expect((await orderOf(next)).grants).toHaveLength(0)
    expect(await orderOf(buyer)).toEqual(before)
  })

  test('of another amount than ordered grants nothing', async () => {
    const buyer = await atPage()
    Object.assign(buyer.payment, { amountMinor: 1 })
    await press(buyer.url, 'approve')
    const { state, grants, held } = await orderOf(buyer)
    expect([state, grants.length, held]).toEqual(['awaiting_payment', 0, 0])
    const stored = await database.db
      .selectFrom('payment_inbox')
      .select('state')
      .where('provider', '=', provider)
      .where('state', '=', 'mismatch')
      .execute()
    expect(stored.length).toBeGreaterThan(0)
  })

  test('that is refunded in parts loses the time with the last of them', async () => {
    const buyer = await atPage()
    await press(buyer.url, 'approve')
    gateway.bank.refund(buyer.payment, 100)
    await gateway.pump()
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', held: buyer.payment.amountMinor - 100 })
    gateway.bank.refund(buyer.payment, buyer.payment.amountMinor - 100)
    await gateway.pump()
    const { state, held, chart } = await orderOf(buyer)
    expect([state, held, chart.paid_until]).toEqual(['refunded', 0, null])
  })

  test.runIf(provider === 'stripe')('that is disputed keeps the time until the dispute is lost', async () => {
    const buyer = await atPage()
    await press(buyer.url, 'approve')
    gateway.bank.dispute(buyer.payment, 'opened')
    await gateway.pump()
    expect(await orderOf(buyer)).toMatchObject({ state: 'disputed', held: 0, grants: [{ revoked_at: null }] })
    gateway.bank.dispute(buyer.payment, 'lost')
    await gateway.pump()
    expect(await orderOf(buyer)).toMatchObject({ state: 'charged_back', held: 0 })
    expect((await orderOf(buyer)).chart.paid_until).toBeNull()
  })

  test.runIf(provider !== 'stripe')('is never disputed: the provider tells of no disputes', async () => {
    const buyer = await atPage()
    await press(buyer.url, 'approve')
    expect(gateway.bank.dispute(buyer.payment, 'opened')).toBe(false)
  })

  test.runIf(autopayable)('with renewals binds the card, which one tap forgets, twice over', async () => {
    const buyer = await aBuyer({ autopay: true })
    const { url } = (await buyer.ask()).json()
    await press(url, 'approve')
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', chart: { is_card_bound: true } })
    expect(gateway.listCharges()).toHaveLength(1)
    for (let i = 0; i < 2; i += 1) {
      const response = await site.post('/api/rbkmoney/autopay', { uuid: buyer.uuid }, { token: buyer.token })
      expect(response.statusCode).toBe(200)
      expect((await orderOf(buyer)).chart.is_card_bound).toBe(false)
      await runJob()
    }
    const [card, ...others] = await database.db
      .selectFrom('saved_cards')
      .select(['revoke_reason', 'remote_removed_at'])
      .where('chart_id', '=', buyer.uuid)
      .execute()
    expect(others).toEqual([])
    expect(card).toEqual({ revoke_reason: 'user', remote_removed_at: expect.any(Date) })
    const renewals = await database.db
      .selectFrom('subscriptions')
      .select(['state', 'end_reason'])
      .where('chart_id', '=', buyer.uuid)
      .execute()
    expect(renewals).toEqual([{ state: 'ended', end_reason: 'user' }])
  })

  test.runIf(provider === 'rbkmoney')(
    'whose bound card is refused is not made, and the card is forgotten',
    async () => {
      const buyer = await aBuyer({ autopay: true })
      const { url } = (await buyer.ask()).json()
      gateway.bank.setBadCard(new URL(url).searchParams.get('customerID') ?? '', 'insufficient_funds')
      await press(url, 'approve')
      expect(await orderOf(buyer)).toMatchObject({
        state: 'cancelled',
        held: 0,
        chart: { is_card_bound: false },
      })
    },
  )

  test('costs the listed price, whatever the buyer sends', async () => {
    const buyer = await aBuyer()
    const sent = {
      uuid: buyer.uuid,
      product: 'personal_6m',
      offer: true,
      locale,
      amount: 1,
      price: '0.01',
      currency: 'RUB',
    }
    await site.post('/api/checkout', sent, { token: buyer.token })
    expect(lastPayment()).toMatchObject({ amountMinor: locale === 'en' ? 3_900 : 199_000 })
  })

  test('leaves nothing of cards, secrets and bodies in the log', async () => {
    const buyer = await atPage()
    await press(buyer.url, 'approve')
    gateway.sendForgedNotice(buyer.payment, 'signature')
    await gateway.pump()
    const secrets = [
      ...Object.values(gateway.env).filter((value) => value.length > 8 && !value.startsWith('http')),
      buyer.payment.card ?? '',
      buyer.payment.id,
      'last4',
    ]
    for (const line of site.log) for (const secret of secrets) expect(line).not.toContain(secret)
  })
})
