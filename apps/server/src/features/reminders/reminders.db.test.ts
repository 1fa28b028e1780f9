import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import {
  createReminderRunner,
  type ReminderRunner,
} from '../../../../../tools/testbed/reminders/reminder-runner.ts'
import { startTelegram, type Telegram } from '../../../../sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../../config.ts'
import type { SendMessage } from '../../platform/mail/smtp.ts'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { findTablesWith } from '../../testing/find-tables.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { webhookPath, webhookSecret } from './telegram/webhooks.ts'

/** Reminders from the settings to the sent message, against the Telegram of the sandbox. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()
const mails: Parameters<SendMessage>[0][] = []
let database: TestDatabase
let telegram: Telegram
let site: TestApp
let sending: ReminderRunner
let isPaused = false
let passwordHash: string
let count = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  telegram = await startTelegram({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, { clock, env: telegram.env })
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const config = parseConfig(telegram.env)
  for (const { name, token } of config.telegram.bots)
    await fetch(`${telegram.url}/bot${token}/setWebhook`, {
      method: 'POST',
      body: JSON.stringify({ url: `${url}${webhookPath(name)}`, secret_token: webhookSecret(config, name) }),
    })
  sending = createReminderRunner({
    config,
    db: database.db,
    clock,
    switches: { isOn: () => !isPaused },
    send: async (mail) => void mails.push(mail),
    sleep: async (ms) => {
      clock.at += ms
    },
  })
  passwordHash = await hashDevelopmentPassword(PASSWORD)
})
afterAll(async () => {
  await telegram.stop()
  await site.close()
  await database.close()
})
beforeEach(async () => {
  // Each test starts on a new morning, before any reminder is due, with no other reminder on.
  clock.at = (Math.floor(clock.at / DAY_MS) + 1) * DAY_MS
  await database.db.updateTable('reminders').set({ is_active: false, next_run_at: null }).execute()
})

async function aMember(chart: Readonly<Record<string, unknown>> = {}) {
  count += 1
  const email = `reader.${count}@example.org`
  const { token } = await anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
  const uuid = await addChart(site, token, { fio: `Chart ${count}`, ...chart })
  await payUntil(database.db, uuid, clock.at + 30 * DAY_MS)
  return { email, token, uuid, chatId: 1_000 + count }
}
type Payload = Readonly<Record<string, unknown>>
type Member = Awaited<ReturnType<typeof aMember>>

const settingsOf = async ({ token }: Pick<Member, 'token'>) =>
  (await site.get('/api/messenger', { token })).json().messenger
const save = ({ token }: Pick<Member, 'token'>, payload: Payload) =>
  site.post('/api/messenger', payload, { token })
const messagesTo = ({ chatId }: Pick<Member, 'chatId'>) =>
  telegram.messages.filter((one) => one.chatId === chatId)
const linkParts = (link: string) => {
  const [, bot = '', token = ''] = /t\.me\/(\w+)\?start=([\da-f-]{36})$/.exec(link) ?? []
  return { bot, token }
}

async function say(bot: string, chatId: number, text: string) {
  telegram.write(bot, chatId, text)
  await telegram.settle()
  await sending.send(bot)
}

async function aLinked(chart: Readonly<Record<string, unknown>> = {}) {
  const member = await aMember(chart)
  const { bot, token } = linkParts((await settingsOf(member)).link)
  await say(bot, member.chatId, `/start ${token}`)
  return { ...member, bot }
}

/** A linked member whose reminder is due every day at 08:00 in Moscow. */
async function aSubscriber(chart: Readonly<Record<string, unknown>> = {}) {
  const member = await aLinked(chart)
  const response = await save(member, { active: true, timeReminder: '08:00', chart: member.uuid })
  expect([response.statusCode, response.payload]).toEqual([200, '{}'])
  return member
}
const atEight = () => Math.floor(clock.at / DAY_MS) * DAY_MS + 5 * 3_600_000
const deliveriesOf = ({ uuid }: Member) =>
  database.db
    .selectFrom('reminder_deliveries')
    .innerJoin('reminders', 'reminders.id', 'reminder_deliveries.reminder_id')
    .select(['reminder_deliveries.state', 'disable_id', 'is_active'])
    .where('chart_id', '=', uuid)
    .orderBy('local_date')
    .execute()
