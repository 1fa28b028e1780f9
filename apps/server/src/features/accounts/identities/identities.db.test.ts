import type { IdentityProvider } from '@zeri/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type IdentityStandIns, startIdentities } from '../../../../../sandbox/src/identities/identities.ts'
import { honestPlan } from '../../../../../sandbox/src/identities/people.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { listMailsTo } from '../../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { visitProvider } from '../../../testing/visit-provider.ts'
import { setSwitch } from '../../switches/index.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let standIns: IdentityStandIns
let database: TestDatabase
let site: TestApp
const clock = aClock()
beforeAll(async () => {
  standIns = await startIdentities({ port: 0, production: false })
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: standIns.env })
})
afterEach(() => void Object.assign(standIns.plan, honestPlan))
afterAll(async () => {
  await site.close()
  await database.close()
  await standIns.stop()
})

const COOKIE = '__Host-identity'
type Bound = { readonly cookie: string | undefined; readonly token?: string | undefined }
const request = ({ cookie, token }: Bound) => ({
  token,
  headers: cookie ? { cookie: `${COOKIE}=${cookie}` } : {},
})

async function begin(
  provider: IdentityProvider,
  { link = false, token }: { link?: boolean; token?: string } = {},
) {
  const response = await site.post(`/api/identities/${provider}/begin`, { link, back: '/faq' }, { token })
  return { response, url: response.json().url as string, cookie: cookieOf(response, COOKIE) }
}

const finish = (provider: IdentityProvider, query: object, bound: Bound) =>
  site.post(`/api/identities/${provider}/finish`, { ...query }, request(bound))

/** The whole visit of a person; `cookie` is the one that binds what follows. */
async function visit(
  provider: IdentityProvider,
  email: string,
  options: { link?: boolean; token?: string } = {},
) {
  const { url, cookie } = await begin(provider, options)
  const query = await visitProvider(url, email)
  const response = await finish(provider, query, { cookie, token: options.token })
  return { response, query, cookie: cookieOf(response, COOKIE), outcome: response.json().outcome as string }
}

const pending = (action: string, payload: object, cookie: string | undefined) =>
  site.post(`/api/identities/pending/${action}`, { ...payload }, request({ cookie }))

const userOf = async (token: string) => (await site.get('/api/user', { token })).json().user
const listOf = async (token: string) => (await site.get('/api/user/identities', { token })).json()
const codeOf = (response: LightMyRequestResponse) => `${response.statusCode} ${response.json().code}`
async function mailedCode(email: string): Promise<string> {
  const mails = await listMailsTo(database, email)
  const mail = mails.find(({ template }) => template === 'identity-code')
  return String(mail?.data.code)
}

describe.each([
  ['google', 'new.google@example.org'],
  ['yandex', 'new.yandex@yandex.ru'],
] as const)('%s', (provider, email) => {
  test('a new person consents, gets an account with a verified address, and signs in by it later', async () => {
    const { cookie, outcome } = await visit(provider, email)
    expect(outcome).toBe('sign-up')
    expect(codeOf(await pending('sign-up', {}, cookie))).toBe('400 request.invalid')
    const made = await pending('sign-up', { consent: true }, cookie)
    expect(made.statusCode).toBe(201)
    expect(await userOf(made.json().token)).toMatchObject({ email, verified: true })
    const again = await visit(provider, email)
    expect(again.outcome).toBe('signed-in')
    expect((await userOf(again.response.json().token)).email).toBe(email)
  })
})

test('VK verifies no address: the person types one, which is then proven by mail', async () => {
  const { cookie, outcome } = await visit('vk', 'new.vk@example.org')
  expect(outcome).toBe('sign-up')
  expect(codeOf(await pending('sign-up', { consent: true }, cookie))).toBe('400 request.invalid')
  const made = await pending('sign-up', { consent: true, email: 'new.vk@example.org' }, cookie)
  expect(await userOf(made.json().token)).toMatchObject({ email: 'new.vk@example.org', verified: false })
  expect((await visit('vk', 'new.vk@example.org')).outcome).toBe('signed-in')
})

