import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { anAuthenticator } from '../../testing/authenticator.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { judgeCounter } from './passkey-counter.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const clock = aClock()
let database: TestDatabase
let site: TestApp
let email: string
let token: string
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
  // An address signs up twenty times an hour at most.
  clock.at += 10 * MINUTE_MS
  count += 1
  email = `passkeys.${count}@example.org`
  token = await site.signUp(email)
})

type Authenticator = ReturnType<typeof anAuthenticator>
type Signing = Parameters<Authenticator['sign']>[1]

async function aChallenge() {
  const response = await site.post('/api/token/passkey/options', {})
  const cookie = `__Host-challenge=${cookieOf(response, '__Host-challenge')}`
  return { options: response.json().options, headers: { cookie } }
}

async function signIn(key: Authenticator, signing?: Signing) {
  const { options, headers } = await aChallenge()
  return site.post('/api/token/passkey', { credential: key.sign(options, signing) }, { headers })
}

async function listEvents(): Promise<string[]> {
  const { events } = (await site.get('/api/user/security-events', { token })).json()
  return events.map(({ kind }: { kind: string }) => kind)
}

test('a passkey signs in with nothing typed, and the owner is mailed about the new device', async () => {
  const key = anAuthenticator()
  await key.addTo(site, token, 'Telephone')
  const response = await signIn(key)
  expect(response.statusCode, response.payload).toBe(200)
  const user = await site.get('/api/user', { token: response.json().token })
  expect(user.json().user.email).toBe(email)
  expect((await listMailsTo(database, email)).map(({ template }) => template)).toContain('new-device')
  const { passkeys } = (await site.get('/api/user/passkeys', { token })).json()
  expect(passkeys).toMatchObject([{ name: 'Telephone', synced: false, lastUsed: expect.any(String) }])
  expect(await listEvents()).toEqual(expect.arrayContaining(['passkey.added', 'sign-in.passkey']))
})

test('the options ask for a discoverable credential, a verified user and known algorithms', async () => {
  const { options } = (await site.post('/api/user/passkeys/options', {}, { token })).json()
  expect(options.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
  expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257])
  expect(options.rp).toEqual({ name: 'Zeri' })
  const { options: forSignIn } = await aChallenge()
  expect(forSignIn).toMatchObject({ userVerification: 'required' })
  expect(forSignIn.rpId).toBeUndefined()
})

test('a challenge works once, for five minutes, in the browser it was made for', async () => {
  const key = anAuthenticator()
  await key.addTo(site, token)
  const { options, headers } = await aChallenge()
  const credential = key.sign(options)
  const send = (sent: object, request: object) =>
    site.post('/api/token/passkey', { credential: sent }, request)
  const other = await aChallenge()
  expect((await send(credential, { headers: other.headers })).statusCode).toBe(400)
  expect((await send(credential, {})).statusCode).toBe(400)
  expect((await send(credential, { headers })).statusCode).toBe(200)
  expect((await send(credential, { headers })).json()).toMatchObject({ code: 'passkey.refused' })
  const late = await aChallenge()
  clock.at += 5 * MINUTE_MS
  expect((await send(key.sign(late.options), { headers: late.headers })).statusCode).toBe(400)
})

test.each<[string, Signing]>([
  ['of a page of another site', { origin: 'https://zeri.example' }],
  ['of a user who was not verified', { isUserVerified: false }],
])('a signature %s opens nothing', async (_what, signing) => {
  const key = anAuthenticator()
  await key.addTo(site, token)
  expect((await signIn(key, signing)).json()).toMatchObject({ code: 'passkey.refused' })
  expect((await signIn(key)).statusCode).toBe(200)
})

test('a removed passkey signs in no more; another one of the account does', async () => {
  const [first, second] = [anAuthenticator(), anAuthenticator()]
  const uuid = await first.addTo(site, token)
  await second.addTo(site, token)
  expect((await site.delete(`/api/user/passkeys/${uuid}`, { token })).statusCode).toBe(200)
  expect((await site.delete(`/api/user/passkeys/${uuid}`, { token })).statusCode).toBe(404)
  expect((await signIn(first)).statusCode).toBe(400)
  expect((await signIn(second)).statusCode).toBe(200)
})

test('a counter that stands still is noticed, one that goes back is refused', async () => {
  const key = anAuthenticator()
  await key.addTo(site, token)
  expect((await signIn(key)).statusCode).toBe(200)
  expect((await signIn(key)).statusCode).toBe(200)
  expect((await signIn(key, { step: 0 })).statusCode).toBe(200)
  expect(await listEvents()).toContain('passkey.counter-stuck')
  expect((await signIn(key, { step: -1 })).json()).toMatchObject({ code: 'passkey.refused' })
  expect(await listEvents()).toContain('passkey.counter-back')
})

test('a passkey whose counter went back is blocked until it is removed, even if it is the last way in', async () => {
  const key = anAuthenticator()
  const uuid = await key.addTo(site, token)
  await signIn(key)
  await signIn(key)
  await signIn(key, { step: -1 })
  expect((await signIn(key, { step: 5 })).json()).toMatchObject({ code: 'passkey.refused' })
  const { passkeys } = (await site.get('/api/user/passkeys', { token })).json()
  expect(passkeys).toMatchObject([{ uuid, blocked: true }])
  expect((await site.get('/api/user/confirm', { token })).json()).toMatchObject({ passkey: false })
  await database.db.updateTable('accounts').set({ password_hash: '' }).where('email', '=', email).execute()
  expect((await site.delete(`/api/user/passkeys/${uuid}`, { token })).statusCode).toBe(200)
})

