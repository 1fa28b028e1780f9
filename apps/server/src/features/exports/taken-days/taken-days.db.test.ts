import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { addChart, payUntil } from '../../../testing/chart.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { find, readCalendar, readText } from '../../../testing/read-icalendar.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../../testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()
/** Beyond the horizon of visitors. */
const date = '2027-03-05'
let database: TestDatabase
let site: TestApp
let owner: string
let stranger: string
let chart: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  owner = await site.signUp('owner@example.org')
  stranger = await site.signUp('stranger@example.org')
  chart = await addChart(site, owner, { fio: 'Anastasia Birthday' })
  await payUntil(database.db, chart, clock.at + 30 * DAY_MS)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const chosen = (kind: string, query = `&charts=${chart}`): string =>
  `/calendar/predict/days/${date}.${kind}?tag=wedding${query}`
const shareWedding = async () => {
  const list = { tag: 'wedding', dates: [date, '2027-03-09'], charts: [{ uuid: chart }] }
  const response = await site.post('/api/choices', list, { token: owner })
  return String(response.json().token)
}
const readEvent = (payload: string) => {
  const [event] = readCalendar(Buffer.from(payload)).components
  if (!event) throw new Error('no event')
  return {
    event,
    summary: readText(find(event, 'SUMMARY').value),
    description: readText(find(event, 'DESCRIPTION').value),
  }
}
const expectImpersonal = (text: string) => {
  for (const part of ['Anastasia', 'Birthday', '1990', '08:30', chart, 'owner@example.org'])
    expect([part, text.includes(part)]).toEqual([part, false])
}

test('a day of the chooser is a valid file with the activity, its hours and two reminders, and nothing personal', async () => {
  const { comparison } = (
    await site.post(
      '/calendar/predict/compare',
      { tag: 'wedding', dates: [date], charts: [{ uuid: chart }] },
      { token: owner },
    )
  ).json()
  const [day] = comparison.days
  const hours = day.hours.slice(0, 2).map(({ branch }: { branch: number }) => branch)
  const query = `&charts=${chart}&hours=${hours.join(',')}`
  const response = await site.get(chosen('ics', query), { token: owner })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('private, no-store')
  expect(response.headers['content-disposition']).toBe(`inline; filename="day-${date}.ics"`)
  const { event, summary, description } = readEvent(response.payload)
  expect(summary).toBe('Wedding: Friday 5 March 2027')
  expect(find(event, 'UID').value).toMatch(/^day-2027-03-05-wedding@/)
  expect(find(event, 'DTSTART').value).toBe('20270305')
  expect(event.components.map((alarm) => find(alarm, 'TRIGGER').value)).toEqual(['-PT15H', 'PT8H'])
  expect(description.split('\n')[0]).toContain(day.word)
  const spans = day.hours
    .slice(0, 2)
    .map(({ from, to }: { from: string; to: string }) => `${from.slice(11, 16)}–${to.slice(11, 16)}`)
  expect(description).toContain(`Best hours: ${spans.join(', ')} (`)
  expect(description).toMatch(/https?:\/\/[^/]+\/2027\/3\/5$/)
  expectImpersonal(response.payload.replaceAll('\r\n ', ''))
  const russian = await site.get(chosen('ics', `&charts=${chart}&locale=ru`), { token: owner })
  expect(readEvent(russian.payload).summary).toBe('Свадьба: пятница, 5 марта 2027')
})

test('a day of the chooser is open to whom its comparison is', async () => {
  const statusOf = async (query: string, token?: string) =>
    (await site.get(chosen('ics', query), token ? { token } : {})).statusCode
  expect(await statusOf(`&charts=${chart}`)).toBe(403)
  expect(await statusOf('')).toBe(403)
  expect(await statusOf(`&charts=${chart}`, stranger)).toBe(404)
  expect(await statusOf('', stranger)).toBe(403)
  expect(await statusOf('', owner)).toBe(200)
  expect(await statusOf('&hours=12', owner)).toBe(400)
  expect(await statusOf('&more=1', owner)).toBe(400)
  const open = await site.get('/calendar/predict/days/2026-11-20.ics?tag=wedding')
  expect([open.statusCode, readEvent(open.payload).summary]).toEqual([
    200,
    'Wedding: Friday 20 November 2026',
  ])
})

describe('a day of a shared list', () => {
  const shared = (secret: string, kind = 'ics', day = date): string =>
    `/api/choices/shared/${secret}/days/${day}.${kind}`

  test('is a file for everyone with the address, beyond the horizon too, and tells nothing of the owner', async () => {
    const secret = await shareWedding()
    const { payload, headers, statusCode } = await site.get(shared(secret))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    const { summary, description } = readEvent(payload)
    expect(summary).toBe('Wedding: Friday 5 March 2027')
    expect(description).toContain('Best hours: ')
    const text = payload.replaceAll('\r\n ', '')
    expectImpersonal(text)
    expect(text).not.toContain(secret)
    const log = site.log.join('\n')
    expect(log).not.toContain(secret)
  })

  test('is missing for another day and another address', async () => {
    const secret = await shareWedding()
    expect((await site.get(shared(secret, 'ics', '2027-03-06'))).statusCode).toBe(404)
    expect((await site.get(shared('x'.repeat(43)))).statusCode).toBe(404)
    expect((await site.get(shared('short'))).statusCode).toBe(400)
  })
})

test('pictures of a person, of the chooser and of a shared list are painted for one reader', async () => {
  const secret = await shareWedding()
  const paths = [
    [`/api/charts/${chart}/days/${date}.png`, owner],
    [chosen('png'), owner],
    [`/calendar/predict/days/${date}.png?tag=surgery`, owner],
    [`/api/choices/shared/${secret}/days/${date}.png`, undefined],
  ] as const
  for (const [path, token] of paths) {
    const response = await site.get(path, token ? { token } : {})
    const { statusCode, headers, rawPayload } = response
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
    expect(headers['content-type']).toBe('image/png')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect((await site.get(`/api/charts/${chart}/days/${date}.png`)).statusCode).toBe(401)
  expect((await site.get(`/api/charts/${chart}/days/${date}.png`, { token: stranger })).statusCode).toBe(404)
})
