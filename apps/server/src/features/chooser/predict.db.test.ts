import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'

// Password hashing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()
let database: TestDatabase
let site: TestApp
let token: string
let anna: string
let boris: string
let unpaid: string
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  token = await site.signUp('family@example.org')
  anna = await addChart(site, token)
  boris = await addChart(site, token, { fio: 'Boris', birthday: '1985-06-06', birthdayTime: null })
  unpaid = await addChart(site, token, { fio: 'Vera', birthday: '1960-01-09' })
  for (const uuid of [anna, boris]) await payUntil(database.db, uuid, clock.at + DAY_MS)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const november = { tag: 'wedding', year: 2026, month: 11 }
const predict = (query: object, session?: string) =>
  site.post('/calendar/predict', { ...query }, { token: session })

test('a visitor gets general days up to the horizon and a refusal beyond it', async () => {
  const open = await predict(november)
  expect(open.statusCode).toBe(200)
  expect(open.headers['cache-control']).toBe('private, no-store')
  const { prediction } = open.json()
  expect(prediction).toMatchObject({ from: '2026-11-01', to: '2026-11-30', people: [] })
  expect(prediction.days.length).toBe(prediction.all.length)
  const weights = prediction.days.map(({ weight }: { weight: number }) => weight)
  expect(weights).toEqual(weights.toSorted((a: number, b: number) => b - a))
  const edge = { tag: 'wedding', from: '2026-12-01' }
  expect((await predict({ ...edge, to: '2026-12-15' })).statusCode).toBe(200)
  for (const query of [
    { ...edge, to: '2026-12-16' },
    { tag: 'wedding', volume: 'year', year: 2026 },
  ]) {
    const closed = await predict(query)
    expect([closed.statusCode, closed.json().code]).toEqual([403, 'calendar.beyond-horizon'])
  }
})

test('no alternative lies beyond the horizon', async () => {
  for (const tag of ['wedding', 'travel-far', 'haircut', 'opening'])
    for (const minWeight of [2, 3]) {
      const { nearest } = (await predict({ tag, from: '2026-12-14', to: '2026-12-15', minWeight })).json()
        .prediction ?? { nearest: null }
      if (nearest) expect(nearest.later).toBeNull()
    }
})

test('a paying user may query any time and gets the verdict for each of two people', async () => {
  const far = { tag: 'wedding', volume: 'year', year: 2027 }
  expect((await predict(far, token)).statusCode).toBe(200)
  const response = await predict({ ...far, charts: [{ uuid: anna }, { uuid: boris }] }, token)
  const { prediction, openUntil } = response.json()
  expect(openUntil).toBe('2100-12-31')
  expect(prediction.people.map(({ fio }: { fio: string }) => fio)).toEqual(['Anna', 'Boris'])
  for (const day of prediction.days) {
    const own = day.people.map(({ weight }: { weight: number }) => weight)
    expect(own).toHaveLength(2)
    expect(day.weight).toBeLessThanOrEqual(Math.min(...own))
    expect(day.hours.every(({ from, to }: { from: string; to: string }) => from < to)).toBe(true)
  }
  expect(prediction.days.length).toBeLessThanOrEqual(24)
  expect(prediction.excluded.length).toBeGreaterThan(0)
})

test('a person with the role veto-only is not weighed but can exclude days', async () => {
  const far = { tag: 'wedding', volume: 'year', year: 2027 }
  const listAll = async (charts: object[]) => (await predict({ ...far, charts }, token)).json().prediction
  const alone = await listAll([{ uuid: anna }])
  const guarded = await listAll([{ uuid: anna }, { uuid: boris, role: 'veto-only' }])
  const dates = (list: { date: string }[]) => list.map(({ date }) => date)
  const lost = dates(alone.all).filter((date) => !dates(guarded.all).includes(date))
  expect(dates(guarded.all).every((date: string) => dates(alone.all).includes(date))).toBe(true)
  for (const date of lost) {
    const { vetoes } = guarded.excluded.find((day: { date: string }) => day.date === date)
    expect(vetoes.some((veto: { uuid?: string }) => veto.uuid === boris)).toBe(true)
  }
  expect(lost.length).toBeGreaterThan(0)
})

test('an unpaid, foreign or missing chart is refused', async () => {
  const codeOf = async (uuid: string, asker?: string) =>
    (await predict({ ...november, charts: [{ uuid }] }, asker)).json().code
  expect(await codeOf(unpaid, token)).toBe('chart.not-paid')
  expect(await codeOf(randomUUID(), token)).toBe('chart.not-found')
  expect(await codeOf(anna)).toBe('chart.not-paid')
  const stranger = await site.signUp('stranger@example.org')
  expect(await codeOf(anna, stranger)).toBe('chart.not-found')
})

test('only days and hours within the requested weekdays and window are returned', async () => {
  const query = { tag: 'travel-far', from: '2026-10-01', to: '2026-12-15', minWeight: 0 }
  const { days } = (
    await predict({ ...query, weekdays: [6, 7], hours: { from: '09:00', to: '13:00' } })
  ).json().prediction
  expect(days.length).toBeGreaterThan(0)
  for (const { date, hours } of days) {
    expect([0, 6]).toContain(new Date(date).getUTCDay())
    expect(hours.length).toBeGreaterThan(0)
    for (const { from, to } of hours) {
      expect(to.slice(11, 16) >= '09:30').toBe(true)
      expect(from.slice(11, 16) <= '12:30').toBe(true)
    }
  }
})

test.each([
  [{ ...november, tag: 'nothing-we-know' }, 'tag'],
  [{ ...november, theme: 'travel' }, 'theme'],
  [{ tag: 'wedding', year: 2026 }, 'month'],
  [{ tag: 'wedding' }, 'year'],
  [{ tag: 'wedding', from: '2026-11-20', to: '2026-11-01' }, 'to'],
  [{ tag: 'wedding', from: '2026-11-01' }, 'to'],
  [{ tag: 'wedding', from: '2025-01-01', to: '2026-11-01' }, 'to'],
  [{ ...november, hours: { from: '18:00', to: '09:00' } }, 'hours.to'],
  [{ ...november, weekdays: [] }, 'weekdays'],
  [{ ...november, minWeight: -1 }, 'minWeight'],
  [{ ...november, holidays: 'perhaps' }, 'holidays'],
  [{ ...november, holidays: 'avoid' }, 'holidays'],
  [{ ...november, detailed: 0 }, 'detailed'],
])('%o is refused with an error at its field', async (query, field) => {
  const response = await predict(query)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toContain(field)
})

test.each([
  { tag: 'wedding', year: 1899, month: 1 },
  { tag: 'wedding', year: 2101, month: 1 },
  { tag: 'wedding', year: 2026, month: 13 },
  { tag: 'wedding', from: '2026-02-29', to: '2026-03-01' },
])('%o is outside the calendar', async (query) => {
  const response = await predict(query)
  expect([response.statusCode, response.json().code]).toEqual([404, 'calendar.no-such-day'])
})
