import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { anAuthenticator } from '../../testing/authenticator.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const clock = aClock()
let database: TestDatabase
let site: TestApp
let count = 0
let email: string
let next: string
let token: string
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})
beforeEach(async () => {
  clock.at += DAY_MS
  count += 1
  email = `Moving.${count}@example.org`
  next = `New.Home.${count}@example.org`
  token = await site.signUp(email)
})

const URL = '/api/user/address/change'
const request = (to = next, by = token) => site.post(URL, { email: to }, { token: by })
const prove = (of: 'old' | 'new', code: string | undefined, by = token) =>
  site.post(`${URL}/prove`, { of, code: code ?? 'none' }, { token: by })
const cancel = (by = token) => site.delete(URL, { token: by })
const waiting = async (by = token) => (await site.get(URL, { token: by })).json().change
const mailsTo = async (to: string, template = 'address-change') =>
  (await listMailsTo(database, to)).filter((mail) => mail.template === template)
const codeFor = async (to: string) => (await mailsTo(to))[0]?.data.code
const addressNow = async (by = token) => (await site.get('/api/user', { token: by })).json().user?.email
const signIn = (username: string) => site.post('/api/token/auth', { username, password: PASSWORD })

test('the address changes when both mailboxes are proven, in either order and spelling of the code', async () => {
  expect((await request()).statusCode).toBe(200)
  expect(await waiting()).toMatchObject({ email: next, oldProven: false, newProven: false, here: true })
  const [old, fresh = ''] = [await codeFor(email), await codeFor(next)]
  expect((await prove('new', `${fresh.slice(0, 4)} ${fresh.slice(4)}`)).json()).toEqual({ changed: false })
  expect(await addressNow()).toBe(email)
  expect(await waiting()).toMatchObject({ oldProven: false, newProven: true })
  expect((await prove('old', old)).json()).toEqual({ changed: true })
  expect(await addressNow()).toBe(next)
  expect((await signIn(email)).statusCode).toBe(400)
  expect((await signIn(next)).statusCode).toBe(200)
  expect(await mailsTo(email, 'address-changed')).toMatchObject([{ data: { next } }])
  expect((await site.get('/api/user', { token })).json().user.verified).toBe(true)
})

test('the change ends other sessions, known devices, and every code and link mailed to the old address', async () => {
  const other = (await signIn(email)).json().token
  await site.post('/api/user/recovery/code', { email })
  const [recovery] = await mailsTo(email, 'recovery-code')
  await request()
  await prove('old', await codeFor(email))
  const response = await prove('new', await codeFor(next))
  expect(response.json()).toEqual({ changed: true })
  expect(String(response.headers['set-cookie'])).toContain('__Host-device=')
  expect((await site.get('/api/user', { token: other })).statusCode).toBe(401)
  expect((await site.get('/api/user/devices', { token })).json().devices).toHaveLength(1)
  const byLink = { token: recovery?.data.token, password: 'another good day' }
  expect((await site.post('/api/user/recovery/link', byLink)).json().code).toBe('recovery.invalid-link')
  expect((await site.post('/api/user/recovery/code', { email })).statusCode).toBe(404)
  expect((await site.post('/api/user/recovery/code', { email: next })).statusCode).toBe(200)
})

test('a session alone begins no change: its owner must have been confirmed lately', async () => {
  clock.at += 11 * MINUTE_MS
  expect((await request()).json()).toMatchObject({ code: 'auth.confirmation-required' })
  await site.post('/api/user/confirm', { password: PASSWORD }, { token })
  expect((await request()).statusCode).toBe(200)
})

test('five wrong codes end a code, even if the sixth is right; the other side has its own tries', async () => {
  await request()
  const [old = '', fresh = ''] = [await codeFor(email), await codeFor(next)]
  const wrong = old === '00000000' ? '11111111' : '00000000'
  for (let i = 0; i < 5; i += 1)
    expect((await prove('old', wrong)).json()).toMatchObject({ code: 'verification.invalid' })
  expect((await prove('old', old)).statusCode).toBe(400)
  expect((await prove('new', fresh)).statusCode).toBe(200)
  expect(await addressNow()).toBe(email)
})

test('a code works once, for its own side, for half an hour', async () => {
  await request()
  const [old, fresh] = [await codeFor(email), await codeFor(next)]
  expect((await prove('new', old)).statusCode).toBe(400)
  expect((await prove('old', old)).statusCode).toBe(200)
  expect((await prove('old', old)).statusCode).toBe(400)
  clock.at += 30 * MINUTE_MS
  expect((await prove('new', fresh)).json()).toMatchObject({ code: 'address.no-change' })
  expect(await waiting()).toBeNull()
})

test('the codes work in the session that requested them; another one sees the change and may cancel it', async () => {
  const other = (await signIn(email)).json().token
  await request()
  const old = await codeFor(email)
  expect((await prove('old', old, other)).json()).toMatchObject({ code: 'address.no-change' })
  expect(await waiting(other)).toMatchObject({ email: next, here: false })
  expect((await cancel(other)).statusCode).toBe(200)
  expect((await cancel(other)).statusCode).toBe(404)
  expect((await prove('old', old)).statusCode).toBe(404)
})

