import { operations } from '@zeri/contract'
import { expect, test } from 'vitest'
import { specifiedCalls } from './specified.ts'

const nameless = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}')
const served = new Set(operations.map(({ method, path }) => nameless(`${method} ${path}`)))

test.each(specifiedCalls)('%s exists', (call) => {
  expect(served).toContain(nameless(call))
})

test('no call is listed twice', () => {
  expect(new Set(specifiedCalls).size).toBe(specifiedCalls.length)
})
