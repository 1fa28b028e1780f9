import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { aBrowser } from '../../testing/browser.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { webhookPath, webhookSecret } from '../reminders/telegram/webhooks.ts'

/**
 * The takeover matrix of docs/security.md: who holds what of an account, and what is left of it after the owner's answer.
 * Addresses come through the proxy header.
 */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const BOT = 'zeri_test_bot'
const env = { PROXY_HOPS: '1', TELEGRAM_BOTS: `${BOT}=1:test-token` }
const NEW_PASSWORD = 'another good day'
const THIEFS_PASSWORD = 'a day for thieves'
const clock = aClock()

let database: TestDatabase
let site: TestApp
let count = 0
let email: string
let updates = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env })
})
afterAll(async () => {
  await site.close()
  await database.close()
})
beforeEach(() => {
  clock.at += 2 * DAY_MS
  count += 1
  email = `owner.${count}@example.org`
})

/** A person at an address, with what a person does to the account. */
function aPerson(address: string) {
  const { cookies, post } = aBrowser(site, address)
  const signIn = (password: string) => post('/api/token/auth', { username: email, password })
  return {
    cookies,
    post,
    signIn,
    signUp: async () =>
      (await post('/api/user/singup', { email, password: PASSWORD, consent: true })).json().token as string,
    requestRecovery: () => post('/api/user/recovery/code', { email }),
    recoverByCode: (code: string, password = NEW_PASSWORD) =>
      post('/api/user/recovery/password', { email, code, password }),
    recoverByLink: (token: string, password = NEW_PASSWORD) =>
      post('/api/user/recovery/link', { token, password }),
    changePassword: (token: string, more: object = {}) =>
      post(
        '/api/user/change/password',
        { current: PASSWORD, pass: NEW_PASSWORD, checkPass: NEW_PASSWORD, ...more },
        token,
      ),
  }
}
type Person = ReturnType<typeof aPerson>

const mailsTo = (template: string) =>
  listMailsTo(database, email).then((mails) => mails.filter((mail) => mail.template === template))
const lastRecovery = async () => (await mailsTo('recovery-code'))[0]?.data ?? {}
/** What the owner of the mailbox does to get the account back. */
async function recover(owner: Person): Promise<number> {
  await owner.requestRecovery()
  return (await owner.recoverByLink((await lastRecovery()).token ?? '')).statusCode
}

/** Everything an intruder can leave behind with a session: a feed, a shared list, a shared chart, a Telegram chat. */
async function settleIn(session: string) {
  const send = async (url: string, payload: Readonly<Record<string, unknown>>) =>
    (await site.post(url, payload, { token: session })).json()
  const feed: string = (await send('/api/feeds', {})).token
  const list: string = (await send('/api/choices', { tag: 'haircut', dates: dates() })).token
  const chart = await addChart(site, session)
  await send(`/api/bazi/${chart}/share`, { isShared: true })
  const chatId = 7_000 + count
  await linkTelegram(session, chatId)
  return { session, feed, list, chart, chatId }
}
type Foothold = Awaited<ReturnType<typeof settleIn>>
const dates = () => [new Date(clock.at + DAY_MS).toISOString().slice(0, 10)]

async function linkTelegram(session: string, chatId: number): Promise<void> {
  const { messenger } = (await site.get('/api/messenger', { token: session })).json()
  const [, start] = /start=([\da-f-]{36})$/.exec(messenger.link) ?? []
  updates += 1
  const response = await site.post(
    webhookPath(BOT),
    {
      update_id: updates,
      message: { chat: { id: chatId, type: 'private' }, text: `/start ${start}` },
    },
    { headers: { 'x-telegram-bot-api-secret-token': webhookSecret(parseConfig(env), BOT) } },
  )
  expect(response.statusCode).toBe(200)
}

/** What each of it answers; Telegram as 200 while the chat is linked to an account. */
async function statusesOf({ session, feed, list, chart, chatId }: Foothold) {
  const linked = await database.db
    .selectFrom('messenger_users')
    .select('account_id')
    .where('chat_id', '=', String(chatId))
    .execute()
  return {
    session: (await site.get('/api/user', { token: session })).statusCode,
    feed: (await site.get(`/feeds/${feed}.ics`)).statusCode,
    list: (await site.get(`/api/choices/shared/${list}`)).statusCode,
    chart: (await site.get(`/api/bazi/${chart}`)).statusCode,
    telegram: linked.length === 0 ? 404 : 200,
  }
}
const ALIVE = { session: 200, feed: 200, list: 200, chart: 200, telegram: 200 }
const GONE = { session: 401, feed: 404, list: 404, chart: 404, telegram: 404 }

