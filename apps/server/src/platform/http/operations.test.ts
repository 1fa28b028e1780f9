import { operation } from '@zeri/contract'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { aClock } from '../../testing/clock.ts'
import { createLog } from '../log.ts'
import { handleErrors } from './errors.ts'
import { createClients } from './in-process-client.ts'
import { createLimits } from './limits.ts'
import { findMismatches, prepare, type Route, registerOperations, route, trueUntil } from './operations.ts'
import { createResponseCache } from './response-cache.ts'
import { createTurns } from './turns.ts'

const stray = operation({
  id: 'stray',
  summary: { en: 'Not in the contract.', ru: 'Нет в контракте.' },
  method: 'GET',
  path: '/stray',
  request: z.strictObject({}),
  response: z.object({}),
})
const strayRoute = route(stray, () => ({}))

test('operations that are each handled once match', () => {
  expect(findMismatches([stray], [strayRoute])).toEqual([])
})

test('a declared operation without a handler is reported', () => {
  expect(findMismatches([stray], [])).toEqual(['stray has no handler'])
})

test('a handler outside the contract, or a second one, is reported', () => {
  expect(findMismatches([], [strayRoute])).toEqual(['stray is not in the contract'])
  expect(findMismatches([stray], [strayRoute, strayRoute])).toEqual(['stray has two handlers'])
})

test('a public operation that needs a session or changes something is reported', () => {
  const personal = { ...stray, cache: 'public' as const, auth: 'optional' as const }
  const changing = { ...stray, cache: 'public' as const, method: 'POST' as const }
  for (const leaky of [personal, changing]) {
    expect(findMismatches([leaky], [route(leaky, () => ({}))])).toEqual([
      'stray is public but not a plain read',
    ])
  }
})

test.each(['public', 'private'] as const)('only a private operation sets a cookie: %s', async (cache) => {
  const app = Fastify()
  const clock = { now: () => 0 }
  const setting = route({ ...stray, cache }, ({ setCookie }) => {
    setCookie({ name: 'a', value: '1', maxAgeSec: 60 })
    return {}
  })
  registerOperations(app, [setting], {
    limits: createLimits(clock, { add: async () => new Map() }),
    charge: async () => {},
    sensitive: { name: 'sensitive', perMinute: 1 },
    responses: createResponseCache(1000, clock.now),
    findSession: async () => undefined,
    findInternal: () => undefined,
    edition: 'en',
  })
  const { statusCode, headers } = await app.inject({ url: '/stray' })
  const cookie = 'a=1; Max-Age=60; Path=/; Secure; HttpOnly; SameSite=Lax'
  expect([statusCode, headers['set-cookie']]).toEqual(cache === 'public' ? [500, undefined] : [200, cookie])
})

test('a thousand spellings of a public query call the handler once, and nginx may cache one of them', async () => {
  let calls = 0
  const app = Fastify()
  const clock = { now: () => 0 }
  const request = z.strictObject({
    year: z.coerce.number().int(),
    tag: z.string(),
    locale: z.string().default('en'),
  })
  const counted = route({ ...stray, cache: 'public' as const, request }, () => {
    calls += 1
    return {}
  })
  registerOperations(app, [counted], {
    limits: createLimits(clock, { add: async () => new Map() }),
    charge: async () => {},
    sensitive: { name: 'sensitive', perMinute: 1 },
    responses: createResponseCache(1_000_000, clock.now),
    findSession: async () => undefined,
    findInternal: () => undefined,
    edition: 'en',
  })
  const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const spellings = Array.from({ length: 1_000 }, (_, seed) => {
    const tag = [...'foundation'].map((letter, at) => ((seed >> at) & 1 ? encode(letter) : letter)).join('')
    const pairs = [`year=${'0'.repeat(seed % 7)}2026`, `tag=${tag}`, ...(seed % 2 ? [] : ['locale=en'])]
    return (seed % 3 ? pairs : pairs.toReversed()).join('&')
  })
  const cached: string[] = []
  for (const query of spellings) {
    const { statusCode, headers } = await app.inject({ url: `/stray?${query}` })
    expect(statusCode).toBe(200)
    if (headers['x-accel-expires'] !== '0') cached.push(query)
  }
  expect([new Set(spellings).size, calls]).toEqual([1_000, 1])
  expect(cached).toEqual(['locale=en&tag=foundation&year=2026'])
  expect((await app.inject({ url: '/stray?year=2026&tag=foundation&locale=ru' })).statusCode).toBe(200)
  expect(calls).toBe(2)
})

test('a public response about today ends with the day, in memory and in the header', async () => {
  const midnight = Date.UTC(2026, 10, 16)
  const clock = aClock(midnight - 600_000)
  const app = Fastify()
  const response = z.object({ today: z.string() })
  const dated = route({ ...stray, cache: 'public' as const, response }, () => {
    const today = new Date(clock.at).toISOString().slice(0, 10)
    return trueUntil(Date.parse(today) + 86_400_000, { today })
  })
  registerOperations(app, [dated], {
    limits: createLimits(clock, { add: async () => new Map() }),
    charge: async () => {},
    sensitive: { name: 'sensitive', perMinute: 1 },
    responses: createResponseCache(1_000, clock.now),
    findSession: async () => undefined,
    findInternal: () => undefined,
    edition: 'en',
  })
  const answers = []
  for (const at of [midnight - 240_000, midnight - 2_000, midnight - 1, midnight]) {
    clock.at = at
    const { headers, payload } = await app.inject({ url: '/stray' })
    answers.push([JSON.parse(payload).today, headers['cache-control']])
  }
  expect(answers).toEqual([
    ['2026-11-15', 'public, max-age=26, s-maxage=26, stale-while-revalidate=53'],
    ['2026-11-15', 'public, max-age=0, s-maxage=0, stale-while-revalidate=0'],
    ['2026-11-15', 'public, max-age=0, s-maxage=0, stale-while-revalidate=0'],
    ['2026-11-16', 'public, max-age=60, s-maxage=3600, stale-while-revalidate=600'],
  ])
})

