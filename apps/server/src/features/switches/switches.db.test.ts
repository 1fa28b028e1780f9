import type { SwitchName } from '@zeri/contract'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Gateway, startGateway } from '../../../../sandbox/src/payments/gateway.ts'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { readSwitches, setSwitch } from './store.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const clock = aClock()
const note = { en: 'Back at noon.', ru: 'Вернётся в полдень.' }
let database: TestDatabase
let gateway: Gateway
let sites: TestApp[] = []
let buyer: { readonly token: string; readonly uuid: string }

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
  const env = { ...gateway.env, PAYMENTS_EN: 'stripe' }
  sites = [await openTestApp(database, { clock, env }), await openTestApp(database, { clock, env })]
  const [site] = sites as [TestApp]
  gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
  const { token } = await anAccount(database.db, {
    email: 'buyer@example.org',
    passwordHash: await hashDevelopmentPassword(PASSWORD),
    at: new Date(clock.at),
  })
  buyer = { token, uuid: await addChart(site, token, { fio: 'Anna' }) }
})
afterAll(async () => {
  await gateway.stop()
  for (const site of sites) await site.close()
  await database.close()
})
afterEach(async () => {
  await database.db.deleteFrom('switches').execute()
  for (const site of sites) await site.readSwitches()
})

async function change(name: SwitchName, isOn: boolean) {
  await setSwitch(database.db, { name, isOn, by: 'anna', note }, new Date(clock.at))
  for (const site of sites) await site.readSwitches()
}
const checkout = (site: TestApp) =>
  site.post(
    '/api/checkout',
    { uuid: buyer.uuid, product: 'personal_1m', offer: true },
    { token: buyer.token },
  )
const codes = async (ask: (site: TestApp) => ReturnType<TestApp['get']>) =>
  (await Promise.all(sites.map(ask))).map(
    (response) => `${response.statusCode} ${response.json().code ?? ''}`,
  )

test.each(['checkout', 'stripe'] as const)(
  'with %s off every server refuses a checkout, offers none, and still takes the payment that runs',
  async (name) => {
    const [site] = sites as [TestApp]
    const { url } = (await checkout(site)).json()
    await change(name, false)
    expect(await codes(checkout)).toEqual(['409 payment.paused', '409 payment.paused'])
    expect((await site.get('/api/products')).json().canBuy).toBe(false)
    const before = Number(/zeri_business_total\{event="paid"\} (\d+)/.exec(await site.metrics())?.[1])
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' })
    await gateway.pump()
    expect(await site.metrics()).toContain(`zeri_business_total{event="paid"} ${before + 1}`)
    await change(name, true)
    expect(await codes(checkout)).toEqual(['200 ', '200 '])
  },
)

test('another provider that is off changes nothing here', async () => {
  await change('yookassa', false)
  expect(await codes(checkout)).toEqual(['200 ', '200 '])
})

test('with sign-up off no account is made, and those that exist sign in', async () => {
  await change('sign-up', false)
  const form = { email: 'new@example.org', password: PASSWORD, consent: true }
  expect(await codes((site) => site.post('/api/user/singup', form))).toEqual([
    '409 account.sign-up-paused',
    '409 account.sign-up-paused',
  ])
  const [site] = sites as [TestApp]
  const credentials = { username: 'buyer@example.org', password: PASSWORD }
  expect((await site.post('/api/token/auth', credentials)).statusCode).toBe(200)
  await change('sign-up', true)
  expect((await site.post('/api/user/singup', form)).statusCode).toBe(201)
  expect(await site.metrics()).toContain('zeri_business_total{event="sign-up"} 1')
})

test('the status names what is off, since when and why, and never by whom', async () => {
  await change('reminders', false)
  const [site] = sites as [TestApp]
  clock.at += 60_000
  const response = await site.get('/api/status')
  expect(response.json()).toMatchObject({
    database: true,
    switches: expect.arrayContaining([
      { name: 'reminders', on: false, since: new Date(clock.at - 60_000).toISOString(), note },
      { name: 'checkout', on: true, since: null, note: null },
    ]),
  })
  expect(response.payload).not.toContain('anna')
  expect(response.headers['cache-control']).toMatch(/^public/)
})

test('a repeated change replaces the note and leaves the time', async () => {
  await change('reminders', false)
  const since = new Date(clock.at)
  clock.at += 60_000
  await setSwitch(
    database.db,
    { name: 'reminders', isOn: false, by: 'boris', note: null },
    new Date(clock.at),
  )
  expect(await readSwitches(database.db)).toEqual([
    { name: 'reminders', isOn: false, since, by: 'boris', note: null },
  ])
})