test('a second request replaces the first: its codes and its address count no more', async () => {
  await request()
  const [old, fresh] = [await codeFor(email), await codeFor(next)]
  await prove('old', old)
  const third = `third.${count}@example.org`
  await request(third)
  expect(await waiting()).toMatchObject({ email: third, oldProven: false })
  expect((await prove('old', old)).statusCode).toBe(400)
  expect((await prove('new', fresh)).statusCode).toBe(400)
  await prove('old', await codeFor(email))
  expect((await prove('new', await codeFor(third))).json()).toEqual({ changed: true })
  expect(await addressNow()).toBe(third)
})

test('the own address, in any spelling, is refused', async () => {
  expect((await request(email.toUpperCase())).json()).toMatchObject({ code: 'address.same' })
})

describe('an address that has an account', () => {
  test('gets a mail that says so and no code; the response is that of a free one', async () => {
    await site.signUp(next)
    const response = await request()
    expect(response.statusCode).toBe(200)
    expect(Object.keys(response.json())).toEqual(['expiresAt'])
    expect(await waiting()).toMatchObject({ email: next, newProven: false })
    expect((await mailsTo(next))[0]?.data).toMatchObject({ kind: 'taken', code: '' })
    expect((await mailsTo(email))[0]?.data).toMatchObject({ kind: 'old', next })
  })

  test('that was made meanwhile keeps it: the change fails and is gone', async () => {
    await request()
    await prove('old', await codeFor(email))
    const fresh = await codeFor(next)
    const rival = await site.signUpUnverified(next)
    expect((await prove('new', fresh)).json()).toMatchObject({ code: 'address.taken' })
    expect(await addressNow()).toBe(email)
    expect(await addressNow(rival)).toBe(next)
    expect(await waiting()).toBeNull()
  })

  test('of two accounts that prove one address at once, one gets it', async () => {
    const rivalEmail = `rival.${count}@example.org`
    const rival = await site.signUp(rivalEmail)
    await request()
    const mine = await codeFor(next)
    await request(next, rival)
    const theirs = await codeFor(next)
    await prove('old', await codeFor(email))
    await prove('old', await codeFor(rivalEmail), rival)
    const results = await Promise.all([prove('new', mine), prove('new', theirs, rival)])
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

test('an unverified account proves its old address too, and is verified then', async () => {
  const unproven = `unproven.${count}@example.org`
  const by = await site.signUpUnverified(unproven)
  await request(next, by)
  await prove('new', await codeFor(next), by)
  expect(await addressNow(by)).toBe(unproven)
  expect((await prove('old', await codeFor(unproven), by)).json()).toEqual({ changed: true })
  expect((await site.get('/api/user', { token: by })).json().user).toMatchObject({
    email: next,
    verified: true,
  })
})

test.each<[string, () => Promise<unknown>]>([
  [
    'recovery',
    async () => {
      await site.post('/api/user/recovery/code', { email })
      const [mail] = await mailsTo(email, 'recovery-code')
      await site.post('/api/user/recovery/link', { token: mail?.data.token, password: PASSWORD })
    },
  ],
  ['deletion', () => site.post('/api/user/delete', { email }, { token })],
  ['the end of its session', () => site.post('/api/token/end', {}, { token })],
])('%s ends a change that waits', async (_what, end) => {
  await request()
  await prove('old', await codeFor(email))
  await end()
  const rows = await database.db.selectFrom('address_changes').select('email').execute()
  expect(rows.map((row) => row.email)).not.toContain(next.toLowerCase())
})

test('a mailbox gets three mails a day; then the old one makes a request fail, and the new one stays silent', async () => {
  // The verification at sign-up was the first.
  for (const place of ['one', 'two'])
    expect((await request(`${place}.${count}@example.org`)).statusCode).toBe(200)
  expect((await request()).statusCode).toBe(429)
  const [second, busy] = [await site.signUp(`b.${email}`), `one.${count}@example.org`]
  const third = await site.signUp(`c.${email}`)
  const fourth = await site.signUp(`d.${email}`)
  for (const by of [second, third, fourth]) expect((await request(busy, by)).statusCode).toBe(200)
  expect(await mailsTo(busy)).toHaveLength(3)
})

test('passkeys stay: the change was proven by both mailboxes and a confirmed owner', async () => {
  await anAuthenticator().addTo(site, token)
  await request()
  await prove('old', await codeFor(email))
  await prove('new', await codeFor(next))
  expect((await site.get('/api/user/passkeys', { token })).json().passkeys).toHaveLength(1)
})

test('the events name what happened', async () => {
  await request()
  await prove('old', 'wrong')
  await cancel()
  await request()
  await prove('old', await codeFor(email))
  await prove('new', await codeFor(next))
  const { events } = (await site.get('/api/user/security-events', { token })).json()
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining([
      'address.change-requested',
      'address.change-refused',
      'address.change-cancelled',
      'address.changed',
    ]),
  )
})
