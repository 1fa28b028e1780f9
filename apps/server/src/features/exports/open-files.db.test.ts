import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { find, readCalendar, readText } from '../../testing/read-icalendar.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'

let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock: aClock() })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

test('the facts of a year are those of the API, readable by every origin, and unchanged ones are not sent again', async () => {
  const response = await site.get('/data/2026.json')
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.headers['cache-control']).toMatch(/^public, max-age=60, s-maxage=3600/)
  const { days: facts } = response.json()
  const { days } = (await site.get('/calendar/days?from=2026-01-01&to=2026-12-31')).json()
  expect(facts).toHaveLength(365)
  for (const [index, { date, pillar, lunar, officer, mansion, term }] of days.entries())
    expect(facts[index]).toMatchObject({
      date,
      day_pillar: pillar.stem.glyph + pillar.branch.glyph,
      day_index: pillar.index,
      lunar_year: lunar.year,
      lunar_month: lunar.month,
      lunar_is_leap: lunar.isLeap,
      lunar_day: lunar.day,
      officer: officer.zh,
      mansion: mansion.zh,
      term_begins_at: term?.at.replace('+00:00', 'Z') ?? null,
    })
  expect(Object.keys(facts[0]).join(' ')).not.toMatch(/weight|verdict|good|star/)
  const again = await site.get('/data/2026.json', {
    headers: { 'if-none-match': String(response.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test.each(['/data/1899.csv', '/data/2101.json', '/data/02026.csv', '/data/year.csv', '/embed/2026/02/30'])(
  '%s is a 404',
  async (path) => {
    expect((await site.get(path)).statusCode).toBe(404)
  },
)

test.each([
  ['/embed/today', /[+−]?\d \p{L}+/u],
  ['/ru/embed/2026/11/16', /class="badge/],
])('%s may be framed by every site, and has neither a cookie nor a script', async (path, shown) => {
  const { headers, payload, statusCode } = await site.get(path, { headers: { cookie: '__Host-token=abc' } })
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain('frame-ancestors *')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['set-cookie']).toBeUndefined()
  expect(payload).not.toContain('<script')
  expect(payload).toMatch(shown)
})

test('a frame beyond the horizon shows the facts of its day and no rating', async () => {
  const { payload } = await site.get('/embed/2027/11/16')
  expect(payload).toMatch(/\p{Script=Han}{2}/u)
  expect(payload).not.toContain('class="badge')
})

test('no other page may be framed', async () => {
  for (const path of ['/data/readme.md', '/calendar/feed.ics', '/oembed?url=x']) {
    const { headers } = await site.get(path)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('oEmbed describes the frame of a day of ours, and of nothing else', async () => {
  const describe = (url: string, more = '') =>
    site.get(`/oembed?format=json${more}&url=${encodeURIComponent(url)}`)
  const described = await describe('http://localhost:3000/ru/2026/11/16', '&maxwidth=300')
  const { html, type, width } = described.json()
  expect([type, width]).toEqual(['rich', 300])
  const [, src = ''] = /src="([^"]+)"/.exec(html) ?? []
  expect((await site.get(new URL(src).pathname)).statusCode).toBe(200)
  expect((await describe('https://other.example/2026/11/16')).statusCode).toBe(404)
  expect((await describe('http://localhost:3000/client')).statusCode).toBe(404)
  expect((await site.get('/oembed?format=xml&url=http%3A%2F%2Flocalhost%3A3000%2F')).statusCode).toBe(400)
})

test('the public feed has the days and the reminders that its address wants', async () => {
  const feed = await site.get('/calendar/feed.ics?alarm=morning&filter=good&locale=ru')
  const { components } = readCalendar(feed.rawPayload)
  expect(components.length).toBeGreaterThan(3)
  for (const event of components) {
    const summary = readText(find(event, 'SUMMARY').value)
    expect(summary).toMatch(/\(\+\d\)/)
    expect(event.components.map((alarm) => readText(find(alarm, 'DESCRIPTION').value))).toEqual([
      `Сегодня: ${summary}`,
    ])
  }
  expect((await site.get('/calendar/feed.ics?filter=mine')).statusCode).toBe(400)
})

test('robots may read the feed, and nothing else below /calendar/', async () => {
  const lines = (await site.get('/robots.txt')).payload.split('\n')
  expect(lines).toContain('Allow: /calendar/feed.ics')
  expect(lines).toContain('Disallow: /calendar/')
})