describe('a response that is not right signs nobody in', () => {
  test.each(['wrong-nonce', 'wrong-issuer', 'wrong-audience', 'wrong-signature'] as const)(
    '%s',
    async (token) => {
      standIns.plan.token = token
      expect(codeOf((await visit('google', 'forged@example.org')).response)).toBe('400 identity.refused')
    },
  )

  test.each(['yandex', 'vk'] as const)('a profile for somebody else at %s', async (provider) => {
    standIns.plan.profile = 'of-another'
    expect(codeOf((await visit(provider, 'forged@example.org')).response)).toBe('400 identity.refused')
  })

  test.each(['google', 'yandex', 'vk'] as const)('another state at %s', async (provider) => {
    const { url, cookie } = await begin(provider)
    const query = await visitProvider(url, 'state@example.org')
    const response = await finish(provider, { ...query, state: 'x'.repeat(43) }, { cookie })
    expect(codeOf(response)).toBe('400 identity.refused')
  })

  test.each(['google', 'yandex', 'vk'] as const)('a code that was used before at %s', async (provider) => {
    const first = await visit(provider, 'replay@yandex.ru')
    expect(first.response.statusCode).toBe(200)
    const { cookie } = await begin(provider)
    expect(codeOf(await finish(provider, first.query, { cookie }))).toBe('400 identity.refused')
  })

  test('the right callback in the same browser a second time', async () => {
    const { url, cookie } = await begin('google')
    const query = await visitProvider(url, 'twice@example.org')
    expect((await finish('google', query, { cookie })).statusCode).toBe(200)
    expect(codeOf(await finish('google', query, { cookie }))).toBe('400 identity.refused')
  })

  test('the right callback in another browser', async () => {
    const { url } = await begin('google')
    const query = await visitProvider(url, 'stolen@example.org')
    const { cookie } = await begin('google')
    expect(codeOf(await finish('google', query, { cookie }))).toBe('400 identity.refused')
    expect(codeOf(await finish('google', query, { cookie: undefined }))).toBe('400 identity.refused')
  })

  test('the response of one provider at the callback of another', async () => {
    const { url, cookie } = await begin('yandex')
    const query = await visitProvider(url, 'mixed@yandex.ru')
    expect(codeOf(await finish('google', query, { cookie }))).toBe('400 identity.refused')
    expect(codeOf(await finish('yandex', { ...query, iss: standIns.url }, { cookie }))).toBe(
      '400 identity.refused',
    )
  })

  test('a callback after ten minutes', async () => {
    const { url, cookie } = await begin('google')
    const query = await visitProvider(url, 'late@example.org')
    clock.at += 10 * 60_000 + 1
    expect(codeOf(await finish('google', query, { cookie }))).toBe('400 identity.refused')
  })

  test('VK without the device', async () => {
    const { url, cookie } = await begin('vk')
    const { device_id: _, ...query } = await visitProvider(url, 'device@example.org')
    expect(codeOf(await finish('vk', query, { cookie }))).toBe('400 identity.refused')
  })
})

test('a provider without settings does not exist', async () => {
  const bare = await openTestApp(database, { clock })
  const response = await bare.post('/api/identities/google/begin', {})
  expect(response.statusCode).toBe(404)
  await bare.close()
})

