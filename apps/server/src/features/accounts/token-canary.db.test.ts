import { getUser, signIn, signOut } from '@zeri/contract'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { RenderPage } from '../../platform/pages/pages-options.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { findTablesWith } from '../../testing/find-tables.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

// Hashing costs what it costs, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const clock = aClock()
const email = 'canary@example.org'
let database: TestDatabase
let site: TestApp

/**
 * Pages as ours are: an action that signs in and out, and a loader that shows who is there. They repeat all they know.
 */
const render: RenderPage = async (request, { api }) => {
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
  const said: unknown[] = [request.url]
  if (form?.has('leave')) said.push(await api.call(signOut, {}))
  else if (form) said.push(await api.call(signIn, { username: email, password: form.get('password') ?? '' }))
  said.push(await api.call(getUser, {}).catch((error) => error.code))
  return new Response(`<p>${JSON.stringify(said)}</p>`, { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, render })
  await site.signUp(email)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const submit = (payload: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/sign-in',
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      ...headers,
    },
  })
const signInByPage = () => submit(new URLSearchParams({ password: PASSWORD }).toString())

test('signing in on a page sets a cookie that lasts 300 days, for this host, out of the reach of scripts', async () => {
  const answer = await signInByPage()
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  const kept = cookies.find((cookie) => cookie.startsWith('__Host-token='))
  expect(kept).toMatch(/^__Host-token=[\w-]{43}; Max-Age=25920000; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=Lax$/)
})

test('the page that signed in knows who is there, and nothing anybody can read holds the token', async () => {
  const answer = await signInByPage()
  const token = cookieOf(answer, '__Host-token') ?? ''
  const cookie = `__Host-token=${token}`
  const after = await site.app.inject({ url: '/client', headers: { cookie } })
  const wrong = await site.app.inject({ url: '/api/user?token=x', headers: { cookie } })
  for (const { payload } of [answer, after, wrong]) expect(payload).not.toContain(token)
  expect(answer.payload).toContain(email)
  expect(after.payload).toContain(email)

  const device = cookieOf(answer, '__Host-device') ?? ''
  await site.post('/api/user/recovery/code', { email })
  const code = (await listMailsTo(database, email))[0]?.data.code ?? ''
  const written = site.log.join('')
  expect(written).toContain('sign-in')
  for (const secret of [token, device, PASSWORD, email, code]) {
    expect(secret).not.toBe('')
    expect(written).not.toContain(secret)
  }
  for (const secret of [token, device, PASSWORD, code])
    expect(await findTablesWith(database, secret)).toEqual([])
  expect(await findTablesWith(database, email)).toEqual(expect.arrayContaining(['accounts', 'job_common']))
})

test('after signing out the token is gone from the browser, and whoever kept it is nobody', async () => {
  const token = cookieOf(await signInByPage(), '__Host-token') ?? ''
  const cookie = `__Host-token=${token}`
  const left = await submit('leave=1', { cookie })
  expect(left.headers['set-cookie']).toContainEqual(expect.stringContaining('__Host-token=; Max-Age=0;'))
  expect((await site.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401)
})

test('a page visited with a dead token takes it away without a word', async () => {
  const answer = await site.app.inject({ url: '/client', headers: { cookie: '__Host-token=dead' } })
  expect(answer.statusCode).toBe(200)
  expect(cookieOf(answer, '__Host-token')).toBe('')
  expect(answer.payload).toContain('auth.required')
})

test.each(['/sign-in', '/api/token/auth', '/api/token/end', '/api/user/delete'])(
  'a POST to %s from another site is refused before anything is done',
  async (url) => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const answer = await site.app.inject({ method: 'POST', url, payload: '{}', headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
  },
)
