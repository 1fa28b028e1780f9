import { getUser, signIn, signOut } from '@zeri/contract'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { RenderPage } from '../../platform/pages/pages-options.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { findTablesWith } from '../../testing/find-tables.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const clock = aClock()
const email = 'canary@example.org'
let database: TestDatabase
let site: TestApp

/**
 * Pages as ours are: an action that signs in and out, and a loader that shows the user. They print all they receive.
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

test('signing in on a page sets a cookie that lasts 300 days, for this host, out of the reach of scripts, and a hint that says nothing more', async () => {
  const response = await signInByPage()
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  const tokenCookie = cookies.find((cookie) => cookie.startsWith('__Host-token='))
  expect(tokenCookie).toMatch(
    /^__Host-token=[\w-]{43}; Max-Age=25920000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  )
  const hint = 'person=account; Max-Age=25920000; Path=/; Secure; SameSite=Lax'
  expect(cookies).toContain(hint)
  for (const cookie of cookies.filter((one) => one !== hint))
    expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=Lax$/)
})

test('the page after a sign-in shows the user, and the token is nowhere to read', async () => {
  const response = await signInByPage()
  const token = cookieOf(response, '__Host-token') ?? ''
  const cookie = `__Host-token=${token}`
  const after = await site.app.inject({ url: '/client', headers: { cookie } })
  const wrong = await site.app.inject({ url: '/api/user?token=x', headers: { cookie } })
  for (const { payload } of [response, after, wrong]) expect(payload).not.toContain(token)
  expect(response.payload).toContain(email)
  expect(after.payload).toContain(email)

  const device = cookieOf(response, '__Host-device') ?? ''
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

test('after signing out the cookie is cleared and the token is no longer valid', async () => {
  const token = cookieOf(await signInByPage(), '__Host-token') ?? ''
  const cookie = `__Host-token=${token}`
  const left = await submit('leave=1', { cookie })
  for (const name of ['__Host-token', 'person'])
    expect(left.headers['set-cookie']).toContainEqual(expect.stringContaining(`${name}=; Max-Age=0;`))
  expect((await site.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401)
})

test('a page visited with an invalid token clears its cookie silently', async () => {
  const response = await site.app.inject({ url: '/client', headers: { cookie: '__Host-token=dead' } })
  expect(response.statusCode).toBe(200)
  for (const name of ['__Host-token', 'person']) expect(cookieOf(response, name)).toBe('')
  expect(response.payload).toContain('auth.required')
})

test.each(['/sign-in', '/api/token/auth', '/api/token/end', '/api/user/delete'])(
  'a POST to %s from another site is refused before anything is done',
  async (url) => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const response = await site.app.inject({ method: 'POST', url, payload: '{}', headers })
    expect(response.statusCode).toBe(403)
    expect(response.headers['set-cookie']).toBeUndefined()
  },
)
