import { activities } from '@zeri/almanac/judgement'
import { canonicalQuery, pillarId, schoolPresets } from '@zeri/contract'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createDice, type Dice } from '../../../../../tools/fuzz/dice.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { aGazetteer } from '../../testing/gazetteer.ts'
import { connectClient } from '../../testing/mcp-client.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts'

// What tools say is what the API says: seeded questions, each sent to both.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const QUESTIONS = 200
const OPEN_UNTIL = '2026-12-15'
const DAY_MS = 86_400_000
const MOSCOW = { latitude: 55.752, longitude: 37.616, utc: 'Europe/Moscow' }
const places = { Moscow: '524901', Казань: '551487', '2643743': '2643743' } as const

let database: TestDatabase
let site: TestApp
let connected: Awaited<ReturnType<typeof connectClient>>

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  const built = await aGazetteer()
  await loadGazetteer(built, { ...database, now: () => 0, report: () => {} })
  built.remove()
  site = await openTestApp(database)
  connected = await connectClient(site)
})
afterAll(async () => {
  await connected.close()
  await site.close()
  await database.close()
})

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Json = any
type Sent = Record<string, Json>
/** A call of a tool, and how the API answers the same question. */
type Question = { readonly name: string; readonly sent: Sent; readonly expected: () => Promise<Json> }

const dateAfter = (days: number): string =>
  new Date(Date.UTC(2026, 10, 15) + days * DAY_MS).toISOString().slice(0, 10)

const read = async (path: string, query: Sent): Promise<Json> => {
  const { locale, ...rest } = query
  return (await site.get(`${path}${canonicalQuery({ ...rest, locale: locale ?? 'en' })}`)).json()
}
const send = async (path: string, body: Sent): Promise<Json> => (await site.post(path, body)).json()

const beyond = { code: 'calendar.beyond-horizon' }

/** What is common to most questions: a language and perhaps a place, as the tool and as the API names it. */
function drawSetting(dice: Dice): { readonly tool: Sent; readonly api: Sent } {
  const locale = dice.pick(['en', 'ru'])
  if (dice.chance(0.4)) return { tool: { locale }, api: { locale } }
  const [name, place] = dice.pick(Object.entries(places))
  return { tool: { locale, place: name }, api: { locale, place } }
}

/** Mostly open days, now and then one beyond the horizon, of another century or that does not exist. */
const drawDate = (dice: Dice): string =>
  dice.chance(0.7)
    ? dateAfter(dice.below(30))
    : dice.pick([dateAfter(31), dateAfter(400), '1912-02-18', '2100-12-31', '2026-02-30', '2101-01-01'])

const kinds: readonly ((dice: Dice) => Question)[] = [
  (dice) => {
    const date = drawDate(dice)
    const { tool, api } = drawSetting(dice)
    return { name: 'day', sent: { date, ...tool }, expected: () => read(`/calendar/days/${date}`, api) }
  },
  (dice) => {
    const [year, month] = dice.pick([
      [2026, 11],
      [2026, 12],
      [1984, 2],
      [2033, 12],
    ] as const)
    const { tool, api } = drawSetting(dice)
    const from = `${year}-${String(month).padStart(2, '0')}-01`
    const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    const expected = () => read('/calendar/days', { ...api, from, to })
    return { name: 'month', sent: { year, month, ...tool }, expected }
  },
  (dice) => {
    const activity = dice.pick(activities).id
    const [from, to] = [dateAfter(dice.below(10)), dateAfter(10 + dice.below(24))]
    const minWeight = dice.below(4)
    const { tool, api } = drawSetting(dice)
    return {
      name: 'find_days',
      sent: { activity, from, to, minWeight, ...tool },
      expected: async () => {
        const found = await send('/calendar/predict', {
          tag: activity,
          from,
          to,
          minWeight,
          detailed: 4,
          ...api,
        })
        return found.prediction ? { ...found, ...found.prediction } : found
      },
    }
  },
  (dice) => {
    const [date, activity] = [drawDate(dice), dice.chance(0.7) ? dice.pick(activities).id : undefined]
    const { tool, api } = drawSetting(dice)
    return {
      name: 'explain_verdict',
      sent: { date, ...(activity ? { activity } : {}), ...tool },
      expected: async () => {
        const day = await read(`/calendar/days/${date}`, api)
        if (day.code !== undefined) return day
        if (!day.judgement) return beyond
        const tag = day.judgement.tags.find(({ id }: Json) => id === activity)
        return { ...day, ...(tag ? { activity: tag } : { verdict: day.judgement.verdict }) }
      },
    }
  },
  (dice) => {
    const birthday = `${1920 + dice.below(100)}-0${1 + dice.below(9)}-1${dice.below(9)}`
    const time = dice.chance(0.8) ? `0${dice.below(10)}:4${dice.below(10)}` : null
    const locale = dice.pick(['en', 'ru'])
    const { utc: zone, ...position } = MOSCOW
    const place = { zone, ...position }
    const body = { birthday, birthdayTime: time, ...MOSCOW, locale }
    const sent = { birthday, time, place: 'Moscow', locale }
    return {
      name: 'birth_chart',
      sent,
      expected: async () => ({ ...(await send('/api/charts/preview', body)), place }),
    }
  },
  (dice) => {
    const leap = dice.chance(0.5)
    const query: Sent = dice.pick([
      { date: drawDate(dice) },
      { lunar: `20${20 + dice.below(20)}-0${1 + dice.below(9)}-${10 + dice.below(21)}`, leap },
      { dayPillar: pillarId(dice.below(60)), yearPillar: pillarId(dice.below(60)) },
    ])
    const api = 'leap' in query ? { ...query, leap: String(leap) } : query
    return { name: 'convert_date', sent: query, expected: () => read('/calendar/convert', api) }
  },
  (dice) => {
    const date = drawDate(dice)
    const { tool, api } = drawSetting(dice)
    return {
      name: 'compare_schools',
      sent: { date, ...tool },
      expected: async () => {
        const day = await read(`/calendar/days/${date}`, api)
        if (day.code !== undefined) return day
        if (!day.judgement) return beyond
        const schools = []
        for (const { id, rules } of schoolPresets) {
          const { judgement } = await read(`/calendar/school/days/${date}`, { ...api, rules })
          const { weight, word, reasons, summary } = judgement.verdict
          schools.push({ id, rules, weight, word, reasons, summary })
        }
        return { ...day, schools, rules: day.judgement.schools }
      },
    }
  },
]