describe('an address that has an account here', () => {
  test('is not linked silently: a wrong password links nothing, the right one links and signs in', async () => {
    const email = 'taken@example.org'
    await site.signUp(email)
    const { cookie, outcome, response } = await visit('google', email)
    expect([outcome, response.json().token]).toEqual(['prove', undefined])
    expect(codeOf(await pending('prove', { password: 'not this one' }, cookie))).toBe(
      '400 auth.bad-credentials',
    )
    expect(codeOf(await pending('sign-up', { consent: true }, cookie))).toBe('302 account.exists')
    const proven = await pending('prove', { password: PASSWORD }, cookie)
    expect((await userOf(proven.json().token)).email).toBe(email)
    expect((await visit('google', email)).outcome).toBe('signed-in')
    expect(codeOf(await pending('prove', { password: PASSWORD }, cookie))).toBe('400 identity.refused')
  })

  test('is proven by a mailed code, which five wrong tries end', async () => {
    const email = 'mailed@example.org'
    await site.signUp(email)
    const { cookie } = await visit('google', email)
    await pending('code', {}, cookie)
    for (let tries = 0; tries < 5; tries += 1)
      expect(codeOf(await pending('prove', { code: '0000 0000' }, cookie))).toBe('400 verification.invalid')
    const code = await mailedCode(email)
    expect(codeOf(await pending('prove', { code }, cookie))).toBe('400 verification.invalid')
    await pending('code', {}, cookie)
    const proven = await pending('prove', { code: await mailedCode(email) }, cookie)
    expect((await userOf(proven.json().token)).email).toBe(email)
  })

  test('counts for nothing when the provider has not verified it', async () => {
    const email = 'unproven@example.org'
    await site.signUp(email)
    standIns.plan.emailVerified = false
    const { cookie, outcome } = await visit('google', email)
    expect(outcome).toBe('sign-up')
    expect(codeOf(await pending('code', {}, cookie))).toBe('400 identity.refused')
    expect(codeOf(await pending('prove', { password: PASSWORD }, cookie))).toBe('400 identity.refused')
    expect(codeOf(await pending('sign-up', { consent: true, email }, cookie))).toBe('302 account.exists')
  })

  test('of an unverified account is claimed by the code: its password and sessions end', async () => {
    const email = 'claimed@example.org'
    const intruder = await site.signUpUnverified(email)
    const { cookie, outcome } = await visit('google', email)
    expect(outcome).toBe('prove')
    await pending('code', {}, cookie)
    const proven = await pending('prove', { code: await mailedCode(email) }, cookie)
    expect(await userOf(proven.json().token)).toMatchObject({ email, verified: true })
    expect((await site.get('/api/user', { token: intruder })).statusCode).toBe(401)
    const signIn = await site.post('/api/token/auth', { username: email, password: PASSWORD })
    expect(codeOf(signIn)).toBe('400 auth.bad-credentials')
  })
})

