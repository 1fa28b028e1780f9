import { activities } from '@zeri/almanac/judgement'
import { tools } from '@zeri/contract/tools'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { TestDatabase } from '../../testing/database.ts'
import { aGazetteer } from '../../testing/gazetteer.ts'
import { connectClient, connectCommand, type ToolCall } from '../../testing/mcp-client.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const OPEN_UNTIL = '2026-12-15'
const SITE = 'http://localhost:3000'

let database: TestDatabase
let site: TestApp
let connected: Awaited<ReturnType<typeof connectClient>>
const call: ToolCall = (name, sent) => connected.call(name, sent)

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  const built = await aGazetteer()
  await loadGazetteer(built, { ...database, now: () => 0, report: () => {} })
  built.remove()
  site = await openTestApp(database, { env: { SITE_URL_EN: SITE, SITE_URL_RU: SITE } })
  connected = await connectClient(site)
})
afterAll(async () => {
  await connected.close()
  await site.close()
  await database.close()
})

const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
const send = (headers: Record<string, string>, payload: object | string = message('tools/list', {})) =>
  site.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload,
  })

describe('listing', () => {
  test('the client lists every tool with a title, a description and the schema of its input', async () => {
    const listed = await connected.client.listTools()
    expect(listed.tools.map(({ name }) => name)).toEqual([
      'day',
      'month',
      'find_days',
      'explain_verdict',
      'birth_chart',
      'convert_date',
      'compare_schools',
    ])
    for (const { title, description, inputSchema, annotations } of listed.tools) {
      expect(title?.length).toBeGreaterThan(10)
      expect(description?.length).toBeGreaterThan(60)
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(annotations).toMatchObject({ readOnlyHint: true })
    }
  })

  test('the activities that tools know are those of the almanac', () => {
    const { activity } = tools.find(({ name }) => name === 'find_days')?.input.shape ?? {}
    expect(activity).toMatchObject({ options: activities.map(({ id }) => id) })
  })
})

