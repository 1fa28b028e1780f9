import { setTimeout as delay } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type OfficeRequest, PEOPLE, planOfficeDay } from '../../../tools/testbed/office-day.ts'
import { createRandom } from '../../../tools/testbed/random.ts'
import { costs } from './platform/http/charge.ts'
import { anAccount } from './testing/account.ts'
import { aBirthForm } from './testing/chart.ts'
import { aClock } from './testing/clock.ts'
import type { TestDatabase } from './testing/database.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from './testing/test-app.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** As a deployment has them; in production pages are cached. */
const defaults = {
  NODE_ENV: 'production',
  SITE_URL_EN: 'http://localhost:3000',
  SITE_URL_RU: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@zeri.test',
  SECRET_KEY: 'a secret of the tests and of nobody else',
  BIRTH_KEYS: 'tests:a-secret-of-the-tests-and-of-nobody-else',
  PROXY_HOPS: '1',
  LIMIT_GENERAL_PER_MINUTE: '3000',
  LIMIT_SENSITIVE_PER_MINUTE: '20',
  LIMIT_WORK_PER_MINUTE: '6000',
  LIMIT_WORK_TOTAL_PER_MINUTE: '42000',
}
const BYSTANDER = '198.51.100.7'
const MINUTE_MS = 60_000

let database: TestDatabase
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

const from = (address: string, cookie = '') => ({
  headers: { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) },
})

const html = async () =>
  new Response('<p>a page', { headers: { 'content-type': 'text/html', 'x-page-cache': 'today' } })

/** Runs with an app of its own, which lists the pages it renders. */
async function withSite(
  env: Readonly<Record<string, string>>,
  use: (site: TestApp, clock: ReturnType<typeof aClock>, rendered: readonly string[]) => Promise<void>,
): Promise<void> {
  const clock = aClock()
  const rendered: string[] = []
  const render = (request: Request) => {
    rendered.push(new URL(request.url).pathname)
    return html()
  }
  const site = await openTestApp(database, { clock, env: { ...defaults, ...env }, render })
  try {
    await use(site, clock, rendered)
  } finally {
    await site.close()
  }
}

const count = (responses: readonly LightMyRequestResponse[], status: number) =>
  responses.filter(({ statusCode }) => statusCode === status).length

/** Addresses of so many /64, the first in each of several /56 of one /48. */
const ofOneNetwork = (count: number, network = '2001:db8:1') =>
  Array.from({ length: count }, (_, i) => `${network}:${(i * 0x100 + (i >> 8)).toString(16)}::7`)

test('a /48 makes no thousand readings in a minute from fifty of its /64', async () => {
  await withSite({}, async (site) => {
    const responses: LightMyRequestResponse[] = []
    const birth = { ...aBirthForm(), consent: true }
    for (const address of ofOneNetwork(50))
      for (let turn = 0; turn < 20; turn += 1)
        responses.push(await site.post('/api/bazi', birth, from(address)))
    expect([count(responses, 201), count(responses, 429)]).toEqual([80, 920])
    expect(responses.at(-1)?.headers['retry-after']).toBeDefined()
    expect((await site.post('/api/bazi', birth, from(BYSTANDER))).statusCode).toBe(201)
  })
})

test.each([
  ['five /64 of one /48', ofOneNetwork(5)],
  ['all addresses of a /24', Array.from({ length: 256 }, (_, i) => `203.0.113.${i}`)],
])(
  'pages that no cache holds, fifty a second from each of %s: a bystander is served',
  async (_, addresses) => {
    await withSite({}, async (site, clock, rendered) => {
      const refused: LightMyRequestResponse[] = []
      const served: number[] = []
      let page = 0
      for (let tick = 0; tick < 60; tick += 1) {
        clock.at += 500
        for (let request = 0; request < 125; request += 1) {
          page += 1
          const response = await site.get(`/1900/${page}`, from(addresses[page % addresses.length] ?? ''))
          if (response.statusCode !== 200) refused.push(response)
        }
        if (tick % 4 === 0) served.push((await site.get(`/2026/${tick}`, from(BYSTANDER))).statusCode)
        served.push((await site.get('/about', from(BYSTANDER))).statusCode)
      }
      expect(new Set(served)).toEqual(new Set([200]))
      expect(count(refused, 429) + count(refused, 503)).toBe(refused.length)
      expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
      expect(rendered.length).toBeLessThan(1_000) // of 7 500 requests
    })
  },
)

