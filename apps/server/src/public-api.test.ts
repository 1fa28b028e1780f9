import { errorBody, isReadableAnywhere, type Operation, operations, v1PathOf } from '@zeri/contract'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { testDeps } from './testing/deps-without-database.ts'

let app: FastifyInstance
beforeAll(async () => {
  const page = new Response('<!doctype html><p>page</p>', {
    status: 404,
    headers: { 'content-type': 'text/html' },
  })
  const attachPages = async () => ({ render: async () => page.clone(), templates: [] })
  app = (await buildApp(testDeps(), { attachPages, isDraining: () => false })).app
})
afterAll(() => app.close())

const open = operations.filter(({ isOpen }) => isOpen)
const v1 = (path: string) => path.replace(/^\/calendar\//, '/v1/')

describe('version 1', () => {
  test.each([
    '/calendar/days?from=2026-11-15&to=2026-11-16',
    '/calendar/days/2026-11-15?locale=ru',
    '/calendar/years/2026',
    '/calendar/schools',
    '/calendar/activities/wedding/days?from=2026-11-01&to=2026-11-30',
    '/calendar/signs/officers/officer-success',
    '/calendar/directions/2026-11-15',
    '/calendar/school/days/2026-11-15?rules=month.instant',
    '/calendar/days/2026-02-30',
    '/calendar/days/2027-11-15?from=1',
  ])('%s answers the same under /v1', async (url) => {
    const [old, current] = [await app.inject({ url }), await app.inject({ url: v1(url) })]
    const { requestId: _, ...body } = old.json()
    expect(current.json()).toMatchObject(body)
    expect(current.statusCode).toBe(old.statusCode)
    for (const name of ['etag', 'cache-control', 'content-type', 'access-control-allow-origin'])
      expect([name, current.headers[name]]).toEqual([name, old.headers[name]])
  })

  test('days are found for an activity by POST', async () => {
    const payload = { tag: 'wedding', year: 2026, month: 11 }
    const response = await app.inject({ method: 'POST', url: '/v1/predict', payload })
    expect(response.json().prediction.days.length).toBeGreaterThan(0)
  })

  test('nothing that needs an account is in it', () => {
    expect(open.filter(({ auth }) => auth === 'required')).toEqual([])
    expect(new Set(open.map((one) => `${one.method} ${v1PathOf(one)}`)).size).toBe(open.length)
  })

  test('a public response has a tag, and is not sent twice', async () => {
    const first = await app.inject({ url: '/v1/days/2026-11-15' })
    const again = await app.inject({
      url: '/v1/days/2026-11-15',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })
})

/** A path of an operation with some value in each gap. */
const fill = (path: string) => path.replaceAll(/\{\w+\}/g, 'x')

describe('refusals', () => {
  const prefixes = ['/api', '/v1', '/calendar']
  const tails = [
    '',
    '/',
    '/nothing',
    '/no/such/call',
    '/days/',
    '/days/2026-11-15/more',
    '/user/x',
    '/%20',
    '/a.php?b=1',
  ]
  const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
  const unknown = prefixes.flatMap((prefix) => tails.map((tail) => prefix + tail))
  const known = operations.flatMap((one) => [fill(one.path), ...(one.isOpen ? [fill(v1PathOf(one))] : [])])

  test('every unknown path and method under the prefixes is refused as a problem', async () => {
    const wrong: string[] = []
    for (const url of [...unknown, ...new Set(known)])
      for (const method of methods) {
        const { statusCode, headers, payload } = await app.inject({ url, method })
        if (statusCode < 400) continue
        const isProblem = String(headers['content-type']).startsWith('application/problem+json')
        const body = method === 'HEAD' ? undefined : errorBody.safeParse(JSON.parse(payload))
        const fits = body === undefined || (body.success && body.data.status === statusCode)
        if (!isProblem || !fits || headers['cache-control'] !== 'no-store')
          wrong.push(`${method} ${url}: ${statusCode}`)
      }
    expect(wrong).toEqual([])
  }, 30_000)

  test.each([
    ['GET', '/api/nothing', 404, undefined],
    ['GET', '/v1', 404, undefined],
    ['DELETE', '/v1/days', 405, 'GET, HEAD, OPTIONS'],
    ['PUT', '/calendar/predict', 405, 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/calendar/days/2026-11-15.ics', 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/api/token/auth', 405, 'POST'],
    ['OPTIONS', '/api/token/auth', 405, 'POST'],
  ] as const)('%s %s is %i and names the methods that work', async (method, url, status, allow) => {
    const response = await app.inject({ method, url })
    expect([response.statusCode, response.headers.allow]).toEqual([status, allow])
  })

  test('a problem has the members of RFC 9457 and those of before', async () => {
    const response = await app.inject({ url: '/v1/days?from=x&to=2026-11-15' })
    expect(response.json()).toEqual({
      type: '/developers#error-request.invalid',
      title: 'Something in the request is not valid.',
      status: 400,
      code: 'request.invalid',
      message: 'Something in the request is not valid.',
      requestId: expect.any(String),
      fields: expect.objectContaining({ from: expect.any(String) }),
    })
  })

  test('pages outside the prefixes stay pages', async () => {
    expect((await app.inject({ url: '/nothing' })).headers['content-type']).toContain('text/html')
  })
})

describe('scripts of other sites', () => {
  const origin = 'https://other.example'
  const ask = (url: string, method = 'GET') =>
    app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    })
  const pathsOf = (one: Operation) => [fill(one.path), ...(one.isOpen ? [fill(v1PathOf(one))] : [])]
  const getsOf = (isReadable: boolean) =>
    operations.filter((one) => isReadableAnywhere(one) === isReadable).flatMap(pathsOf)

  test('every public read answers a preflight without credentials', async () => {
    for (const url of getsOf(true)) {
      const { statusCode, headers } = await ask(url)
      expect([url, statusCode, headers['access-control-allow-origin']]).toEqual([url, 204, '*'])
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD')
      expect(headers['access-control-allow-headers']).toContain('Authorization')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  test('no private operation is readable elsewhere, by a preflight or by its response', async () => {
    const readable = new Set(getsOf(true))
    const cookie = '__Host-token=abc'
    for (const one of operations.filter((operation) => !isReadableAnywhere(operation)))
      for (const url of pathsOf(one)) {
        if (!readable.has(url))
          expect([url, (await ask(url, one.method)).headers['access-control-allow-origin']]).toEqual([
            url,
            undefined,
          ])
        const { headers } = await app.inject({ method: one.method, url, headers: { origin, cookie } })
        expect([url, headers['access-control-allow-origin']]).toEqual([url, undefined])
      }
  }, 30_000)

  test.each([
    ['/v1/days/2026-11-15', 200],
    ['/calendar/days/2026-11-15', 200],
    ['/v1/days/2026-02-30', 404],
    ['/v1/dayz', 404],
    ['/v1/search', 400],
  ])('%s is readable, also when it is refused', async (url, status) => {
    const { statusCode, headers } = await app.inject({ url, headers: { origin } })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([status, '*'])
    expect(headers['access-control-expose-headers']).toContain('ETag')
    expect(headers.vary ?? '').not.toContain('Origin')
  })
})
