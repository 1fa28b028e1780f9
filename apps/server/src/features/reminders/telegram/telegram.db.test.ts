import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import {
  createReminderRunner,
  type ReminderRunner,
} from '../../../../../../tools/testbed/reminders/reminder-runner.ts'
import { startTelegram, type Telegram } from '../../../../../sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../../../config.ts'
import { digestToken } from '../../../platform/secret-token.ts'
import { anAccount, hashDevelopmentPassword } from '../../../testing/account.ts'
import { addChart, payUntil } from '../../../testing/chart.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { webhookPath, webhookSecret } from './webhooks.ts'

/** The bot in both languages, its inline mode and its posts, against the Telegram of the sandbox. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const BOT = 'zeri_one_bot'
const clock = aClock()
const config = { TELEGRAM_CHANNELS: 'en=@zeri_days,ru=@zeri_dni' }
let database: TestDatabase
let telegram: Telegram
let site: TestApp
let sending: ReminderRunner
let token: string
let count = 0

const runner = () =>
  createReminderRunner({
    config: parseConfig({ ...telegram.env, ...config }),
    db: database.db,
    clock,
    send: async () => {},
    sleep: async (ms) => {
      clock.at += ms
    },
  })

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  telegram = await startTelegram({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, { clock, env: telegram.env })
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const parsed = parseConfig(telegram.env)
  for (const { name, token: of } of parsed.telegram.bots)
    await fetch(`${telegram.url}/bot${of}/setWebhook`, {
      method: 'POST',
      body: JSON.stringify({ url: `${url}${webhookPath(name)}`, secret_token: webhookSecret(parsed, name) }),
    })
  sending = runner()
  const passwordHash = await hashDevelopmentPassword(PASSWORD)
  token = (await anAccount(database.db, { email: 'bot@example.org', passwordHash, at: new Date(clock.at) }))
    .token
})
afterAll(async () => {
  await telegram.stop()
  await site.close()
  await database.close()
})
beforeEach(async () => {
  clock.at = (Math.floor(clock.at / DAY_MS) + 1) * DAY_MS
  telegram.faults.splice(0)
  await database.db.updateTable('reminders').set({ is_active: false, next_run_at: null }).execute()
})

type Choices = {
  readonly locale?: 'en' | 'ru'
  readonly rhythm?: 'daily' | 'weekly'
  readonly bot?: string
  readonly accountId?: string
}

/** A start parameter as the page of the morning issues it: 08:00 in Moscow, or in London for English. */
async function aStart({ locale = 'ru', rhythm = 'daily', bot = BOT, accountId }: Choices = {}) {
  const start = crypto.randomUUID()
  await database.db
    .insertInto('reader_links')
    .values({
      token_hash: digestToken(start),
      bot,
      manage_hash: accountId === undefined ? digestToken(`browser of ${start}`) : null,
      account_id: accountId ?? null,
      slot_minute: 480,
      rhythm,
      locale,
      zone: locale === 'ru' ? 'Europe/Moscow' : 'Europe/London',
      expires_at: new Date(clock.at + 600_000),
    })
    .execute()
  return start
}

async function say(chatId: number, text: string, language = 'ru', bot = BOT) {
  telegram.write(bot, chatId, text, language)
  await telegram.settle()
  await sending.send(bot)
  return lastTo(chatId)?.text
}
const lastTo = (chatId: number) => telegram.messages.findLast((one) => one.chatId === chatId)
const countTo = (chatId: number) => telegram.messages.filter((one) => one.chatId === chatId).length
const aChat = () => {
  count += 1
  return 50_000 + count
}
async function aReader(choices: Choices = {}) {
  const chatId = aChat()
  await say(chatId, `/start ${await aStart(choices)}`, choices.locale ?? 'ru')
  return chatId
}
const readerOf = (chatId: number) =>
  database.db
    .selectFrom('readers')
    .innerJoin('reminders', 'reminders.reader_id', 'readers.id')
    .selectAll('reminders')
    .select(['readers.token_hash', 'readers.account_id as owner'])
    .where('chat_id', '=', String(chatId))
    .executeTakeFirst()
async function post(payload: object, secret = webhookSecret(parseConfig(telegram.env), BOT)) {
  const headers = { 'x-telegram-bot-api-secret-token': secret }
  return (await site.post(webhookPath(BOT), { ...payload }, { headers })).statusCode
}
let lastUpdate = 7_000_000
const nextUpdate = () => {
  lastUpdate += 1
  return lastUpdate
}