describe('calling', () => {
  test('day: facts, the rating with its reasons, and a citation with source and address for each', async () => {
    const { structured, text } = await call('day', { date: '2026-11-20', place: 'Moscow' })
    expect(structured).toMatchObject({
      url: `${SITE}/2026/11/20`,
      date: '2026-11-20',
      openUntil: OPEN_UNTIL,
      place: { id: '524901', zone: 'Europe/Moscow' },
      hieroglyph: { stem: { glyph: '戊' }, branch: { glyph: '戌' } },
      hours: { length: 12 },
    })
    const { reasons } = structured.judgement.verdict
    const named = reasons.flatMap(({ star }: { star?: string }) => star ?? [])
    expect(named.length).toBeGreaterThan(0)
    expect(structured.citations.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [...new Set(named)].toSorted(),
    )
    for (const { source, url } of structured.citations) {
      expect(source).not.toBe('')
      expect(url).toMatch(/^http:\/\/localhost:3000\/signs\//)
    }
    expect(text).toContain(structured.judgement.verdict.summary)
  })

  test('day: in Russian, with the address of the Russian page', async () => {
    const { structured } = await call('day', { date: '2026-11-20', locale: 'ru', place: 'Казань' })
    expect(structured).toMatchObject({ url: `${SITE}/ru/2026/11/20`, place: { id: '551487' } })
  })

  test('month: every day of it, rated up to the horizon', async () => {
    const { structured } = await call('month', { year: 2026, month: 12 })
    expect(structured.days).toHaveLength(31)
    const rated = structured.days.filter(({ verdict }: { verdict: unknown }) => verdict !== null)
    expect(rated.at(-1).date).toBe(OPEN_UNTIL)
  })

  test('find_days: the best days with reasons, hours and the pages of the book', async () => {
    const { structured } = await call('find_days', {
      activity: 'wedding',
      from: '2026-11-15',
      to: OPEN_UNTIL,
      limit: 3,
    })
    expect(structured.days).toHaveLength(3)
    expect(structured.days[0].reasons.length).toBeGreaterThan(0)
    expect(structured.citations.length).toBeGreaterThan(0)
    expect(structured.citations[0]).toMatchObject({ source: expect.any(String), clauses: expect.any(Array) })
  })

  test('explain_verdict: the sum of an activity and the words of the book', async () => {
    const { structured } = await call('explain_verdict', { date: '2026-11-20', activity: 'wedding' })
    expect(structured.activity).toMatchObject({ id: 'wedding', sum: { terms: expect.any(Array) } })
    const clauses = structured.citations.flatMap((one: { clauses: unknown[] }) => one.clauses)
    expect(clauses.length).toBeGreaterThan(0)
    expect(clauses[0]).toMatchObject({ zh: expect.any(String), at: expect.any(String) })
  })

  test('explain_verdict: a matter of health has its caution', async () => {
    const { structured, text } = await call('explain_verdict', { date: '2026-11-20', activity: 'surgery' })
    expect(structured.caution).toBe('A calendar is no reason to delay care.')
    expect(text).toContain(structured.caution)
  })

  test('birth_chart: four pillars, or three without a time', async () => {
    const birth = { birthday: '1990-05-01', place: 'Moscow' }
    const timed = await call('birth_chart', { ...birth, time: '08:30' })
    expect(timed.structured.reckonings[0].pillars).toHaveLength(4)
    expect(timed.structured.citations[0]).toEqual({ id: 'geng-wu', url: `${SITE}/signs/pillars/geng-wu` })
    const untimed = await call('birth_chart', birth)
    expect(untimed.structured).toMatchObject({ time: 'unknown', reckonings: [{ pillars: { length: 3 } }] })
  })

  test('convert_date: from each calendar to the others', async () => {
    const leap = await call('convert_date', { lunar: '2025-06-01', leap: true })
    expect(leap.structured).toMatchObject({
      total: 1,
      days: [{ date: '2025-07-25', lunar: { zh: '闰六月初一' } }],
    })
    const pillars = await call('convert_date', { yearPillar: '丙午', monthPillar: '己亥', dayPillar: '戊戌' })
    expect(pillars.structured.days.map(({ date }: { date: string }) => date)).toEqual([
      '1966-12-05',
      '2026-11-20',
    ])
  })

  test('compare_schools: the same day by three schools, with the sources of what differs', async () => {
    const { structured } = await call('compare_schools', { date: '2026-11-20', activity: 'wedding' })
    expect(structured.schools.map(({ id }: { id: string }) => id)).toEqual([
      'book',
      'printed',
      'practitioner',
    ])
    for (const school of structured.schools) expect(school.reasons).toBeInstanceOf(Array)
    for (const citation of structured.citations) expect(citation.source).not.toBe('')
  })
})

describe('errors', () => {
  test.each([
    ['day', { date: '2026-02-30' }, 'calendar.no-such-day'],
    ['day', { date: '2026-11-20', place: 'Nowhere at all' }, 'place.not-found'],
    ['convert_date', { lunar: '2026-06-01', leap: true }, 'calendar.no-such-day'],
    ['convert_date', {}, 'request.invalid'],
    ['find_days', { activity: 'wedding', from: '2026-12-01', to: '2026-12-16' }, 'calendar.beyond-horizon'],
    ['explain_verdict', { date: '2026-12-16' }, 'calendar.beyond-horizon'],
    ['compare_schools', { date: '2026-12-16' }, 'calendar.beyond-horizon'],
  ])('%s %j is refused with %s', async (name, sent, code) => {
    const { isError, structured, text } = await call(name, sent)
    expect([isError, structured.error.code]).toEqual([true, code])
    expect(text).toContain(code)
  })

  test('a refusal says what is wrong', async () => {
    const { structured } = await call('convert_date', { lunar: '2026-06-01', leap: true })
    expect(structured.error.fields).toEqual({ leap: '2026 has no leap month' })
  })

  test.each([
    ['day', {}],
    ['day', { date: 'tomorrow' }],
    ['day', { date: '2026-11-20', chart: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11' }],
    ['find_days', { activity: 'world domination', from: '2026-11-15', to: '2026-11-20' }],
  ])('%s %j breaks the schema', async (name, sent) => {
    expect(await call(name, sent)).toMatchObject({ isError: true })
  })

  test('an unknown tool is an error of the protocol', async () => {
    await expect(call('personal_day', { date: '2026-11-20' })).rejects.toThrow()
  })
})

describe('the endpoint', () => {
  test('speaks to programs, to our own pages, and to no other site', async () => {
    expect((await send({})).statusCode).toBe(200)
    expect((await send({ host: 'localhost:3000', origin: SITE })).statusCode).toBe(200)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { host: 'evil.example' },
      { host: 'evil.example', origin: 'http://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await send(headers as Record<string, string>)).statusCode).toBe(403)
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
    const response = await site.app.inject({ method, url: '/mcp' })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
  })

  test('reads JSON alone, one message at a time, and not too much of it', async () => {
    expect((await send({ 'content-type': 'text/plain' }, 'x')).statusCode).toBe(415)
    expect((await send({}, '{')).statusCode).toBe(400)
    expect((await send({}, [message('tools/list', {})])).statusCode).toBe(400)
    expect((await send({}, message('tools/list', { x: 'x'.repeat(20_000) }))).statusCode).toBe(413)
  })

  test('is never cached, sets no cookie, and logs nothing of a birth', async () => {
    const sent = { birthday: '1977-07-07', time: '07:07', place: 'Moscow' }
    const response = await send({}, message('tools/call', { name: 'birth_chart', arguments: sent }))
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['set-cookie']).toBeUndefined()
    const logged = site.log.join('')
    for (const part of [sent.birthday, '19770707', sent.time, sent.place])
      expect([part, logged.includes(part)]).toEqual([part, false])
  })

  test('a token or a cookie opens nothing more', async () => {
    const token = await site.signUp('mcp@example.org')
    const params = { name: 'explain_verdict', arguments: { date: '2026-12-16' } }
    const response = await send({ authorization: `Bearer ${token}` }, message('tools/call', params))
    expect(response.payload).toContain('calendar.beyond-horizon')
  })
})

describe('limits', () => {
  test('a visitor pays for what a tool costs and is refused until there is room again', async () => {
    const small = await openTestApp(database, { env: { LIMIT_WORK_PER_MINUTE: '100' } })
    const { call: callSmall, close } = await connectClient(small)
    const range = { activity: 'wedding', from: '2026-11-15', to: '2026-11-30' }
    const results = []
    for (let round = 0; round < 6; round++) results.push(await callSmall('find_days', range))
    expect(results[0]?.isError).toBe(false)
    expect(results.at(-1)).toMatchObject({
      isError: true,
      structured: { error: { code: 'limit.exceeded', fields: { retryAfterSec: expect.any(Number) } } },
    })
    await close()
    await small.close()
  })

  test('the general limit counts every request', async () => {
    const small = await openTestApp(database, { env: { LIMIT_GENERAL_PER_MINUTE: '5' } })
    const statuses = []
    for (let round = 0; round < 8; round++)
      statuses.push((await small.app.inject({ method: 'GET', url: '/mcp' })).statusCode)
    expect(statuses.at(-1)).toBe(429)
    await small.close()
  })
})

test('over stdio the tools that rate say the same as over HTTP, with the addresses of the site they call', async () => {
  const command = await connectCommand(connected.address)
  const range = { from: '2026-11-15', to: '2026-11-30' }
  const calls = [
    ['find_days', { activity: 'wedding', ...range }],
    ['explain_verdict', { date: '2026-11-20', activity: 'wedding', locale: 'ru' }],
    ['compare_schools', { date: '2026-11-20', place: 'Moscow' }],
    ['explain_verdict', { date: '2026-12-16' }],
  ] as const
  for (const [name, sent] of calls) {
    const [here, there] = [await call(name, sent), await command.call(name, sent)]
    expect(JSON.parse(JSON.stringify(there).replaceAll(connected.address, SITE))).toEqual(here)
  }
  await command.close()
})
