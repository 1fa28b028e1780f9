import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
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
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createChartServices } from '../charts/index.ts'
import { createPlaces } from '../places/index.ts'
import { makeSharedPrint } from './make-print.ts'
import { sweepPrints } from './planners.ts'
import type { RenderSheet } from './render-sheet.ts'
import { createPrintServices } from './services.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR_MS = 3_600_000
const year = { kind: 'year', year: 2027 } as const
const clock = aClock()
let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { PROXY_HOPS: '1', DATABASE_POOL_SIZE: '8' } })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

/** What the worker has made; the drawing itself is tested elsewhere. */
let made: Parameters<RenderSheet>[0][] = []
const renderSheet: RenderSheet = async (input, onProgress) => {
  made.push(input)
  onProgress(85)
  return Buffer.from(`%PDF- ${made.length}`)
}

beforeEach(async () => {
  made = []
  clock.at += 48 * HOUR_MS // another day has other sheets
  for (const table of ['prints', 'print_files'] as const) await database.db.deleteFrom(table).execute()
  await sql`delete from ${sql.id(database.jobSchema, 'job')}`.execute(database.db)
})

let count = 0
/** A visitor in a network of their own, as the proxy names it. */
function aVisitor() {
  count += 1
  return { headers: { 'x-forwarded-for': `${1 + (count % 200)}.${Math.floor(count / 200)}.7.1` } }
}

const send = (payload: object, request: object = aVisitor()) =>
  site.post('/api/prints', { ...payload }, request)
async function order(payload: object, request?: object): Promise<string> {
  const response = await send(payload, request)
  if (response.statusCode !== 201) throw new Error(response.payload)
  return response.json().print.uuid
}
const stateOf = async (uuid: string) => (await site.get(`/api/prints/${uuid}`)).json().print?.state
const fileOf = async (uuid: string) => {
  const { statusCode, payload } = await site.get(`/api/prints/${uuid}/pdf`)
  return statusCode === 200 ? payload : statusCode
}

async function listJobs(): Promise<{ name: string; id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`
    select name, data ->> 'id' as id from ${sql.id(database.jobSchema, 'job')}
     where name like 'prints.make%' order by created_on`.execute(database.db)
  return rows
}

/** Runs every job that was enqueued, some of them for the second time. */
async function work(): Promise<void> {
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
  for (const { name, id } of await listJobs())
    if (name === 'prints.make-shared') await makeSharedPrint({ ...services, renderSheet }, id)
}

test('72 orders of one year from 72 networks make one PDF, and each has an address of its own', async () => {
  const uuids: string[] = []
  for (let i = 0; i < 72; i += 1) uuids.push(await order(year))
  expect(await listJobs()).toHaveLength(1)
  await work()
  expect(made).toHaveLength(1)
  expect(new Set(uuids).size).toBe(72)
  for (const uuid of uuids) expect(await fileOf(uuid)).toBe('%PDF- 1')
})

test('orders of one sheet at the same moment enqueue one job', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(year)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
  expect(await listJobs()).toHaveLength(1)
})

test('a sheet that is made already is there at once, and the response to its order says nothing of others', async () => {
  const first = (await send(year)).json().print
  await work()
  clock.at += 1000
  const second = (await send(year)).json().print
  expect(Object.keys(second)).toEqual(Object.keys(first))
  expect(second).toMatchObject({ state: 'waiting', progressPercent: 0, sizeBytes: null })
  expect(Date.parse(second.keptUntil) - Date.parse(second.orderedAt)).toBe(24 * HOUR_MS)
  expect(await stateOf(second.uuid)).toBe('done')
  expect(await listJobs()).toHaveLength(1)
})

test('a visitor who deletes an order leaves those of others alone', async () => {
  const [mine, theirs] = [await order(year), await order(year)]
  await work()
  expect((await site.delete(`/api/prints/${mine}`)).statusCode).toBe(200)
  expect([await fileOf(mine), await fileOf(theirs)]).toEqual([404, '%PDF- 1'])
})

test('an order deleted before its job runs does not take the sheet from others', async () => {
  const [mine, theirs] = [await order(year), await order(year)]
  await site.delete(`/api/prints/${mine}`)
  await work()
  expect(await fileOf(theirs)).toBe('%PDF- 1')
})

