import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import {
  createReminderRunner,
  type ReminderRunner,
} from '../../../../../tools/testbed/reminders/reminder-runner.ts'
import { startTelegram, type Telegram } from '../../../../sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../../config.ts'
import { anAccount } from '../../testing/account.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { aPushEnv, aSubscription } from '../../testing/push.ts'
import { cookieOf, openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { webhookPath, webhookSecret } from './telegram/webhooks.ts'

/** Attacks on mornings without an account and on the bot, as a stranger with programs and many addresses makes them. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const BOT = 'zeri_one_bot'
const clock = aClock()
let database: TestDatabase
let telegram: Telegram
let site: TestApp
let sending: ReminderRunner
let count = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  telegram = await startTelegram({ port: 0, production: false, now: () => clock.now() })
  const env = { ...telegram.env, ...aPushEnv(), SITE_URL_EN: 'http://localhost:80' }
  site = await openTestApp(database, { clock, env })
  sending = createReminderRunner({
    config: parseConfig(telegram.env),
    db: database.db,
    clock,
    send: async () => {},
    sleep: async (ms) => {
      clock.at += ms
    },
  })
})
afterAll(async () => {
  await telegram.stop()
  await site.close()
  await database.close()
})
beforeEach(async () => {
  clock.at = (Math.floor(clock.at / DAY_MS) + 1) * DAY_MS
  await database.db.deleteFrom('readers').execute()
  await database.db.deleteFrom('reader_links').execute()
  await database.db.deleteFrom('messenger_replies').execute()
})

const chosen = { time: '07:00', rhythm: 'daily', place: '524901', locale: 'en' }
const aName = () => `hostile-${++count}`
const savePush = (
  remoteAddress: string,
  headers: Record<string, string> = {},
  subscription = aSubscription(aName()),
) => site.post('/api/mornings/push', { ...chosen, subscription }, { remoteAddress, headers })
const countReaders = async () => (await database.db.selectFrom('readers').select('id').execute()).length
const codesOf = (responses: readonly { statusCode: number }[], status: number) =>
  responses.filter(({ statusCode }) => statusCode === status).length
const aMember = () =>
  anAccount(database.db, { email: `${aName()}@example.org`, passwordHash: 'none', at: new Date(clock.at) })

describe('readers without end', () => {
  test('one browser that sends forty choices at once has five mornings', async () => {
    const first = await savePush('203.0.113.1')
    const cookie = `__Host-morning=${cookieOf(first, '__Host-morning')}`
    const rest = await Promise.all(Array.from({ length: 40 }, () => savePush('203.0.113.1', { cookie })))
    expect(codesOf(rest, 200)).toBeLessThanOrEqual(4)
    expect(codesOf(rest, 500)).toBe(0)
    // On a busy machine some of them find no free connection; what is left is filled one after the other.
    for (let turn = 0; turn < 5; turn += 1) await savePush('203.0.113.1', { cookie })
    expect(await countReaders()).toBe(5)
  })

  test('forty requests for one subscription at once make one reader', async () => {
    const subscription = aSubscription(aName())
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => savePush('203.0.113.2', {}, subscription)),
    )
    expect(codesOf(responses, 500)).toBe(0)
    expect(await countReaders()).toBe(1)
  })

  /** As many as others of a network, or the address itself, made earlier today. */
  const madeToday = (key: string, hits: number) =>
    database.db
      .insertInto('limit_counters')
      .values({ key: `mornings:${key}`, window_start: new Date(clock.at), hits })
      .execute()

  test('a program without cookies stores a hundred invented subscriptions a day, and its neighbours are served', async () => {
    await madeToday('203.0.113.3', 95)
    const responses = []
    for (let sent = 0; sent < 10; sent += 1) responses.push(await savePush('203.0.113.3'))
    expect([codesOf(responses, 200), codesOf(responses, 429)]).toEqual([5, 5])
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_600)
    expect((await savePush('203.0.113.4')).statusCode).toBe(200)
    const known = aSubscription('hostile-known')
    await savePush('203.0.113.5', {}, known)
    expect((await savePush('203.0.113.3', {}, known)).statusCode, 'a change is not counted').toBe(200)
    clock.at += DAY_MS
    expect((await savePush('203.0.113.3')).statusCode).toBe(200)
  })

  test('the /64 of one /48 share four hundred, invitations of the bot among them', async () => {
    await madeToday('2001:db8:7::/48', 390)
    const responses = []
    for (let n = 0; n < 20; n += 1) {
      const remoteAddress = `2001:db8:7:${(n % 9).toString(16)}00::1`
      const invite = () => site.post('/api/mornings/telegram', chosen, { remoteAddress })
      responses.push(await (n % 2 === 0 ? invite() : savePush(remoteAddress)))
    }
    expect([codesOf(responses, 200), codesOf(responses, 429)]).toEqual([10, 10])
  })

  test('an account that opens forty invitations in forty chats has ten mornings, the mail among them', async () => {
    const { token } = await aMember()
    const links: string[] = []
    for (let n = 0; n < 40; n += 1)
      links.push((await site.post('/api/mornings/telegram', chosen, { token })).json().link)
    for (const [n, link] of links.entries()) {
      // The bot of an account follows from its id.
      const [, bot = '', start = ''] = /t\.me\/(\w+)\?start=([\da-f-]{36})$/.exec(link) ?? []
      await post({ message: { text: `/start ${start}`, chat: chatOf(70_000 + n) } }, { bot })
    }
    expect(await countReaders()).toBe(10)
    const refused = [
      await site.post('/api/mornings/telegram', chosen, { token }),
      await site.post('/api/mornings/push', { ...chosen, subscription: aSubscription(aName()) }, { token }),
      await site.post('/api/mornings/mail', chosen, { token }),
    ]
    expect(refused.map((one) => one.json().code)).toEqual(Array(3).fill('morning.too-many'))
    expect(await countReaders()).toBe(10)
  })
})

