import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Provider } from './bank.ts'
import { type Gateway, startGateway } from './gateway.ts'

/** A site that replies to notices with `status`. */
let site: Server
let gateway: Gateway
let status = 200
let received: string[] = []

beforeEach(async () => {
  status = 200
  received = []
  site = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    received.push(body.eventType ?? body.event ?? body.type)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const siteUrl = `http://127.0.0.1:${port}`
  gateway = await startGateway({ port: 0, production: false, siteUrl, now: () => Date.UTC(2026, 10, 15) })
})
afterEach(async () => {
  await gateway.stop()
  site.closeAllConnections()
  site.close()
})

const aPayment = (provider: Provider) =>
  gateway.bank.add({
    provider,
    amountMinor: 9_900,
    currency: 'RUB',
    title: 'Zeri <b>',
    metadata: { attempt_id: 'a1' },
    externalId: 'a1',
    savesCard: false,
    successUrl: 'https://zeri.test/kassa/success',
    failUrl: undefined,
    expiresAtMs: Date.UTC(2026, 11, 15),
  })

test('a refused notice is sent again after its pause, and holds up the later ones in its line', async () => {
  status = 204 // RBKmoney expects exactly 200
  gateway.bank.approve(aPayment('rbkmoney'))
  await gateway.pump()
  await gateway.advance(29_000)
  expect(received).toEqual(['PaymentCaptured'])
  status = 200
  await gateway.advance(1_000)
  expect(received).toEqual(['PaymentCaptured', 'PaymentCaptured', 'InvoicePaid'])
})

test('after a day of refusals RBKmoney drops all notices of the line', async () => {
  status = 500
  gateway.bank.approve(aPayment('rbkmoney'))
  for (let hours = 0; hours < 30; hours += 1) await gateway.advance(3_600_000)
  expect(gateway.listDeliveries().map(({ state }) => state)).toEqual(['dropped', 'dropped'])
})

test.each([
  ['stripe', ['payment_intent.succeeded', 'checkout.session.completed']],
  ['yookassa', ['payment.succeeded']],
] as const)('%s accepts any 2xx status as received', async (provider, types) => {
  status = 204
  gateway.bank.approve(aPayment(provider))
  await gateway.pump()
  expect(received.sort()).toEqual([...types].sort())
})

test('the page of a payment shows its title escaped, and redirects back once it is paid', async () => {
  const url = `${gateway.url}/yookassa/pay/${aPayment('yookassa').id}`
  const page = await (await fetch(url)).text()
  expect(page).toContain('lang="ru"')
  expect(page).toContain('Zeri &lt;b&gt; · <strong>99.00 RUB</strong>')
  const paid = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
  })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://zeri.test/kassa/success'])
  expect(await (await fetch(url)).text()).toContain('Этот платёж завершён.')
})

const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${gateway.url}/__sandbox/${path}`, { method: 'POST', headers: { 'content-type': type }, body })

test('the control API accepts a plan, and refuses an invalid one or one posted by a form of another origin', async () => {
  expect(
    (await post('plan', '{"duplicate":2,"order":"shuffled","api":[{"kind":"lost","times":1}]}')).status,
  ).toBe(200)
  expect(gateway.plan).toMatchObject({ duplicate: 2, order: 'shuffled' })
  for (const wrong of ['{"duplicate":"2"}', '{"explode":true}', '{"api":[{"kind":"x","times":1}]}'])
    expect((await post('plan', wrong)).status).toBe(400)
  expect((await post('plan', '{"duplicate":9}', 'text/plain')).status).toBe(404)
  expect(gateway.plan.duplicate).toBe(2)
})

test('charges are listed with their refunds', async () => {
  const payment = aPayment('stripe')
  gateway.bank.approve(payment)
  expect((await post('refund', JSON.stringify({ payment: payment.id, minor: 900 }))).status).toBe(200)
  expect(await (await fetch(`${gateway.url}/__sandbox/charges`)).json()).toMatchObject([
    { provider: 'stripe', attemptId: 'a1', amountMinor: 9_900, refundedMinor: 900 },
  ])
})
