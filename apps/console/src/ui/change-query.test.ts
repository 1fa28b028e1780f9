import { expect, test } from 'vitest'
import { changeQuery } from './change-query.ts'

test.each([
  ['', { state: 'paid' }, '?state=paid'],
  ['state=paid&after=x', { after: undefined }, '?state=paid'],
  ['state=paid', { state: '' }, '?'],
  ['state=paid', { after: '2026-11-17_a' }, '?state=paid&after=2026-11-17_a'],
])('%j with %j is %s', (query, changes, changed) => {
  expect(changeQuery(new URLSearchParams(query), changes)).toBe(changed)
})