describe('the cookie of a browser', () => {
  test('is used by no page of another site, in whatever form it sends the request', async () => {
    const first = await savePush('203.0.113.6')
    const { uuid } = first.json()
    const cookie = `__Host-morning=${cookieOf(first, '__Host-morning')}`
    const own = { cookie, host: 'localhost:80' }
    const change = JSON.stringify({ time: '03:00' })
    const forged = [
      { ...own, origin: 'https://evil.example', 'content-type': 'application/json' },
      { ...own, origin: 'null', 'content-type': 'application/json' },
      { ...own, origin: 'https://localhost:80', 'content-type': 'application/json' },
      { ...own, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      { ...own, 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
      { ...own, 'content-type': 'text/plain' },
      { ...own, 'content-type': 'application/x-www-form-urlencoded' },
      { ...own, 'content-type': 'multipart/form-data; boundary=x' },
    ]
    for (const headers of forged) {
      const changed = await site.app.inject({
        method: 'POST',
        url: `/api/mornings/${uuid}`,
        headers,
        payload: change,
      })
      expect(changed.statusCode, JSON.stringify(headers)).toBeGreaterThanOrEqual(400)
    }
    for (const { 'content-type': _, ...headers } of forged.slice(0, 5)) {
      const ended = await site.delete(`/api/mornings/${uuid}`, { headers })
      expect(ended.json().code, JSON.stringify(headers)).toBe('request.cross-site')
    }
    const listed = await site.get('/api/mornings', { headers: own })
    expect(listed.json().mornings).toMatchObject([{ uuid, time: '07:00' }])
    expect(listed.headers['cache-control']).toBe('private, no-store')
    expect(listed.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    ['cut short', (token: string) => token.slice(0, -1)],
    [
      'with a letter changed',
      (token: string) => `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`,
    ],
    ['in other letters', (token: string) => token.toLowerCase()],
    ['as a pattern', () => '%'.repeat(43)],
    ['with a quote', (token: string) => `${token.slice(0, 42)}'`],
    ['of another name', (token: string) => `x; __Host-visitor=${token}`],
  ])('%s opens nothing', async (_, forge) => {
    const first = await savePush('203.0.113.7')
    const cookie = `__Host-morning=${forge(cookieOf(first, '__Host-morning') ?? '')}`
    expect((await site.get('/api/mornings', { headers: { cookie } })).json().mornings).toEqual([])
    const { uuid } = first.json()
    expect((await site.delete(`/api/mornings/${uuid}`, { headers: { cookie } })).statusCode).toBe(404)
    expect(await countReaders()).toBe(1)
  })
})

const chatOf = (id: number) => ({ id, type: 'private' })
let lastUpdate = 9_000_000
const secretOf = (bot: string) => webhookSecret(parseConfig(telegram.env), bot)
async function post(update: object, { id = ++lastUpdate, bot = BOT, secret = secretOf(bot) } = {}) {
  const headers = { 'x-telegram-bot-api-secret-token': secret }
  return (await site.post(webhookPath(bot), { update_id: id, ...update }, { headers })).statusCode
}
const sentTo = (chatId: number) => telegram.messages.filter((one) => one.chatId === chatId).length

describe('the bot', () => {
  test('a forged update changes nothing, and a replayed one nothing more', async () => {
    const message = { text: '/today', chat: chatOf(80_001) }
    for (const secret of ['', 'x', secretOf('zeri_two_bot')])
      expect(await post({ message }, { secret })).toBe(401)
    const id = ++lastUpdate
    for (let turn = 0; turn < 30; turn += 1) expect(await post({ message }, { id })).toBe(200)
    await sending.send(BOT)
    expect(sentTo(80_001)).toBe(1)
  })

  test('who writes two hundred messages at once gets one reply, and others get theirs', async () => {
    const [hostile, other] = [80_002, 80_003]
    const flood = Array.from({ length: 200 }, () =>
      post({ message: { text: '/today', chat: chatOf(hostile) } }),
    )
    await Promise.all(flood)
    await post({ message: { text: '/today', chat: chatOf(other) } })
    await sending.send(BOT)
    // Some that came in the same instant do not see each other.
    expect(sentTo(hostile)).toBeLessThanOrEqual(5)
    expect(sentTo(other)).toBe(1)
  })

  test('who writes all the time gets twenty replies a minute', async () => {
    const hostile = 80_004
    const minute = Math.floor(clock.at / 60_000)
    for (let turn = 0; turn < 25; turn += 1) {
      await post({ message: { text: '/today', chat: chatOf(hostile) } })
      await sending.send(BOT)
    }
    expect(Math.floor(clock.at / 60_000), 'all of it within a minute').toBe(minute)
    expect(sentTo(hostile)).toBe(20)
    clock.at += 60_000
    await post({ message: { text: '/today', chat: chatOf(hostile) } })
    await sending.send(BOT)
    expect(sentTo(hostile)).toBe(21)
  })
})