describe('a page that calls an operation of its own process', () => {
  /** An app with one route, and the client of a page in it. */
  function anApp(entry: Route, clock: { now(): number } = { now: () => 0 }) {
    const app = Fastify()
    const { clientFor, findInternal } = createClients(app, '', createTurns())
    registerOperations(app, [entry], {
      edition: 'en',
      limits: createLimits(clock, { add: async () => new Map() }),
      charge: async () => {},
      sensitive: { name: 'sensitive', perMinute: 1 },
      responses: createResponseCache(1_000_000, clock.now),
      findSession: async () => undefined,
      findInternal,
    })
    return { app, client: clientFor({ ip: '203.0.113.7', token: 'abc' }) }
  }

  test.each(['public', 'private'] as const)(
    'gets the result itself, checked once and without what the schema leaves out: %s',
    async (cache) => {
      let checks = 0
      const name = z.string().refine(() => {
        checks += 1
        return true
      })
      const named = { ...stray, cache, response: z.object({ name }) }
      const { app, client } = anApp(route(named, () => ({ name: 'Anna', secret: 'x' })))
      expect(await client.call(named, {})).toStrictEqual({ name: 'Anna' })
      expect(checks).toBe(1)
      expect((await app.inject({ url: '/stray' })).json()).toEqual({ name: 'Anna' })
    },
  )

  test.each(['public', 'private'] as const)(
    'is refused a result that breaks the schema: %s',
    async (cache) => {
      const named = { ...stray, cache, response: z.object({ name: z.string() }) }
      // True at run time only: the handler breaks its type.
      const { client } = anApp(route(named, () => ({ name: 1 }) as unknown as { name: string }))
      await expect(client.call(named, {})).rejects.toMatchObject({ status: 500 })
    },
  )

  test('shares a public result with other pages and cannot change it', async () => {
    let calls = 0
    const listed = { ...stray, cache: 'public' as const, response: z.object({ days: z.array(z.string()) }) }
    const { client } = anApp(
      route(listed, () => {
        calls += 1
        return { days: ['today'] }
      }),
    )
    const { days } = await client.call(listed, {})
    expect(() => days.push('tomorrow')).toThrow(TypeError)
    expect([await client.call(listed, {}), calls]).toEqual([{ days: ['today'] }, 1])
  })

  test('reads nothing about today once the day is over', async () => {
    const clock = aClock(0)
    const dated = { ...stray, cache: 'public' as const, response: z.object({ now: z.number() }) }
    const entry = route(dated, () => trueUntil(clock.at + 1_000, { now: clock.at }))
    const { client } = anApp(entry, clock)
    const read = []
    for (clock.at of [0, 999, 1_000]) read.push((await client.call(dated, {})).now)
    expect(read).toEqual([0, 0, 1_000])
  })

  test('reads a result that was written beforehand', async () => {
    const { client } = anApp(route(stray, () => prepare(stray, {})))
    expect(await client.call(stray, {})).toEqual({})
  })
})

describe('the session of a visit', () => {
  const own = { ...stray, auth: 'required' as const, response: z.object({ user: z.string() }) }
  const end = {
    ...stray,
    id: 'end',
    method: 'POST' as const,
    path: '/end' as const,
    auth: 'required' as const,
  }

  function aVisit() {
    let isOpen = true
    let looked = 0
    const app = Fastify()
    const clock = { now: () => 0 }
    const { clientFor, findInternal } = createClients(app, '', createTurns())
    const routes = [
      route(own, ({ session }) => ({ user: session?.userId ?? '' })),
      route(end, () => {
        isOpen = false
        return {}
      }),
    ]
    handleErrors(app, createLog('silent'))
    registerOperations(app, routes, {
      edition: 'en',
      limits: createLimits(clock, { add: async () => new Map() }),
      charge: async () => {},
      sensitive: { name: 'sensitive', perMinute: 1 },
      responses: createResponseCache(1_000_000, clock.now),
      findInternal,
      findSession: async () => {
        looked += 1
        return isOpen ? { id: 's', userId: 'u' } : undefined
      },
    })
    return { clientFor, looked: () => looked }
  }

  test('is looked up once for the calls that read, and by every visit', async () => {
    const { clientFor, looked } = aVisit()
    for (const visit of [1, 2]) {
      const client = clientFor({ ip: '203.0.113.7', token: 'abc' })
      await Promise.all([client.call(own, {}), client.call(own, {})])
      await client.call(own, {})
      expect(looked()).toBe(visit)
    }
  })

  test('is looked up again after a call that may have ended it', async () => {
    const { clientFor } = aVisit()
    const client = clientFor({ ip: '203.0.113.7', token: 'abc' })
    expect(await client.call(own, {})).toEqual({ user: 'u' })
    await client.call(end, {})
    await expect(client.call(own, {})).rejects.toMatchObject({ code: 'auth.required' })
  })
})
