import { expect, test } from 'vitest'
import { formatTerm } from './format-term.ts'

test.each([
  ['2026-11-07T12:52:07+03:00', { at: '7 November, 12:52', here: null }],
  ['2026-11-06T23:52:07-10:00', { at: '7 November', here: '6 November, 23:52' }],
])('a term of 7 November that begins at %s keeps its date and says when it is here', (at, expected) => {
  const date = '2026-11-07'
  expect(formatTerm({ date, at }, '2026-01-01', 'en')).toEqual({ date, ...expected })
})
