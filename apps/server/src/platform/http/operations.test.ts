import { operation } from '@zeri/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { findMismatches, route } from './operations.ts'

const stray = operation({
  id: 'stray',
  summary: 'Not in the contract.',
  method: 'GET',
  path: '/stray',
  request: z.strictObject({}),
  response: z.object({}),
})
const strayRoute = route(stray, () => ({}))

test('operations that are each handled once match', () => {
  expect(findMismatches([stray], [strayRoute])).toEqual([])
})

test('a declared operation without a handler is told', () => {
  expect(findMismatches([stray], [])).toEqual(['stray has no handler'])
})

test('a handler outside the contract, or a second one, is told', () => {
  expect(findMismatches([], [strayRoute])).toEqual(['stray is not in the contract'])
  expect(findMismatches([stray], [strayRoute, strayRoute])).toEqual(['stray has two handlers'])
})

test('a public operation that needs a session or changes something is told', () => {
  const personal = { ...stray, cache: 'public' as const, auth: 'optional' as const }
  const changing = { ...stray, cache: 'public' as const, method: 'POST' as const }
  for (const leaky of [personal, changing]) {
    expect(findMismatches([leaky], [route(leaky, () => ({}))])).toEqual([
      'stray is public but not a plain read',
    ])
  }
})
