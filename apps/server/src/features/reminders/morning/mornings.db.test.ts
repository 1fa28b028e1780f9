import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { anAccount, hashDevelopmentPassword } from '../../../testing/account.ts'
import { addChart, payUntil } from '../../../testing/chart.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { aPushEnv, aSubscription } from '../../../testing/push.ts'
import { listMailsTo } from '../../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
/** A Sunday, noon in London. */
const clock = aClock()
const push = aPushEnv()
let database: TestDatabase
let site: TestApp
let passwordHash: string
let count = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { ...push, TELEGRAM_BOTS: 'zeri_test_bot=1:test-token' } })
  passwordHash = await hashDevelopmentPassword(PASSWORD)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

async function aMember() {
  count += 1
  const email = `morning.${count}@example.org`
  return anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
}

/** A browser that remembers the cookie of its mornings. */
function aBrowser(token?: string) {
  let cookie: string | undefined
  const request = () => ({
    token,
    headers: cookie === undefined ? {} : { cookie: `__Host-morning=${cookie}` },
  })
  const remember = <Response extends Awaited<ReturnType<TestApp['get']>>>(response: Response): Response => {
    cookie = cookieOf(response, '__Host-morning') ?? cookie
    return response
  }
  return {
    cookie: () => cookie,
    post: async (url: string, payload: object) => remember(await site.post(url, { ...payload }, request())),
    get: async (url: string) => remember(await site.get(url, request())),
    delete: async (url: string) => remember(await site.delete(url, request())),
    async list() {
      return (await site.get('/api/mornings?locale=en', request())).json().mornings
    },
  }
}

const chosen = { time: '07:00', rhythm: 'daily', place: '524901', locale: 'en' }

