import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { createCounterStore } from '../../platform/http/counter-store.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { createEnqueue, createForgetMails } from '../../platform/jobs/engine.ts'
import { createToday } from '../../platform/local-day.ts'
import { createLog } from '../../platform/log.ts'
import { systemRandom } from '../../platform/random.ts'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { findTablesWith } from '../../testing/find-tables.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createChartServices } from '../charts/index.ts'
import { createPlaces } from '../places/index.ts'
import { makePrint, makeSharedPrint } from './make-print.ts'
import { sweepPrints } from './planners.ts'
import { createRenderSheet } from './render-sheet.ts'
import { createPrintServices } from './services.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR_MS = 3_600_000
const MISSING = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const month = { kind: 'month', year: 2026, month: 11 } as const
const clock = aClock()
let database: TestDatabase
let site: TestApp
let count = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { LIMIT_TRIES_FACTOR: '10000' } })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

/** The services of the worker, on the same database. */
function workerServices() {
  const { db, jobSchema } = database
  const deps = {
    config: parseConfig({}),
    db,
    clock,
    random: systemRandom,
    enqueue: createEnqueue({ schema: jobSchema }),
    limits: createLimits(clock, createCounterStore(db)),
    metrics: { countBusiness() {} },
  }
  const services = createPrintServices(deps, {
    charts: createChartServices(deps),
    calendar: {
      places: createPlaces(db, () => clock.now()),
      clockOf: createZoneClocks(),
      today: createToday(clock),
    },
  })
  return { ...services, renderSheet }
}

const renderSheet = createRenderSheet()

/** Runs the job of a sheet, its own or the shared one. */
async function make(uuid: string): Promise<void> {
  const row = await database.db
    .selectFrom('prints')
    .select('file_id')
    .where('id', '=', uuid)
    .executeTakeFirst()
  if (row?.file_id) await makeSharedPrint(workerServices(), row.file_id)
  else await makePrint(workerServices(), uuid)
}

async function aPaidOwner() {
  count += 1
  const token = await site.signUp(`print.${count}@example.org`)
  const chart = await addChart(site, token, { fio: `Anna the ${count}th` })
  await payUntil(database.db, chart, clock.at + 30 * 24 * HOUR_MS)
  return { token, chart, name: `Anna the ${count}th` }
}

/** A visitor with a network address of their own, so that no other test uses up the limit. */
function aVisitor() {
  count += 1
  return { remoteAddress: `198.51.100.${count}` }
}

async function order(payload: object, request: object): Promise<string> {
  const response = await site.post('/api/prints', { ...payload }, request)
  if (response.statusCode !== 201) throw new Error(response.payload)
  return response.json().print.uuid
}

const stateOf = async (uuid: string, request: object = {}) =>
  (await site.get(`/api/prints/${uuid}`, request)).json().print

