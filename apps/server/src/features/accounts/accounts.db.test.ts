import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { aClock, type TestClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

let database: TestDatabase
let clock: TestClock
let site: TestApp
let count = 0
let email: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  clock = aClock()
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})
beforeEach(() => {
  count += 1
  clock.at += DAY_MS // tries of one test must not count in the next
  email = `Anna.${count}@Example.org`
})

const signIn = (password = PASSWORD, more: Parameters<TestApp['post']>[2] = {}) =>
  site.post('/api/token/auth', { username: email, password }, more)
const isAlive = async (token: string) => (await site.post('/api/token/verify', { token })).statusCode === 200
const templatesTo = async (to: string) =>
  (await listMailsTo(database, to))
    .map(({ template }) => template)
    .filter((template) => template !== 'address-verification')
const codeTo = async (to: string) =>
  (await listMailsTo(database, to)).find(({ template }) => template === 'recovery-code')?.data.code ?? ''

describe('signing up', () => {
  test('creates an account and responds 201 with a valid token, never cached', async () => {
    const response = await site.post('/api/user/singup', { email, password: PASSWORD, consent: true })
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('private, no-store')
    const { token } = response.json()
    expect(token).toMatch(/^[\w-]{43}$/)
    const user = await site.get('/api/user', { token })
    expect(user.json()).toEqual({
      user: { uuid: expect.any(String), username: `Anna.${count}`, email, verified: false },
      location: { address: '', latitude: 0, longitude: 0 },
      place: null,
    })
  })

  test('a second account with the same e-mail, in any letter case, is a 302 without a Location', async () => {
    await site.signUp(email)
    const again = { email: email.toUpperCase(), password: PASSWORD, consent: true }
    const response = await site.post('/api/user/singup', again)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBeUndefined()
    expect(response.json().code).toBe('account.exists')
  })

  test('of many simultaneous sign-ups with one e-mail one succeeds', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        site.post('/api/user/singup', { email, password: PASSWORD, consent: true }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 302, 302, 302, 302, 302])
  })

  test('without consent there is no account; with it, its version, time and language are stored', async () => {
    const refused = await site.post('/api/user/singup', { email, password: PASSWORD })
    expect(refused.json()).toMatchObject({ code: 'request.invalid', fields: { consent: expect.any(String) } })
    const form = { email, password: PASSWORD, consent: true, locale: 'ru', name: ' Анна ' }
    const { token } = (await site.post('/api/user/singup', form)).json()
    const exported = (await site.get('/api/user/export', { token })).json()
    expect(exported.consent).toEqual({
      version: '2026-11',
      at: new Date(clock.at).toISOString(),
      locale: 'ru',
    })
    expect(exported.user).toMatchObject({ username: 'Анна', name: 'Анна', locale: 'ru' })
  })

  test('a common password is refused at its field', async () => {
    const response = await site.post('/api/user/singup', { email, password: 'qwerty123', consent: true })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'password.too-common',
      fields: { password: expect.any(String) },
    })
  })
})

describe('signing in', () => {
  test('opens a new session each time, even if the request has a token', async () => {
    const first = await site.signUp(email)
    const { token } = (await signIn(PASSWORD, { token: first })).json()
    expect(token).not.toBe(first)
    expect(await isAlive(first)).toBe(true)
    const planted = 'p'.repeat(43)
    const response = await signIn(PASSWORD, { headers: { cookie: `__Host-token=${planted}` } })
    expect(response.json().token).not.toBe(planted)
    expect(await isAlive(planted)).toBe(false)
  })

  test('a wrong password and an unknown e-mail are the same 400', async () => {
    await site.signUp(email)
    const wrong = await signIn('another password')
    email = `nobody.${count}@example.org`
    const unknown = await signIn('another password')
    for (const response of [wrong, unknown]) {
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        type: '/developers#error-auth.bad-credentials',
        title: 'Wrong login or password',
        status: 400,
        code: 'auth.bad-credentials',
        message: 'Wrong login or password',
        requestId: expect.any(String),
      })
    }
  })

  test('a sign-in from a new browser is mailed, one from a known browser is not', async () => {
    await site.signUp(email)
    const first = await signIn(PASSWORD, { headers: { 'user-agent': firefox }, remoteAddress: '203.0.113.7' })
    const [mail] = await listMailsTo(database, email)
    expect(mail).toMatchObject({
      template: 'new-device',
      data: { device: 'Firefox, Linux', network: '203.0.113.0/24' },
    })
    const device = cookieOf(first, '__Host-device')
    await signIn(PASSWORD, { headers: { cookie: `__Host-device=${device}` } })
    expect(await templatesTo(email)).toEqual(['new-device'])
  })

  test('the location of the account wins; an account without one gets that of the browser', async () => {
    const cookieFor = (address: string) => {
      const location = { address, latitude: 55.75, longitude: 37.62 }
      return `location=${encodeURIComponent(JSON.stringify(location))}; place=524901`
    }
    await site.signUp(email)
    const learned = await signIn(PASSWORD, { headers: { cookie: cookieFor('Москва') } })
    expect(cookieOf(learned, 'place')).toBeUndefined()
    const signedIn = await signIn(PASSWORD, { headers: { cookie: cookieFor('elsewhere') } })
    expect(cookieOf(signedIn, 'place')).toBe('524901')
    expect(JSON.parse(decodeURIComponent(cookieOf(signedIn, 'here') ?? ''))).toMatchObject({
      id: '524901',
      latitude: 55.8,
      longitude: 37.6,
    })
    expect(decodeURIComponent(cookieOf(signedIn, 'location') ?? '')).toContain('Москва')
    const user = (await site.get('/api/user', { token: signedIn.json().token })).json()
    expect(user).toMatchObject({ location: { address: 'Москва' }, place: '524901' })
  })

  test.each([
    '%7B',
    'null',
    '%22%00%22',
    'x',
    encodeURIComponent('{"address":"\\u0000","latitude":0,"longitude":0}'),
  ])('a broken location cookie %s is no location', async (cookie) => {
    await site.signUp(email)
    const response = await signIn(PASSWORD, { headers: { cookie: `location=${cookie}; place=524901` } })
    expect(response.statusCode).toBe(200)
  })
})