/** Fields that tools add to what the API says; those that name things of `listSchools` are tested beside. */
const ADDED = new Set(['url', 'citations', 'caution', 'address', 'short', 'name'])

/** The paths at which a tool says something that the API does not. */
function findInvented(said: Json, api: Json, path = ''): string[] {
  if (typeof said !== 'object' || said === null) return Object.is(said, api) ? [] : [path]
  if (typeof api !== 'object' || api === null) return [path]
  // Of these lists a tool has the first entries.
  const hasLength =
    !Array.isArray(said) || said.length === api.length || /\.(?:hours|lesser|otherWeekdays)$/.test(path)
  const inside = Object.entries(said)
    .filter(([name]) => !ADDED.has(name) || name in api)
    .flatMap(([name, value]) => findInvented(value, api[name], `${path}.${name}`))
  return hasLength ? inside : [path, ...inside]
}

test('200 seeded questions are answered by tools as by the API', async () => {
  const dice = createDice(31)
  const answered = new Map<string, number>()
  for (let count = 0; count < QUESTIONS; count++) {
    const { name, sent, expected } = (kinds[count % kinds.length] as (dice: Dice) => Question)(dice)
    const api = await expected()
    const { isError, structured } = await connected.call(name, sent)
    const about = `${name} ${JSON.stringify(sent)}`
    if (isError) expect([about, structured.error.code]).toEqual([about, api.code])
    else expect([about, api.code, findInvented(structured, api)]).toEqual([about, undefined, []])
    const outcome = `${name} ${isError ? 'refused' : 'answered'}`
    answered.set(outcome, (answered.get(outcome) ?? 0) + 1)
  }
  for (const name of [
    'day',
    'month',
    'find_days',
    'explain_verdict',
    'birth_chart',
    'convert_date',
    'compare_schools',
  ])
    expect([name, (answered.get(`${name} answered`) ?? 0) > 10]).toEqual([name, true])
  for (const name of ['day', 'find_days', 'explain_verdict', 'compare_schools', 'convert_date'])
    expect([name, (answered.get(`${name} refused`) ?? 0) > 1]).toEqual([name, true])
})

test('the comparison notices what the API does not say', () => {
  const api = { days: [{ date: '2026-11-20', weight: 1 }] }
  expect(findInvented({ days: [{ date: '2026-11-20', weight: 2 }] }, api)).toEqual(['.days.0.weight'])
  expect(findInvented({ days: [] }, api)).toEqual(['.days'])
  expect(findInvented({ grade: 3 }, api)).toEqual(['.grade'])
})

/** Every date with a rating anywhere in an answer. */
function listRated(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  const rating = value.weight ?? value.verdict?.weight ?? value.judgement?.verdict?.weight
  const own = typeof value.date === 'string' && rating !== undefined ? [value.date] : []
  return [...own, ...Object.values(value).flatMap(listRated)]
}

test('no tool rates a day beyond the horizon, whatever the place', async () => {
  const dates = Array.from({ length: 12 }, (_, index) => dateAfter(25 + index))
  const rated: string[] = []
  for (const date of dates)
    for (const name of ['day', 'explain_verdict', 'compare_schools']) {
      const { isError, structured } = await connected.call(name, { date })
      expect([name, date, isError]).toEqual([name, date, name !== 'day' && date > OPEN_UNTIL])
      rated.push(...listRated(structured))
    }
  for (const month of [11, 12])
    rated.push(...listRated((await connected.call('month', { year: 2026, month })).structured))
  for (const activity of ['wedding', 'opening', 'funeral']) {
    const range = { activity, from: '2026-12-10', to: OPEN_UNTIL, minWeight: 3 }
    rated.push(...listRated((await connected.call('find_days', range)).structured))
  }
  expect(rated.length).toBeGreaterThan(30)
  expect(rated.filter((date) => date > OPEN_UNTIL)).toEqual([])
})