describe('a chat without an account', () => {
  test('reads the general day once a day after START, in the language and at the time chosen', async () => {
    const [ru, en] = [await aReader(), await aReader({ locale: 'en' })]
    expect([lastTo(ru)?.text, lastTo(en)?.text]).toEqual([
      expect.stringContaining('Каждый день в 08:00'),
      expect.stringContaining('Every day at 08:00'),
    ])
    for (const hours of [6, 3, 1]) {
      clock.at += hours * HOUR_MS
      await sending.round()
    }
    expect([countTo(ru), countTo(en)]).toEqual([2, 2])
    expect(lastTo(ru)?.text).toMatch(/день \([+−]?\d\)/)
    expect(lastTo(en)?.text).toMatch(/day \([+−]?\d\)/)
    expect(lastTo(en)?.links[0]).toMatch(/localhost:3000\/\d{4}\/\d+\/\d+$/)
  })

  test('starts by a link that works once, for ten minutes, at its bot', async () => {
    const start = await aStart()
    const other = aChat()
    expect(await say(other, `/start ${start}`, 'en', 'zeri_two_bot')).toContain('no longer works')
    const first = aChat()
    expect(await say(first, `/start ${start}`)).toContain('Готово')
    expect(await say(other, `/start ${start}`)).toContain('больше не действует')
    const late = await aStart()
    clock.at += 600_001
    expect(await say(other, `/start ${late}`)).toContain('больше не действует')
    expect([await readerOf(other), (await readerOf(first))?.is_active]).toEqual([undefined, true])
  })

  test('changes what it reads by a second START and keeps its reminder, so that no second message comes', async () => {
    const chatId = await aReader()
    const before = await readerOf(chatId)
    clock.at += 6 * HOUR_MS
    await sending.round()
    expect(countTo(chatId)).toBe(2)
    expect(await say(chatId, `/start ${await aStart({ locale: 'en', rhythm: 'weekly' })}`)).toContain(
      'Every Monday',
    )
    const after = await readerOf(chatId)
    expect(after).toMatchObject({
      id: before?.id,
      disable_id: before?.disable_id,
      locale: 'en',
      rhythm: 'weekly',
    })
    expect(after?.next_run_at?.getUTCDay()).toBe(1)
  })

  test('is not replaced by the link of an account that its person was sent', async () => {
    const chatId = await aReader()
    const before = await readerOf(chatId)
    const { id: accountId } = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'bot@example.org')
      .executeTakeFirstOrThrow()
    expect(await say(chatId, `/start ${await aStart({ accountId })}`)).toContain('/stop')
    expect(await readerOf(chatId)).toEqual(before)
    await say(chatId, '/stop')
    expect(await say(chatId, `/start ${await aStart({ accountId })}`)).toContain('Готово')
    expect(await say(chatId, `/start ${await aStart()}`)).toContain('/stop')
    expect((await readerOf(chatId))?.owner).toBe(accountId)
  })

  test('is ended by /stop, by the button, and by blocking the bot, and by nothing of another chat', async () => {
    const [stopped, pressed, blocked, stranger] = [await aReader(), await aReader(), await aReader(), aChat()]
    clock.at += 6 * HOUR_MS
    await sending.round()
    const id = (await readerOf(pressed))?.disable_id
    const chat = { id: stranger, type: 'private' }
    const press = { id: '1', from: { id: stranger }, data: `off:${id}`, message: { chat } }
    expect(await post({ update_id: nextUpdate(), callback_query: press })).toBe(200)
    expect((await readerOf(pressed))?.is_active).toBe(true)
    await sending.send(BOT)
    expect(await say(stranger, '/stop', 'en')).toContain('nothing to stop')
    telegram.press(lastTo(pressed)?.id ?? 0)
    telegram.block(BOT, blocked)
    await telegram.settle()
    await sending.send(BOT)
    expect(lastTo(pressed)?.text).toContain('выключены')
    expect(await say(stopped, '/stop')).toContain('Telegram отключён')
    for (const chatId of [stopped, pressed, blocked]) expect(await readerOf(chatId)).toBeUndefined()
  })
})

