import { totpCode } from '../../../apps/server/src/features/accounts/second-factor/totp.ts'
import type { TestAccount } from '../../../apps/server/src/testing/account.ts'
import { anAuthenticator, type RegistrationOptions } from '../../../apps/server/src/testing/authenticator.ts'
import { visitProvider } from '../../../apps/server/src/testing/visit-provider.ts'

/** A request that the server accepts. */
export type ValidRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

/** The body of a response and the cookies it set. */
type SentResult = { readonly body: Record<string, unknown>; readonly cookies: readonly string[] }

/** Creates accounts, sends requests and reads mails, to build the requests under test. */
export type TestClient = {
  readonly password: string
  /** The time at the server. */
  now(): number
  aPerson(): Promise<TestAccount>
  /** Sends a request that the one under test depends on. */
  send(request: ValidRequest): Promise<SentResult>
  /** The data of the last mail to an address. */
  mailedTo(email: string): Readonly<Record<string, unknown>>
}

const NEW_PASSWORD = 'a day to begin with'

export const post = (url: string, payload: ValidRequest['payload'] = {}, token?: string): ValidRequest => ({
  method: 'POST',
  url,
  payload,
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
})
export const bare = (method: 'GET' | 'DELETE', url: string, token: string): ValidRequest => ({
  method,
  url,
  headers: { authorization: `Bearer ${token}` },
})

/** A person who comes back from a provider: the query of the callback, and the cookie of their browser. */
async function atProvider({ send }: TestClient, provider: 'yandex' | 'vk', email: string) {
  const { body, cookies } = await send(post(`/api/identities/${provider}/begin`, {}))
  return { query: await visitProvider(String(body.url), email), headers: { cookie: pairOf(cookies) } }
}

/** The cookie of a browser whose sign-in at a provider waits for a proof or a consent. */
async function waiting(client: TestClient, provider: 'yandex' | 'vk', email: string) {
  const { query, headers } = await atProvider(client, provider, email)
  const { cookies } = await client.send({ ...post(`/api/identities/${provider}/finish`, query), headers })
  return { cookie: pairOf(cookies) }
}

const pairOf = (cookies: readonly string[]) =>
  cookies.find((one) => one.startsWith('__Host-identity='))?.split(';')[0] ?? ''

/** An account whose address is a mailbox of Yandex, which Yandex verifies. */
async function atYandex({ aPerson, send, password }: TestClient): Promise<string> {
  const email = (await aPerson()).email.replace(/@.*/, '@yandex.ru')
  await send(post('/api/user/singup', { email, password, consent: true }))
  return email
}

/** An account whose e-mail is about to change. */
async function aWaitingChange({ aPerson, send }: TestClient): Promise<TestAccount> {
  const person = await aPerson()
  await send(post('/api/user/address/change', { email: `moved.${person.email}` }, person.token))
  return person
}