test('without a place the sample of a morning is by the clock of London in English and of Moscow in Russian', async () => {
  await database.db
    .insertInto('places')
    .values({
      id: 2643743,
      name_en: 'London',
      country: 'GB',
      latitude: 51.51,
      longitude: -0.13,
      population: 8_961_989,
      zone: 'Europe/London',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const sampleOf = async (query: string) =>
    (await site.get(`/api/mornings/sample?${query}`)).json().day as unknown
  const london = await sampleOf('locale=en&place=2643743')
  expect(london).not.toEqual(await sampleOf('locale=en&place=524901'))
  expect(await sampleOf('locale=en')).toEqual(london)
  expect(await sampleOf('locale=ru')).toEqual(await sampleOf('locale=ru&place=524901'))
})

const pushOf = (name: string, rest: object = {}) => ({
  ...chosen,
  subscription: aSubscription(name),
  ...rest,
})

async function reminderOf(uuid: string) {
  return database.db.selectFrom('reminders').selectAll().where('reader_id', '=', uuid).executeTakeFirst()
}

describe('a browser without an account', () => {
  test('gets a notification each morning at its own hour and place', async () => {
    const browser = aBrowser()
    const response = await browser.post('/api/mornings/push', pushOf('first'))
    expect(response.statusCode, response.payload).toBe(200)
    const setCookie = String(response.headers['set-cookie'])
    expect(setCookie).toMatch(/^__Host-morning=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
    const { uuid } = response.json()
    expect(await browser.list()).toEqual([
      {
        uuid,
        channel: 'push',
        time: '07:00',
        rhythm: 'daily',
        chart: null,
        place: 'Moscow',
        locale: 'en',
        isHere: true,
      },
    ])
    expect(await reminderOf(uuid)).toMatchObject({
      account_id: null,
      channel: 'push',
      subject: 'day',
      is_active: true,
      zone: 'Europe/Moscow',
      next_run_at: new Date('2026-11-16T04:00:00Z'),
    })
  })

  test('chooses again without a second message', async () => {
    const browser = aBrowser()
    const { uuid } = (await browser.post('/api/mornings/push', pushOf('again'))).json()
    const before = await reminderOf(uuid)
    const again = await browser.post(
      '/api/mornings/push',
      pushOf('again', { time: '08:15', rhythm: 'weekly' }),
    )
    expect(again.json()).toEqual({ uuid })
    expect(await browser.list()).toMatchObject([{ time: '08:15', rhythm: 'weekly' }])
    expect(await reminderOf(uuid)).toMatchObject({ id: before?.id, disable_id: before?.disable_id })
  })

  test('finds its morning again when its cookies are gone, by the secret of the subscription alone', async () => {
    const { uuid } = (await aBrowser().post('/api/mornings/push', pushOf('lost'))).json()
    const browser = aBrowser()
    expect((await browser.post('/api/mornings/push', pushOf('lost'))).json()).toEqual({ uuid })
    expect(await browser.list()).toHaveLength(1)
    const subscription = aSubscription('lost')
    const keys = { ...subscription.keys, auth: 'A'.repeat(22) }
    const guessed = { ...chosen, subscription: { ...subscription, keys } }
    expect((await aBrowser().post('/api/mornings/push', guessed)).statusCode).toBe(400)
    expect(await browser.list()).toHaveLength(1)
  })

  test('cannot read, change or end what another browser chose', async () => {
    const browser = aBrowser()
    const { uuid } = (await browser.post('/api/mornings/push', pushOf('owned'))).json()
    const stranger = aBrowser()
    await stranger.post('/api/mornings/push', pushOf('of-a-stranger'))
    for (const other of [stranger, aBrowser(), aBrowser((await aMember()).token)]) {
      expect((await other.list()).map((one: { uuid: string }) => one.uuid)).not.toContain(uuid)
      expect((await other.post(`/api/mornings/${uuid}`, { time: '09:00' })).statusCode).toBe(404)
      expect((await other.delete(`/api/mornings/${uuid}`)).statusCode).toBe(404)
    }
    expect(await browser.list()).toMatchObject([{ uuid, time: '07:00' }])
  })

  test('ends its morning, and nothing of it stays', async () => {
    const browser = aBrowser()
    const { uuid } = (await browser.post('/api/mornings/push', pushOf('ended'))).json()
    expect((await browser.delete(`/api/mornings/${uuid}`)).statusCode).toBe(200)
    expect(await browser.list()).toEqual([])
    expect(await reminderOf(uuid)).toBeUndefined()
    expect((await browser.delete(`/api/mornings/${uuid}`)).statusCode).toBe(404)
  })

  test('moves its morning to another hour and place', async () => {
    const browser = aBrowser()
    const { uuid } = (await browser.post('/api/mornings/push', pushOf('moved'))).json()
    await sql`insert into places (id, name_en, name_ru, country, latitude, longitude, population, zone)
      select 551487, 'Omsk', 'Омск', 'RU', 55, 73, 1000000, 'Asia/Omsk'
      where not exists (select from places where id = 551487)`.execute(database.db)
    const change = { time: '06:30', place: '551487' }
    const response = await browser.post(`/api/mornings/${uuid}`, change)
    expect(response.statusCode, response.payload).toBe(200)
    expect(await browser.list()).toMatchObject([{ time: '06:30', rhythm: 'daily', place: 'Omsk' }])
    expect(await reminderOf(uuid)).toMatchObject({
      zone: 'Asia/Omsk',
      next_run_at: new Date('2026-11-16T00:30:00Z'),
    })
    expect((await browser.post(`/api/mornings/${uuid}`, { place: '999999999' })).statusCode).toBe(404)
  })

  test('moves its morning to the subscription by which it replaced the stored one, and to none of another browser', async () => {
    const browser = aBrowser()
    const { uuid } = (await browser.post('/api/mornings/push', pushOf('replaced'))).json()
    const before = await reminderOf(uuid)
    await aBrowser().post('/api/mornings/push', pushOf('of-another'))
    const move = (subscription: object) => browser.post(`/api/mornings/${uuid}`, { subscription })
    expect((await move(aSubscription('of-another'))).statusCode).toBe(400)
    expect((await move({ ...aSubscription('x'), endpoint: 'https://10.0.0.1/push' })).statusCode).toBe(400)
    const { statusCode, payload } = await move(aSubscription('replacement'))
    expect(statusCode, payload).toBe(200)
    const [reader] = await database.db.selectFrom('readers').selectAll().where('id', '=', uuid).execute()
    expect(reader?.endpoint).toBe(aSubscription('replacement').endpoint)
    expect(await reminderOf(uuid)).toEqual(before)
  })

  test('has at most five', async () => {
    const browser = aBrowser()
    for (let n = 1; n <= 5; n++)
      expect((await browser.post('/api/mornings/push', pushOf(`many-${n}`))).statusCode).toBe(200)
    const sixth = await browser.post('/api/mornings/push', pushOf('many-6'))
    expect([sixth.statusCode, sixth.json().code]).toEqual([409, 'morning.too-many'])
    expect((await browser.post('/api/mornings/telegram', chosen)).statusCode).toBe(409)
    expect(await browser.list()).toHaveLength(5)
  })

  test.each([
    ['of no push service', { endpoint: 'https://example.org/push/1' }],
    ['inside our network', { endpoint: 'https://10.0.0.1/push' }],
    ['over plain HTTP', { endpoint: 'http://updates.push.services.mozilla.com/wpush/v2/1' }],
  ])('is refused with an endpoint %s', async (_name, wrong) => {
    const response = await aBrowser().post('/api/mornings/push', {
      ...chosen,
      subscription: { ...aSubscription('wrong'), ...wrong },
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid'])
  })

  test('names no chart, and in English needs a place', async () => {
    const chart = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
    const browser = aBrowser()
    expect((await browser.post('/api/mornings/push', pushOf('charted', { chart }))).statusCode).toBe(401)
    const { place: _, ...nowhere } = pushOf('nowhere')
    const response = await browser.post('/api/mornings/push', nowhere)
    expect([response.statusCode, response.json().code]).toEqual([409, 'reminder.no-place'])
    expect((await browser.post('/api/mornings/push', { ...nowhere, locale: 'ru' })).statusCode).toBe(200)
  })
})

describe('Telegram', () => {
  const linkOf = (response: Awaited<ReturnType<TestApp['post']>>) => new URL(response.json().link)

  test('a link stores what was chosen for ten minutes, and only the hash of its parameter', async () => {
    const browser = aBrowser()
    const response = await browser.post('/api/mornings/telegram', {
      ...chosen,
      rhythm: 'weekly',
      locale: 'ru',
    })
    expect(response.statusCode, response.payload).toBe(200)
    const link = linkOf(response)
    expect(link.href).toMatch(/^https:\/\/t\.me\/zeri_test_bot\?start=[\da-f-]{36}$/)
    const { rows } = await sql<Record<string, unknown>>`
      select bot, account_id, chart_id, slot_minute, rhythm, locale, place_id, zone, expires_at from reader_links
      where token_hash = sha256(${link.searchParams.get('start')}::bytea)`.execute(database.db)
    expect(rows).toEqual([
      {
        bot: 'zeri_test_bot',
        account_id: null,
        chart_id: null,
        slot_minute: 420,
        rhythm: 'weekly',
        locale: 'ru',
        place_id: 524901,
        zone: 'Europe/Moscow',
        expires_at: new Date(clock.at + 600_000),
      },
    ])
  })

  test('a browser has at most five links at once; the oldest ends', async () => {
    const browser = aBrowser()
    const starts: (string | null)[] = []
    for (let n = 0; n < 6; n++) {
      clock.at += 1000
      starts.push(linkOf(await browser.post('/api/mornings/telegram', chosen)).searchParams.get('start'))
    }
    const { rows } = await sql<{ start: string }>`
      select start from unnest(${starts}::text[]) as start
      join reader_links on token_hash = sha256(start::bytea)`.execute(database.db)
    expect(rows.map(({ start }) => start).toSorted()).toEqual(starts.slice(1).toSorted())
  })
})

describe('mail', () => {
  test('goes to the verified address of an account, once', async () => {
    const { token } = await aMember()
    const browser = aBrowser(token)
    const { uuid } = (await browser.post('/api/mornings/mail', chosen)).json()
    const again = await browser.post('/api/mornings/mail', { ...chosen, time: '06:00' })
    expect(again.json()).toEqual({ uuid })
    expect(await browser.list()).toMatchObject([{ uuid, channel: 'mail', time: '06:00', isHere: false }])
    expect(browser.cookie()).toBeUndefined()
  })

  test('is refused to an address nobody has verified, and to visitors', async () => {
    const token = await site.signUpUnverified('unverified.morning@example.org')
    const response = await aBrowser(token).post('/api/mornings/mail', chosen)
    expect([response.statusCode, response.json().code]).toEqual([409, 'address.not-verified'])
    expect((await aBrowser().post('/api/mornings/mail', chosen)).statusCode).toBe(401)
  })
})

describe('the day of a chart', () => {
  test('needs a paid chart of the signed-in user', async () => {
    const [{ token }, other] = [await aMember(), await aMember()]
    const [own, foreign] = [await addChart(site, token), await addChart(site, other.token)]
    const browser = aBrowser(token)
    for (const channel of ['mail', 'push', 'telegram']) {
      const payload = (chart: string) =>
        channel === 'push' ? pushOf(`chart-${own}`, { chart }) : { ...chosen, chart }
      const send = (chart: string) => browser.post(`/api/mornings/${channel}`, payload(chart))
      expect((await send(foreign)).statusCode).toBe(404)
      expect((await send(own)).json().code).toBe('subscription.required')
    }
    await payUntil(database.db, own, clock.at + 30 * DAY_MS)
    const { uuid } = (await browser.post('/api/mornings/mail', { ...chosen, chart: own })).json()
    expect(await browser.list()).toMatchObject([{ uuid, chart: own }])
    expect(await reminderOf(uuid)).toMatchObject({ subject: 'chart', chart_id: own })
  })
})

test('one chart comes once by mail: the later of the profile and the morning counts', async () => {
  const { token } = await aMember()
  const chart = await addChart(site, token)
  await payUntil(database.db, chart, clock.at + 30 * DAY_MS)
  const browser = aBrowser(token)
  const profile = { active: true, timeReminder: '08:00', chart, locale: 'ru' }
  const isOn = async () => (await browser.get('/api/reminders/mail')).json().active
  expect((await browser.post('/api/reminders/mail', profile)).statusCode).toBe(200)
  expect((await browser.post('/api/mornings/mail', { ...chosen, chart })).statusCode).toBe(200)
  expect([await isOn(), (await browser.list()).length]).toEqual([false, 1])
  expect((await browser.post('/api/reminders/mail', profile)).statusCode).toBe(200)
  expect([await isOn(), (await browser.list()).length]).toEqual([true, 0])
  expect((await browser.post('/api/mornings/mail', chosen)).statusCode).toBe(200)
  expect([await isOn(), (await browser.list()).length]).toEqual([true, 1])
})

describe('an account', () => {
  test('lists what its other browsers chose, and has room for ten', async () => {
    const { token } = await aMember()
    for (let n = 1; n <= 10; n++)
      expect((await aBrowser(token).post('/api/mornings/push', pushOf(`${token}-${n}`))).statusCode).toBe(200)
    const response = await aBrowser(token).post('/api/mornings/push', pushOf(`${token}-11`))
    expect([response.statusCode, response.json().code]).toEqual([409, 'morning.too-many'])
    const listed = await aBrowser(token).list()
    expect(listed.map(({ isHere }: { isHere: boolean }) => isHere)).toEqual(Array(10).fill(false))
    expect((await aBrowser(token).delete(`/api/mornings/${listed[0].uuid}`)).statusCode).toBe(200)
  })

  test('loses its browsers, chats and links when its password is recovered; its mail comes on', async () => {
    const email = 'recovered.morning@example.org'
    const token = await site.signUp(email)
    const browser = aBrowser(token)
    await browser.post('/api/mornings/push', pushOf('of-the-recovered'))
    await browser.post('/api/mornings/telegram', chosen)
    const { uuid } = (await browser.post('/api/mornings/mail', chosen)).json()
    const before = await reminderOf(uuid)
    await site.post('/api/user/recovery/code', { email })
    const mails = await listMailsTo(database, email)
    const code = mails.find(({ template }) => template === 'recovery-code')?.data.code
    const payload = { email, code, password: 'another good day' }
    expect((await site.post('/api/user/recovery/password', payload)).statusCode).toBe(200)
    const { rows } = await sql<{ channel: string }>`
      select channel from readers join accounts on accounts.id = account_id where email = ${email}
      union all
      select 'link' from reader_links join accounts on accounts.id = account_id where email = ${email}`.execute(
      database.db,
    )
    expect(rows).toEqual([{ channel: 'mail' }])
    expect((await reminderOf(uuid))?.disable_id).not.toBe(before?.disable_id)
  })

  test('is erased with its mornings', async () => {
    const { token, email } = await aMember()
    const { uuid } = (await aBrowser(token).post('/api/mornings/push', pushOf('erased'))).json()
    await database.db.deleteFrom('accounts').where('email', '=', email).execute()
    expect(await reminderOf(uuid)).toBeUndefined()
  })
})

test('the link in a message ends the morning, and the response is the same for a link nobody has', async () => {
  const browser = aBrowser()
  const { uuid } = (await browser.post('/api/mornings/push', pushOf('by-link'))).json()
  const disableId = (await reminderOf(uuid))?.disable_id
  for (const id of [disableId, disableId, '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'])
    expect((await site.post('/api/reminders/disable', { uuid: id })).json()).toEqual({})
  expect(await browser.list()).toEqual([])
})

test('without keys and bots the page is offered neither, and both are refused', async () => {
  const bare = await openTestApp(database, { clock })
  expect((await bare.get('/api/mornings')).json()).toEqual({
    mornings: [],
    pushKey: null,
    hasTelegram: false,
  })
  expect((await bare.post('/api/mornings/push', pushOf('none'))).json().code).toBe('push.unavailable')
  expect((await bare.post('/api/mornings/telegram', chosen)).json().code).toBe('messenger.unavailable')
  await bare.close()
  const offered = (await site.get('/api/mornings')).json()
  expect(offered).toEqual({ mornings: [], pushKey: push.VAPID_PUBLIC_KEY, hasTelegram: true })
})

test('somebody who tries ids is stopped', async () => {
  const remoteAddress = '203.0.113.77'
  const statuses = new Set<number>()
  for (let n = 0; n < 40; n++) {
    const id = `3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d${String(n).padStart(2, '0')}`
    statuses.add((await site.delete(`/api/mornings/${id}`, { remoteAddress })).statusCode)
  }
  expect([...statuses]).toEqual([404, 429])
})