test('searches from a /48 are refused by their cost, and the refusal says so', async () => {
  await withSite({ LIMIT_GENERAL_PER_MINUTE: '1000000' }, async (site) => {
    const search = { tag: 'wedding', volume: 'month', year: 2026, month: 11 }
    const responses: LightMyRequestResponse[] = []
    for (let turn = 0; turn < 400; turn += 1)
      responses.push(await site.post('/calendar/predict', search, from(ofOneNetwork(5)[turn % 5] ?? '')))
    expect(count(responses, 200)).toBeLessThan(100)
    const codes = new Set(responses.filter((one) => one.statusCode !== 200).map((one) => one.json().code))
    expect([...codes].every((code) => code === 'server.busy' || code === 'limit.exceeded')).toBe(true)
    expect((await site.post('/calendar/predict', search, from(BYSTANDER))).statusCode).toBe(200)
  })
})

test.each([
  ['rendered pages of a person', '/personal/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11/2026/11', 36],
  ['layers over a shared page', '/personal/layer?path=/2026/11', 90],
  ['Russian layers', '/ru/personal/layer?path=/ru/2026/11', 90],
  ['pages of a chart of that name', '/personal/layer/2026/11', 36],
])('the same allowance pays for as many %s as cost it', async (_, path, served) => {
  const env = { LIMIT_WORK_PER_MINUTE: '900', LIMIT_WORK_TOTAL_PER_MINUTE: '100000000' }
  await withSite(env, async (site) => {
    const responses: LightMyRequestResponse[] = []
    for (let turn = 0; turn < 100; turn += 1)
      responses.push(await site.get(path, from('203.0.113.9', '__Host-token=nobody')))
    expect([count(responses, 200), count(responses, 429)]).toEqual([served, 100 - served])
  })
})

test('a page of a person is rendered before layers that wait, whichever came first', async () => {
  await withSite({}, async (site, _, rendered) => {
    const paths = ['/personal/layer?path=/', '/personal/layer?path=/', '/client/charts']
    await Promise.all(paths.map((path) => site.get(path, from(BYSTANDER, '__Host-token=nobody'))))
    expect(rendered).toEqual(['/personal/layer', '/client/charts', '/personal/layer'])
  })
})

test('misses of all addresses of a /48 are counted together', async () => {
  await withSite({}, async (site) => {
    const missing = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
    const statuses: number[] = []
    for (const address of ofOneNetwork(10, '2001:db8:2'))
      for (let turn = 0; turn < 60; turn += 1)
        statuses.push((await site.get(`/api/prints/${missing}`, from(address))).statusCode)
    expect(statuses.filter((status) => status === 404)).toHaveLength(240)
    expect((await site.get(`/api/prints/${missing}`, from(BYSTANDER))).statusCode).toBe(404)
  })
})

test('a subscription that its owner changes before each reading is paid for as it is written', async () => {
  await withSite({ LIMIT_WORK_PER_MINUTE: '1000' }, async (site, clock) => {
    const { token } = await anAccount(database.db, {
      email: 'writer@example.org',
      passwordHash: 'none',
      at: new Date(clock.at),
    })
    const own = { ...from('203.0.113.20'), token }
    const feed = (await site.post('/api/feeds', { withLunarDates: true, locale: 'en' }, own)).json()
    const read = () => site.get(`/feeds/${feed.token}.ics`, from('203.0.113.21'))
    const responses: LightMyRequestResponse[] = []
    for (let turn = 1; turn <= 25; turn += 1) {
      const dates = [{ name: `Name ${turn}`, lunar: { month: 1, day: turn } }]
      await site.post('/api/lunar-dates', { dates }, own)
      responses.push(await read())
    }
    expect(count(responses, 200)).toBeGreaterThan(5)
    expect(count(responses, 200)).toBeLessThanOrEqual(1000 / costs.writtenFeed)
    expect([429, 503]).toContain(responses.at(-1)?.statusCode)
    clock.at += MINUTE_MS
    const again = await Promise.all(Array.from({ length: 20 }, read))
    expect(count(again, 200), 'what is in memory costs little').toBe(20)
  })
})