/**
 * Whether the account knows the device of a browser: only a known device may guess once more after its address has used up
 * its guesses.
 */
async function isKnown(browser: Person): Promise<boolean> {
  const cookie = `__Host-device=${browser.cookies.get('__Host-device')}`
  const guess = (headers: Record<string, string>) =>
    site.post(
      '/api/token/auth',
      { username: email, password: 'a wrong guess' },
      { headers: { 'x-forwarded-for': `198.18.${count}.9`, ...headers } },
    )
  for (let i = 0; i < 5; i += 1) await guess({})
  expect((await guess({})).statusCode).toBe(429)
  return (await guess({ cookie })).statusCode === 400
}

const owner = () => aPerson(`203.0.113.${count}`)
const thief = () => aPerson(`198.51.100.${count}`)

describe('pre-hijack: a stranger signed up with the address first', () => {
  async function squat() {
    const squatter = thief()
    return { squatter, foothold: await settleIn(await squatter.signUp()) }
  }

  test('the owner of the address gets one mail about it, and nothing of what the stranger does', async () => {
    const { squatter } = await squat()
    await squatter.signIn(PASSWORD)
    await squatter.changePassword((await squatter.signIn(PASSWORD)).json().token)
    expect((await listMailsTo(database, email)).map(({ template }) => template)).toEqual([
      'address-verification',
    ])
  })

  test('recovery claims the account: address proven, and every foothold of the stranger gone', async () => {
    const { squatter, foothold } = await squat()
    expect(await statusesOf(foothold)).toEqual(ALIVE)
    const browser = owner()
    expect(
      (await browser.post('/api/user/singup', { email, password: PASSWORD, consent: true })).statusCode,
    ).toBe(302)
    expect(await recover(browser)).toBe(200)
    expect(await statusesOf(foothold)).toEqual(GONE)
    expect((await squatter.signIn(PASSWORD)).statusCode).toBe(400)
    const { token } = (await browser.signIn(NEW_PASSWORD)).json()
    expect((await site.get('/api/user', { token })).json().user.verified).toBe(true)
    expect(await isKnown(squatter)).toBe(false)
  })

  test('a link that the owner opened by mistake proves the address but leaves the way back open', async () => {
    const { foothold } = await squat()
    const [mail] = await mailsTo('address-verification')
    await owner().post('/api/user/address/verify', { token: mail?.data.token })
    expect(await recover(owner())).toBe(200)
    expect(await statusesOf(foothold)).toEqual(GONE)
  })

  test('the stranger cannot prove the address: neither by guessing the code nor without a session', async () => {
    const { squatter, foothold } = await squat()
    const code = (await mailsTo('address-verification'))[0]?.data.code ?? ''
    const wrong = code === '00000000' ? '11111111' : '00000000'
    expect((await squatter.post('/api/user/address/verify', { code })).statusCode).toBe(401)
    for (let i = 0; i < 5; i += 1)
      expect(
        (await squatter.post('/api/user/address/verify', { code: wrong }, foothold.session)).statusCode,
      ).toBe(400)
    expect((await squatter.post('/api/user/address/verify', { code }, foothold.session)).statusCode).toBe(400)
    expect((await site.get('/api/user', { token: foothold.session })).json().user.verified).toBe(false)
  })
})

/** A verified account whose owner is signed in in a known browser. */
async function anOwner() {
  const browser = owner()
  const token = await browser.signUp()
  const [mail] = await mailsTo('address-verification')
  expect((await browser.post('/api/user/address/verify', { token: mail?.data.token })).statusCode).toBe(200)
  return { browser, token }
}