test('a visitor orders a general sheet, polls its state and downloads it without a session', async () => {
  const visitor = aVisitor()
  const uuid = await order({ ...month, locale: 'ru' }, visitor)
  expect(await stateOf(uuid)).toMatchObject({ state: 'waiting', progressPercent: 0, sizeBytes: null })
  expect((await site.get(`/api/prints/${uuid}/pdf`)).statusCode).toBe(404)
  await make(uuid)
  expect(await stateOf(uuid)).toMatchObject({ state: 'done', progressPercent: 100, chart: null })
  const file = await site.get(`/api/prints/${uuid}/pdf`)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['content-disposition']).toBe('attachment; filename="calendar-2026-11.pdf"')
  expect(file.headers['cache-control']).toBe('private, no-store')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('an order and its job are stored together', async () => {
  const owner = await aPaidOwner()
  const uuid = await order({ ...month, uuid: owner.chart }, { token: owner.token })
  expect(await findTablesWith(database, uuid)).toContain('prints')
  expect((await findTablesWith(database, uuid)).length).toBeGreaterThan(1)
})

test.each([
  ['a month', month],
  ['a year', { kind: 'year', year: 2027 }],
  ['the four weeks', { kind: 'fridge' }],
] as const)(
  '%s for a paid chart is visible to its owner only and stored encrypted',
  async (_name, payload) => {
    const owner = await aPaidOwner()
    const other = await aPaidOwner()
    const uuid = await order({ ...payload, uuid: owner.chart }, { token: owner.token })
    await make(uuid)
    for (const request of [{}, { token: other.token }, { token: 'x'.repeat(43) }]) {
      for (const url of [`/api/prints/${uuid}`, `/api/prints/${uuid}/pdf`])
        expect((await site.get(url, request)).statusCode).toBe(404)
      expect((await site.delete(`/api/prints/${uuid}`, request)).statusCode).toBe(404)
    }
    const file = await site.get(`/api/prints/${uuid}/pdf`, { token: owner.token })
    expect(await stateOf(uuid, { token: owner.token })).toMatchObject({
      state: 'done',
      chart: owner.chart,
      sizeBytes: file.rawPayload.length,
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const row = await database.db
      .selectFrom('prints')
      .select(['file', 'key_id'])
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(row.key_id).not.toBeNull()
    expect(row.file?.includes('%PDF')).toBe(false)
    expect(site.log.join('\n')).not.toContain(owner.name)
  },
)

test('a foreign, a missing and an expired sheet get the same response', async () => {
  const [owner, other] = [await aPaidOwner(), await aPaidOwner()]
  const foreign = await order(month, { token: owner.token })
  const old = await order(month, { token: other.token })
  await database.db
    .updateTable('prints')
    .set({ expires_at: new Date(clock.at) })
    .where('id', '=', old)
    .execute()
  const responses = await Promise.all(
    [foreign, MISSING, old].map(async (uuid) => {
      const response = await site.get(`/api/prints/${uuid}`, { token: other.token })
      return [response.statusCode, response.json().code]
    }),
  )
  expect(responses).toEqual(Array(3).fill([404, 'print.not-found']))
})

test('a personal sheet needs a session and a paid chart of the same account', async () => {
  const [owner, other] = [await aPaidOwner(), await aPaidOwner()]
  const tryToOrder = async (uuid: string, request: object) => {
    const response = await site.post('/api/prints', { ...month, uuid }, request)
    return [response.statusCode, response.json().code]
  }
  expect(await tryToOrder(owner.chart, aVisitor())).toEqual([401, 'auth.required'])
  expect(await tryToOrder(owner.chart, { token: other.token })).toEqual([404, 'chart.not-found'])
  await payUntil(database.db, owner.chart, clock.at - 1)
  expect(await tryToOrder(owner.chart, { token: owner.token })).toEqual([403, 'chart.not-paid'])
})

test('a chart whose paid time ends before the job runs is not printed, and the print fails', async () => {
  const owner = await aPaidOwner()
  const uuid = await order({ ...month, uuid: owner.chart }, { token: owner.token })
  await payUntil(database.db, owner.chart, clock.at - 1)
  await expect(make(uuid)).rejects.toThrow('chart.not-paid')
  expect(await stateOf(uuid, { token: owner.token })).toMatchObject({ state: 'failed', sizeBytes: null })
})

test('a finished sheet is not rendered again, and a deleted one is not rendered', async () => {
  const [made, deleted] = [await order(month, aVisitor()), await order(month, aVisitor())]
  await make(made)
  const before = await stateOf(made)
  clock.at += 1000
  await make(made)
  expect(await stateOf(made)).toEqual(before)
  expect((await site.delete(`/api/prints/${deleted}`)).statusCode).toBe(200)
  await make(deleted)
  expect((await site.get(`/api/prints/${deleted}`)).statusCode).toBe(404)
})

test('an account lists its own sheets, the latest first, and deletes them', async () => {
  const [owner, other] = [await aPaidOwner(), await aPaidOwner()]
  await order(month, { token: other.token })
  const first = await order(month, { token: owner.token })
  const second = await order({ kind: 'year', year: 2027, uuid: owner.chart }, { token: owner.token })
  const list = async () =>
    (await site.get('/api/prints', { token: owner.token }))
      .json()
      .list.map((one: { uuid: string }) => one.uuid)
  expect(await list()).toEqual([second, first])
  expect((await site.delete(`/api/prints/${second}`, { token: owner.token })).statusCode).toBe(200)
  expect(await list()).toEqual([first])
})

test('a sheet cannot be downloaded a day after it was made, and the sweep deletes it', async () => {
  const uuid = await order({ kind: 'fridge' }, aVisitor())
  await make(uuid)
  const sweep = () =>
    sweepPrints.plan(
      {
        db: database.db,
        enqueue: createEnqueue({ schema: database.jobSchema }),
        log: createLog('silent'),
        forgetMails: createForgetMails({ schema: database.jobSchema }),
      },
      clock.at,
    )
  const isStored = async () =>
    (await database.db.selectFrom('prints').select('id').where('id', '=', uuid).execute()).length === 1
  clock.at += 24 * HOUR_MS - 1
  await sweep()
  expect([(await site.get(`/api/prints/${uuid}/pdf`)).statusCode, await isStored()]).toEqual([200, true])
  clock.at += 1
  expect([(await site.get(`/api/prints/${uuid}/pdf`)).statusCode, await isStored()]).toEqual([404, true])
  await sweep()
  expect(await isStored()).toBe(false)
})

test('a network may order twelve sheets an hour, and an account thirty from any network', async () => {
  clock.at = Math.ceil(clock.at / HOUR_MS) * HOUR_MS
  const visitor = aVisitor()
  const owner = await aPaidOwner()
  const statusOf = async (request: object) =>
    (await site.post('/api/prints', { kind: 'fridge' }, request)).statusCode
  const statuses = { visitor: [] as number[], owner: [] as number[] }
  for (let i = 0; i < 13; i++) statuses.visitor.push(await statusOf(visitor))
  for (let i = 0; i < 31; i++) statuses.owner.push(await statusOf({ token: owner.token, ...aVisitor() }))
  expect(statuses.visitor).toEqual([...Array(12).fill(201), 429])
  expect(statuses.owner).toEqual([...Array(30).fill(201), 429])
  expect(await statusOf(aVisitor())).toBe(201)
  const refused = await site.post('/api/prints', { kind: 'fridge' }, visitor)
  expect(Number(refused.headers['retry-after'])).toBe(3600)
  clock.at += HOUR_MS
  expect(await statusOf(visitor)).toBe(201)
})

test('a /48 with a fresh /64 for every order has four times the hourly limit of an address', async () => {
  clock.at = Math.ceil(clock.at / HOUR_MS) * HOUR_MS
  const statusFrom = async (remoteAddress: string) =>
    (await site.post('/api/prints', { kind: 'fridge' }, { remoteAddress })).statusCode
  const statuses: number[] = []
  for (let i = 0; i < 50; i++) statuses.push(await statusFrom(`2001:db8:1:${(i * 256).toString(16)}::1`))
  expect(statuses).toEqual([...Array(48).fill(201), 429, 429])
  expect(await statusFrom('2001:db8:2::1')).toBe(201)
})

test('deleting a chart deletes its sheets', async () => {
  const owner = await aPaidOwner()
  const uuid = await order({ ...month, uuid: owner.chart }, { token: owner.token })
  await database.db.deleteFrom('charts').where('id', '=', owner.chart).execute()
  expect((await site.get(`/api/prints/${uuid}`, { token: owner.token })).statusCode).toBe(404)
})

test.each([
  [{ kind: 'month', year: 2026 }, 400],
  [{ kind: 'year' }, 400],
  [{ kind: 'month', year: 2026, month: 13 }, 400],
  [{ kind: 'poster', year: 2026 }, 400],
  [{ ...month, extra: true }, 400],
  [{ ...month, uuid: 'x' }, 400],
  [{ kind: 'year', year: 1899 }, 404],
  [{ kind: 'year', year: 2101 }, 404],
  [{ kind: 'month', year: 1, month: 2 }, 404],
  [{ ...month, place: '1' }, 404],
])('%j is refused with %i and orders nothing', async (payload, status) => {
  const visitor = aVisitor()
  const all = () => database.db.selectFrom('prints').select('id').execute()
  const before = (await all()).length
  expect((await site.post('/api/prints', payload, visitor)).statusCode).toBe(status)
  expect((await all()).length).toBe(before)
})

test('the table refuses a file that is too large, a done print without a file, and an unencrypted personal file', async () => {
  const owner = await aPaidOwner()
  const uuid = await order({ ...month, uuid: owner.chart }, { token: owner.token })
  const set = (values: object) =>
    database.db.updateTable('prints').set(values).where('id', '=', uuid).execute()
  const file = Buffer.alloc(10)
  const size_bytes = 10
  await expect(set({ state: 'done' })).rejects.toThrow('prints_done_has_file')
  await expect(set({ state: 'done', file, size_bytes })).rejects.toThrow('prints_personal_is_closed')
  await expect(
    set({ state: 'done', file: Buffer.alloc(4_000_001), size_bytes, key_id: 'x' }),
  ).rejects.toThrow('prints_file_size')
})
