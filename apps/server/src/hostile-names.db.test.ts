import { lunarDayOf, parseCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import type { SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import {
  createReminderRunner,
  type ReminderRunner,
} from '../../../tools/testbed/reminders/reminder-runner.ts'
import { startTelegram, type Telegram } from '../../sandbox/src/telegram/telegram.ts'
import { parseConfig } from './config.ts'
import { webhookPath, webhookSecret } from './features/reminders/telegram/webhooks.ts'
import { anAccount } from './testing/account.ts'
import { aClock } from './testing/clock.ts'
import type { TestDatabase } from './testing/database.ts'
import { type Component, find, readCalendar, readText } from './testing/read-icalendar.ts'
import { openAppDatabase, openTestApp, type TestApp } from './testing/test-app.ts'

/** Names of lunar dates, which people type, wherever they come out again: mails, Telegram, calendar files, the log. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR_MS = 3_600_000
const BOT = 'zeri_one_bot'
const NAMES = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"></a><a href="https://evil.example">win</a>',
  "'; drop table lunar_dates; -- \\' or 1=1",
  'a;b,c:d\\n"e" END:VEVENT BEGIN:VEVENT ATTACH:file',
  '{{7*7}} [x](https://evil.example) =?utf-8?q?Bcc:_thief?=',
]
const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u000b', '\u0000']

const clock = aClock()
let database: TestDatabase
let telegram: Telegram
let site: TestApp
let sending: ReminderRunner
let token: string
const mails: SendMailOptions[] = []

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  telegram = await startTelegram({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, { clock, env: telegram.env })
  sending = createReminderRunner({
    config: parseConfig(telegram.env),
    db: database.db,
    clock,
    send: async (mail) => void mails.push(mail),
    sleep: async (ms) => {
      clock.at += ms
    },
  })
  token = (
    await anAccount(database.db, {
      email: 'names@example.org',
      passwordHash: 'none',
      at: new Date(clock.at),
    })
  ).token
})
afterAll(async () => {
  await telegram.stop()
  await site.close()
  await database.close()
})

const addNames = (names: readonly string[], lunar: object) =>
  site.post('/api/lunar-dates', { dates: names.map((name) => ({ name, lunar })) }, { token })
const eventsOf = ({ components }: Component) => components.filter(({ name }) => name === 'VEVENT')
const summariesOf = (calendar: Component) =>
  eventsOf(calendar).map((event) => readText(find(event, 'SUMMARY').value))

test.each(BREAKS)('a name with the line break %j is refused', async (end) => {
  const response = await addNames([`Anna${end}BEGIN:VEVENT`], { month: 1, day: 1 })
  expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid'])
})

describe('calendar files', () => {
  test.each([...NAMES, ...BREAKS.map((end) => `Anna${end}END:VEVENT${end}BEGIN:VEVENT${end}ATTACH:x`)])(
    'the name %j in an address is text of its events and nothing else',
    async (name) => {
      const plain = await site.get(`/feeds/lunar-dates.ics?dates=${encodeURIComponent('b6-15 Anna')}`)
      const response = await site.get(`/feeds/lunar-dates.ics?dates=${encodeURIComponent(`b6-15 ${name}`)}`)
      if (response.statusCode !== 200) return expect(response.statusCode).toBe(400)
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      const [events, usual] = [readCalendar(response.rawPayload), readCalendar(plain.rawPayload)]
      expect(eventsOf(events)).toHaveLength(eventsOf(usual).length)
      for (const { properties } of eventsOf(events))
        expect(properties.map((one) => one.name)).not.toContain('ATTACH')
    },
  )

  test('the subscription of an account shows every name as it was typed', async () => {
    expect((await addNames(NAMES, { month: 3, day: 3 })).statusCode).toBe(201)
    const feed = (await site.post('/api/feeds', { withLunarDates: true, locale: 'en' }, { token })).json()
    const shown = summariesOf(readCalendar((await site.get(`/feeds/${feed.token}.ics`)).rawPayload))
    for (const name of NAMES) expect(shown.some((summary) => summary.includes(name))).toBe(true)
  })
})

describe('mornings', () => {
  beforeAll(async () => {
    const tomorrow = new Date(clock.at + 24 * HOUR_MS).toISOString().slice(0, 10)
    const civil = parseCivilDate(tomorrow)
    if (!civil) throw new Error('no date')
    const { month, day } = lunarDayOf(toJulianDay(civil))
    const response = await addNames(NAMES, { month, day })
    if (response.statusCode !== 201) throw new Error(response.payload)
    const chosen = { time: '07:00', place: '524901', locale: 'en' }
    await site.post('/api/mornings/mail', chosen, { token })
    const { link } = (await site.post('/api/mornings/telegram', chosen, { token })).json()
    const bot = /t\.me\/(\w+)\?/.exec(link)?.[1] ?? BOT
    await site.post(
      webhookPath(bot),
      {
        update_id: 1,
        message: { text: `/start ${link.split('=')[1]}`, chat: { id: 91_000, type: 'private' } },
      },
      { headers: { 'x-telegram-bot-api-secret-token': webhookSecret(parseConfig(telegram.env), bot) } },
    )
    // Half past seven in Moscow.
    clock.at = Date.parse(`${tomorrow}T04:30:00Z`)
    await sending.round()
  })

  test('a mail has one recipient, headers of one line, and no markup of a name', () => {
    const [mail] = mails
    expect(mail?.to).toEqual({ name: '', address: 'names@example.org' })
    const headers = [mail?.subject, ...Object.values(mail?.headers ?? {})].map(String)
    for (const header of headers) expect(header).not.toMatch(/[\r\n]/)
    const html = String(mail?.html)
    expect(html).not.toMatch(/<script|<img|href="https:\/\/evil/i)
    for (const name of NAMES) expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain(name)
  })

  test('a message in Telegram shows the names as text and links to this site alone', () => {
    const shown = telegram.messages.findLast(({ chatId }) => chatId === 91_000)
    for (const name of NAMES) expect(shown?.text).toContain(name)
    expect(shown?.links.length).toBeGreaterThan(0)
    for (const link of shown?.links ?? []) expect(link).toMatch(/^http:\/\/localhost:3000\//)
  })
})

test('the log has none of the names', () => {
  const lines = site.log.join('\n')
  for (const name of [...NAMES, 'Anna', 'evil.example']) expect(lines).not.toContain(name)
})
