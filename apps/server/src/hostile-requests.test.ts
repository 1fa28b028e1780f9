import { type Operation, operations, v1PathOf } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { testDeps } from './testing/deps-without-database.ts'

/** What pages of other sites, foreign caches and hostile programs send to every route, as far as no database is needed. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOST = 'localhost:3000'
let app: FastifyInstance
beforeAll(async () => {
  const attachPages = async () => ({ render: async () => new Response('a page'), templates: [] })
  app = (await buildApp(testDeps(), { attachPages, isDraining: () => false })).app
})
afterAll(() => app.close())

const fill = (path: string) => path.replaceAll(/\{\w+\}/g, '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11')
const pathsOf = (operation: Operation) => [operation.path, ...(operation.isOpen ? [v1PathOf(operation)] : [])]
const cookies = ['token', 'morning', 'visitor', 'challenge', 'identity', 'device', 'recovery']
  .map((name) => `__Host-${name}=${'x'.repeat(43)}`)
  .join('; ')
const foreign = [
  { origin: 'https://evil.example' },
  { origin: `https://${HOST}` },
  { origin: `http://${HOST}.evil.example` },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

describe('requests of other sites', () => {
  const writing = operations.filter(({ method }) => method !== 'GET')

  test('there are operations to try', () => expect(writing.length).toBeGreaterThan(60))

  test.each(writing)('$id is refused, whatever cookies the browser sends along', async (operation) => {
    for (const url of pathsOf(operation).map(fill))
      for (const headers of foreign) {
        const response = await app.inject({
          method: operation.method,
          url,
          headers: { host: HOST, cookie: cookies, ...headers },
          ...(operation.method === 'POST' ? { payload: {} } : {}),
        })
        expect([response.statusCode, response.json().code], JSON.stringify(headers)).toEqual([
          403,
          'request.cross-site',
        ])
        expect(response.headers['set-cookie']).toBeUndefined()
        expect(response.headers['cache-control']).toContain('no-store')
      }
  })

  test('a form needs no script to be sent, so none of its content types is read as data', async () => {
    for (const { method, path } of writing.filter((one) => one.method === 'POST'))
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const headers = { host: HOST, cookie: cookies, 'content-type': type }
        const response = await app.inject({ method, url: fill(path), headers, payload: '{"a":1}' })
        expect(response.statusCode, `${path} ${type}`).toBe(415)
      }
    const headers = { host: HOST, 'content-type': 'text/plain' }
    const payload = '{"tag":"wedding","year":2026,"month":11}'
    const predict = { method: 'POST', url: '/calendar/predict', payload } as const
    expect((await app.inject({ ...predict, headers })).json().code).toBe('request.invalid')
    const asJson = { ...headers, 'content-type': 'application/json' }
    expect((await app.inject({ ...predict, headers: asJson })).statusCode).toBe(200)
  })

  test('no script of another site reads what an account or a browser owns', async () => {
    for (const { method, path, id } of operations.filter(({ cache }) => cache === 'private')) {
      const headers = { host: HOST, origin: 'https://evil.example' }
      const response = await app.inject({ method, url: fill(path), headers })
      expect(response.headers['access-control-allow-credentials'], id).toBeUndefined()
    }
  })
})

describe('caches in front', () => {
  test('no refusal of any operation may be stored, and nothing private either', async () => {
    for (const { method, path, id } of operations) {
      const response = await app.inject({ method, url: `${fill(path)}?%00=1`, headers: { host: HOST } })
      expect(response.statusCode, id).toBeGreaterThanOrEqual(400)
      expect(response.headers['cache-control'], id).toContain('no-store')
    }
  })

  test.each([
    ['/sitemap-signs.xml', '/s%69temap-signs.xml'],
    ['/sitemap-2026.xml', '/sitemap-%32026.xml'],
    ['/embed/2026/3/4', '/embed/2026/%33/4'],
    ['/data/2026.csv', '/data/%32026.csv'],
    ['/calendar/days/2026-11-15.ics?locale=en', '/calendar/days/2026-11-15.%69cs?locale=en'],
    ['/manifest.webmanifest', '/manif%65st.webmanifest'],
  ])('%s has one place in the caches however it is spelt', async (plain, spelt) => {
    const [first, second] = [await app.inject(plain), await app.inject(spelt)]
    expect([second.statusCode, second.headers.etag]).toEqual([200, first.headers.etag])
    expect([first.headers['x-accel-expires'], second.headers['x-accel-expires']]).toEqual([undefined, '0'])
  })
})

describe('messages to the tools', () => {
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        host: HOST,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      payload,
    })
  const call = (sent: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"day","arguments":${sent}}}`

  test.each([
    ['lists in lists', `{"x":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    ['objects in objects', `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`],
  ])('thousands of %s are refused, and overflow nothing', async (_, sent) => {
    const response = await send(call(sent))
    expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid'])
  })

  test('names of prototypes change no object', async () => {
    await send(call('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'))
    await send('{"jsonrpc":"2.0","id":1,"method":"tools/list","__proto__":{"polluted":1}}')
    expect('polluted' in {}).toBe(false)
  })

  test.each([
    'subscriptions/listen',
    'resources/subscribe',
    'logging/setLevel',
    'completion/complete',
    'tasks/list',
  ])('%s is no method here, and its response ends', async (method) => {
    const response = await send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: {} }))
    expect(response.payload).toContain('Method not found')
  })
})
