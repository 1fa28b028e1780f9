import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import {
  createReminderRunner,
  type ReminderRunner,
} from '../../../../../../tools/testbed/reminders/reminder-runner.ts'
import { type PushService, startPushService } from '../../../../../sandbox/src/push/push.ts'
import { parseConfig } from '../../../config.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../../testing/test-app.ts'

/** The morning of a browser, from its subscription to the message it decrypts, against the push service of the sandbox. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const clock = aClock()
let database: TestDatabase
let service: PushService
let site: TestApp
let sending: ReminderRunner

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  service = await startPushService({ port: 0, production: false })
  site = await openTestApp(database, { clock, env: service.env })
  sending = createReminderRunner({
    config: parseConfig(service.env),
    db: database.db,
    clock,
    send: async () => {},
    sleep: async (ms) => {
      clock.at += ms
    },
  })
})
afterAll(async () => {
  await service.stop()
  await site.close()
  await database.close()
})
beforeEach(async () => {
  // Each test starts at midnight in London, before its messages are due, and without the browsers of the others.
  clock.at = (Math.floor(clock.at / DAY_MS) + 1) * DAY_MS
  await database.db.deleteFrom('readers').execute()
})

/** A browser that chose the morning at seven in Moscow. */
async function aBrowser(locale: 'en' | 'ru') {
  const subscription = service.subscribe()
  const response = await site.post('/api/mornings/push', {
    time: '07:00',
    place: '524901',
    locale,
    subscription,
  })
  expect(response.statusCode, response.payload).toBe(200)
  const { uuid } = response.json()
  const isStored = async () =>
    (await database.db.selectFrom('readers').select('id').where('id', '=', uuid).execute()).length > 0
  const received = () => service.messages.filter(({ endpoint }) => endpoint === subscription.endpoint)
  return { ...subscription, isStored, received }
}

test.each([
  ['ru', / день \([+−]?\d\) · .+, \d+ ноября$/, /^\/ru\/2026\/11\/\d+/],
  ['en', / day \([+−]?\d\) · \w+, \d+ November$/, /^\/2026\/11\/\d+/],
] as const)(
  'a browser gets its morning once, and decrypts a title, a text and the page of the day, %s',
  async (locale, title, url) => {
    const browser = await aBrowser(locale)
    clock.at += 5 * HOUR_MS
    await sending.round()
    await sending.round()
    expect(browser.received()).toHaveLength(1)
    const shown = JSON.parse(browser.received()[0]?.text ?? '')
    expect(shown.title).toMatch(title)
    expect(shown.url).toMatch(url)
    expect(shown).toMatchObject({ body: expect.stringMatching(/\S/), tag: 'morning-day', lang: locale })
  },
)

test('a browser that unsubscribed leaves with its reminder, and the others stay', async () => {
  const [gone, other] = [await aBrowser('en'), await aBrowser('en')]
  service.end(gone.endpoint)
  clock.at += 5 * HOUR_MS
  await sending.round()
  expect([await gone.isStored(), await other.isStored()]).toEqual([false, true])
  expect(other.received()).toHaveLength(1)
  expect(service.refused.get(410)).toBe(1)
})

test('a browser whose service asks it to wait holds up no other browser', async () => {
  const [first, other] = [await aBrowser('en'), await aBrowser('en')]
  service.faults.push({ kind: 429, retryAfterSec: 300, times: 1 })
  clock.at += 5 * HOUR_MS
  await sending.round()
  expect([...first.received(), ...other.received()]).toHaveLength(1)
  const late = await aBrowser('en')
  clock.at += 24 * HOUR_MS
  await sending.round()
  expect(late.received()).toHaveLength(1)
})

test('a push service that is too busy gets the message after the wait it named, once', async () => {
  const browser = await aBrowser('en')
  service.faults.push({ kind: 429, retryAfterSec: 120, times: 1 })
  clock.at += 5 * HOUR_MS
  await sending.round()
  expect(browser.received()).toEqual([])
  clock.at += 2 * 60_000
  await sending.round()
  expect(browser.received()).toHaveLength(1)
})