/** A valid request of every operation of accounts, each for an account of its own. */
export const accountRequests: Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>> = {
  async signUp({ aPerson, password }) {
    const { email } = await aPerson()
    const name = 'Анна Ли'
    return post('/api/user/singup', { email: `new.${email}`, password, name, consent: true, locale: 'ru' })
  },
  async signIn({ aPerson, password }) {
    return post('/api/token/auth', { username: (await aPerson()).email, password })
  },
  verifyToken: async ({ aPerson }) => post('/api/token/verify', { token: (await aPerson()).token }),
  signOut: async ({ aPerson }) => post('/api/token/end', {}, (await aPerson()).token),
  getUser: async ({ aPerson }) => bare('GET', '/api/user', (await aPerson()).token),
  async saveLocation({ aPerson }) {
    const place = { address: 'Москва', latitude: 55.75, longitude: 37.62, place: '524901', locale: 'ru' }
    return post('/api/location', place, (await aPerson()).token)
  },
  async changePassword({ aPerson, password }) {
    const change = { current: password, pass: NEW_PASSWORD, checkPass: NEW_PASSWORD }
    return post('/api/user/change/password', change, (await aPerson()).token)
  },
  async setPassword(client) {
    const email = `by.vk.${(await client.aPerson()).email}`
    const headers = await waiting(client, 'vk', email)
    const { body } = await client.send({
      ...post('/api/identities/pending/sign-up', { email, consent: true }),
      headers,
    })
    return post('/api/user/password', { pass: NEW_PASSWORD, checkPass: NEW_PASSWORD }, String(body.token))
  },
  async askRecoveryCode({ aPerson }) {
    return post('/api/user/recovery/code', { email: (await aPerson()).email, locale: 'ru' })
  },
  async checkRecoveryCode(client) {
    const { form, headers } = await mailedCode(client)
    return { ...post('/api/user/recovery/code/check', form), headers }
  },
  async recoverPassword(client) {
    const { form, headers } = await mailedCode(client)
    return { ...post('/api/user/recovery/password', { ...form, password: NEW_PASSWORD }), headers }
  },
  async recoverByLink(client) {
    const { email } = (await mailedCode(client)).form
    return post('/api/user/recovery/link', { token: client.mailedTo(email).token, password: NEW_PASSWORD })
  },
  sendVerification: async ({ aPerson }) =>
    post('/api/user/address/verification', { locale: 'ru' }, (await aPerson()).token),
  async verifyAddress({ aPerson, send, mailedTo, password }) {
    const email = `unverified.${(await aPerson()).email}`
    await send(post('/api/user/singup', { email, password, consent: true }))
    return post('/api/user/address/verify', { token: mailedTo(email).token })
  },
  getAddressChange: async ({ aPerson }) => bare('GET', '/api/user/address/change', (await aPerson()).token),
  async requestAddressChange({ aPerson }) {
    const { email, token } = await aPerson()
    return post('/api/user/address/change', { email: `moved.${email}`, locale: 'ru' }, token)
  },
  async proveAddressChange(client) {
    const { email, token } = await aWaitingChange(client)
    return post('/api/user/address/change/prove', { of: 'old', code: client.mailedTo(email).code }, token)
  },
  async cancelAddressChange(client) {
    return bare('DELETE', '/api/user/address/change', (await aWaitingChange(client)).token)
  },
  listSessions: async ({ aPerson }) => bare('GET', '/api/user/sessions', (await aPerson()).token),
  async endSession({ aPerson }) {
    const { sessionUuid, token } = await aPerson()
    return bare('DELETE', `/api/user/sessions/${sessionUuid}`, token)
  },
  endOtherSessions: async ({ aPerson }) => bare('DELETE', '/api/user/sessions', (await aPerson()).token),
  listDevices: async ({ aPerson }) => bare('GET', '/api/user/devices', (await aPerson()).token),
  forgetDevice: async ({ aPerson }) =>
    bare('DELETE', `/api/user/devices/${'0'.repeat(64)}`, (await aPerson()).token),
  listSecurityEvents: async ({ aPerson }) =>
    bare('GET', '/api/user/security-events', (await aPerson()).token),
  confirmIdentity: async ({ aPerson, password }) =>
    post('/api/user/confirm', { password }, (await aPerson()).token),
  getConfirmation: async ({ aPerson }) => bare('GET', '/api/user/confirm', (await aPerson()).token),
  getSecondFactor: async ({ aPerson }) => bare('GET', '/api/user/second-factor', (await aPerson()).token),
  beginSecondFactor: async ({ aPerson }) =>
    post('/api/user/second-factor/begin', {}, (await aPerson()).token),
  async confirmSecondFactor(client) {
    const { token } = await client.aPerson()
    const { body } = await client.send(post('/api/user/second-factor/begin', {}, token))
    return post('/api/user/second-factor', { code: totpCode(String(body.secret), client.now()) }, token)
  },
  makeBackupCodes: async (client) =>
    post('/api/user/second-factor/backup-codes', {}, (await aProtectedPerson(client)).token),
  async removeSecondFactor(client) {
    const { token, backupCode } = await aProtectedPerson(client)
    return post('/api/user/second-factor/remove', { code: backupCode }, token)
  },
  async finishSignIn(client) {
    const { email, backupCode } = await aProtectedPerson(client)
    const { cookies } = await client.send(
      post('/api/token/auth', { username: email, password: client.password }),
    )
    const headers = { cookie: cookies[0]?.split(';')[0] ?? '' }
    return { ...post('/api/token/second-factor', { code: backupCode }), headers }
  },
  listPasskeys: async ({ aPerson }) => bare('GET', '/api/user/passkeys', (await aPerson()).token),
  startPasskey: async ({ aPerson }) => post('/api/user/passkeys/options', {}, (await aPerson()).token),
  async addPasskey({ aPerson, send }) {
    const { token } = await aPerson()
    return newPasskey(send, anAuthenticator(), token)
  },
  async renamePasskey(client) {
    const { uuid, token } = await anOwnPasskey(client)
    return post(`/api/user/passkeys/${uuid}`, { name: 'Телефон' }, token)
  },
  async removePasskey(client) {
    const { uuid, token } = await anOwnPasskey(client)
    return bare('DELETE', `/api/user/passkeys/${uuid}`, token)
  },
  listKeys: async ({ aPerson }) => bare('GET', '/api/keys', (await aPerson()).token),
  createKey: async ({ aPerson }) => post('/api/keys', { name: 'Программа' }, (await aPerson()).token),
  async revokeKey({ aPerson, send }) {
    const { token } = await aPerson()
    const { body } = await send(post('/api/keys', { name: 'Program' }, token))
    return bare('DELETE', `/api/keys/${body.uuid}`, token)
  },
  startPasskeySignIn: async () => post('/api/token/passkey/options'),
  async signInByPasskey(client) {
    const { key } = await anOwnPasskey(client)
    const { body, cookies } = await client.send(post('/api/token/passkey/options'))
    const credential = key.sign(body.options as { challenge: string }) // true: the response of that operation
    const headers = { cookie: cookies[0]?.split(';')[0] ?? '' }
    return { ...post('/api/token/passkey', { credential }), headers }
  },
  beginIdentity: async () => post('/api/identities/vk/begin', { back: '/faq', locale: 'ru' }),
  async finishIdentity(client) {
    const { query, headers } = await atProvider(client, 'vk', (await client.aPerson()).email)
    return { ...post('/api/identities/vk/finish', query), headers }
  },
  async getPendingIdentity(client) {
    const headers = await waiting(client, 'vk', (await client.aPerson()).email)
    return { method: 'GET', url: '/api/identities/pending', headers }
  },
  async sendIdentityCode(client) {
    const headers = await waiting(client, 'yandex', await atYandex(client))
    return { ...post('/api/identities/pending/code', { locale: 'ru' }), headers }
  },
  async proveIdentity(client) {
    const headers = await waiting(client, 'yandex', await atYandex(client))
    return { ...post('/api/identities/pending/prove', { password: client.password }), headers }
  },
  async signUpByIdentity(client) {
    const { email } = await client.aPerson()
    const headers = await waiting(client, 'vk', email)
    const form = { email: `by.identity.${email}`, consent: true, locale: 'ru' }
    return { ...post('/api/identities/pending/sign-up', form), headers }
  },
  unlinkMessenger: async ({ aPerson }) => bare('DELETE', '/api/messenger', (await aPerson()).token),
  listIdentities: async ({ aPerson }) => bare('GET', '/api/user/identities', (await aPerson()).token),
  async unlinkIdentity(client) {
    const email = await atYandex(client)
    const headers = await waiting(client, 'yandex', email)
    const proven = await client.send({
      ...post('/api/identities/pending/prove', { password: client.password }),
      headers,
    })
    const token = String(proven.body.token)
    const listed = await client.send(bare('GET', '/api/user/identities', token))
    const [first] = listed.body.identities as { uuid: string }[] // true: the response of that operation
    return bare('DELETE', `/api/user/identities/${first?.uuid}`, token)
  },
  exportAccount: async ({ aPerson }) => bare('GET', '/api/user/export', (await aPerson()).token),
  async deleteAccount({ aPerson }) {
    const { email, token } = await aPerson()
    return post('/api/user/delete', { email }, token)
  },
  async cancelDeletion({ aPerson, send, mailedTo }) {
    const { email, token } = await aPerson()
    await send(post('/api/user/delete', { email }, token))
    return post('/api/user/delete/cancel', { token: mailedTo(email).token })
  },
}