test('the owner is mailed about a new passkey, by its name', async () => {
  await anAuthenticator().addTo(site, token, 'Telephone')
  const mails = (await listMailsTo(database, email)).filter(({ template }) => template === 'way-in-added')
  expect(mails).toMatchObject([{ data: { way: 'passkey', name: 'Telephone' } }])
})

test('an account without a password sets one after a confirmation, once; other sessions end', async () => {
  const other = (await site.post('/api/token/auth', { username: email, password: PASSWORD })).json().token
  const set = (pass = 'a day to begin') =>
    site.post('/api/user/password', { pass, checkPass: pass }, { token })
  expect((await set()).json()).toMatchObject({ code: 'password.already-set' })
  await database.db.updateTable('accounts').set({ password_hash: '' }).where('email', '=', email).execute()
  clock.at += 11 * MINUTE_MS
  expect((await set()).json()).toMatchObject({ code: 'auth.confirmation-required' })
  const key = anAuthenticator()
  clock.at -= 5 * MINUTE_MS
  await key.addTo(site, token)
  expect((await set('password')).json()).toMatchObject({ code: 'password.too-common' })
  expect((await set()).statusCode).toBe(200)
  expect((await set()).statusCode).toBe(409)
  expect((await site.get('/api/user', { token: other })).statusCode).toBe(401)
  const signedIn = await site.post('/api/token/auth', { username: email, password: 'a day to begin' })
  expect(signedIn.statusCode).toBe(200)
})

test.each([
  [0, 0, 'fine'],
  [0, 5, 'fine'],
  [5, 6, 'fine'],
  [5, 5, 'stuck'],
  [5, 4, 'back'],
  [5, 0, 'back'],
] as const)('a counter of %i that becomes %i is %s', (stored, sent, judged) => {
  expect(judgeCounter({ stored, sent })).toBe(judged)
})

test('a session alone adds no passkey: its owner must have been confirmed lately', async () => {
  clock.at += 10 * MINUTE_MS
  const start = () => site.post('/api/user/passkeys/options', {}, { token })
  expect((await start()).json()).toMatchObject({ code: 'auth.confirmation-required' })
  const confirm = (password: string) => site.post('/api/user/confirm', { password }, { token })
  expect((await confirm('not this one')).json()).toMatchObject({ code: 'password.wrong-current' })
  expect((await start()).statusCode).toBe(403)
  expect((await confirm(PASSWORD)).statusCode).toBe(200)
  expect((await start()).statusCode).toBe(200)
})

test('a passkey that was made for another session or account is refused', async () => {
  const key = anAuthenticator()
  const { options } = (await site.post('/api/user/passkeys/options', {}, { token })).json()
  const credential = key.register(options)
  const stranger = await site.signUp(`stranger.${email}`)
  const add = (by: string) => site.post('/api/user/passkeys', { name: 'Key', credential }, { token: by })
  expect((await add(stranger)).statusCode).toBe(400)
  expect((await add(token)).statusCode).toBe(201)
  expect((await add(token)).statusCode).toBe(400)
})

test('an account has ten passkeys at most', async () => {
  for (let made = 0; made < 10; made += 1) await anAuthenticator().addTo(site, token)
  const response = await site.post('/api/user/passkeys/options', {}, { token })
  expect(response.json()).toMatchObject({ code: 'passkey.too-many' })
})

test('a password change ends passkeys if that is wanted', async () => {
  const key = anAuthenticator()
  await key.addTo(site, token)
  const change = (current: string, pass: string, end: string[]) =>
    site.post('/api/user/change/password', { current, pass, checkPass: pass, end }, { token })
  expect((await change(PASSWORD, 'another good day', [])).statusCode).toBe(200)
  expect((await signIn(key)).statusCode).toBe(200)
  expect((await change('another good day', PASSWORD, ['passkeys'])).statusCode).toBe(200)
  expect((await signIn(key)).statusCode).toBe(400)
})

test('a recovery ends passkeys', async () => {
  const key = anAuthenticator()
  await key.addTo(site, token)
  await site.post('/api/user/recovery/code', { email })
  const mail = (await listMailsTo(database, email)).find(({ template }) => template === 'recovery-code')
  const recovery = { token: mail?.data.token, password: 'another good day' }
  expect((await site.post('/api/user/recovery/link', recovery)).statusCode).toBe(200)
  expect((await signIn(key)).statusCode).toBe(400)
})

test('a forgotten device is a stranger again', async () => {
  const signedIn = await site.post('/api/token/auth', { username: email, password: PASSWORD })
  const cookie = `__Host-device=${cookieOf(signedIn, '__Host-device')}`
  const list = async () =>
    (await site.get('/api/user/devices', { token, headers: { cookie } })).json().devices as {
      id: string
      current: boolean
    }[]
  const [own] = (await list()).filter(({ current }) => current)
  const before = (await list()).length
  expect((await site.delete(`/api/user/devices/${own?.id}`, { token })).statusCode).toBe(200)
  expect(await list()).toHaveLength(before - 1)
  expect((await list()).some(({ current }) => current)).toBe(false)
  expect(await listEvents()).toContain('device.forgotten')
})
