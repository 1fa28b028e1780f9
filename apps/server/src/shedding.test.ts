import { ApiError, listProducts, NetworkError } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { parseConfig } from './config.ts'
import { createDeps } from './deps.ts'
import type { RenderPage } from './platform/pages/pages-options.ts'
import { unlimited } from './testing/unlimited.ts'

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Lets every render end that has begun. */
let release = () => {}
const released = new Promise<void>((resolve) => {
  release = resolve
})

const causes: Readonly<Record<string, Error>> = {
  away: new ApiError('server.unavailable', 503),
  paused: new ApiError('payment.unavailable', 503),
  limited: new ApiError('limit.exceeded', 429),
  unreachable: new NetworkError(new Error('fetch failed')),
  late: new DOMException('rendering took too long', 'TimeoutError'),
  fault: new TypeError('undefined is not a function'),
  broken: new ApiError('server.error', 500),
}

/** The outcomes of React Router when a page has failed: its error page, none, or the error thrown again. */
const ends: Readonly<Record<string, (cause: Error) => Response>> = {
  shown: () => new Response('a page that says so', { status: 500, headers: { 'content-type': 'text/html' } }),
  silent: () =>
    new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } }),
  empty: () => new Response(null, { status: 500 }),
  thrown: (cause) => {
    throw cause
  },
}

const render: RenderPage = async (request, context) => {
  const { pathname } = new URL(request.url)
  const [, cause = '', end = ''] = /^\/fails\/(\w+)\/(\w+)$/.exec(pathname) ?? []
  if (causes[cause] && ends[end]) {
    if (end !== 'thrown') context.report(causes[cause])
    return ends[end](causes[cause])
  }
  if (pathname === '/predict') await released
  if (pathname === '/prices') {
    try {
      await context.api.call(listProducts, { locale: 'en' })
    } catch (error) {
      context.report(error)
      return new Response('', { status: 500, headers: { 'content-type': 'text/html' } })
    }
  }
  return html(pathname)
}

let app: FastifyInstance
beforeAll(async () => {
  const env = { LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const deps = createDeps(parseConfig({ ...env, ...unlimited }))
  app = (
    await buildApp(deps, { attachPages: async () => ({ render, templates: [] }), isDraining: () => false })
  ).app
})
afterAll(() => app.close())

const retryAfterOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['retry-after'])

test('an operation, a page and a probe without the database are refused with a time to try again', async () => {
  for (const url of ['/api/products?locale=en', '/prices', '/ready']) {
    const answer = await app.inject({ url, headers: { cookie: '__Host-token=somebody' } })
    expect([url, answer.statusCode]).toEqual([url, 503])
    expect(retryAfterOf(answer)).toBeGreaterThan(0)
  }
  expect((await app.inject({ url: '/live' })).statusCode).toBe(200)
})

test('of very many pages requested at once the last are refused at once, in their language', async () => {
  const headers = { cookie: '__Host-token=somebody' }
  const requests = Promise.all(Array.from({ length: 160 }, () => app.inject({ url: '/predict', headers })))
  const tooMany = await Promise.all(['/predict', '/ru/predict'].map((url) => app.inject({ url, headers })))
  expect(tooMany.map(({ statusCode }) => statusCode)).toEqual([503, 503])
  expect(tooMany.map((response) => retryAfterOf(response) > 0)).toEqual([true, true])
  expect(tooMany.map(({ body }) => /lang="(\w+)"/.exec(body)?.[1])).toEqual(['en', 'ru'])
  expect(tooMany.map(({ headers: sent }) => sent['cache-control'])).toEqual([
    'private, no-store',
    'private, no-store',
  ])
  release()
  const served = await requests
  expect(served.filter(({ statusCode }) => statusCode === 200)).toHaveLength(160)
  expect((await app.inject({ url: '/ru', headers })).statusCode).toBe(200)
})

test.each(
  Object.keys(ends).flatMap((end) => [
    { end, cause: 'away', status: 503 },
    { end, cause: 'paused', status: 503 },
    { end, cause: 'limited', status: 429 },
    { end, cause: 'unreachable', status: 503 },
    { end, cause: 'late', status: 503 },
    { end, cause: 'fault', status: 500 },
    { end, cause: 'broken', status: 500 },
  ]),
)('a page that fails since it is $cause, $end, is answered with $status', async ({ end, cause, status }) => {
  const headers = { cookie: '__Host-token=somebody' }
  const answer = await app.inject({ url: `/fails/${cause}/${end}`, headers })
  expect(answer.statusCode).toBe(status)
  expect(retryAfterOf(answer) > 0).toBe(status !== 500)
  expect(answer.body).not.toBe('')
})
