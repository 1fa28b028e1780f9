import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { anAccountService } from '../../../testing/account-services.ts'
import { anAuthenticator } from '../../../testing/authenticator.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { listMailsTo } from '../../../testing/queued-mail.ts'
import { type TestFactor, turnOnSecondFactor } from '../../../testing/second-factor.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { takeMail } from '../mail-allowance.ts'
import { findAccountByEmail } from '../store.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const COOKIE = '__Host-second-factor'
const NEW_PASSWORD = 'another good day'
const clock = aClock()
let database: TestDatabase
let site: TestApp
let email: string
let token: string
let factor: TestFactor
let count = 0
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})
beforeEach(async () => {
  count += 1
  clock.at += DAY_MS // tries of one test must not count in the next
  email = `factor.${count}@example.org`
  token = await site.signUp(email)
  factor = await turnOnSecondFactor(site, token, clock)
})

type From = { readonly remoteAddress?: string }

/** The first step of a sign-in; returns its response and the browser that may go on. */
async function enterPassword(password = PASSWORD, from: From = {}) {
  const response = await site.post('/api/token/auth', { username: email, password }, from)
  return { response, headers: { cookie: `${COOKIE}=${cookieOf(response, COOKIE)}` } }
}
const enterCode = (code: string, headers: Record<string, string>, from: From = {}) =>
  site.post('/api/token/second-factor', { code }, { headers, ...from })
async function signIn(code: string, from: From = {}) {
  const { headers } = await enterPassword(PASSWORD, from)
  return enterCode(code, headers, from)
}
async function listEvents(by = token): Promise<string[]> {
  const { events } = (await site.get('/api/user/security-events', { token: by })).json()
  return events.map(({ kind }: { kind: string }) => kind)
}
const listMailed = async () =>
  (await listMailsTo(database, email)).flatMap(({ template, data }) =>
    template === 'second-factor' ? [data.event] : [],
  )