const statesOf = async (member: Member) => (await deliveriesOf(member)).map(({ state }) => state)
const reminderOf = ({ uuid }: Member) =>
  database.db.selectFrom('reminders').selectAll().where('chart_id', '=', uuid).executeTakeFirstOrThrow()

describe('linking', () => {
  test('an invitation link works once within ten minutes, and the settings show the linked chat', async () => {
    const member = await aMember()
    const before = await settingsOf(member)
    expect(before).toMatchObject({ active: false, timeReminder: null, chart: null })
    expect(before.messengerUser).toBeUndefined()
    const { bot, token } = linkParts(before.link)
    await say(bot, member.chatId, `/start ${token}`)
    expect(messagesTo(member).at(-1)?.text).toContain('Telegram подключён')
    expect((await settingsOf(member)).messengerUser).toMatchObject({ isBlocked: false })
    await say(bot, 77, `/start ${token}`)
    expect(messagesTo({ chatId: 77 }).at(-1)?.text).toContain('больше не действует')

    const late = await aMember()
    const link = linkParts((await settingsOf(late)).link)
    clock.at += 600_001
    await say(link.bot, late.chatId, `/start ${link.token}`)
    expect(messagesTo(late).at(-1)?.text).toContain('больше не действует')
  })

  test('a chat linked to another account stays linked there until /stop', async () => {
    const [one, other] = [await aLinked(), await aMember()]
    const { bot, token } = linkParts((await settingsOf(other)).link)
    await say(bot, one.chatId, `/start ${token}`)
    expect(messagesTo(one).at(-1)?.text).toContain('уже подключён к другой учётной записи')
    expect((await settingsOf(one)).messengerUser).toBeDefined()
    await say(one.bot, one.chatId, '/stop')
    expect(messagesTo(one).at(-1)?.text).toContain('Telegram отключён')
    await say(bot, one.chatId, `/start ${token}`)
    expect((await settingsOf(other)).messengerUser).toBeDefined()
    expect((await settingsOf(one)).messengerUser).toBeUndefined()
  })

  test('a stranger who knows the uuid of a chart or an account can neither link nor switch off', async () => {
    const member = await aSubscriber()
    const { account_id, id } = await reminderOf(member)
    for (const uuid of [member.uuid, account_id, id]) {
      await say(member.bot, 66, `/start ${uuid}`)
      expect(messagesTo({ chatId: 66 }).at(-1)?.text).toContain('больше не действует')
      expect((await site.post('/api/reminders/disable', { uuid })).statusCode).toBe(200)
    }
    await say(member.bot, 66, '/stop')
    expect((await reminderOf(member)).is_active).toBe(true)
  })

  test('an update without the right secret is refused and changes nothing', async () => {
    const member = await aSubscriber()
    const chat = { id: member.chatId, type: 'private' }
    const payload = { update_id: 9_000_000, message: { chat, text: '/stop' } }
    const secrets = [undefined, '', 'wrong', webhookSecret(parseConfig({}), 'another_bot')]
    for (const secret of secrets) {
      const headers = secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }
      const response = await site.post(webhookPath(member.bot), payload, { headers })
      expect(response.statusCode).toBe(401)
    }
    expect((await reminderOf(member)).is_active).toBe(true)
  })

  test('a repeated update counts once, and an unreadable update is ignored', async () => {
    const member = await aLinked()
    const headers = { 'x-telegram-bot-api-secret-token': webhookSecret(parseConfig({}), member.bot) }
    const chat = { id: member.chatId, type: 'private' }
    const payload = { update_id: 9_100_000, message: { chat, text: 'Привет' } }
    for (let round = 0; round < 2; round += 1) await site.post(webhookPath(member.bot), payload, { headers })
    await site.post(webhookPath(member.bot), { update_id: 'x' }, { headers })
    const before = messagesTo(member).length
    await sending.send(member.bot)
    expect(messagesTo(member).length).toBe(before + 1)
  })
})