test('frames of days that no cache holds are paid for, and those in memory are free', async () => {
  await withSite({ LIMIT_WORK_PER_MINUTE: '100' }, async (site) => {
    const frame = (day: number) => site.get(`/embed/2027/3/${day}`, from('203.0.113.22'))
    const responses: LightMyRequestResponse[] = []
    for (let day = 1; day <= 20; day += 1) responses.push(await frame(day))
    expect([count(responses, 200), count(responses, 429)]).toEqual([10, 10])
    expect((await frame(1)).statusCode).toBe(200)
  })
})

test('every message to the tools is paid for, whatever it is about', async () => {
  await withSite({ LIMIT_WORK_PER_MINUTE: '100' }, async (site) => {
    const send = (method: string, params: object) =>
      site.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          ...from('203.0.113.23').headers,
          host: 'localhost:3000',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        payload: { jsonrpc: '2.0', id: 1, method, params },
      })
    const responses: LightMyRequestResponse[] = []
    for (let turn = 0; turn < 15; turn += 1) {
      responses.push(await send('tools/list', {}))
      responses.push(await send('tools/call', { name: 'day', arguments: { wide: 'x'.repeat(9_000) } }))
    }
    expect(count(responses, 429)).toBeGreaterThan(0)
    expect(count(responses.slice(0, 20), 200)).toBe(20)
    const refused = await send('tools/call', { name: 'day', arguments: { date: '2026-11-15' } })
    expect([refused.statusCode, refused.payload]).toEqual([200, expect.stringContaining('limit.exceeded')])
  })
})

test('forty people behind one address are not refused in a whole day', async () => {
  await withSite({}, async (site, clock) => {
    const midnight = Date.UTC(2026, 10, 15)
    clock.at = midnight
    const tokens = await signUpAll(site, clock)
    const plan = planOfficeDay('2026-11-15', createRandom(20_261_115))
    const statuses = new Map<number, string[]>()
    for (const wanted of plan) {
      clock.at = midnight + wanted.atMs
      const { statusCode } = await send(site, wanted, tokens)
      statuses.set(statusCode, [...(statuses.get(statusCode) ?? []), wanted.kind])
    }
    expect(plan.length).toBeGreaterThan(2_500)
    expect(statuses.get(429) ?? []).toEqual([])
    expect(statuses.get(503) ?? []).toEqual([])
    expect([...statuses.keys()].sort()).toEqual([200, 201])
  })
})

const OFFICE = '203.0.113.9'
const emailOf = (person: number) => `colleague.${person}@example.org`

/** Over the days before, from home. */
async function signUpAll(site: TestApp, clock: { at: number }): Promise<string[]> {
  const tokens: string[] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    const form = { email: emailOf(person), password: PASSWORD, consent: true }
    const response = await site.post('/api/user/singup', form, from(`192.0.2.${person}`))
    if (response.statusCode !== 201) throw new Error(response.payload)
    tokens.push(response.json().token)
    clock.at += MINUTE_MS
    await delay(0)
  }
  return tokens
}

function send(
  site: TestApp,
  { kind, person, path }: OfficeRequest,
  tokens: readonly string[],
): Promise<LightMyRequestResponse> {
  const token = tokens[person] ?? ''
  const office = from(OFFICE)
  const own = from(OFFICE, `__Host-token=${token}`)
  const birth = { ...aBirthForm(), consent: true }
  const sheet = { kind: 'month', year: 2026, month: 11, locale: 'en' }
  const search = { tag: 'wedding', volume: 'month', year: 2026, month: 11 }
  switch (kind) {
    case 'personal':
    case 'layer':
      return site.get(path, own)
    case 'user':
      return site.get('/api/user', { ...office, token })
    case 'search':
      return site.post('/calendar/articles', { query: 'moon', locale: 'en' }, office)
    case 'predict':
      return site.post('/calendar/predict', search, office)
    case 'reading':
      return site.post('/api/bazi', birth, office)
    case 'sheet':
      return site.post('/api/prints', sheet, { ...office, token })
    case 'sign-in':
      return site.post('/api/token/auth', { username: emailOf(person), password: PASSWORD }, office)
    default:
      return site.get(path, office)
  }
}