describe('linking', () => {
  test('a fresh session links; the identity then signs in whatever its address is', async () => {
    const token = await site.signUp('links@example.org')
    const { response } = await visit('vk', 'quite.another@example.org', { link: true, token })
    expect(response.json()).toMatchObject({ outcome: 'linked', back: '/faq' })
    const mails = await listMailsTo(database, 'links@example.org')
    expect(mails.find(({ template }) => template === 'way-in-added')?.data).toMatchObject({ way: 'vk' })
    const signedIn = await visit('vk', 'quite.another@example.org')
    expect((await userOf(signedIn.response.json().token)).email).toBe('links@example.org')
  })

  test('needs a session that is minutes old, and the same one at the end', async () => {
    const token = await site.signUp('stale@example.org')
    const { url, cookie } = await begin('google', { link: true, token })
    const query = await visitProvider(url, 'stale.link@example.org')
    const other = await site.signUp('other.session@example.org')
    expect((await finish('google', query, { cookie, token: other })).json()).toMatchObject({
      outcome: 'link-refused',
      reason: 'auth.required',
    })
    expect(codeOf((await begin('google', { link: true })).response)).toBe('401 auth.required')
    clock.at += 10 * 60_000
    expect(codeOf((await begin('google', { link: true, token })).response)).toBe(
      '403 auth.confirmation-required',
    )
  })

  test('an identity of another account is refused, with the reason for the page where it began', async () => {
    const first = await site.signUp('first@example.org')
    await visit('vk', 'shared.vk@example.org', { link: true, token: first })
    const second = await site.signUp('second@example.org')
    const { response } = await visit('vk', 'shared.vk@example.org', { link: true, token: second })
    expect(response.json()).toEqual({
      outcome: 'link-refused',
      reason: 'identity.linked-elsewhere',
      back: '/faq',
      locale: 'en',
    })
    expect((await listOf(second)).identities).toEqual([])
  })

  test('the last way in is not unlinked; with a password it is', async () => {
    const email = 'last@example.org'
    const { cookie } = await visit('google', email)
    const { token } = (await pending('sign-up', { consent: true }, cookie)).json()
    const { identities, isLastWay } = await listOf(token)
    expect([identities.length, isLastWay]).toEqual([1, true])
    const refused = await site.delete(`/api/user/identities/${identities[0].uuid}`, { token })
    expect(codeOf(refused)).toBe('409 identity.last-way-in')
    await visit('vk', 'second.way@example.org', { link: true, token })
    expect((await site.delete(`/api/user/identities/${identities[0].uuid}`, { token })).statusCode).toBe(200)
    expect((await visit('google', email)).outcome).toBe('prove')
  })

  test('a passkey is another way in, and the last of both stays', async () => {
    const { cookie } = await visit('google', 'by.key@example.org')
    const { token } = (await pending('sign-up', { consent: true }, cookie)).json()
    const { db } = database
    const { id: account_id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'by.key@example.org')
      .executeTakeFirstOrThrow()
    const passkey = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
    const row = { id: passkey, account_id, name: 'Telephone', created_at: new Date(clock.at) }
    const key = { credential_id: 'a-key', public_key: Buffer.from('key'), counter: 0, is_synced: false }
    await db
      .insertInto('passkeys')
      .values({ ...row, ...key, transports: [] })
      .execute()
    const { identities, isLastWay } = await listOf(token)
    expect(isLastWay).toBe(false)
    expect((await site.delete(`/api/user/identities/${identities[0].uuid}`, { token })).statusCode).toBe(200)
    const refused = await site.delete(`/api/user/passkeys/${passkey}`, { token })
    expect(codeOf(refused)).toBe('409 identity.last-way-in')
    const { passkeys } = (await site.get('/api/user/passkeys', { token })).json()
    expect(passkeys).toHaveLength(1)
  })

  test('a password change unlinks them if its box is ticked', async () => {
    const token = await site.signUp('boxes@example.org')
    await visit('vk', 'boxes.vk@example.org', { link: true, token })
    const change = (current: string, pass: string, end: readonly string[]) =>
      site.post('/api/user/change/password', { current, pass, checkPass: pass, end }, { token })
    await change(PASSWORD, 'another fine day', [])
    expect((await listOf(token)).identities).toHaveLength(1)
    await change('another fine day', 'a third fine day', ['identities'])
    expect((await listOf(token)).identities).toEqual([])
  })

  test('recovery unlinks every identity: one may be an intruder’s', async () => {
    const email = 'recovered@example.org'
    const token = await site.signUp(email)
    await visit('vk', 'intruder.vk@example.org', { link: true, token })
    await site.post('/api/user/recovery/code', { email })
    const mail = (await listMailsTo(database, email)).find(({ template }) => template === 'recovery-code')
    await site.post('/api/user/recovery/link', {
      token: String(mail?.data.token),
      password: 'a calm new one',
    })
    expect((await visit('vk', 'intruder.vk@example.org')).outcome).toBe('sign-up')
  })
})

test('the log holds no address, code, token or state, and the events are recorded', async () => {
  const { url, cookie } = await begin('google')
  const query = await visitProvider(url, 'quiet.log@example.org')
  await finish('google', query, { cookie })
  const lines = site.log.join('\n')
  for (const secret of [
    'quiet.log@',
    query.code ?? '',
    query.state ?? '',
    cookie ?? '',
    standIns.env.GOOGLE_CLIENT_SECRET ?? '',
  ])
    expect(lines).not.toContain(secret)
  const kinds = await database.db.selectFrom('security_events').select('kind').distinct().execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['identity.linked', 'identity.unlinked', 'identity.claimed', 'sign-in.identity']),
  )
})

test('while sign-up is switched off a new person gets no account, and one who is linked signs in', async () => {
  const { cookie } = await visit('google', 'early@example.org')
  expect((await pending('sign-up', { consent: true }, cookie)).statusCode).toBe(201)
  const begun = await visit('google', 'begun@example.org')
  await setSwitch(database.db, { name: 'sign-up', isOn: false, by: 'anna', note: null }, new Date(clock.at))
  await site.readSwitches()
  expect(codeOf((await visit('google', 'late@example.org')).response)).toBe('409 account.sign-up-paused')
  expect(codeOf(await pending('sign-up', { consent: true }, begun.cookie))).toBe('409 account.sign-up-paused')
  expect((await visit('google', 'early@example.org')).outcome).toBe('signed-in')
  await database.db.deleteFrom('switches').execute()
  await site.readSwitches()
})