describe('a chat of an account', () => {
  test('is ended with its reader by /stop; the button ends the one it stands under', async () => {
    const chart = await addChart(site, token, { fio: 'Canary' })
    await payUntil(database.db, chart, clock.at + 30 * DAY_MS)
    const { link } = (await site.get('/api/messenger', { token })).json().messenger
    const [, bot = '', start = ''] = /t\.me\/(\w+)\?start=([\da-f-]{36})$/.exec(link) ?? []
    const chatId = aChat()
    expect(await say(chatId, `/start ${start}`, 'ru', bot)).toContain('Telegram подключён')
    await site.post('/api/messenger', { active: true, timeReminder: '08:00', chart }, { token })
    expect(await say(chatId, `/start ${await aStart({ locale: 'en', bot })}`, 'en', bot)).toContain('Done.')
    const own = () =>
      database.db
        .selectFrom('reminders')
        .select(['is_active', 'disable_id'])
        .where('chart_id', '=', chart)
        .executeTakeFirstOrThrow()
    clock.at += 6 * HOUR_MS
    await sending.round()
    const { disable_id } = await own()
    const theirs = telegram.messages.filter((one) => one.chatId === chatId)
    const personal = theirs.find(({ buttons }) => buttons[0]?.data === `off:${disable_id}`)
    expect(personal?.text).toContain('Canary')
    telegram.press(personal?.id ?? 0)
    await telegram.settle()
    expect([(await own()).is_active, (await readerOf(chatId))?.is_active]).toEqual([false, true])
    await sending.send(bot)
    expect(await say(chatId, '/stop', 'ru', bot)).toContain('Done, nothing more')
    expect(await readerOf(chatId)).toBeUndefined()
    expect((await site.get('/api/messenger', { token })).json().messenger.messengerUser).toBeUndefined()
  })
})

describe('/today', () => {
  test('shows the general day of the place and language of the chat, or the usual one of a stranger', async () => {
    const stranger = aChat()
    expect(await say(stranger, '/today', 'uk')).toMatch(/день \([+−]?\d\)[\s\S]+Луна/)
    expect(lastTo(stranger)?.buttons).toEqual([])
    expect(await say(await aReader({ locale: 'en' }), '/today', 'ru')).toMatch(/day \([+−]?\d\)/)
    expect(await say(aChat(), 'hello', 'de')).toContain('Hello!')
  })
})

