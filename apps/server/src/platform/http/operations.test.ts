import { operation } from '@zeri/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createLimits } from './limits.ts'
import { findMismatches, registerOperations, route } from './operations.ts'
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
    sensitive: { name: 'sensitive', perMinute: 1 },
    responses: createResponseCache(1000, clock.now),
    findSession: async () => undefined,
  })
  const { statusCode, headers } = await app.inject({ url: '/stray' })
  const cookie = 'a=1; Max-Age=60; Path=/; Secure; HttpOnly; SameSite=Lax'
  expect([statusCode, headers['set-cookie']]).toEqual(cache === 'public' ? [500, undefined] : [200, cookie])
})
