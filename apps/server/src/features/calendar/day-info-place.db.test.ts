import { operations } from '@zeri/contract'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { TestDatabase } from '../../testing/database.ts'
import { aGazetteer } from '../../testing/gazetteer.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadGazetteer } from '../places/gazetteer/load-gazetteer.ts'

// Password hashing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const [MOSCOW, LONDON, KAZAN] = ['524901', '2643743', '551487']
const theDay = { day: 15, month: 11, year: 2026 }
const inBrowser = (place: string) => ({ headers: { cookie: `place=${place}` } })

let database: TestDatabase
let site: TestApp
let placed: string
let unplaced: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  const built = await aGazetteer()
  await loadGazetteer(built, { ...database, now: () => 0, report: () => {} })
  built.remove()
  site = await openTestApp(database)
  placed = await site.signUp('placed@example.org')
  unplaced = await site.signUp('unplaced@example.org')
  const london = { address: 'London', latitude: 51.5, longitude: -0.13, place: LONDON }
  await site.post('/api/location', london, { token: placed })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const send = (path: string, payload: object, request: Parameters<TestApp['post']>[2] = {}) =>
  site.post(path, { ...theDay, ...payload }, request)

const paths = operations.map(({ path }) => path).filter((path) => /dayinfo|activation/.test(path))

test.each(paths)(
  '%s is about the place sent, else that of the account, else that of the browser, else none',
  async (path) => {
    const cases = [
      [{ place: KAZAN }, { token: placed, ...inBrowser(MOSCOW) }, KAZAN],
      [{}, { token: placed, ...inBrowser(MOSCOW) }, LONDON],
      [{}, { token: unplaced, ...inBrowser(MOSCOW) }, MOSCOW],
      [{}, inBrowser(MOSCOW), MOSCOW],
      [{}, { token: 'expired', ...inBrowser(MOSCOW) }, MOSCOW],
      [{}, inBrowser('999999999'), undefined],
      [{}, inBrowser('"><script>'), undefined],
      [{}, {}, undefined],
    ] as const
    for (const [payload, request, place] of cases) {
      const response = await send(path, payload, request)
      expect([response.statusCode, response.json().place?.id]).toEqual([200, place])
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
    expect((await send(path, { place: '999999999' })).json().code).toBe('place.not-found')
  },
)

test('the hours of a visitor with a place are by the clocks there', async () => {
  const startOf = async (request?: Parameters<TestApp['post']>[2]) =>
    (await send('/calendar/activation/list', {}, request)).json().list[0].from
  const moscow = (await send('/calendar/activation/list', { place: MOSCOW })).json().list[0].from
  expect(await startOf(inBrowser(MOSCOW))).toBe(moscow)
  expect(await startOf()).not.toBe(moscow)
})

test('a public call ignores the place of its caller', async () => {
  const url = '/calendar/days/2026-11-15?locale=en'
  const plain = await site.get(url)
  const placedCall = await site.get(url, { token: placed, ...inBrowser(MOSCOW) })
  expect(placedCall.payload).toBe(plain.payload)
  expect(placedCall.headers['cache-control']).toMatch(/^public/)
})