test('a location saved while signed in belongs to the account, and clearing it clears it there', async () => {
  const token = await site.signUp(email)
  const moscow = { address: 'Moscow', latitude: 55.75, longitude: 37.62, place: '524901' }
  await site.post('/api/location', moscow, { token })
  expect((await site.get('/api/user', { token })).json()).toMatchObject({
    location: { address: 'Moscow' },
    place: '524901',
  })
  await site.post('/api/location', { address: '', latitude: 0, longitude: 0 }, { token })
  expect((await site.get('/api/user', { token })).json().place).toBeNull()
})

describe('sessions', () => {
  test('signing out ends the session: its token is no longer valid', async () => {
    const token = await site.signUp(email)
    const response = await site.post('/api/token/end', {}, { token })
    expect(response.statusCode).toBe(200)
    for (const name of ['__Host-token', 'person']) expect(cookieOf(response, name)).toBe('')
    expect(await isAlive(token)).toBe(false)
    expect((await site.get('/api/user', { token })).statusCode).toBe(401)
  })

  test('a session ends after 60 days without use and after 300 days in any case', async () => {
    const idle = await site.signUp(email)
    const busy = (await signIn()).json().token
    for (let day = 0; day < 59; day += 1) {
      clock.at += DAY_MS
      expect(await isAlive(busy)).toBe(true)
    }
    expect(await isAlive(idle)).toBe(true)
    clock.at += 60 * DAY_MS
    expect(await isAlive(idle)).toBe(false)
    const long = (await signIn()).json().token
    for (let month = 0; month < 9; month += 1) {
      clock.at += 30 * DAY_MS
      expect(await isAlive(long)).toBe(true)
    }
    clock.at += 30 * DAY_MS
    expect(await isAlive(long)).toBe(false)
  })

  test('use is recorded once an hour', async () => {
    const token = await site.signUp(email)
    const lastUsed = async () => {
      const { sessions } = (await site.get('/api/user/sessions', { token })).json()
      return (Date.parse(sessions[0].lastUsed) - Date.parse(sessions[0].firstUsed)) / HOUR_MS
    }
    clock.at += HOUR_MS - 1
    expect(await lastUsed()).toBe(0)
    clock.at += 1
    expect(await lastUsed()).toBe(1)
  })

  test('are listed with device and network, ended one by one, or all others at once', async () => {
    const first = await site.signUp(email)
    const second = (
      await signIn(PASSWORD, { headers: { 'user-agent': firefox }, remoteAddress: '2001:db8:1:2::3' })
    ).json().token
    const third = (await signIn()).json().token
    const { sessions } = (await site.get('/api/user/sessions', { token: third })).json()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    const known = sessions.find(({ device }: { device: string }) => device === 'Firefox, Linux')
    expect(known.network).toBe('2001:db8:1::/48')
    expect((await site.delete(`/api/user/sessions/${known.uuid}`, { token: third })).statusCode).toBe(200)
    expect(await isAlive(second)).toBe(false)
    expect((await site.delete('/api/user/sessions', { token: third })).json()).toEqual({ ended: 1 })
    expect([await isAlive(first), await isAlive(third)]).toEqual([false, true])
  })
})