/** The request that adds the passkey of an authenticator. */
async function newPasskey(
  send: TestClient['send'],
  key: ReturnType<typeof anAuthenticator>,
  token: string,
): Promise<ValidRequest> {
  const { body } = await send(post('/api/user/passkeys/options', {}, token))
  const options = body.options as RegistrationOptions // true: the response of that operation
  return post('/api/user/passkeys', { name: 'Key', credential: key.register(options) }, token)
}

/** A person with a second factor, and one of the backup codes. */
async function aProtectedPerson({ aPerson, send, now }: TestClient) {
  const { email, token } = await aPerson()
  const { body } = await send(post('/api/user/second-factor/begin', {}, token))
  // Requests beside this one move the clock, on a slow machine beyond the time of a code; the next one is in time.
  for (;;) {
    const code = totpCode(String(body.secret), now())
    const confirmed = await send(post('/api/user/second-factor', { code }, token))
    const { backupCodes } = confirmed.body as { backupCodes?: string[] } // true: the response of that operation
    const [backupCode] = backupCodes ?? []
    if (backupCode !== undefined) return { email, token, backupCode }
  }
}

async function anOwnPasskey({ aPerson, send }: TestClient) {
  const { token } = await aPerson()
  const key = anAuthenticator()
  const { body } = await send(await newPasskey(send, key, token))
  return { uuid: String(body.uuid), token, key }
}

/** A mailed code, and the cookie of the browser that requested it: the code works there alone. */
async function mailedCode({ aPerson, send, mailedTo }: TestClient) {
  const { email } = await aPerson()
  const { cookies } = await send(post('/api/user/recovery/code', { email }))
  return {
    form: { email, code: mailedTo(email).code },
    headers: { cookie: cookies[0]?.split(';')[0] ?? '' },
  }
}