test.each([
  ['another language', { ...year, locale: 'ru' }],
  ['another year', { ...year, year: 2028 }],
  ['another kind', { kind: 'month', year: 2027, month: 1 }],
  ['a chosen place', { ...year, place: '524901' }],
])('%s is another sheet', async (_name, other) => {
  await order(year)
  await order(other)
  expect(await listJobs()).toHaveLength(2)
})

test('the next day is another sheet, and one made after midnight is that of the day it was ordered on', async () => {
  clock.at = Date.UTC(2027, 2, 1, 23, 59)
  await order({ kind: 'fridge' })
  clock.at += 2 * 60_000
  await order({ kind: 'fridge' })
  await work()
  expect(made.map((input) => 'today' in input && input.today)).toEqual(['2027-03-01', '2027-03-02'])
})

test('the sheet of a chart is shared with nobody', async () => {
  const token = await site.signUp('shared.sheets@example.org')
  const chart = await addChart(site, token, {})
  await payUntil(database.db, chart, clock.at + 30 * 24 * HOUR_MS)
  for (let i = 0; i < 2; i += 1) await order({ ...year, uuid: chart }, { token })
  await order(year, { token })
  expect((await listJobs()).map(({ name }) => name)).toEqual([
    'prints.make',
    'prints.make',
    'prints.make-shared',
  ])
  const rows = await database.db.selectFrom('prints').select(['chart_id', 'file_id']).execute()
  for (const { chart_id, file_id } of rows) expect(chart_id === null).toBe(file_id !== null)
})

test('beyond forty sheets that wait an order is refused for a while, but not one of a sheet on its way', async () => {
  for (let i = 0; i < 40; i += 1) await order({ kind: 'year', year: 2000 + i })
  const refused = await send({ kind: 'year', year: 2050 })
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'server.busy',
    '15',
  ])
  expect((await send({ kind: 'year', year: 2000 })).statusCode).toBe(201)
  await work()
  expect((await send({ kind: 'year', year: 2050 })).statusCode).toBe(201)
})

test('a crowd of general sheets does not refuse the sheet of a chart', async () => {
  const token = await site.signUp('crowded.sheets@example.org')
  const chart = await addChart(site, token, {})
  await payUntil(database.db, chart, clock.at + 30 * 24 * HOUR_MS)
  for (let i = 0; i < 40; i += 1) await order({ kind: 'year', year: 2000 + i })
  expect((await send({ ...year, uuid: chart }, { token })).statusCode).toBe(201)
})

test('after a failure the next order makes the sheet, for those before it as well', async () => {
  const first = await order(year)
  await database.db.updateTable('print_files').set({ state: 'failed' }).execute()
  expect(await stateOf(first)).toBe('failed')
  const second = await order(year)
  await work()
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['done', 'done'])
})

test('a sheet whose job was lost is enqueued again after ten minutes', async () => {
  await order(year)
  await sql`delete from ${sql.id(database.jobSchema, 'job')}`.execute(database.db)
  clock.at += 9 * 60_000
  await order(year)
  expect(await listJobs()).toEqual([])
  clock.at += 2 * 60_000
  const uuid = await order(year)
  await work()
  expect(await stateOf(uuid)).toBe('done')
})

test('a file is stored as long as its last order, and then deleted', async () => {
  clock.at = Math.ceil(clock.at / (24 * HOUR_MS)) * 24 * HOUR_MS
  const early = await order(year)
  await work()
  clock.at += 20 * HOUR_MS
  const late = await order(year)
  const { db, jobSchema } = database
  const sweep = () =>
    sweepPrints.plan(
      {
        db,
        enqueue: createEnqueue({ schema: jobSchema }),
        log: createLog('silent'),
        forgetMails: createForgetMails({ schema: jobSchema }),
      },
      clock.at,
    )
  clock.at += 4 * HOUR_MS
  await sweep()
  expect([await fileOf(early), await fileOf(late)]).toEqual([404, '%PDF- 1'])
  clock.at += 20 * HOUR_MS
  await sweep()
  expect(await fileOf(late)).toBe(404)
  expect(await db.selectFrom('print_files').select('id').execute()).toEqual([])
})
