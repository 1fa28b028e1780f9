import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import {
  createReminderRunner,
  type ReminderRunner,
} from '../../../../../tools/testbed/reminders/reminder-runner.ts'
import { startTelegram, type Telegram } from '../../../../sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../../config.ts'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { type Channel, lanesOf, type SendOutcome } from './channel.ts'
import { createSchedule, type Rhythm } from './schedule.ts'

/** Readers of the morning beside the accounts: a browser, a chat, an address. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BERLIN = 2950159
const MOSCOW = 524901
const NEW_YORK = 5128581
const clock = aClock()
const schedule = createSchedule()
const mails: string[] = []
const pushes: { lane: string; to: string; endpoint: string | undefined }[] = []
let pushOutcome: SendOutcome = { kind: 'sent' }
let database: TestDatabase
let telegram: Telegram
let site: TestApp
let sending: ReminderRunner
let bot = ''
let passwordHash: string
let count = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  telegram = await startTelegram({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, { clock, env: telegram.env })
  const config = parseConfig(telegram.env)
  bot = config.telegram.bots[0]?.name ?? ''
  const lanes: Channel[] = lanesOf('push', 4, Number.POSITIVE_INFINITY).map((lane) => ({
    ...lane,
    async send({ to, push }) {
      pushes.push({ lane: lane.id, to, endpoint: push?.endpoint })
      return pushOutcome
    },
  }))
  sending = createReminderRunner({
    config,
    db: database.db,
    clock,
    send: async ({ to }) => void mails.push(JSON.stringify(to)),
    more: lanes,
    sleep: async (ms) => {
      clock.at += ms
    },
  })
  passwordHash = await hashDevelopmentPassword(PASSWORD)
  const city = { country: 'XX', latitude: 0, longitude: 0, population: 1 }
  await database.db
    .insertInto('places')
    .values([
      { ...city, id: BERLIN, name_en: 'Berlin', zone: 'Europe/Berlin' },
      { ...city, id: MOSCOW, name_en: 'Moscow', zone: 'Europe/Moscow' },
      { ...city, id: NEW_YORK, name_en: 'New York City', zone: 'America/New_York' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(async () => {
  await telegram.stop()
  await site.close()
  await database.close()
})
beforeEach(async () => {
  clock.at = (Math.floor(clock.at / DAY_MS) + 1) * DAY_MS
  pushOutcome = { kind: 'sent' }
  pushes.length = 0
  mails.length = 0
  await database.db.updateTable('reminders').set({ is_active: false, next_run_at: null }).execute()
})

type Choice = {
  readonly channel?: 'mail' | 'push' | 'telegram'
  readonly accountId?: string
  readonly chartId?: string
  readonly rhythm?: Rhythm
  readonly placeId?: number | null
  readonly zone?: string
}

/** A reader whose morning is at eight in Berlin. */
async function aReader({
  channel = 'push',
  accountId,
  chartId,
  rhythm = 'daily',
  placeId = BERLIN,
  zone = 'Europe/Berlin',
}: Choice = {}) {
  count += 1
  const [readerId, id, chatId, at] = [randomUUID(), randomUUID(), 7_000 + count, new Date(clock.at)]
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const push = {
    endpoint: `https://push.example/${count}`,
    p256dh: browser.getPublicKey(),
    auth: randomBytes(16),
  }
  const own = {
    mail: {},
    push,
    telegram: { bot, chat_id: String(chatId) },
  }[channel]
  await database.db
    .insertInto('readers')
    .values({ id: readerId, channel, account_id: accountId, place_id: placeId, created_at: at, ...own })
    .execute()
  await database.db
    .insertInto('reminders')
    .values({
      id,
      reader_id: readerId,
      disable_id: randomUUID(),
      channel,
      subject: chartId === undefined ? 'day' : 'chart',
      rhythm,
      is_active: true,
      chart_id: chartId,
      slot_minute: 480,
      locale: 'en',
      zone,
      next_run_at: new Date(schedule.nextMs(zone, 480, clock.at, rhythm)),
      updated_at: at,
    })
    .execute()
  return { id, readerId, chatId, endpoint: push.endpoint }
}
type Reader = Awaited<ReturnType<typeof aReader>>

async function anOwner() {
  count += 1
  const email = `morning.${count}@example.org`
  const { token } = await anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, token, email }
}

const reminderOf = ({ id }: Reader) =>
  database.db.selectFrom('reminders').selectAll().where('id', '=', id).executeTakeFirst()
