import { expect, test } from 'vitest'
import { searchOf } from './person-search.ts'

test.each([
  [' anna@example.org ', { email: 'anna@example.org' }],
  ['3F1C2A52-6f0e-4a57-9a55-0c8f4f0e7d11', { order: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11' }],
  ['anna', undefined],
  ['', undefined],
])('%j is searched as %j', (typed, search) => {
  expect(searchOf(typed)).toEqual(search)
})