describe('changing the password', () => {
  const change = (token: string, more: object = {}) =>
    site.post(
      '/api/user/change/password',
      { current: PASSWORD, pass: 'another day', checkPass: 'another day', ...more },
      { token },
    )

  test('keeps this session, ends the others, sends a mail; only the new password works', async () => {
    const other = await site.signUp(email)
    const token = (await signIn()).json().token
    expect((await change(token)).statusCode).toBe(200)
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false])
    expect(await templatesTo(email)).toContain('password-changed')
    expect((await signIn()).statusCode).toBe(400)
    expect((await signIn('another day')).statusCode).toBe(200)
  })

  test.each([
    [{ current: 'not this one' }, 'password.wrong-current', 'current'],
    [{ current: undefined }, 'request.invalid', 'current'],
    [{ checkPass: 'something else' }, 'request.invalid', 'checkPass'],
    [{ pass: 'password', checkPass: 'password' }, 'password.too-common', 'pass'],
  ])('%j is refused as %s at the field %s', async (more, code, field) => {
    const token = await site.signUp(email)
    const response = await change(token, more)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code, fields: { [field]: expect.any(String) } })
    expect((await signIn()).statusCode).toBe(200)
  })

  test('after five wrong current passwords the sixth is not checked', async () => {
    const token = await site.signUp(email)
    for (let i = 0; i < 5; i += 1) await change(token, { current: `wrong ${i}` })
    const response = await change(token)
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBe(15 * 60)
  })
})

describe('recovering the password', () => {
  const ask = () => site.post('/api/user/recovery/code', { email })
  const check = (code: string) => site.post('/api/user/recovery/code/check', { email, code })
  const recover = (code: string, password = 'another day') =>
    site.post('/api/user/recovery/password', { email, code, password })

  test('a code from the mail sets a new password once and ends every session', async () => {
    const token = await site.signUp(email)
    expect((await ask()).statusCode).toBe(200)
    const code = await codeTo(email)
    expect(code).toMatch(/^\d{8}$/)
    expect((await check(`${code.slice(0, 4)} ${code.slice(4)}`)).statusCode).toBe(200)
    expect((await recover(code)).statusCode).toBe(200)
    expect(await isAlive(token)).toBe(false)
    expect(await templatesTo(email)).toContain('password-changed')
    expect((await recover(code)).statusCode).toBe(404)
    expect((await signIn('another day')).statusCode).toBe(200)
  })

  test('of two uses of a code at once, one succeeds', async () => {
    await site.signUp(email)
    await ask()
    const code = await codeTo(email)
    const responses = await Promise.all([recover(code), recover(code, 'a third day')])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  test('an unknown e-mail is a 404 when a code is requested, and an invalid code when one is checked', async () => {
    email = `nobody.${count}@example.org`
    expect((await ask()).json().code).toBe('account.not-found')
    expect((await check('12345678')).json().code).toBe('recovery.invalid-code')
  })

  test('five wrong codes invalidate the right one', async () => {
    await site.signUp(email)
    await ask()
    const code = await codeTo(email)
    const wrong = code === '00000000' ? '11111111' : '00000000'
    for (let i = 0; i < 5; i += 1) expect((await check(wrong)).statusCode).toBe(404)
    expect((await check(code)).json().code).toBe('recovery.invalid-code')
    expect((await recover(code)).statusCode).toBe(404)
  })

  test('simultaneous wrong codes are each counted', async () => {
    await site.signUp(email)
    await ask()
    const code = await codeTo(email)
    const wrong = code === '00000000' ? '11111111' : '00000000'
    await Promise.all(Array.from({ length: 5 }, () => check(wrong)))
    expect((await check(code)).statusCode).toBe(404)
  })

  test('a code expires after ten minutes', async () => {
    await site.signUp(email)
    await ask()
    const code = await codeTo(email)
    clock.at += 10 * 60_000 - 1
    expect((await check(code)).statusCode).toBe(200)
    clock.at += 1
    expect((await check(code)).statusCode).toBe(404)
  })

  test('a request repeated within a quarter of an hour sends nothing; a later one sends another code', async () => {
    await site.signUp(email)
    const responses = [await ask(), await ask()]
    const first = await codeTo(email)
    clock.at += 15 * 60_000 - 1
    responses.push(await ask())
    expect(await templatesTo(email)).toEqual(['recovery-code'])
    clock.at += 1
    responses.push(await ask())
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await templatesTo(email)).toEqual(['recovery-code', 'recovery-code'])
    expect((await check(first)).statusCode).toBe(404)
    expect((await check(await codeTo(email))).statusCode).toBe(200)
  })

  test('the mail is in the language of the page', async () => {
    await site.signUp(email)
    await site.post('/api/user/recovery/code', { email: email.toLowerCase(), locale: 'ru' })
    expect((await listMailsTo(database, email))[0]).toMatchObject({ locale: 'ru', to: email })
  })
})
