import { activities } from '@zeri/almanac/judgement'
import { dayInfoSeason, dayInfoTags, listActivations, type Operation } from '@zeri/contract'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { calendarRoutes } from './routes.ts'

const routes = calendarRoutes({
  places: { find: () => undefined },
  clockOf: createZoneClocks(),
  today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
  findPerson: async () => undefined,
  findPlaceOf: async () => undefined,
  saveRulesOf: async () => {},
})

async function call(operation: Operation, body: object): Promise<unknown> {
  const route = routes.find((one) => one.operation === operation)
  const input = operation.request.parse(body)
  const response = await route?.handle({ input, ...nobody })
  return operation.response.parse(JSON.parse((response as { json: string }).json))
}

const nobody = {
  session: undefined,
  caller: { requestId: '', address: '', userAgent: '', cookie: () => undefined },
  setCookie: () => undefined,
}

const today = { day: 15, month: 11, year: 2026 }
const birth = { year: 1990, month: 5, day: 1, hour: 12, minute: 0, lng: 37.6, lat: 55.7 }

test('tags have ids, words and weights for every activity', async () => {
  const response = await call(dayInfoTags, { ...today, personal: { state: false }, locale: 'ru' })
  expect(response).toMatchObject({
    tags: expect.arrayContaining([expect.objectContaining({ id: 'wedding', name: 'Свадьба' })]),
  })
  expect((response as { tags: unknown[] }).tags).toHaveLength(activities.length)
})

test('a birth changes nothing while the answer is for nobody', async () => {
  const plain = await call(dayInfoTags, { ...today, personal: { state: false } })
  expect(await call(dayInfoTags, { ...today, personal: { state: false, birth } })).toEqual(plain)
})

test('a personal answer needs a paid chart', async () => {
  await expect(call(dayInfoTags, { ...today, personal: { state: true, birth } })).rejects.toThrow(
    'chart.not-paid',
  )
})

test('judgement past the horizon is refused, facts are not', async () => {
  const late = { day: 16, month: 12, year: 2026 }
  await expect(call(listActivations, late)).rejects.toThrow('calendar.beyond-horizon')
  await expect(call(dayInfoTags, { ...late, personal: { state: false } })).rejects.toThrow(
    'calendar.beyond-horizon',
  )
  expect(await call(dayInfoSeason, late)).toMatchObject({ season: [{ zh: '大雪' }, { zh: '冬至' }] })
})

test.each([
  { day: 29, month: 2, year: 2026 },
  { day: 1, month: 13, year: 2026 },
  { day: 1, month: 1, year: 1899 },
  { day: -1, month: 1, year: 20_261 },
])('%j is no day of ours', async (day) => {
  await expect(call(dayInfoSeason, day)).rejects.toThrow('calendar.no-such-day')
})

test('a response requested twice is serialised once', async () => {
  const route = routes.find((one) => one.operation === dayInfoSeason)
  const input = dayInfoSeason.request.parse(today)
  const ask = () => route?.handle({ input, ...nobody })
  expect(await ask()).toBe(await ask())
})