describe('settings', () => {
  test.each(['24:50', '12:07', '25:00', '8:00', '24:60', ''])(
    'the time %j is refused',
    async (timeReminder) => {
      const member = await aLinked()
      const response = await save(member, { active: true, timeReminder, chart: member.uuid })
      expect(response.statusCode).toBe(400)
    },
  )

  test('a time past 24:00 is shown as chosen and means the beginning of the day', async () => {
    const member = await aLinked()
    await save(member, { active: true, timeReminder: '24:45', chart: member.uuid })
    expect(await settingsOf(member)).toMatchObject({
      active: true,
      timeReminder: '24:45',
      chart: member.uuid,
    })
    expect((await reminderOf(member)).next_run_at?.toISOString()).toMatch(/T21:45:00/)
  })

  test('a reminder needs a chart, a time, a linked Telegram and a paid period', async () => {
    const [linked, stranger] = [await aLinked(), await aMember()]
    const wanted = { active: true, timeReminder: '08:00', chart: linked.uuid }
    const responses = [
      await save(linked, { active: true, timeReminder: '08:00' }),
      await save(linked, { active: true, chart: linked.uuid }),
      await save(linked, { ...wanted, chart: stranger.uuid }),
      await save(stranger, { ...wanted, chart: stranger.uuid }),
    ].map((response) => [response.statusCode, response.json().code])
    expect(responses).toEqual([
      [400, 'request.invalid'],
      [400, 'request.invalid'],
      [404, 'chart.not-found'],
      [409, 'messenger.not-linked'],
    ])
    await payUntil(database.db, linked.uuid, null)
    expect((await save(linked, wanted)).json().code).toBe('subscription.required')
  })

  test('without configured bots the Telegram settings are unavailable', async () => {
    const bare = await openTestApp(database, { clock })
    const { token } = await aMember()
    expect((await bare.get('/api/messenger', { token })).json()).toEqual({ messenger: null })
    const response = await bare.post('/api/messenger', { active: false }, { token })
    expect([response.statusCode, response.json().code]).toEqual([503, 'messenger.unavailable'])
    await bare.close()
  })
})