const deliveriesOf = ({ id }: Reader) =>
  database.db
    .selectFrom('reminder_deliveries')
    .select(['state', 'carrier', 'due_at'])
    .where('reminder_id', '=', id)
    .orderBy('local_date')
    .execute()
const statesOf = async (reader: Reader) => (await deliveriesOf(reader)).map(({ state }) => state)
const messagesTo = ({ chatId }: Reader) => telegram.messages.filter((one) => one.chatId === chatId)

/** Lives until an instant, planning and sending whenever a reminder is due. */
async function liveUntil(untilMs: number) {
  while (clock.at < untilMs) {
    const { next } = await database.db
      .selectFrom('reminders')
      .select(({ fn }) => fn.min('next_run_at').as('next'))
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()
    clock.at = Math.min(untilMs, Math.max(clock.at + 1_000, next?.getTime() ?? untilMs))
    await sending.round()
  }
}

describe('a reader of the morning', () => {
  test('gets one message a day by each channel, without an account for push and Telegram', async () => {
    const owner = await anOwner()
    const push = await aReader()
    const chat = await aReader({ channel: 'telegram' })
    const mail = await aReader({ channel: 'mail', accountId: owner.id })
    const begunMs = clock.at
    await liveUntil(begunMs + 12 * HOUR_MS)
    // Another planner finds the same reminder due again: the date has its row already.
    await database.db
      .updateTable('reminders')
      .set({ next_run_at: new Date(clock.at - HOUR_MS) })
      .where('is_active', '=', true)
      .execute()
    await liveUntil(begunMs + 2 * DAY_MS - HOUR_MS)
    for (const reader of [push, chat, mail]) expect(await statesOf(reader)).toEqual(['sent', 'sent'])
    expect(pushes.map(({ to, endpoint }) => [to, endpoint])).toEqual([
      [push.readerId, push.endpoint],
      [push.readerId, push.endpoint],
    ])
    expect(messagesTo(chat)).toHaveLength(2)
    expect(mails.filter((to) => to.includes(owner.email))).toHaveLength(2)
  })

  test('with a weekly morning gets it on Mondays at the same local time, over a change of the clocks', async () => {
    clock.at = Date.UTC(2027, 2, 20)
    const weekly = await aReader({ rhythm: 'weekly' })
    await liveUntil(Date.UTC(2027, 3, 6))
    const due = (await deliveriesOf(weekly)).map(({ due_at }) => due_at.toISOString())
    expect(due).toEqual(['2027-03-22T07:00:00.000Z', '2027-03-29T06:00:00.000Z', '2027-04-05T06:00:00.000Z'])
    expect(pushes).toHaveLength(3)
  })

  test('is always sent to by the same lane, and many readers use all lanes', async () => {
    const readers: Reader[] = []
    for (let more = 0; more < 40; more += 1) readers.push(await aReader())
    await liveUntil(clock.at + 2 * DAY_MS - HOUR_MS)
    const lanesUsed = new Set<string>()
    for (const reader of readers) {
      const used = pushes.filter(({ to }) => to === reader.readerId).map(({ lane }) => lane)
      expect(used).toHaveLength(2)
      expect(new Set(used).size).toBe(1)
      expect((await deliveriesOf(reader)).map(({ carrier }) => carrier)).toEqual(used)
      for (const lane of used) lanesUsed.add(lane)
    }
    expect([...lanesUsed].sort()).toEqual(['push', 'push-2', 'push-3', 'push-4'])
  })

  test('queued in a lane that exists no longer is sent by the first lane', async () => {
    const reader = await aReader()
    clock.at += 8 * HOUR_MS
    await sending.plan()
    await database.db
      .updateTable('reminder_deliveries')
      .set({ carrier: 'push-9' })
      .where('reminder_id', '=', reader.id)
      .execute()
    await sending.round()
    expect(pushes).toEqual([{ lane: 'push', to: reader.readerId, endpoint: reader.endpoint }])
  })

  test('whose subscription is gone is deleted with the reminder', async () => {
    const reader = await aReader()
    pushOutcome = { kind: 'blocked' }
    await liveUntil(clock.at + 12 * HOUR_MS)
    expect(pushes).toHaveLength(1)
    expect(await reminderOf(reader)).toBeUndefined()
    expect(await deliveriesOf(reader)).toEqual([])
  })

  test('who blocked the bot is deleted with the reminder', async () => {
    const reader = await aReader({ channel: 'telegram' })
    telegram.block(bot, reader.chatId, false)
    await liveUntil(clock.at + 12 * HOUR_MS)
    expect(messagesTo(reader)).toHaveLength(0)
    expect(await reminderOf(reader)).toBeUndefined()
  })

  test('switches the morning off by the link in its messages', async () => {
    const reader = await aReader()
    const reminder = await reminderOf(reader)
    await site.post('/api/reminders/disable', { uuid: reminder?.disable_id })
    await liveUntil(clock.at + DAY_MS)
    expect(pushes).toEqual([])
  })
})

