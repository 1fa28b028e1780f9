import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { aChartForm, addChart, payUntil } from '../../../testing/chart.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { type Component, find, readCalendar, readText } from '../../../testing/read-icalendar.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'

// Password hashing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()
let database: TestDatabase
let site: TestApp
let token: string
let chart: string
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  token = await site.signUp('feeds@example.org')
  chart = await addChart(site, token, { fio: 'Anastasia' })
  await payUntil(database.db, chart, clock.at + 400 * DAY_MS)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const addFeed = async (options: object = {}, session = token): Promise<{ uuid: string; token: string }> => {
  // The clock of these tests moves by days: the owner confirms again.
  await site.post('/api/user/confirm', { password: PASSWORD }, { token: session })
  const response = await site.post('/api/feeds', { chart, ...options }, { token: session })
  if (response.statusCode !== 201) throw new Error(response.payload)
  return response.json()
}
const read = (secret: string, etag?: string) =>
  site.get(`/feeds/${secret}.ics`, etag ? { headers: { 'if-none-match': etag } } : {})
const calendarOf = async (secret: string): Promise<Component> => readCalendar((await read(secret)).rawPayload)
const summaryOf = (event: Component) => readText(find(event, 'SUMMARY').value)
const datesOf = ({ components }: Component) =>
  components
    .map((event) => find(event, 'DTSTART'))
    .filter(({ parameters }) => parameters.VALUE === 'DATE')
    .map(({ value }) => value)

test('a personal feed is valid iCalendar with twelve months of personal weights', async () => {
  const { token: secret } = await addFeed()
  const response = await read(secret)
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(response.headers['cache-control']).toBe('private, no-cache')
  const calendar = readCalendar(response.rawPayload)
  const dates = datesOf(calendar)
  expect([dates[0], dates.at(-1), dates.length]).toEqual(['20261108', '20271115', 373])
  const range = 'from=2026-11-15&to=2027-11-15'
  const { days } = (await site.get(`/api/charts/${chart}/days?${range}`, { token })).json()
  for (const { date, personal } of days) {
    const event = calendar.components[dates.indexOf(date.replaceAll('-', ''))] as Component
    const sign = personal.weight > 0 ? '+' : personal.weight < 0 ? '−' : ''
    expect(summaryOf(event)).toContain(`(${sign}${Math.abs(personal.weight)})`)
    expect(readText(find(event, 'DESCRIPTION').value)).toContain(personal.summary)
  }
})

test('a feed reminds of each day where its address wants it, and the hours of a day have no reminder', async () => {
  const { token: secret } = await addFeed({ withHours: true })
  const plain = await calendarOf(secret)
  expect(plain.components.flatMap(({ components }) => components)).toEqual([])
  const reminding = await site.get(`/feeds/${secret}.ics?alarm=eve`)
  for (const event of readCalendar(reminding.rawPayload).components) {
    const isDay = find(event, 'DTSTART').parameters.VALUE === 'DATE'
    expect(event.components.map((alarm) => readText(find(alarm, 'DESCRIPTION').value))).toEqual(
      isDay ? [`Tomorrow: ${summaryOf(event)}`] : [],
    )
  }
  expect((await site.get(`/feeds/${secret}.ics?alarm=noon`)).statusCode).toBe(400)
})

test.each(['good', 'warnings', 'mine'] as const)(
  'the filter %s leaves only matching days',
  async (filter) => {
    const [all, some] = [
      await calendarOf((await addFeed()).token),
      await calendarOf((await addFeed({ filter })).token),
    ]
    const expected = { good: /\(\+\d\)/, warnings: /\(−\d\)/, mine: /./ }[filter]
    expect(some.components.length).toBeGreaterThan(0)
    expect(some.components.length).toBeLessThan(all.components.length)
    for (const event of some.components) expect(summaryOf(event)).toMatch(expected)
    if (filter === 'mine')
      for (const event of some.components)
        expect(readText(find(event, 'DESCRIPTION').value)).toContain('For everyone:')
  },
)

test('a Russian feed of an activity with hours is folded between characters and contains no personal data', async () => {
  const { token: secret } = await addFeed({ tag: 'wedding', locale: 'ru', withHours: true })
  const { rawPayload } = await read(secret)
  const calendar = readCalendar(rawPayload)
  const hours = calendar.components.filter((event) => find(event, 'DTSTART').parameters.VALUE !== 'DATE')
  expect(hours.length).toBeGreaterThan(0)
  expect(readText(find(calendar, 'X-WR-CALNAME').value)).toContain('персональный календарь')
  const text = rawPayload.toString()
  expect(text).toMatch(/\r\n [^\r\n]*[а-яё]/i)
  const { birthday, email, fio, birthdayTime } = aChartForm({ fio: 'Anastasia' })
  for (const part of [birthday, email, fio, birthdayTime, 'feeds@example.org', chart])
    expect([part, text.includes(String(part))]).toEqual([part, false])
})