describe('inline mode', () => {
  async function cardsOf(text: string, language: string) {
    const query = telegram.typeQuery(BOT, aChat(), text, language)
    await telegram.settle()
    await sending.send(BOT)
    return query
  }

  test.each([
    ['wedding', 'de', 'Good days for a wedding', /^\w+day, \d+ \w+$/, '/20'],
    ['свадьба', 'ru', 'Хорошие дни для свадьбы', /^[А-Я][а-я]+, \d+ [а-я]+$/, '/ru/20'],
    ['get married', 'ru', 'Good days for a wedding', /^\w+day, \d+ \w+$/, '/20'],
  ])('%s finds up to three dates with reasons and links', async (text, language, title, day, path) => {
    const query = await cardsOf(text, language)
    const [all, ...dates] = query.cards ?? []
    expect(all?.title).toBe(title)
    expect(dates.length).toBeLessThanOrEqual(3)
    expect(dates.length).toBeGreaterThan(1)
    for (const { title: one, description, links } of dates) {
      expect(one).toMatch(day)
      expect(description).toMatch(/\(\+\d\)\. \S/)
      expect(links[0]).toContain(`localhost:3000${path}`)
    }
    expect([query.isPersonal, query.cacheSec]).toEqual([false, 300])
  })

  test('nothing typed shows today and tomorrow, in the language of the person', async () => {
    const query = await cardsOf('', 'en')
    expect(query.cards?.map(({ title }) => title.split(':')[0])).toEqual(['Today', 'Tomorrow'])
    expect(query.isPersonal).toBe(true)
    expect((await cardsOf(' ', 'kk')).cards?.[0]?.title).toMatch(/^Сегодня: /)
  })

  test('an unknown or medical word leads to the chooser', async () => {
    for (const word of ['qwrtpsd', 'surgery', 'погодаизнтрв']) {
      const { cards } = await cardsOf(word, 'en')
      expect([word, cards?.map(({ id }) => id)]).toEqual([word, ['unknown']])
      expect(cards?.[0]?.links[0]).toMatch(/\/predict$/)
    }
  })

  test('only the last query of a person is answered, and no more than twenty in a minute', async () => {
    const chatId = aChat()
    const type = async (text: string) => {
      const query = telegram.typeQuery(BOT, chatId, text, 'en')
      await telegram.settle()
      return query
    }
    const typed = [await type('w'), await type('we'), await type('wedding')]
    await sending.send(BOT)
    expect(typed.map(({ cards }) => cards !== undefined)).toEqual([false, false, true])
    const minute = (Math.floor(clock.at / 60_000) + 1) * 60_000
    let answered = 0
    for (let round = 0; round < 22; round += 1) {
      clock.at = minute + round * 2_000
      const query = await type('wedding')
      await sending.send(BOT)
      if (query.cards) answered += 1
    }
    expect(answered).toBe(20)
  })

  test('the link of a shared list is a card with its dates and no names; a revoked list gives nothing', async () => {
    const dates = [2, 4].map((days) => new Date(clock.at + days * DAY_MS).toISOString().slice(0, 10))
    const [first = ''] = dates
    const list = { tag: 'wedding', dates, charts: [], keepDays: 30 }
    const shared = (await site.post('/api/choices', list, { token })).json()
    await site.post(`/api/choices/shared/${shared.token}/marks`, { name: 'Aunt Canary', answers: {} })
    const link = `http://localhost:3000/choice/${shared.token}`
    const query = await cardsOf(link, 'ru')
    expect(query.cards).toHaveLength(1)
    const [card] = query.cards ?? []
    expect(card?.title).toBe('Which day works for you? Wedding')
    expect(card?.text).toContain(` ${Number(first.slice(8))} `)
    expect(card?.links).toEqual([link])
    expect(JSON.stringify(card)).not.toContain('Canary')
    expect([query.isPersonal, query.cacheSec]).toEqual([true, 0])
    expect(
      (await cardsOf(`http://localhost:3000/ru/choice/${shared.token}`, 'en')).cards?.[0]?.title,
    ).toContain('Какой день')
    expect((await cardsOf(`https://evil.example/choice/${shared.token}`, 'en')).cards?.[0]?.id).toBe(
      'unknown',
    )
    await site.delete(`/api/choices/${shared.uuid}`, { token })
    expect((await cardsOf(link, 'ru')).cards).toEqual([])
  })
})