describe('a reader with an account', () => {
  test('moves with the place of the account, which wins over the own one', async () => {
    const owner = await anOwner()
    const [push, weekly] = [
      await aReader({ accountId: owner.id }),
      await aReader({ accountId: owner.id, rhythm: 'weekly' }),
    ]
    const stranger = await aReader()
    const place = { address: 'New York', latitude: 40.7, longitude: -74, place: String(NEW_YORK) }
    expect((await site.post('/api/location', place, { token: owner.token })).statusCode).toBe(200)
    const zones = [await reminderOf(push), await reminderOf(weekly), await reminderOf(stranger)].map(
      (one) => one?.zone,
    )
    expect(zones).toEqual(['America/New_York', 'America/New_York', 'Europe/Berlin'])
    const next = (await reminderOf(weekly))?.next_run_at?.getTime() ?? 0
    expect([
      new Date(next - 12 * HOUR_MS).getUTCDay(),
      schedule.dayAt('America/New_York', next).date,
    ]).toEqual([1, new Date(next).toISOString().slice(0, 10)])
    await liveUntil(clock.at + DAY_MS - HOUR_MS)
    const hours = (await deliveriesOf(push)).map(({ due_at }) => due_at.getTime() % DAY_MS)
    const expected = schedule.nextMs('America/New_York', 480, clock.at - DAY_MS) % DAY_MS
    expect(hours).toEqual([expected])
  })

  test('without any place stays in the zone that was saved', async () => {
    const reader = await aReader({ placeId: null, zone: 'America/New_York' })
    await liveUntil(clock.at + DAY_MS - HOUR_MS)
    expect((await reminderOf(reader))?.zone).toBe('America/New_York')
    expect(await statesOf(reader)).toEqual(['sent'])
  })

  test('gets the day of a chart while it is paid for; everybody’s day needs no payment', async () => {
    const owner = await anOwner()
    const chartId = await addChart(site, owner.token, { fio: 'Chart of a reader' })
    const [own, general] = [
      await aReader({ accountId: owner.id, chartId }),
      await aReader({ accountId: owner.id }),
    ]
    await payUntil(database.db, chartId, clock.at - 1)
    await liveUntil(clock.at + DAY_MS - HOUR_MS)
    await payUntil(database.db, chartId, clock.at + 30 * DAY_MS)
    await liveUntil(clock.at + DAY_MS)
    expect(await statesOf(own)).toEqual(['unpaid', 'sent'])
    expect(await statesOf(general)).toEqual(['sent', 'sent'])
  })

  test('never gets the day of a chart of somebody else', async () => {
    const [owner, stranger] = [await anOwner(), await anOwner()]
    const chartId = await addChart(site, owner.token, { fio: 'Chart of an owner' })
    await payUntil(database.db, chartId, clock.at + 30 * DAY_MS)
    const readers = [await aReader({ accountId: stranger.id, chartId }), await aReader({ chartId })]
    await liveUntil(clock.at + DAY_MS - HOUR_MS)
    for (const reader of readers) expect(await statesOf(reader)).toEqual(['unpaid'])
    expect(pushes).toEqual([])
  })

  test('gets nothing once the address is not verified or deletion is requested', async () => {
    const [unverified, leaving] = [await anOwner(), await anOwner()]
    const mail = await aReader({ channel: 'mail', accountId: unverified.id })
    const push = await aReader({ accountId: leaving.id })
    clock.at += 8 * HOUR_MS
    await sending.plan()
    await database.db
      .updateTable('accounts')
      .set({ verified_at: null })
      .where('id', '=', unverified.id)
      .execute()
    await database.db
      .updateTable('accounts')
      .set({ deletion_requested_at: new Date(clock.at) })
      .where('id', '=', leaving.id)
      .execute()
    await sending.round()
    for (const reader of [mail, push]) expect(await statesOf(reader)).toEqual(['off'])
    expect([pushes, mails]).toEqual([[], []])
  })
})
