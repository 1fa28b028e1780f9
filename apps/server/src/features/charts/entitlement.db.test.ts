import { randomUUID } from 'node:crypto'
import { activities } from '@zeri/almanac/judgement'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { aBirthPayload, addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const TODAY = '2026-11-15'
const TOMORROW = '2026-11-16'
const FAR = '2027-06-01'
const clock = aClock()
let database: TestDatabase
let site: TestApp
let paid: { token: string; uuid: string }
let unpaid: { token: string; first: string; second: string }
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  const token = await site.signUp('paid@example.org')
  paid = { token, uuid: await addChart(site, token) }
  await payUntil(database.db, paid.uuid, clock.at + DAY_MS)
  const other = await site.signUp('unpaid@example.org')
  unpaid = {
    token: other,
    first: await addChart(site, other, { birthday: '1985-06-06' }),
    second: await addChart(site, other, { birthday: '1977-07-07' }),
  }
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const partsOf = (date: string) => {
  const [year, month, day] = date.split('-').map(Number)
  return { year, month, day }
}
const dayInfoCalls = ['/calendar/dayinfo/tags', '/calendar/dayinfo/stars', '/calendar/activation/list']
const ask = (url: string, date: string, birth: object | undefined, token?: string) =>
  site.post(url, { ...partsOf(date), personal: { state: true, birth } }, { token })

describe('a paid chart', () => {
  test.each(dayInfoCalls)('%s responds for its person, on any day', async (url) => {
    for (const date of [TODAY, FAR, '1950-01-01']) {
      const response = await ask(url, date, aBirthPayload(), paid.token)
      expect([date, response.statusCode]).toEqual([date, 200])
      expect(response.payload).toContain('"personal"')
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('tags are those of the person, beside the general ones', async () => {
    const personal = (await ask('/calendar/dayinfo/tags', TODAY, aBirthPayload(), paid.token)).json().tags
    const general = (await site.post('/calendar/dayinfo/tags', partsOf(TODAY))).json().tags
    expect(personal).toHaveLength(general.length)
    for (const [index, tag] of personal.entries()) {
      expect(tag.personal.general).toBe(general[index].weight)
      expect(tag.reasons).toEqual(general[index].reasons)
      const moved = Math.abs(tag.weight - tag.personal.general)
      expect(moved).toBeLessThanOrEqual(2)
    }
    expect(general[0].personal).toBeUndefined()
  })

  test('any period has both verdicts, without a horizon', async () => {
    const days = (
      await site.get(`/api/charts/${paid.uuid}/days?from=2027-06-01&to=2027-06-30`, { token: paid.token })
    ).json()
    expect(days).toMatchObject({ openUntil: '2100-12-31', chart: { access: 'paid' } })
    for (const day of days.days) {
      expect(day.verdict).not.toBeNull()
      expect(day.personal).not.toBeNull()
    }
    const day = (
      await site.get(`/api/charts/${paid.uuid}/days/${FAR}?locale=ru`, { token: paid.token })
    ).json()
    expect(day.judgement.verdict.weight).toBe(day.personal.verdict.general)
    expect(day.personal.hours).toHaveLength(12)
    const year = (await site.get(`/api/charts/${paid.uuid}/years/2027`, { token: paid.token })).json()
    expect(year.days).toHaveLength(365)
    const inYear = year.days.find(({ date }: { date: string }) => date === FAR)
    expect(inYear).toEqual({
      date: FAR,
      weight: day.judgement.verdict.weight,
      personal: day.personal.verdict.weight,
    })
    expect(days.days[0].personal.weight).toBe(day.personal.verdict.weight)
  })

  test('the days follow the place of the request, the chart does not', async () => {
    const at = (place: string) =>
      site.get(`/api/charts/${paid.uuid}/days/2027-03-05?place=${place}`, { token: paid.token })
    const moscow = (await at('524901')).json()
    expect(moscow.place.address).toBe('Moscow')
    expect(moscow.chart.city).toBe('Moscow, Russia')
    expect((await at('1')).json().code).toBe('place.not-found')
  })

  test('the payload’s coordinates are compared to four decimals', async () => {
    const near = aBirthPayload({ lat: 55.752_223, lng: 37.615_561 })
    expect((await ask(dayInfoCalls[0] ?? '', FAR, near, paid.token)).statusCode).toBe(200)
    const apart = aBirthPayload({ lat: 55.7523 })
    expect((await ask(dayInfoCalls[0] ?? '', FAR, apart, paid.token)).statusCode).toBe(403)
  })
})

/** Births that do not belong to a paid chart of the caller, and the token they are sent with. */
const forgeries: [string, () => { token?: string; birth: object | undefined }][] = [
  ['nobody, with the birth of a paid chart', () => ({ birth: aBirthPayload() })],
  [
    'a stranger with the birth of somebody’s paid chart',
    () => ({ token: unpaid.token, birth: aBirthPayload() }),
  ],
  ['no birth', () => ({ token: paid.token, birth: undefined })],
  ['another day', () => ({ token: paid.token, birth: aBirthPayload({ day: 2 }) })],
  ['another minute', () => ({ token: paid.token, birth: aBirthPayload({ minute: 31 }) })],
  ['no time', () => ({ token: paid.token, birth: aBirthPayload({ hour: null, minute: null }) })],
  ['another place', () => ({ token: paid.token, birth: aBirthPayload({ lng: 38 }) })],
  [
    'a chart of one’s own that is neither paid for nor the first',
    () => ({ token: unpaid.token, birth: aBirthPayload({ year: 1977, month: 7, day: 7 }) }),
  ],
  ['a token that is none', () => ({ token: 'forged', birth: aBirthPayload() })],
]

describe.each(dayInfoCalls)('%s is refused to', (url) => {
  test.each(forgeries)('%s', async (_name, forge) => {
    const { token, birth } = forge()
    for (const date of [TODAY, TOMORROW, FAR]) {
      const response = await ask(url, date, birth, token)
      expect([date, response.statusCode, response.json().code]).toEqual([date, 403, 'chart.not-paid'])
      expect(Object.keys(response.json()).sort()).toEqual([
        'code',
        'message',
        'requestId',
        'status',
        'title',
        'type',
      ])
    }
  })

  test('a chart whose paid period is over, but for today', async () => {
    clock.at += DAY_MS
    try {
      expect((await ask(url, '2026-11-17', aBirthPayload(), paid.token)).statusCode).toBe(403)
      expect((await ask(url, FAR, aBirthPayload(), paid.token)).statusCode).toBe(403)
      expect((await ask(url, TOMORROW, aBirthPayload(), paid.token)).statusCode).toBe(200)
    } finally {
      clock.at -= DAY_MS
    }
  })
})

describe('an unpaid day', () => {
  const range = `from=2026-11-10&to=2027-01-10`
  const urls = (uuid: string) => [
    `/api/charts/${uuid}/days?${range}`,
    `/api/charts/${uuid}/days/${TOMORROW}`,
    `/api/charts/${uuid}/days/${FAR}`,
    `/api/charts/${uuid}/years/2026`,
    `/api/charts/${uuid}/years/2027`,
  ]

  /** A response without the description of its chart: the rest must equal the general response. */
  const withoutChart = ({ chart: _, ...response }: Record<string, unknown>) => {
    const days = (response.days as Record<string, unknown>[] | undefined)?.map(({ personal, ...day }) => {
      expect(personal).toBeNull()
      return day
    })
    if (!days) expect(response.personal).toBeNull()
    const { personal: __, ...rest } = response
    return days ? { ...rest, days } : rest
  }
  const generalOf = (url: string) => url.replace(/^\/api\/charts\/[^/]+/, '/calendar')

  test('is as a visitor sees it: facts, an open month, and nothing personal', async () => {
    for (const url of urls(unpaid.second)) {
      const response = await site.get(url, { token: unpaid.token })
      expect([url, response.statusCode]).toEqual([url, 200])
      expect(response.json().chart.access).toBe('none')
      expect(withoutChart(response.json())).toEqual((await site.get(generalOf(url))).json())
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('is not found for another account, paid or not', async () => {
    for (const url of [...urls(unpaid.second), ...urls(paid.uuid), ...urls(randomUUID())]) {
      const isOwn = url.includes(paid.uuid)
      const response = await site.get(url, { token: isOwn ? unpaid.token : paid.token })
      expect([response.statusCode, response.json().code]).toEqual([404, 'chart.not-found'])
      expect((await site.get(url)).statusCode).toBe(401)
      clock.at += 60_000
    }
    clock.at = Date.UTC(2026, 10, 15, 12)
  })

  test('today is free for the chart that was added first, and nothing else is', async () => {
    const { days, chart } = (
      await site.get(`/api/charts/${unpaid.first}/days?${range}`, { token: unpaid.token })
    ).json()
    expect(chart).toMatchObject({ access: 'today', paidUntil: null })
    const open = days.filter(({ personal }: { personal: unknown }) => personal !== null)
    expect(open.map(({ date }: { date: string }) => date)).toEqual([TODAY])
    const year = (await site.get(`/api/charts/${unpaid.first}/years/2026`, { token: unpaid.token })).json()
    const openInYear = year.days.filter(({ personal }: { personal: unknown }) => personal !== null)
    expect(openInYear.map(({ date }: { date: string }) => date)).toEqual([TODAY])
    const day = (await site.get(`/api/charts/${unpaid.first}/days/${TODAY}`, { token: unpaid.token })).json()
    expect(day.personal.tags).toHaveLength(activities.length)
    const birth = aBirthPayload({ year: 1985, month: 6, day: 6 })
    for (const url of dayInfoCalls) {
      expect((await ask(url, TODAY, birth, unpaid.token)).statusCode).toBe(200)
      expect((await ask(url, TOMORROW, birth, unpaid.token)).statusCode).toBe(403)
      expect((await ask(url, FAR, birth, unpaid.token)).statusCode).toBe(403)
    }
  })

  test('the response for a closed day contains no word of the personal rules', async () => {
    const open = await site.get(`/api/charts/${paid.uuid}/days/${FAR}`, { token: paid.token })
    const sentences: string[] = open
      .json()
      .personal.tags.flatMap(({ reasons }: { reasons: { sentence: string }[] }) => reasons)
      .map(({ sentence }: { sentence: string }) => sentence)
    expect(new Set(sentences).size).toBeGreaterThan(0)
    await payUntil(database.db, paid.uuid, clock.at)
    const closed = await site.get(`/api/charts/${paid.uuid}/days/${FAR}`, { token: paid.token })
    await payUntil(database.db, paid.uuid, clock.at + DAY_MS)
    for (const sentence of sentences) expect(closed.payload).not.toContain(sentence)
    expect(closed.json()).toMatchObject({ judgement: null, personal: null, chart: { access: 'today' } })
  })
})
