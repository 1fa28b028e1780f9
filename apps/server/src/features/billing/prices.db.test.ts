import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Gateway, startGateway } from '../../../../sandbox/src/payments/gateway.ts'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { listArchivedCharts } from './archived-charts.ts'
import { enterPrice, listPricePeriods, PRICE_NOTICE_MS } from './prices.ts'

// Password hashing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const clock = aClock()
let database: TestDatabase
let gateway: Gateway
let site: TestApp
let passwordHash: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  passwordHash = await hashDevelopmentPassword(PASSWORD)
  gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, { clock, env: { ...gateway.env, PAYMENTS_RU: 'yookassa' } })
  gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await gateway.stop()
  await site.close()
  await database.close()
})

const enter = (code: string, minor: number | null, fromMs: number) =>
  enterPrice(database.db, { code, locale: 'ru', minor, from: new Date(fromMs) }, new Date(clock.at))

async function productsNow(): Promise<{ prices: Record<string, string>; until: string }> {
  const { list, until } = (await site.get('/api/products?locale=ru')).json()
  const prices = list.map(({ code, price }: { code: string; price: string }) => [code, price])
  return { prices: Object.fromEntries(prices), until }
}

let count = 0
async function aBuyer(product: string) {
  count += 1
  const account = { email: `prices.${count}@example.org`, passwordHash, at: new Date(clock.at) }
  const { token } = await anAccount(database.db, account)
  const uuid = await addChart(site, token)
  const order = { uuid, product, offer: true, locale: 'ru' }
  return { uuid, token, checkOut: () => site.post('/api/checkout', order, { token }) }
}
const ordersOf = (uuid: string) =>
  database.db
    .selectFrom('orders')
    .select(['amount_minor', 'state'])
    .where('chart_id', '=', uuid)
    .orderBy('created_at')
    .execute()

test('a new price is in the list and at the checkout from its instant on; an open checkout takes what it showed', async () => {
  const from = clock.at + DAY_MS
  expect(await enter('personal_6m', 219_000, from)).toBeUndefined()
  const buyer = await aBuyer('personal_6m')
  clock.at = from - 1
  expect((await productsNow()).prices.personal_6m).toBe('1990.00')
  const { url } = (await buyer.checkOut()).json()
  clock.at = from
  expect((await productsNow()).prices.personal_6m).toBe('2190.00')
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' })
  await gateway.pump()
  expect(await ordersOf(buyer.uuid)).toEqual([{ amount_minor: 199_000, state: 'paid' }])
  const later = await aBuyer('personal_6m')
  await later.checkOut()
  expect(await ordersOf(later.uuid)).toEqual([{ amount_minor: 219_000, state: 'awaiting_payment' }])
})

test('the list is sure to hold until the next price, and for the time of its notice', async () => {
  const from = clock.at + 3 * HOUR_MS
  expect(await enter('personal_12m', 319_000, from)).toBeUndefined()
  const untilIn = async () => Date.parse((await productsNow()).until) - clock.at
  expect(await untilIn()).toBe(PRICE_NOTICE_MS)
  clock.at = from - 60_000
  expect(await untilIn()).toBe(60_000)
  clock.at = from
  expect(await untilIn()).toBe(PRICE_NOTICE_MS)
})

test('a sale ends at its instant, and may be resumed', async () => {
  const [ends, resumes] = [clock.at + DAY_MS, clock.at + 2 * DAY_MS]
  expect(await enter('mobile_premium_1m', null, ends)).toBeUndefined()
  expect(await enter('mobile_premium_1m', 12_900, resumes)).toBeUndefined()
  const buyer = await aBuyer('mobile_premium_1m')
  clock.at = ends
  expect((await productsNow()).prices).not.toHaveProperty('mobile_premium_1m')
  expect((await buyer.checkOut()).json().code).toBe('product.not-found')
  clock.at = resumes
  expect((await productsNow()).prices.mobile_premium_1m).toBe('129.00')
})

test('a chart whose product has left the price list is archived while its time runs, and no other', async () => {
  const buyers = await Promise.all([aBuyer('personal_6m'), aBuyer('personal_12m'), aBuyer('personal_6m')])
  for (const { checkOut } of buyers.slice(0, 2)) {
    const { url } = (await checkOut()).json()
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' })
  }
  await gateway.pump()
  const archived = () =>
    Promise.all(
      buyers.map(async ({ token }) => {
        const [chart] = (await site.get('/api/charts', { token })).json().list
        return [chart.active, chart.isTariffArchived]
      }),
    )
  const [running, unpaid] = [
    [true, false],
    [false, false],
  ]
  expect(await archived()).toEqual([running, running, unpaid])
  const [ends, resumes] = [clock.at + DAY_MS, clock.at + 3 * DAY_MS]
  await enter('personal_6m', null, ends)
  await enter('personal_6m', 249_000, resumes)
  clock.at = ends - 1
  expect(await archived()).toEqual([running, running, unpaid])
  clock.at = ends
  expect(await archived()).toEqual([[true, true], running, unpaid])
  clock.at = resumes
  expect(await archived()).toEqual([running, running, unpaid])
  await enter('personal_6m', null, clock.at + DAY_MS)
  const charts = buyers.map(({ uuid }) => uuid)
  const archivedIn = async (days: number) => [
    ...(await listArchivedCharts(database.db, charts, new Date(clock.at + days * DAY_MS))),
  ]
  expect([await archivedIn(1), await archivedIn(400)]).toEqual([[charts[0]], []])
})

test('periods of a product follow each other without gap or overlap, and none is ever rewritten', async () => {
  const first = clock.at + DAY_MS
  expect(await enter('personal_1m', 59_000, first)).toBeUndefined()
  const before = await listPricePeriods(database.db)
  expect(await enter('personal_1m', 1, first)).toBe('not-the-last')
  expect(await enter('personal_1m', 1, first - HOUR_MS)).toBe('not-the-last')
  expect(await enter('personal_1m', 1, clock.at + PRICE_NOTICE_MS - 1)).toBe('too-soon')
  expect(await enter('personal_2m', 1, first)).toBe('no-such-product')
  expect(await listPricePeriods(database.db)).toEqual(before)
  expect(await enter('personal_1m', 69_000, first + DAY_MS)).toBeUndefined()
  const own = (await listPricePeriods(database.db)).filter(
    ({ code, locale }) => code === 'personal_1m' && locale === 'ru',
  )
  expect(own.map(({ amount }) => amount?.minor)).toEqual([49_000, 59_000, 69_000])
  expect(own.map(({ until }) => until)).toEqual([...own.slice(1).map(({ from }) => from), null])
})

test('the database refuses a second price from the same instant, and any change of an entered one', async () => {
  const copy = sql`insert into price_list (code, locale, tier, months, amount_minor, currency, is_renewable, is_offered,
    valid_from) select code, locale, tier, months, 1, currency, is_renewable, is_offered, valid_from from price_list limit 1`
  await expect(copy.execute(database.db)).rejects.toThrow(/unique/)
  for (const change of [sql`update price_list set amount_minor = 1`, sql`delete from price_list`])
    await expect(change.execute(database.db)).rejects.toThrow(/append-only/)
})