describe('signing in', () => {
  test('the password alone opens nothing; the code opens a session', async () => {
    const { response, headers } = await enterPassword()
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'auth.second-factor-required' })
    expect(response.payload).not.toContain('token')
    expect(cookieOf(response, '__Host-device')).toBeUndefined()
    const finished = await enterCode(factor.code(), headers)
    expect(finished.statusCode, finished.payload).toBe(200)
    const user = await site.get('/api/user', { token: finished.json().token })
    expect(user.json().user.email).toBe(email)
    expect(cookieOf(finished, COOKIE)).toBe('')
    expect(await listEvents()).toEqual(
      expect.arrayContaining(['second-factor.added', 'second-factor.awaited', 'sign-in']),
    )
  })

  test('a wrong password gets the same response as without a second factor', async () => {
    const without = `without.${email}`
    await site.signUp(without)
    const { response } = await enterPassword('not this one')
    const other = await site.post('/api/token/auth', { username: without, password: 'not this one' })
    const { requestId: _, ...body } = response.json()
    expect(other.json()).toMatchObject(body)
    expect(response.statusCode).toBe(other.statusCode)
    expect(Object.keys(response.headers)).toEqual(Object.keys(other.headers))
  })

  test.each([
    [-30, 200],
    [30, 200],
    [-60, 400],
    [60, 400],
  ])('a clock that is off by %i seconds gets %i', async (driftSec, status) => {
    expect((await signIn(factor.code(driftSec))).statusCode).toBe(status)
  })

  test('a code works once; of twenty requests with one code one succeeds', async () => {
    const { headers } = await enterPassword()
    const known = cookieOf(await enterCode(factor.code(), headers), '__Host-device')
    clock.at += MINUTE_MS
    const code = factor.code()
    const browsers = []
    for (let made = 0; made < 20; made += 1) browsers.push((await enterPassword()).headers)
    const statuses = await Promise.all(
      browsers.map(async (headers, index) => {
        const from = { remoteAddress: `10.${index}.1.1` }
        return (await enterCode(code, { cookie: `${headers.cookie}; __Host-device=${known}` }, from))
          .statusCode
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    clock.at += 20 * MINUTE_MS
    expect((await signIn(code)).json()).toMatchObject({ code: 'second-factor.wrong-code' })
  })

  test('an older code does not work after a newer one', async () => {
    const [older, newer] = [factor.code(), factor.code(30)]
    expect((await signIn(newer)).statusCode).toBe(200)
    expect((await signIn(older)).statusCode).toBe(400)
  })

  test('a ticket works once, for five minutes, in its browser alone', async () => {
    expect((await enterCode(factor.code(), {})).json()).toMatchObject({ code: 'second-factor.expired' })
    expect((await enterCode(factor.code(), { cookie: `${COOKIE}=forged` })).statusCode).toBe(400)
    const { headers } = await enterPassword()
    expect((await enterCode(factor.code(), headers)).statusCode).toBe(200)
    clock.at += MINUTE_MS
    expect((await enterCode(factor.code(), headers)).json()).toMatchObject({ code: 'second-factor.expired' })
    const late = await enterPassword()
    clock.at += 5 * MINUTE_MS
    expect((await enterCode(factor.code(), late.headers)).json()).toMatchObject({
      code: 'second-factor.expired',
    })
  })

  test('a password that was changed after the first step opens nothing', async () => {
    const { headers } = await enterPassword()
    const change = { current: PASSWORD, pass: NEW_PASSWORD, checkPass: NEW_PASSWORD, end: [] }
    expect((await site.post('/api/user/change/password', change, { token })).statusCode).toBe(200)
    expect((await enterCode(factor.code(), headers)).json()).toMatchObject({ code: 'second-factor.expired' })
  })

  test('a passkey is two factors in one', async () => {
    const key = anAuthenticator()
    await key.addTo(site, token)
    const started = await site.post('/api/token/passkey/options', {})
    const cookie = `__Host-challenge=${cookieOf(started, '__Host-challenge')}`
    const credential = key.sign(started.json().options)
    const response = await site.post('/api/token/passkey', { credential }, { headers: { cookie } })
    expect(response.statusCode, response.payload).toBe(200)
  })
})

describe('backup codes', () => {
  const left = async () =>
    (await site.get('/api/user/second-factor', { token })).json().factor.backupCodesLeft

  test('each of the ten works once, and its owner is mailed', async () => {
    const [first = '', second = ''] = factor.backupCodes
    expect(await left()).toBe(10)
    expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect(await left()).toBe(9)
    expect((await signIn(first)).json()).toMatchObject({ code: 'second-factor.wrong-code' })
    expect((await signIn(second)).statusCode).toBe(200)
    expect(await listMailed()).toEqual(expect.arrayContaining(['added', 'backup-code-used']))
    expect(await listEvents()).toContain('backup-code.used')
  })

  test('when all are used up none works', async () => {
    for (const code of factor.backupCodes) expect((await signIn(code)).statusCode).toBe(200)
    expect(await left()).toBe(0)
    expect((await signIn(factor.backupCodes[9] ?? '')).statusCode).toBe(400)
    expect((await signIn(factor.code())).statusCode).toBe(200)
  })

  test('of twenty requests with one backup code one succeeds', async () => {
    const [code = ''] = factor.backupCodes
    const browsers = []
    for (let made = 0; made < 20; made += 1) browsers.push((await enterPassword()).headers)
    const statuses = await Promise.all(
      browsers.map(async (headers, index) => {
        const from = { remoteAddress: `10.${index}.1.1` }
        return (await enterCode(code, headers, from)).statusCode
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('new ones end the old ones', async () => {
    const made = await site.post('/api/user/second-factor/backup-codes', {}, { token })
    expect(made.statusCode).toBe(200)
    expect((await signIn(factor.backupCodes[0] ?? '')).statusCode).toBe(400)
    expect((await signIn(made.json().backupCodes[0])).statusCode).toBe(200)
  })

  test('the database holds neither the codes nor the secret', async () => {
    const rows = [
      await database.db.selectFrom('second_factors').selectAll().execute(),
      await database.db.selectFrom('backup_codes').selectAll().execute(),
    ]
    const text = JSON.stringify(rows)
    for (const secret of [factor.secret, ...factor.backupCodes]) expect(text).not.toContain(secret)
  })
})

describe('guessing codes', () => {
  const wrong = '000000'

  test('a stranger with the password has five guesses, and the owner is mailed and not locked out', async () => {
    const signedIn = await signIn(factor.code())
    const device = `__Host-device=${cookieOf(signedIn, '__Host-device')}`
    clock.at += MINUTE_MS
    const from = { remoteAddress: '203.0.113.9' }
    const statuses = []
    for (let tried = 0; tried < 6; tried += 1) statuses.push((await signIn(wrong, from)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    // Even the right code is not checked any more.
    expect((await signIn(factor.code(), from)).statusCode).toBe(429)
    expect(await listMailed()).toContain('guessed')
    const { headers } = await enterPassword()
    const own = await enterCode(factor.code(), { cookie: `${headers.cookie}; ${device}` }, from)
    expect(own.statusCode, own.payload).toBe(200)
  })

  test('all strangers together have thirty guesses a day', async () => {
    let refused = 0
    for (let tried = 0; tried < 35; tried += 1) {
      const from = { remoteAddress: `198.51.${tried}.7` }
      if ((await signIn(wrong, from)).statusCode === 429) refused += 1
    }
    expect(refused).toBe(5)
  })

  test('a session has five guesses at turning the factor off', async () => {
    const remove = (code: string) => site.post('/api/user/second-factor/remove', { code }, { token })
    const statuses = []
    for (let tried = 0; tried < 6; tried += 1) statuses.push((await remove(wrong)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await signIn(factor.code())).statusCode).toBe(200)
  })
})

describe('turning it on and off', () => {
  test('an address that is not proven gets no second factor', async () => {
    const unproven = await site.signUpUnverified(`unproven.${email}`)
    const begun = await site.post('/api/user/second-factor/begin', {}, { token: unproven })
    expect(begun.json()).toMatchObject({ code: 'address.not-verified' })
  })

  test('a setup belongs to its session, and needs a right code', async () => {
    const other = `setup.${email}`
    const own = await site.signUp(other)
    const begun = (await site.post('/api/user/second-factor/begin', {}, { token: own })).json()
    expect((await site.get('/api/user/second-factor', { token: own })).json()).toMatchObject({
      factor: null,
      setup: { secret: begun.secret, qr: begun.qr },
    })
    const elsewhere = (await site.post('/api/token/auth', { username: other, password: PASSWORD })).json()
    const seen = await site.get('/api/user/second-factor', { token: elsewhere.token })
    expect(seen.json().setup).toBeNull()
    const confirm = (code: string) => site.post('/api/user/second-factor', { code }, { token: own })
    expect((await confirm('000000')).json()).toMatchObject({ code: 'second-factor.wrong-code' })
    // Nothing is on before a right code.
    const plain = await site.post('/api/token/auth', { username: other, password: PASSWORD })
    expect(plain.statusCode).toBe(200)
  })

  test('a second one cannot be set up over the first', async () => {
    const begun = await site.post('/api/user/second-factor/begin', {}, { token })
    expect(begun.json()).toMatchObject({ code: 'second-factor.exists' })
  })

  test('it is turned off by a code, and then the password is enough', async () => {
    const remove = (code: string) => site.post('/api/user/second-factor/remove', { code }, { token })
    expect((await remove('000000')).json()).toMatchObject({ code: 'second-factor.wrong-code' })
    expect((await remove(factor.code())).statusCode).toBe(200)
    expect((await remove(factor.code())).statusCode).toBe(404)
    expect((await enterPassword()).response.statusCode).toBe(200)
    expect(await listMailed()).toContain('removed')
    expect(await listEvents()).toContain('second-factor.removed')
  })
})

describe('confirmation', () => {
  const confirm = (payload: Record<string, unknown>, headers = {}) =>
    site.post('/api/user/confirm', payload, { token, headers })
  const isConfirmed = async () => (await site.get('/api/user/confirm', { token })).json().confirmed

  test('where there is a second factor the password alone confirms nothing; a code does', async () => {
    clock.at += 10 * MINUTE_MS
    expect(await isConfirmed()).toBe(false)
    expect((await confirm({ password: PASSWORD })).json()).toMatchObject({
      code: 'auth.second-factor-required',
    })
    expect(await isConfirmed()).toBe(false)
    expect((await confirm({ code: '000000' })).statusCode).toBe(400)
    expect((await confirm({ code: factor.code() })).statusCode).toBe(200)
    expect(await isConfirmed()).toBe(true)
    expect(await listEvents()).toContain('confirmed')
  })

  test('a passkey of the account confirms; one of another account does not', async () => {
    const [own, foreign] = [anAuthenticator(), anAuthenticator()]
    await own.addTo(site, token)
    await foreign.addTo(site, await site.signUp(`foreign.${email}`))
    clock.at += 10 * MINUTE_MS
    const sign = async (key: typeof own) => {
      const started = await site.post('/api/token/passkey/options', {})
      const cookie = `__Host-challenge=${cookieOf(started, '__Host-challenge')}`
      return confirm({ credential: key.sign(started.json().options) }, { cookie })
    }
    expect((await sign(foreign)).json()).toMatchObject({ code: 'passkey.refused' })
    expect(await isConfirmed()).toBe(false)
    expect((await sign(own)).statusCode).toBe(200)
    expect(await isConfirmed()).toBe(true)
  })

  test.each([
    ['export', () => site.get('/api/user/export', { token })],
    ['deletion', () => site.post('/api/user/delete', { email }, { token })],
    ['a new feed', () => site.post('/api/feeds', {}, { token })],
    ['a new passkey', () => site.post('/api/user/passkeys/options', {}, { token })],
    ['new backup codes', () => site.post('/api/user/second-factor/backup-codes', {}, { token })],
    [
      'removing a passkey',
      () => site.delete('/api/user/passkeys/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11', { token }),
    ],
  ] as const)('%s needs an owner who was confirmed lately', async (_what, act) => {
    clock.at += 9 * MINUTE_MS
    expect((await act()).statusCode).toBe(403)
    expect((await act()).json()).toMatchObject({ code: 'auth.confirmation-required' })
    await confirm({ code: factor.code() })
    expect((await act()).statusCode).not.toBe(403)
  })

  test('turning it on needs one too', async () => {
    const own = await site.signUp(`later.${email}`)
    clock.at += 10 * MINUTE_MS
    const begun = await site.post('/api/user/second-factor/begin', {}, { token: own })
    expect(begun.json()).toMatchObject({ code: 'auth.confirmation-required' })
  })
})

test('a session that was not confirmed lately changes no password, and removes no passkey by it', async () => {
  const body = { current: PASSWORD, pass: NEW_PASSWORD, checkPass: NEW_PASSWORD, end: ['passkeys'] }
  clock.at += 11 * MINUTE_MS
  const refused = await site.post('/api/user/change/password', body, { token })
  expect(refused.json()).toMatchObject({ code: 'auth.confirmation-required' })
  const fresh = (await signIn(factor.code())).json().token
  expect((await site.post('/api/user/change/password', body, { token: fresh })).statusCode).toBe(200)
})

describe('recovery', () => {
  async function mailedLink(): Promise<string> {
    await site.post('/api/user/recovery/code', { email })
    const mails = await listMailsTo(database, email)
    const mail = mails.find(({ template }) => template === 'recovery-code')
    return mail?.data.token ?? ''
  }
  const recover = (link: string, rest: Record<string, unknown> = {}) =>
    site.post('/api/user/recovery/link', { token: link, password: NEW_PASSWORD, ...rest })

  test('in the first week the mailbox is enough, and the factor goes: an intruder may have added it', async () => {
    const link = await mailedLink()
    expect((await recover(link)).statusCode).toBe(200)
    expect((await enterPassword(NEW_PASSWORD)).response.statusCode).toBe(200)
  })

  test('afterwards it needs a code, and the factor stays', async () => {
    clock.at += 7 * DAY_MS
    const link = await mailedLink()
    expect((await recover(link)).json()).toMatchObject({ code: 'auth.second-factor-required' })
    expect((await recover(link, { secondFactor: '000000' })).json()).toMatchObject({
      code: 'second-factor.wrong-code',
    })
    const done = await recover(link, { secondFactor: factor.code() })
    expect(done.statusCode, done.payload).toBe(200)
    expect((await enterPassword(NEW_PASSWORD)).response.statusCode).toBe(403)
  })

  test('who has lost everything waits seven days, is mailed, and is let in then', async () => {
    clock.at += 7 * DAY_MS
    expect((await recover(await mailedLink(), { lost: true })).json()).toMatchObject({
      code: 'recovery.waiting',
    })
    expect(await listMailed()).toContain('lost')
    clock.at += 6 * DAY_MS
    expect((await recover(await mailedLink(), { lost: true })).statusCode).toBe(409)
    clock.at += DAY_MS
    expect((await recover(await mailedLink())).statusCode).toBe(200)
    expect((await enterPassword(NEW_PASSWORD)).response.statusCode).toBe(200)
  })

  test('no wait begins without the mail that warns of it', async () => {
    clock.at += 7 * DAY_MS
    const link = await mailedLink()
    const services = anAccountService(database.db, { clock, enqueue: async () => '' })
    const to = await findAccountByEmail(database.db, email)
    if (!to) throw new Error('the account is gone')
    // A stranger can cause mails to an address, until it gets no more that day.
    while (await takeMail(services, database.db, { kind: 'second-factor', to }));
    expect((await recover(link, { lost: true })).statusCode).toBe(429)
    expect(await listMailed()).not.toContain('lost')
    clock.at += DAY_MS
    expect((await recover(await mailedLink(), { lost: true })).json()).toMatchObject({
      code: 'recovery.waiting',
    })
  })

  test('a sign-in with a code ends the waiting', async () => {
    clock.at += 7 * DAY_MS
    await recover(await mailedLink(), { lost: true })
    clock.at += DAY_MS
    expect((await signIn(factor.code())).statusCode).toBe(200)
    clock.at += 7 * DAY_MS
    expect((await recover(await mailedLink())).json()).toMatchObject({ code: 'auth.second-factor-required' })
  })
})