test('an unchanged feed responds with 304, and the same day gives the same bytes', async () => {
  const { token: secret } = await addFeed({ locale: 'ru' })
  const first = await read(secret)
  const again = await read(secret, String(first.headers.etag))
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await read(secret)).payload).toBe(first.payload)
})

test('a program that accepts gzip gets the same feed in a fifth of the bytes', async () => {
  const { token: secret } = await addFeed({ locale: 'ru' })
  const plain = await read(secret)
  const packed = await site.get(`/feeds/${secret}.ics`, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers.etag).toBe(plain.headers.etag)
  expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})

test('on the next day the remaining events keep their uids and stamps, and one is added', async () => {
  const { token: secret } = await addFeed()
  const today = await calendarOf(secret)
  clock.at += DAY_MS
  const tomorrow = await calendarOf(secret)
  const stampsOf = ({ components }: Component) =>
    new Map(components.map((event) => [find(event, 'UID').value, find(event, 'DTSTAMP').value]))
  const [before, after] = [stampsOf(today), stampsOf(tomorrow)]
  expect(after.size).toBe(before.size)
  const stayed = [...after].filter(([uid]) => before.has(uid))
  expect(stayed).toHaveLength(before.size - 1)
  for (const [uid, stamp] of stayed) expect(stamp).toBe(before.get(uid))
})

test('a day changed by new rules is marked as changed, with its old uid and a new stamp', async () => {
  const { uuid, token: secret } = await addFeed()
  const before = await calendarOf(secret)
  const { seen } = await database.db
    .selectFrom('feeds')
    .select('seen')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow()
  const published = seen as { from: string; weights: string }
  const at = 20
  const other = published.weights.charAt(at) === 'd' ? 'e' : 'd'
  const weights = published.weights.slice(0, at) + other + published.weights.slice(at + 1)
  await database.db
    .updateTable('feeds')
    .set({ seen: JSON.stringify({ ...published, rulesVersion: '0', weights }) })
    .where('id', '=', uuid)
    .execute()
  clock.at += DAY_MS
  const after = await calendarOf(secret)
  const changed = after.components.filter((event) => summaryOf(event).endsWith('changed'))
  expect(changed).toHaveLength(1)
  const [event] = changed as [Component]
  const uid = find(event, 'UID').value
  const same = before.components.find((one) => find(one, 'UID').value === uid) as Component
  expect(find(event, 'DTSTAMP').value > find(same, 'DTSTAMP').value).toBe(true)
  expect(find(event, 'SEQUENCE').value).toBe('1')
  const { feeds } = (await site.get('/api/feeds', { token })).json()
  expect(feeds.find((feed: { uuid: string }) => feed.uuid === uuid).changed).toBe(1)
})

test('a deleted feed responds with 404 at once and is not cached', async () => {
  const { uuid, token: secret } = await addFeed()
  const etag = String((await read(secret)).headers.etag)
  expect((await site.delete(`/api/feeds/${uuid}`, { token })).statusCode).toBe(200)
  for (const response of [await read(secret), await read(secret, etag)]) {
    expect([response.statusCode, response.json().code]).toEqual([404, 'feed.not-found'])
    expect(response.headers['cache-control']).toBe('no-store')
  }
  expect((await site.get('/feeds/nothing.ics')).statusCode).toBe(404)
})

test('without paid time a personal feed has the general days up to the horizon', async () => {
  const { token: secret } = await addFeed()
  await payUntil(database.db, chart, clock.at - 1)
  const dates = datesOf(await calendarOf(secret))
  const horizon = new Date(clock.at + 30 * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
  expect(dates.at(-1)).toBe(horizon)
  const refused = await site.post('/api/feeds', { chart }, { token })
  expect(refused.json().code).toBe('chart.not-paid')
  await payUntil(database.db, chart, clock.at + 400 * DAY_MS)
  expect(datesOf(await calendarOf(secret)).length).toBe(373)
})

test('the general feed is public, ends at the horizon and refuses invalid queries', async () => {
  for (const locale of ['en', 'ru']) {
    const response = await site.get(`/calendar/feed.ics?locale=${locale}`)
    expect(String(response.headers['cache-control'])).toMatch(/^public/)
    const dates = datesOf(readCalendar(response.rawPayload))
    const horizon = new Date(clock.at + 30 * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
    expect([dates.length, dates.at(-1)]).toEqual([38, horizon])
    const again = await site.get(`/calendar/feed.ics?locale=${locale}`, {
      headers: { 'if-none-match': String(response.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  }
  expect((await site.get('/calendar/feed.ics?locale=fr')).statusCode).toBe(400)
  expect((await site.get('/calendar/feed.ics?extra=1')).statusCode).toBe(400)
})

test('the token of a feed is neither logged nor stored in plain text', async () => {
  const { token: secret } = await addFeed()
  await read(secret)
  expect(site.log.join('\n')).not.toContain(secret)
  const rows = await database.db.selectFrom('feeds').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})