describe('a daily message', () => {
  test('is sent once a day for the chart, with the name escaped, even if the settings change', async () => {
    const member = await aSubscriber({ fio: '<b>Анна</b> & <script>' })
    clock.at = atEight() - 1_000
    await sending.round()
    expect(messagesTo(member)).toHaveLength(1)
    clock.at += 2_000
    await sending.round()
    const message = messagesTo(member).at(-1)
    expect(message?.text).toContain('<b>Анна</b> & <script>')
    expect(message?.text).toMatch(/ день \([+−]?\d\)/)
    expect(message?.links[0]).toMatch(new RegExp(`/ru/personal/${member.uuid}/\\d+/\\d+/\\d+$`))
    const { disable_id } = await reminderOf(member)
    expect(message?.buttons).toEqual([{ text: 'Выключить напоминания', data: `off:${disable_id}` }])
    await save(member, { active: true, timeReminder: '09:00', chart: member.uuid })
    clock.at += 3_600_000
    await sending.round()
    expect(await statesOf(member)).toEqual(['sent'])
    expect(messagesTo(member)).toHaveLength(2)
  })

  test('is not sent while the chart is unpaid, and is sent again once it is paid', async () => {
    const member = await aSubscriber()
    await payUntil(database.db, member.uuid, clock.at)
    clock.at = atEight() + 1_000
    await sending.round()
    await payUntil(database.db, member.uuid, clock.at + 30 * DAY_MS)
    clock.at += DAY_MS
    await sending.round()
    expect(await statesOf(member)).toEqual(['unpaid', 'sent'])
  })

  test('is sent up to three hours late and not after', async () => {
    const [late, tooLate] = [await aSubscriber(), await aSubscriber()]
    clock.at = atEight() + 3 * 3_600_000 - 10_000
    await sending.round()
    expect(await statesOf(late)).toEqual(['sent'])
    clock.at = atEight() + DAY_MS + 3 * 3_600_000 + 1
    await sending.round()
    expect(await statesOf(tooLate)).toEqual(['sent', 'late'])
  })

  test('waits while reminders are paused, and is sent afterwards if it is still in time', async () => {
    const [early, late] = [await aSubscriber(), await aSubscriber()]
    const sent = () => [early, late].map((member) => messagesTo(member).length)
    const before = sent()
    await database.db
      .updateTable('reminders')
      .set({ next_run_at: new Date(atEight() - 2 * 3_600_000) })
      .where('chart_id', '=', early.uuid)
      .execute()
    isPaused = true
    clock.at = atEight()
    await sending.round()
    expect(sent()).toEqual(before)
    expect((await deliveriesOf(late)).map(({ state }) => state)).toEqual(['queued'])
    isPaused = false
    clock.at = atEight() + 2 * 3_600_000
    await sending.round()
    expect(sent()).toEqual([before[0], (before[1] ?? 0) + 1])
    expect((await deliveriesOf(early)).map(({ state }) => state)).toEqual(['late'])
  })

  test('follows its reader to another time zone', async () => {
    const member = await aSubscriber()
    await database.db
      .insertInto('places')
      .values({
        id: 5128581,
        name_en: 'New York City',
        country: 'US',
        latitude: 40.7,
        longitude: -74,
        population: 8e6,
        zone: 'America/New_York',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const place = { address: 'New York', latitude: 40.7, longitude: -74, place: '5128581' }
    expect((await site.post('/api/location', place, { token: member.token })).statusCode).toBe(200)
    expect((await reminderOf(member)).zone).toBe('America/New_York')
    clock.at = atEight() + 1_000
    await sending.round()
    expect(await statesOf(member)).toEqual([])
    clock.at = atEight() + 8 * 3_600_000 + 1_000
    await sending.round()
    expect(await statesOf(member)).toEqual(['sent'])
  })

  test('is switched off by the button, by the link, and by /stop', async () => {
    const [byButton, byLink, byWord] = [await aSubscriber(), await aSubscriber(), await aSubscriber()]
    clock.at = atEight() + 1_000
    await sending.round()
    telegram.press(messagesTo(byButton).at(-1)?.id ?? 0)
    await telegram.settle()
    await sending.send(byButton.bot)
    expect(messagesTo(byButton).at(-1)?.text).toContain('Напоминания выключены')
    const { disable_id: uuid } = await reminderOf(byLink)
    for (let round = 0; round < 2; round += 1)
      expect((await site.post('/api/reminders/disable', { uuid })).payload).toBe('{}')
    await say(byWord.bot, byWord.chatId, '/stop')
    for (const member of [byButton, byLink, byWord]) expect((await reminderOf(member)).is_active).toBe(false)
    clock.at += DAY_MS
    await sending.round()
    expect(await statesOf(byLink)).toEqual(['sent'])
    expect((await settingsOf(byLink)).messengerUser).toBeDefined()
  })

  test('stops for a reader who blocked the bot or left Telegram, and the settings show it', async () => {
    const [blocked, gone, reported] = [await aSubscriber(), await aSubscriber(), await aSubscriber()]
    telegram.block(blocked.bot, blocked.chatId, false)
    telegram.leave(gone.chatId)
    telegram.block(reported.bot, reported.chatId)
    await telegram.settle()
    clock.at = atEight() + 1_000
    await sending.round()
    for (const member of [blocked, gone, reported]) {
      expect((await settingsOf(member)).messengerUser).toMatchObject({ isBlocked: true })
      expect((await reminderOf(member)).is_active).toBe(false)
    }
    expect([await statesOf(blocked), await statesOf(gone), await statesOf(reported)]).toEqual([
      ['blocked'],
      ['blocked'],
      [],
    ])
    telegram.unblock(reported.bot, reported.chatId)
    await telegram.settle()
    expect((await settingsOf(reported)).messengerUser).toMatchObject({ isBlocked: false })
  })
})

describe('when Telegram misbehaves', () => {
  test('a message without a response is not repeated, a refused one is, and a 429 makes the bot wait', async () => {
    const member = await aSubscriber()
    const sendWithFault = async (kind: number | 'lost') => {
      clock.at = (clock.at > atEight() ? atEight() + DAY_MS : atEight()) + 1_000
      telegram.faults.splice(0, telegram.faults.length, { kind, times: 1 })
      const before = messagesTo(member).length
      await sending.round()
      const first = messagesTo(member).length - before
      clock.at += 120_000
      await sending.round()
      return [first, messagesTo(member).length - before]
    }
    expect(await sendWithFault('lost')).toEqual([1, 1])
    expect(await sendWithFault(502)).toEqual([0, 1])
    expect(await sendWithFault(429)).toEqual([1, 1])
    expect(await statesOf(member)).toEqual(['unknown', 'sent', 'sent'])
  })

  test('the message of a sender that died ends as unknown and is not sent again', async () => {
    const member = await aSubscriber()
    clock.at = atEight() + 1_000
    await sending.plan()
    await database.db
      .updateTable('reminder_deliveries')
      .set({ state: 'sending', claimed_at: new Date(clock.at), claimed_by: member.uuid })
      .where('state', '=', 'queued')
      .execute()
    const before = messagesTo(member).length
    clock.at += 61_000
    await sending.round()
    expect(await statesOf(member)).toEqual(['unknown'])
    expect(messagesTo(member)).toHaveLength(before)
  })

  test('one process at a time sends through a bot', async () => {
    const member = await aSubscriber()
    clock.at = atEight() + 1_000
    await sending.plan()
    await database.db
      .updateTable('reminder_carriers')
      .set({ leased_by: member.uuid, leased_until: new Date(clock.at + 30_000) })
      .where('carrier', '=', member.bot)
      .execute()
    expect(await sending.send(member.bot)).toBe('held')
    expect(await statesOf(member)).toEqual(['queued'])
    clock.at += 30_001
    expect(await sending.send(member.bot)).toBe('done')
    expect(await statesOf(member)).toEqual(['sent'])
  })

  test('no bot sends more in any second than Telegram allows', () => {
    expect([telegram.countRefused(), telegram.mostInASecond() <= 30]).toEqual([0, true])
  })
})

describe('the daily mail', () => {
  const saveMail = ({ token }: Pick<Member, 'token'>, payload: Payload) =>
    site.post('/api/reminders/mail', payload, { token })

  test('needs a place in English, and has a one-click unsubscribe header', async () => {
    const member = await aMember()
    const wanted = { active: true, timeReminder: '08:00', chart: member.uuid, locale: 'en' }
    expect((await saveMail(member, wanted)).json().code).toBe('reminder.no-place')
    const moscow = { address: 'Moscow', latitude: 55.75, longitude: 37.62, place: '524901' }
    await site.post('/api/location', moscow, { token: member.token })
    expect((await saveMail(member, wanted)).statusCode).toBe(200)
    clock.at = atEight() + 1_000
    await sending.round()
    const mail = mails.find(({ to }) => JSON.stringify(to).includes(member.email))
    const { disable_id } = await reminderOf(member)
    expect(mail?.subject).toMatch(/^\w+, \d+ \w+: (?:an? [\w ]+ day for|fine for|put off) [\w ]+$/)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<http://localhost:3000/chart/notify/disable/${disable_id}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await statesOf(member)).toEqual(['sent'])
  })

  test('replaces the reminder in Telegram, and switching Telegram off leaves the mail on', async () => {
    const member = await aSubscriber()
    await saveMail(member, { active: true, timeReminder: '09:00', chart: member.uuid, locale: 'ru' })
    expect(await settingsOf(member)).toMatchObject({ active: false, timeReminder: '09:00' })
    await save(member, { active: false })
    const mail = await site.get('/api/reminders/mail', { token: member.token })
    expect(mail.json()).toMatchObject({ active: true, isInTelegram: false, zone: 'Europe/Moscow' })
  })
})

test('no text of a message is stored, and deleting an account deletes its reminder', async () => {
  const member = await aSubscriber({ fio: 'Canary of the reminders' })
  clock.at = atEight() + 1_000
  await sending.round()
  expect(await findTablesWith(database, 'Canary')).toEqual([])
  expect(site.log.join()).not.toContain('Canary')
  await site.post('/api/user/confirm', { password: PASSWORD }, { token: member.token })
  const exported = await site.get('/api/user/export', { token: member.token })
  expect(exported.json()).toMatchObject({
    reminder: { active: true, channel: 'telegram', timeReminder: '08:00', chart: member.uuid },
    messenger: { telegramId: String(member.chatId) },
  })
  const { account_id } = await reminderOf(member)
  await database.db.deleteFrom('accounts').where('id', '=', account_id).execute()
  expect(await deliveriesOf(member)).toEqual([])
})
