import { gunzipSync } from 'node:zlib'
import { listDays, type Operation, operations } from '@zeri/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { createDeps, type Deps } from './deps.ts'
import { parseConfig } from './platform/config.ts'
import { createLimits } from './platform/http/limits.ts'
import type { RenderPage } from './platform/pages/pages.ts'

const clock = { now: () => Date.UTC(2026, 10, 15, 12) }
const noStore = { add: async () => new Map<string, number>() }

function testDeps(overrides: Partial<Deps> = {}, env: Record<string, string> = {}): Deps {
  const config = parseConfig({
    NODE_ENV: 'production',
    SITE_URL_EN: 'http://localhost:3000',
    SITE_URL_RU: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@zeri.test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    LIMIT_GENERAL_PER_MINUTE: '100000',
    ...env,
  })
  return { ...createDeps(config), clock, limits: createLimits(clock, noStore), ...overrides }
}

let renders = 0
const html = (text: string, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(`<!doctype html><p>${text}</p>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })

/** Pages that tell what they were given. */
const render: RenderPage = async (request, context) => {
  renders += 1
  const { pathname, search } = new URL(request.url)
  const seen = `${pathname}${search} ${context.locale} ${context.today} ${context.place?.id ?? 'no place'}`
  if (pathname === '/broken') throw new Error('cannot render')
  if (pathname === '/ru/broken')
    return new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } })
  if (pathname === '/cookie') {
    const cookie = `a=${renders}; Path=/; Secure; SameSite=Lax`
    await new Promise((resolve) => setTimeout(resolve, 5))
    return html(seen, { 'x-page-cache': 'steady', 'set-cookie': cookie })
  }
  if (pathname === '/session') {
    const answer = await context.api.call(listDays, { from: '2026-11-15', to: '2026-11-15' })
    return html(String(answer.days.length), { 'x-page-cache': 'steady' })
  }
  if (pathname === '/unmarked') return html(seen)
  if (pathname === '/missing') return html(seen, { 'x-page-cache': 'steady' }, 404)
  if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 20))
  const personal = request.headers.get('cookie') ? ' with cookies' : ''
  const script = `<script nonce="${context.nonce}">theme()</script>`
  return html(`${seen}${personal}${script}`, { 'x-page-cache': 'today' })
}

async function appWith(deps: Deps): Promise<FastifyInstance> {
  return (await buildApp(deps, { attachPages: async () => render, isDraining: () => false })).app
}

let app: FastifyInstance
beforeAll(async () => {
  app = await appWith(testDeps())
})
afterAll(() => app.close())

/** The headers of OWASP ASVS 5.0, 3.4 and 4.1.1. */
function expectSafeHeaders({ headers, statusCode }: LightMyRequestResponse): void {
  const hsts = String(headers['strict-transport-security'])
  expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000)
  expect(hsts).toContain('includeSubDomains')
  expect(headers['access-control-allow-origin']).toBeUndefined()
  const policy = String(headers['content-security-policy'])
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-powered-by']).toBeUndefined()
  if (statusCode !== 304 && statusCode !== 302) expect(headers['content-type']).toContain('charset=utf-8')
  for (const cookie of [headers['set-cookie'] ?? []].flat())
    expect(cookie).toMatch(/Secure.*SameSite|SameSite.*Secure/i)
}

const exampleInputs: Record<string, string> = {
  listDays: '/calendar/days?from=2026-11-15&to=2026-11-15',
  describeApi: '/api/openapi.json',
}

function requestFor(operation: Operation): InjectOptions {
  const url = exampleInputs[operation.id]
  if (!url) throw new Error(`no example for ${operation.id}`)
  return { method: operation.method, url }
}

describe('every door', () => {
  const doors: [string, InjectOptions][] = [
    ...operations.map((operation): [string, InjectOptions] => [operation.path, requestFor(operation)]),
    ['a page', { url: '/' }],
    ['a Russian page', { url: '/ru' }],
    ['a private page', { url: '/', headers: { cookie: '__Host-token=abc' } }],
    ['a redirect', { url: '/', headers: { cookie: 'locale=ru' } }],
    ['a missing page', { url: '/missing' }],
    ['a page that fails', { url: '/broken' }],
    ['a refused operation', { url: '/calendar/days?from=x&to=y' }],
    ['an unknown method', { url: '/', method: 'DELETE' }],
    ['an address that cannot be read', { url: '/%E0%A4%A' }],
    ['a page with a cookie', { url: '/cookie' }],
    ['a missing file', { url: '/assets/none.js' }],
    ['liveness', { url: '/live' }],
    ['readiness', { url: '/ready' }],
  ]
  test.each(doors)('%s carries the security headers', async (_name, options) => {
    const response = await app.inject(options)
    expectSafeHeaders(response)
  })
})

describe('operations', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s is cached exactly as declared',
    async (_id, operation) => {
      const response = await app.inject(requestFor(operation))
      expect(response.statusCode).toBe(operation.status)
      const cacheControl = String(response.headers['cache-control'])
      expect(cacheControl.startsWith('public')).toBe(operation.cache === 'public')
      if (operation.cache === 'private') expect(cacheControl).toBe('private, no-store')
      expect(response.headers['set-cookie']).toBeUndefined()
    },
  )

  test('an invalid request names its fields and repeats none of its values', async () => {
    const response = await app.inject({ url: '/calendar/days?from=canary&to=2026-11-15&extra=1' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'request.invalid', fields: { from: expect.any(String) } })
    expect(response.payload).not.toContain('canary')
  })

  test('a day that does not exist is a 404 of the catalogue', async () => {
    const response = await app.inject({ url: '/calendar/days?from=2026-02-29&to=2026-02-29' })
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('calendar.no-such-day')
  })

  test('a caller that holds the answer gets 304', async () => {
    const url = '/calendar/days?from=2026-11-15&to=2026-11-15'
    const first = await app.inject({ url })
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
  })

  test.each(['2026-13-01', '2026-02-30', '1899-12-31', '2101-01-01'])(
    '%s is no day, not a bad request',
    async (date) => {
      const response = await app.inject({ url: `/calendar/days?from=${date}&to=${date}` })
      expect(response.statusCode).toBe(404)
    },
  )

  test('a long answer travels compressed to those who take it', async () => {
    const url = '/calendar/days?from=2026-01-01&to=2026-12-31'
    const plain = await app.inject({ url })
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  })

  test('a refusal nobody foresaw is in the words of the catalogue too', async () => {
    for (const options of [{ url: '/', method: 'DELETE' }, { url: '/%E0%A4%A' }] as const) {
      const response = await app.inject(options)
      expect(response.json()).toMatchObject({
        code: expect.stringMatching(/^request\./),
        requestId: expect.any(String),
      })
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('over the limit the answer is 429 and says when to come back', async () => {
    const small = await appWith(testDeps({}, { LIMIT_GENERAL_PER_MINUTE: '2' }))
    const statuses = []
    for (let i = 0; i < 3; i++)
      statuses.push((await small.inject(requestFor(operations[0] as Operation))).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await small.inject({ url: '/' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await small.inject({ url: '/live' })).statusCode).toBe(200)
    for (const url of ['/live', '/assets/x']) {
      expect((await small.inject({ url, method: 'POST', payload: 'x' })).statusCode).toBe(429)
    }
    await small.close()
  })
})

describe('pages', () => {
  test('a public page is rendered once and served to everyone after that', async () => {
    const before = renders
    const first = await app.inject({ url: '/about' })
    const second = await app.inject({ url: '/about?utm_source=mail' })
    expect(renders).toBe(before + 1)
    expect(second.payload).toBe(first.payload)
    expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  })

  test('many visitors at once cause one render', async () => {
    const before = renders
    await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/slow' })))
    expect(renders).toBe(before + 1)
  })

  test('English days without a place are UTC days, Russian ones Moscow days', async () => {
    const evening = { now: () => Date.UTC(2026, 10, 15, 22) }
    const late = await appWith(testDeps({ clock: evening }))
    expect((await late.inject({ url: '/' })).payload).toContain('/ en 2026-11-15 no place')
    expect((await late.inject({ url: '/ru' })).payload).toContain('/ru ru 2026-11-16 524901')
    await late.close()
  })

  test('a page about today is not served on from memory after its midnight', async () => {
    const moving = { at: Date.UTC(2026, 10, 15, 23, 59, 30), now: () => moving.at }
    const site = await appWith(testDeps({ clock: moving }))
    const evening = await site.inject({ url: '/' })
    const header = String(evening.headers['cache-control'])
    const life = [...header.matchAll(/(?:s-maxage|revalidate)=(\d+)/g)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    )
    expect(life).toBeLessThanOrEqual(30)
    moving.at += 60_000
    expect((await site.inject({ url: '/' })).payload).toContain('2026-11-16')
    await site.close()
  })

  test('a held page costs no body', async () => {
    const first = await app.inject({ url: '/about' })
    const again = await app.inject({
      url: '/about',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('the policy of a public page names its scripts by hash and depends on no visitor', async () => {
    const response = await app.inject({ url: '/about' })
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(response.payload).not.toContain('nonce')
  })

  test('a visitor with a token gets a page of their own that nobody may keep', async () => {
    const headers = { cookie: '__Host-token=abc' }
    const [first, second] = [
      await app.inject({ url: '/about', headers }),
      await app.inject({ url: '/about', headers }),
    ]
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.payload).toContain('with cookies')
    expect(first.payload).toContain(
      `nonce="${/'nonce-([^']+)'/.exec(String(first.headers['content-security-policy']))?.[1]}"`,
    )
    expect(first.headers['content-security-policy']).toContain("'strict-dynamic'")
    expect(second.headers['content-security-policy']).not.toBe(first.headers['content-security-policy'])
    expect((await app.inject({ url: '/about' })).payload).not.toContain('cookies')
  })

  test('a token in a header makes a page private too, and never reaches one that others may get', async () => {
    const site = await appWith(testDeps())
    const headers = { authorization: 'Bearer alice' }
    const hers = await site.inject({ url: '/session', headers })
    expect(hers.headers['cache-control']).toBe('private, no-store')
    const before = renders
    await site.inject({ url: '/session' })
    expect(renders).toBe(before + 1)
    await site.close()
  })

  test('visitors who ask at once for a page that sets a cookie do not share it', async () => {
    const answers = await Promise.all([app.inject({ url: '/cookie' }), app.inject({ url: '/cookie' })])
    const cookies = answers.map(({ headers }) => String(headers['set-cookie']))
    expect(new Set(cookies).size).toBe(2)
  })

  test.each([
    ['/%61bout', '/about'],
    ['/%72u/about', '/ru/about'],
  ])('%s leads to the one spelling', async (url, location) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(301)
    expect(response.headers.location).toBe(location)
  })

  test.each(['/unmarked', '/missing', '/cookie'])('%s is not kept for others', async (url) => {
    const before = renders
    const response = await app.inject({ url })
    await app.inject({ url })
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(renders).toBe(before + 2)
  })

  test('only the root follows the language cookie', async () => {
    const headers = { cookie: 'locale=ru' }
    const root = await app.inject({ url: '/', headers })
    expect(root.statusCode).toBe(302)
    expect(root.headers.location).toBe('/ru')
    expect(root.headers['cache-control']).toBe('private, no-store')
    expect((await app.inject({ url: '/about', headers })).statusCode).toBe(200)
  })

  test('nothing redirects by Accept-Language', async () => {
    const response = await app.inject({ url: '/', headers: { 'accept-language': 'ru' } })
    expect(response.statusCode).toBe(200)
  })

  test.each([
    ['/broken', 'An error occurred while showing the error page', 'Go back to home'],
    ['/ru/broken', 'Не удалось показать страницу с сообщением об ошибке', 'Вернуться на главную'],
  ])(
    'when even the error page fails, %s still answers with words and a way home',
    async (url, text, link) => {
      const response = await app.inject({ url })
      expect(response.statusCode).toBe(500)
      expect(response.payload).toContain(text)
      expect(response.payload).toContain(link)
    },
  )

  test('in development nothing is kept and styles may stand in the document', async () => {
    const site = await appWith(testDeps({}, { NODE_ENV: 'development' }))
    const before = renders
    await site.inject({ url: '/about' })
    const again = await site.inject({ url: '/about' })
    expect(renders).toBe(before + 2)
    expect(again.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
    await site.close()
  })

  test('the host a visitor claims reaches no page', async () => {
    const seen: string[] = []
    const deps = testDeps()
    const { app: site } = await buildApp(deps, {
      isDraining: () => false,
      attachPages: async () => async (request) => {
        seen.push(request.url)
        return html('x', { 'x-page-cache': 'steady' })
      },
    })
    await site.inject({
      url: '/about',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    await site.inject({ url: '//evil.example/about' })
    expect(seen.map((url) => new URL(url).host)).toEqual(['localhost:3000', 'localhost:3000'])
    await site.close()
  })

  test('a form from another site is refused, one of ours reaches its page', async () => {
    const form = { method: 'POST', url: '/locale', payload: 'to=ru' } as const
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const foreign = await app.inject({ ...form, headers: { ...type, origin: 'https://evil.example' } })
    expect(foreign.statusCode).toBe(403)
    const own = await app.inject({
      ...form,
      headers: { ...type, origin: 'http://localhost:3000', host: 'localhost:3000' },
    })
    expect(own.statusCode).toBe(200)
  })

  test('a form larger than any of ours is refused', async () => {
    const payload = 'a'.repeat(20_000)
    const response = await app.inject({
      method: 'POST',
      url: '/locale',
      payload,
      headers: { 'content-type': 'text/plain' },
    })
    expect(response.statusCode).toBe(413)
  })
})

describe('health', () => {
  test('a process without its database lives but is not ready', async () => {
    expect((await app.inject({ url: '/live' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(503)
  })

  test('a draining process says so and goes on answering', async () => {
    const { app: site } = await buildApp(testDeps(), {
      attachPages: async () => render,
      isDraining: () => true,
    })
    expect((await site.inject({ url: '/ready' })).json()).toEqual({ status: 'draining' })
    expect((await site.inject({ url: '/' })).statusCode).toBe(200)
    await site.close()
  })
})