describe('stolen session: an intruder has the token of a session', () => {
  test('without the password it changes none, and its guesses cost the owner nothing', async () => {
    const { browser, token } = await anOwner()
    const own = (await browser.signIn(PASSWORD)).json().token
    for (let i = 0; i < 5; i += 1)
      expect((await thief().changePassword(token, { current: `guess ${i}` })).statusCode).toBe(400)
    expect((await thief().changePassword(token)).statusCode).toBe(429)
    expect((await browser.changePassword(own)).statusCode).toBe(200)
  })

  test('a deletion is mailed whatever was mailed before, and recovery cancels it', async () => {
    const { browser, token } = await anOwner()
    for (let i = 0; i < 5; i += 1) {
      const { ticket } = (await site.get('/api/faq/form')).json()
      clock.at += 5_000
      const question = { name: 'A', email, topic: 'A', question: 'A?', consent: true, ticket }
      await thief().post('/api/faq/question', question, token)
    }
    expect((await thief().post('/api/user/delete', { email }, token)).statusCode).toBe(200)
    expect(await mailsTo('deletion-requested')).toHaveLength(1)
    expect((await browser.signIn(PASSWORD)).json().code).toBe('account.being-deleted')
    expect(await recover(browser)).toBe(200)
    expect((await browser.signIn(NEW_PASSWORD)).statusCode).toBe(200)
  })

  test('recovery ends the session and all it left: feed, list, shared chart, Telegram', async () => {
    const { browser, token } = await anOwner()
    const foothold = await settleIn(token)
    expect(await statusesOf(foothold)).toEqual(ALIVE)
    expect(await recover(browser)).toBe(200)
    expect(await statusesOf(foothold)).toEqual(GONE)
  })

  test('recovery revokes API keys, a password change leaves them', async () => {
    const { browser, token } = await anOwner()
    const { secret } = (await site.post('/api/keys', { name: 'Program' }, { token })).json()
    const statusLater = async () => {
      clock.at += 1_000
      return (await site.get('/calendar/schools', { token: secret })).statusCode
    }
    await browser.changePassword((await browser.signIn(PASSWORD)).json().token)
    expect(await statusLater()).toBe(200)
    expect(await recover(browser)).toBe(200)
    expect(await statusLater()).toBe(401)
  })

  test('a password change ends the session; feed, lists, charts and Telegram end as far as the owner names them', async () => {
    const { browser, token } = await anOwner()
    const foothold = await settleIn(token)
    const own = (await browser.signIn(PASSWORD)).json().token
    await browser.changePassword(own)
    expect(await statusesOf(foothold)).toEqual({ ...ALIVE, session: 401 })
    const again = { current: NEW_PASSWORD, pass: 'a third good day', checkPass: 'a third good day' }
    await browser.changePassword(own, { ...again, end: ['feeds', 'telegram'] })
    expect(await statusesOf(foothold)).toEqual({ ...GONE, list: 200, chart: 200 })
    await browser.changePassword(own, { current: 'a third good day', end: ['lists'] })
    expect(await statusesOf(foothold)).toEqual(GONE)
    expect((await site.get('/api/user', { token: own })).statusCode).toBe(200)
  })
})

describe('stolen mailbox: for an hour an intruder reads the mail', () => {
  test('a link that was seen but not used is dead once the owner has recovered', async () => {
    const { browser } = await anOwner()
    await thief().requestRecovery()
    const { token: seen = '' } = await lastRecovery()
    clock.at += 16 * MINUTE_MS
    expect(await recover(browser)).toBe(200)
    expect((await thief().recoverByLink(seen, THIEFS_PASSWORD)).json().code).toBe('recovery.invalid-link')
  })

  test('a mere password change does not end a link that was seen; a recovery back does', async () => {
    const { browser, token } = await anOwner()
    await thief().requestRecovery()
    const { token: seen = '' } = await lastRecovery()
    expect((await browser.changePassword(token)).statusCode).toBe(200)
    expect((await thief().recoverByLink(seen, THIEFS_PASSWORD)).statusCode).toBe(200)
    expect(await recover(browser)).toBe(200)
    expect((await thief().signIn(THIEFS_PASSWORD)).statusCode).toBe(400)
  })

  test('a link that ends reminders, seen in a mail, ends none after the owner has recovered', async () => {
    const { browser, token } = await anOwner()
    const chart = await addChart(site, token)
    await payUntil(database.db, chart, clock.at + 30 * DAY_MS)
    const wanted = { active: true, timeReminder: '08:00', chart, locale: 'ru' }
    expect((await site.post('/api/reminders/mail', wanted, { token })).statusCode).toBe(200)
    const find = () =>
      database.db
        .selectFrom('reminders')
        .select(['disable_id', 'is_active'])
        .where('chart_id', '=', chart)
        .executeTakeFirstOrThrow()
    const { disable_id: seen } = await find()
    expect(await recover(browser)).toBe(200)
    expect((await thief().post('/api/reminders/disable', { uuid: seen })).statusCode).toBe(200)
    expect(await find()).toMatchObject({ is_active: true })
    await thief().post('/api/reminders/disable', { uuid: (await find()).disable_id })
    expect(await find()).toMatchObject({ is_active: false })
  })

  test('an intruder who recovered loses everything when the owner recovers back, minutes later', async () => {
    const { browser, token } = await anOwner()
    const intruder = thief()
    await intruder.requestRecovery()
    expect(
      (await intruder.recoverByLink((await lastRecovery()).token ?? '', THIEFS_PASSWORD)).statusCode,
    ).toBe(200)
    expect((await site.get('/api/user', { token })).statusCode).toBe(401)
    const foothold = await settleIn((await intruder.signIn(THIEFS_PASSWORD)).json().token)
    clock.at += MINUTE_MS
    expect(await recover(browser)).toBe(200)
    expect(await statusesOf(foothold)).toEqual(GONE)
    expect((await intruder.signIn(THIEFS_PASSWORD)).statusCode).toBe(400)
    expect(await isKnown(intruder)).toBe(false)
  })

  test('a code that was read works only in the browser that requested it', async () => {
    const { browser } = await anOwner()
    await browser.requestRecovery()
    const { code = '' } = await lastRecovery()
    expect((await thief().recoverByCode(code, THIEFS_PASSWORD)).statusCode).toBe(404)
    expect((await browser.recoverByCode(code)).statusCode).toBe(200)
  })
})

