import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { parseConfig } from '../../config.ts'
import { createDeps } from '../../deps.ts'
import { openDatabase, openPool } from '../../platform/db/database.ts'
import { createRunPrepared, type RunPrepared, type Statement } from '../../platform/db/prepared.ts'
import type { RenderPage } from '../../platform/pages/pages-options.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { aGazetteer } from '../../testing/gazetteer.ts'
import { unlimited } from '../../testing/unlimited.ts'
import { loadGazetteer } from './gazetteer/load-gazetteer.ts'
import { statements } from './search/find-candidates.ts'
import { searchPlaces } from './search/search-places.ts'

let database: TestDatabase
let pool: ReturnType<typeof openPool>
let run: RunPrepared
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
  const built = await aGazetteer()
  await loadGazetteer(built, { ...database, now: () => 0, report: () => {} })
  built.remove()
  const options = { url: database.url, schema: database.schema, poolSize: 2 }
  pool = openPool(options)
  run = createRunPrepared(pool)
  const db = openDatabase(options, pool)
  const deps = createDeps(parseConfig({ LOG_LEVEL: 'silent', ...unlimited }))
  const render: RenderPage = async (_request, { place, today }) =>
    new Response(JSON.stringify({ place, today }))
  const attachPages = async () => ({ render, templates: [] })
  const clock = { now: () => Date.UTC(2026, 10, 15, 20) }
  ;({ app } = await buildApp(
    { ...deps, clock, db, runPrepared: run, reads: { db, runPrepared: run } },
    { attachPages, isDraining: () => false },
  ))
})
afterAll(async () => {
  await app.close()
  await pool.end()
  await database.close()
})

describe('the search', () => {
  test.each([
    ['Москва', 524901],
    ['москв', 524901],
    ['МОСКОУ', 524901],
    ['масква', 524901],
    ['Moskva', 524901],
    ['Vjcrdf', 524901],
    ['Ьщысщц', 524901],
    ['питер', 498817],
    ['спб', 498817],
    ['Rfpfym', 551487],
    ['Королев', 554233],
    ['королёв', 554233],
    ['ростов', 501175],
    ['ростов на дону', 501175],
    ['барнстапл', 2656281],
    ['london', 2643743],
    ['бали', 900000001],
    ['т', 1850147],
  ])('%s means %i', async (text, id) => {
    expect((await searchPlaces(run, { text }))[0]?.id).toBe(id)
  })

  test('a place in the time zone of the visitor ranks higher', async () => {
    const ids = (await searchPlaces(run, { text: 'lond', zone: 'America/Toronto' })).map(({ id }) => id)
    expect(ids).toEqual([2643743, 6058560])
  })

  test.each(['', '   ', '%', '_', "' or 1=1 --", '\u0000', '\ud800', '\\', '💥'])(
    '%j finds nothing',
    async (text) => {
      expect(await searchPlaces(run, { text })).toEqual([])
    },
  )
})