describe('a public channel', () => {
  const postsOn = (channel: string, sinceMs: number) =>
    telegram.posts.filter((one) => one.channel === channel && one.atMs >= sinceMs)
  const statesOf = async (channel: string) => {
    const rows = await database.db
      .selectFrom('channel_posts')
      .select('state')
      .where('channel', '=', channel)
      .orderBy('local_date', 'desc')
      .execute()
    return rows.map(({ state }) => state)
  }

  test('gets the general day with its picture once a day, by the clock of its language', async () => {
    const since = clock.at
    await sending.round()
    clock.at = since + 3 * HOUR_MS - 1_000
    await sending.round()
    expect(postsOn('@zeri_dni', since)).toEqual([])
    clock.at = since + 3 * HOUR_MS
    await sending.round()
    await sending.round()
    expect([postsOn('@zeri_dni', since).length, postsOn('@zeri_days', since).length]).toEqual([1, 0])
    clock.at = since + 6 * HOUR_MS
    await sending.round()
    const [[ru], [en]] = [postsOn('@zeri_dni', since), postsOn('@zeri_days', since)]
    expect([postsOn('@zeri_dni', since).length, postsOn('@zeri_days', since).length]).toEqual([1, 1])
    expect(ru?.text).toMatch(/день \([+−]?\d\)[\s\S]+Москва[\s\S]+Луна/)
    expect(en?.text).toMatch(/day \([+−]?\d\)[\s\S]+Moon/)
    for (const one of [ru, en]) {
      expect([one?.buttons, one?.links.length]).toEqual([[], 1])
      const picture = await site.get(new URL(one?.photo ?? '').pathname)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    }
  })

  test('gets no second post from two workers at once', async () => {
    const since = clock.at
    clock.at += 4 * HOUR_MS
    const [one, other] = [runner(), runner()]
    await Promise.all([one.plan(), other.plan()])
    await Promise.all([one.send(BOT), other.send(BOT)])
    expect(postsOn('@zeri_dni', since)).toHaveLength(1)
  })

  test('gets no second post where the sender died or the response was lost, and one after a refusal', async () => {
    const since = clock.at
    clock.at += 4 * HOUR_MS
    await sending.plan()
    await database.db
      .updateTable('channel_posts')
      .set({ state: 'sending', claimed_at: new Date(clock.at), claimed_by: crypto.randomUUID() })
      .where('state', '=', 'queued')
      .execute()
    clock.at += 61_000
    await sending.round()
    expect([(await statesOf('@zeri_dni'))[0], postsOn('@zeri_dni', since)]).toEqual(['unknown', []])

    clock.at = since + DAY_MS + 4 * HOUR_MS
    telegram.faults.push({ kind: 'lost', times: 1, method: 'sendPhoto' })
    await sending.round()
    clock.at += 120_000
    await sending.round()
    expect([(await statesOf('@zeri_dni'))[0], postsOn('@zeri_dni', since + DAY_MS).length]).toEqual([
      'unknown',
      1,
    ])

    clock.at = since + 2 * DAY_MS + 4 * HOUR_MS
    telegram.faults.push({ kind: 502, times: 1, method: 'sendPhoto' })
    await sending.round()
    expect(postsOn('@zeri_dni', since + 2 * DAY_MS)).toEqual([])
    clock.at += 120_000
    await sending.round()
    expect([(await statesOf('@zeri_dni'))[0], postsOn('@zeri_dni', since + 2 * DAY_MS).length]).toEqual([
      'sent',
      1,
    ])
  })

  test('gets the day without a picture that Telegram cannot fetch, and nothing three hours late', async () => {
    const since = clock.at
    clock.at += 4 * HOUR_MS
    const description = 'Bad Request: failed to get HTTP URL content'
    telegram.faults.push({ kind: 400, times: 1, method: 'sendPhoto', description })
    await sending.round()
    expect(postsOn('@zeri_dni', since)).toMatchObject([{ photo: null }])
    clock.at = since + DAY_MS + 6 * HOUR_MS + 1
    await sending.round()
    expect([(await statesOf('@zeri_dni'))[0], postsOn('@zeri_dni', since + DAY_MS)]).toEqual(['late', []])
  })
})

test('forged and malformed updates are refused or change nothing', async () => {
  const chatId = await aReader()
  const chat = { id: chatId, type: 'private' }
  const stop = () => ({ update_id: nextUpdate(), message: { chat, from: { id: chatId }, text: '/stop' } })
  const query = { id: '1', from: { id: chatId }, query: 'wedding' }
  const secrets = ['', 'wrong', webhookSecret(parseConfig(telegram.env), 'zeri_two_bot')]
  for (const secret of secrets) {
    expect(await post(stop(), secret)).toBe(401)
    expect(await post({ update_id: nextUpdate(), inline_query: query }, secret)).toBe(401)
  }
  expect(await post({ ...stop(), padding: 'x'.repeat(2_000_000) })).toBe(413)
  const malformed = [
    { update_id: 'x', message: { chat, text: '/stop' } },
    { update_id: nextUpdate(), message: { chat: { id: String(chatId), type: 'private' }, text: '/stop' } },
    { update_id: nextUpdate(), message: { chat: { id: chatId, type: 'group' }, text: '/stop' } },
    { update_id: nextUpdate(), message: [stop()] },
    { update_id: nextUpdate(), callback_query: { id: 1, data: 'off', message: { chat } } },
    {
      update_id: nextUpdate(),
      callback_query: { id: '1', data: `off:${'x'.repeat(60)}`, message: { chat } },
    },
    { update_id: nextUpdate(), inline_query: { ...query, query: 'w'.repeat(300) } },
    { update_id: nextUpdate(), inline_query: { ...query, from: { id: 'me' } } },
    { update_id: nextUpdate(), inline_query: { ...query, id: { $gt: '' } } },
  ]
  for (const update of malformed) expect(await post(update)).toBe(200)
  const waiting = await database.db.selectFrom('messenger_replies').select('word').execute()
  expect([waiting, (await readerOf(chatId))?.is_active]).toEqual([[], true])
})

test('no bot sends more in any second than Telegram allows', () => {
  expect([telegram.countRefused(), telegram.mostInASecond() <= 30]).toEqual([0, true])
})