describe('known password: an intruder signs in and does not want the owner back', () => {
  const passwords = [PASSWORD, THIEFS_PASSWORD]
  /** Requests a recovery and changes the password, again and again; returns the links that the owner got. */
  async function requestAndChange(token: string, { times, everyMs }: { times: number; everyMs: number }) {
    const intruder = thief()
    for (let i = 0; i < times; i += 1) {
      expect((await aPerson(`100.${count}.${i}.7`).requestRecovery()).statusCode).toBe(200)
      const [current, pass] = [passwords[i % 2], passwords[(i + 1) % 2]]
      const change = { current, pass, checkPass: pass, end: ['feeds', 'lists', 'telegram'] }
      expect((await intruder.changePassword(token, change)).statusCode).toBe(200)
      clock.at += everyMs
    }
    return (await mailsTo('recovery-code')).map(({ data }) => data.token ?? '')
  }

  test.each([
    { mail: 'first', everyMs: 16 * MINUTE_MS, mailed: 12 },
    { mail: 'last', everyMs: 16 * MINUTE_MS, mailed: 12 },
    { mail: 'only', everyMs: 1_000, mailed: 1 },
  ])(
    'twelve requests for recovery and twelve changes leave the owner the $mail mail',
    async ({ mail, everyMs, mailed }) => {
      await anOwner()
      const { token } = (await thief().signIn(PASSWORD)).json()
      const links = await requestAndChange(token, { times: 12, everyMs })
      expect(links).toHaveLength(mailed)
      const browser = owner()
      expect((await browser.requestRecovery()).statusCode).toBe(200)
      const link = (mail === 'first' ? links.at(-1) : links[0]) ?? ''
      expect((await browser.recoverByLink(link)).statusCode).toBe(200)
      expect((await site.get('/api/user', { token })).statusCode).toBe(401)
    },
  )

  test.each(['first', 'last'])(
    'two of each leave the owner of an unverified address the %s mail',
    async (mail) => {
      const token = await thief().signUp()
      const links = await requestAndChange(token, { times: 2, everyMs: 16 * MINUTE_MS })
      expect(links).toHaveLength(2)
      const browser = owner()
      expect((await browser.requestRecovery()).statusCode).toBe(200)
      expect((await browser.recoverByLink(links[mail === 'first' ? 1 : 0] ?? '')).statusCode).toBe(200)
      expect((await site.get('/api/user', { token })).statusCode).toBe(401)
    },
  )
})

describe('stolen device: an intruder has a browser with its cookies', () => {
  async function aStolenDevice() {
    const { browser, token } = await anOwner()
    const stolen = thief()
    stolen.cookies.set('__Host-device', browser.cookies.get('__Host-device') ?? '')
    return { browser, token, stolen, foothold: await settleIn(token) }
  }

  test('it is known, has guesses of its own, and recovery makes it a stranger', async () => {
    const { stolen, foothold } = await aStolenDevice()
    expect(await isKnown(stolen)).toBe(true)
    const elsewhere = aPerson(`192.0.2.${count}`)
    expect(await recover(elsewhere)).toBe(200)
    expect(await statusesOf(foothold)).toEqual(GONE)
    expect(await isKnown(stolen)).toBe(false)
    expect(await isKnown(elsewhere)).toBe(true)
  })

  test('a password change in another browser makes it a stranger', async () => {
    const { stolen, token } = await aStolenDevice()
    const elsewhere = aPerson(`192.0.2.${count}`)
    const own = (await elsewhere.signIn(PASSWORD)).json().token
    expect((await elsewhere.changePassword(own)).statusCode).toBe(200)
    expect((await site.get('/api/user', { token })).statusCode).toBe(401)
    expect(await isKnown(stolen)).toBe(false)
    expect(await isKnown(elsewhere)).toBe(true)
  })

  test('a copy of the device cookie is worth nothing after a change in the very browser it came from', async () => {
    const { browser, token, stolen } = await aStolenDevice()
    expect((await browser.changePassword(token)).statusCode).toBe(200)
    expect(await isKnown(stolen)).toBe(false)
    expect(await isKnown(browser)).toBe(true)
  })
})