/** The generic plan of a prepared statement. */
async function explain({ text }: Statement, types: string, values: string): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // With a dozen rows PostgreSQL would not use an index, so add many. A GIN index is used for new rows once its pending list is empty.
    await client.query(
      `insert into place_names
       select n, md5(n::text), true, n, array[n] from generate_series(1, 5000) n`,
    )
    for (const index of ['place_names_typos', 'place_names_trigrams'])
      await client.query('select gin_clean_pending_list($1)', [index])
    await client.query('analyze place_names')
    await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare one (${types}) as ${text}`)
    const { rows } = await client.query(`explain execute one (${values})`)
    await client.query('rollback')
    await client.query('deallocate one')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release()
  }
}

describe('the plan', () => {
  test.each([1, 2, 3])('for a prefix of %i letters uses its own index', async (letters) => {
    const short = statements.shortPrefix[letters - 1]
    if (!short) throw new Error('no such statement')
    const plan = await explain(short, 'text', "'а'")
    expect(plan).toContain(`place_names_first_${letters}`)
    expect(plan).not.toContain('Seq Scan on place_names')
  })

  test('for a longer prefix uses a range of keys', async () => {
    const plan = await explain(statements.prefix, 'text, text', "'моск', 'москя'")
    expect(plan).toContain('place_names_key')
    expect(plan).not.toContain('Seq Scan on place_names')
  })

  test('uses the hashes for typos and the trigrams for similar names', async () => {
    expect(await explain(statements.typo, 'integer[]', "'{1,2}'")).toContain('place_names_typos')
    expect(await explain(statements.similar, 'text', "'масква'")).toContain('place_names_trigrams')
  })
})

const post = (url: string, payload: object): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, payload })

describe('POST /calendar/location/search', () => {
  test('responds with addresses in the requested language and all fields of a place', async () => {
    const response = await post('/calendar/location/search', { city: 'токи', locale: 'ru' })
    expect(response.json()).toEqual({
      data: {
        cities: [
          {
            address: 'Токио, Япония',
            city: 'Токио',
            region: null,
            country: 'Япония',
            latitude: 35.69,
            longitude: 139.692,
            place: '1850147',
            zone: 'Asia/Tokyo',
          },
        ],
      },
    })
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    {},
    { city: 7 },
    { city: 'a'.repeat(201) },
    { city: 'a', locale: 'de' },
    { city: 'a', extra: 1 },
  ])('%j is refused', async (payload) => {
    expect((await post('/calendar/location/search', payload)).statusCode).toBe(400)
  })
})

describe('GET /calendar/location/zone', () => {
  test.each([
    ['Asia/Tokyo', '1850147'],
    ['Asia/Calcutta', '1275339'],
    ['Europe/Moscow', '524901'],
  ])('the largest place of %s is %s', async (zone, place) => {
    expect((await app.inject({ url: `/calendar/location/zone?zone=${zone}` })).json().place).toBe(place)
  })

  test('a zone with control characters is refused', async () => {
    for (const zone of ['%00', 'Europe%00', '%0d%0a', '%7f'])
      expect((await app.inject({ url: `/calendar/location/zone?zone=${zone}` })).statusCode).toBe(400)
  })

  test('a zone without places responds with 404', async () => {
    const response = await app.inject({ url: '/calendar/location/zone?zone=Mars/Olympus' })
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('place.not-found')
  })
})

describe('POST /api/location', () => {
  const tokyo = { address: 'Токио, Япония', latitude: 35.69, longitude: 139.692, place: '1850147' }
  const cookiesOf = (response: LightMyRequestResponse) =>
    Object.fromEntries(response.cookies.map(({ name, value, maxAge }) => [name, { value, maxAge }]))

  test('a chosen place is stored in cookies for a year, and one of them is for scripts', async () => {
    const response = await post('/api/location', tokyo)
    expect(response.json()).toMatchObject({ place: '1850147', zone: 'Asia/Tokyo' })
    const { location, place, here } = cookiesOf(response)
    expect(JSON.parse(location?.value ?? '')).toEqual({
      address: tokyo.address,
      latitude: tokyo.latitude,
      longitude: tokyo.longitude,
    })
    expect(place).toEqual({ value: '1850147', maxAge: 31_536_000 })
    expect(JSON.parse(here?.value ?? '')).toEqual({
      id: '1850147',
      latitude: 35.7,
      longitude: 139.7,
      zone: 'Asia/Tokyo',
      en: 'Tokyo',
      ru: 'Токио',
    })
    expect(here?.maxAge).toBe(31_536_000)
    for (const header of [response.headers['set-cookie'] ?? []].flat())
      expect(header).toMatch(
        header.startsWith('here=') ? /Path=\/; Secure; SameSite=Lax$/ : /; Secure; HttpOnly; SameSite=Lax$/,
      )
  })

  test('a position keeps its coordinates and gets the town, the zone and the address', async () => {
    const here = { address: '', latitude: 55.73, longitude: 37.58, locale: 'ru' }
    const response = await post('/api/location', here)
    expect(response.json()).toEqual({
      location: { address: 'Москва, Россия', latitude: 55.73, longitude: 37.58 },
      place: '524901',
      zone: 'Europe/Moscow',
    })
  })

  test('an empty address at 0, 0 deletes the cookies', async () => {
    const response = await post('/api/location', { address: '', latitude: 0, longitude: 0 })
    expect(response.json()).toMatchObject({ place: null, zone: null })
    const { place, here } = cookiesOf(response)
    for (const cookie of [place, here]) expect(cookie).toEqual({ value: '', maxAge: 0 })
  })

  test('an unknown place responds with 404 and sets no cookie', async () => {
    const response = await post('/api/location', { ...tokyo, place: '77' })
    expect(response.statusCode).toBe(404)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('invalid coordinates and requests from another site are refused', async () => {
    expect((await post('/api/location', { ...tokyo, latitude: 91 })).statusCode).toBe(400)
    const headers = { origin: 'https://evil.example' }
    const foreign = await app.inject({ method: 'POST', url: '/api/location', payload: tokyo, headers })
    expect(foreign.statusCode).toBe(403)
  })
})

describe('a chosen place', () => {
  const tokyo = { place: { id: '1850147', address: 'Tokyo', zone: 'Asia/Tokyo' }, today: '2026-11-16' }
  const nowhere = { place: null, today: '2026-11-15' }
  const pageAt = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).json()

  test('decides which day a page of one visitor shows', async () => {
    expect(await pageAt('/predict', 'place=1850147')).toMatchObject(tokyo)
    expect(await pageAt('/predict', 'place=77')).toEqual(nowhere)
  })

  test('decides which day a shared page shows by its address alone', async () => {
    expect(await pageAt('/place/1850147')).toMatchObject(tokyo)
    expect(await pageAt('/', 'place=1850147')).toEqual(nowhere)
  })

  test('decides at which noon the moon phase of a day is computed', async () => {
    const moonAt = async (place: string) => {
      const { days } = (
        await app.inject({ url: `/calendar/days?from=2026-11-15&to=2026-11-15${place}` })
      ).json()
      return days[0].moon.elongationDeg
    }
    expect(await moonAt('&place=1850147')).toBeLessThan(await moonAt(''))
    expect(await moonAt('&place=6058560')).toBeGreaterThan(await moonAt(''))
  })

  test('that does not exist responds with an error', async () => {
    const response = await app.inject({ url: '/calendar/days?from=2026-11-15&to=2026-11-15&place=77' })
    expect(response.json().code).toBe('place.not-found')
  })
})
