import { expect, test } from 'vitest'
import { questionSearchOf } from './question-search.ts'

test.each([
  ['  ', { kind: 'all' }],
  [' anna@example.org ', { kind: 'email', email: 'anna@example.org' }],
  ['moving a house', { kind: 'words', words: 'moving a house' }],
  ['#3F1C2A52', { kind: 'words', words: '#3F1C2A52' }],
  ['@', { kind: 'words', words: '@' }],
])('%j is searched as %j', (typed, search) => {
  expect(questionSearchOf(typed)).toEqual(search)
})
