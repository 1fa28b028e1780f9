import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { addChart, payUntil } from '../../../testing/chart.ts'
import { aClock } from '../../../testing/clock.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../../testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const MISSING = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const clock = aClock()
const farDate = new Date(clock.at + 180 * DAY_MS).toISOString().slice(0, 10)
let database: TestDatabase
let site: TestApp
let owner: string
let stranger: string
let chart: string
let unpaid: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  owner = await site.signUp('owner@example.org')
  stranger = await site.signUp('stranger@example.org')
  chart = await addChart(site, owner, { fio: 'Emma' })
  await payUntil(database.db, chart, clock.at + 30 * DAY_MS)
  unpaid = await addChart(site, owner, { fio: 'Liam' })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const fileOf = (uuid: string, date = farDate): string => `/api/charts/${uuid}/days/${date}.ics`
const unfold = (file: string): string => file.replaceAll('\r\n ', '')

test('the owner of a paid chart downloads a day beyond the horizon with the rating of the page', async () => {
  const { statusCode, headers, payload } = await site.get(fileOf(chart), { token: owner })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toBe(`inline; filename="day-${farDate}.ics"`)
  expect(headers['cache-control']).toBe('private, no-store')
  const day = await site.get(`/api/charts/${chart}/days/${farDate}`, { token: owner })
  const { verdict } = day.json().personal
  const file = unfold(payload)
  expect(file).toContain(`SUMMARY:${verdict.word} day (`)
  expect(file).toContain('· Emma')
  expect(file).toContain(`DESCRIPTION:${verdict.summary.replaceAll(',', '\\,')}`)
  expect(file).toContain(`/personal/${chart}/`)
})

test('a day that is not paid for is a file of facts', async () => {
  const { statusCode, payload } = await site.get(fileOf(unpaid), { token: owner })
  expect(statusCode).toBe(200)
  expect(unfold(payload)).toContain('Rating opens 30 days before the date')
  expect(payload).not.toContain('Liam')
})

test('a file of a chart needs its owner', async () => {
  expect((await site.get(fileOf(chart))).statusCode).toBe(401)
  for (const uuid of [chart, MISSING]) {
    const { statusCode, payload } = await site.get(fileOf(uuid), { token: stranger })
    expect(statusCode).toBe(404)
    expect(payload).not.toContain('Emma')
  }
})

test.each([
  ['2026-02-30', 404],
  ['today', 400],
])('a file of %s is refused with %s', async (date, status) => {
  expect((await site.get(fileOf(chart, date), { token: owner })).statusCode).toBe(status)
})
