import { operation } from '@zeri/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { aClock } from '../../testing/clock.ts'
import { createLimits } from './limits.ts'
import { findMismatches, registerOperations, route, trueUntil } from './operations.ts'
import { createResponseCache } from './response-cache.ts'

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
  })
  const { statusCode, headers } = await app.inject({ url: '/stray' })
  const cookie = 'a=1; Max-Age=60; Path=/; Secure; HttpOnly; SameSite=Lax'
  expect([statusCode, headers['set-cookie']]).toEqual(cache === 'public' ? [500, undefined] : [200, cookie])
})

test('a thousand spellings of a public query call the handler once', async () => {
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
  })
  const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const spellings = Array.from({ length: 1_000 }, (_, seed) => {
    const tag = [...'foundation'].map((letter, at) => ((seed >> at) & 1 ? encode(letter) : letter)).join('')
    const pairs = [`year=${'0'.repeat(seed % 7)}2026`, `tag=${tag}`, ...(seed % 2 ? ['locale=en'] : [])]
    return (seed % 3 ? pairs : pairs.toReversed()).join('&')
  })
  for (const query of spellings) expect((await app.inject({ url: `/stray?${query}` })).statusCode).toBe(200)
  expect([new Set(spellings).size, calls]).toEqual([1_000, 1])
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
  })
  const answers = []
  for (const at of [midnight - 240_000, midnight - 2_000, midnight - 1, midnight]) {
    clock.at = at
    const { headers, payload } = await app.inject({ url: '/stray' })
    answers.push([JSON.parse(payload).today, headers['cache-control']])
  }
  expect(answers).toEqual([
    ['2026-11-15', 'public, max-age=60, s-maxage=80, stale-while-revalidate=160'],
    ['2026-11-15', 'public, max-age=0, s-maxage=0, stale-while-revalidate=2'],
    ['2026-11-15', 'public, max-age=0, s-maxage=0, stale-while-revalidate=0'],
    ['2026-11-16', 'public, max-age=60, s-maxage=3600, stale-while-revalidate=600'],
  ])
})
