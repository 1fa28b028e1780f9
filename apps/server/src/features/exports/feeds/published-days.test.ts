import type { Weight } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { countRuleChanges, recordChanges } from './published-days.ts'

const now = { rulesVersion: '1', atMs: Date.UTC(2026, 10, 15) }
const later = { rulesVersion: '2', atMs: Date.UTC(2026, 10, 20) }
const days = (first: string, weights: readonly Weight[]) =>
  weights.map((weight, step) => ({
    date: new Date(Date.parse(first) + step * 86_400_000).toISOString().slice(0, 10),
    weight,
  }))

test('days that are published for the first time have no changes', () => {
  const published = recordChanges(null, days('2026-11-15', [3, 0, -3]), now)
  expect(published).toMatchObject({ from: '2026-11-15', weights: 'gda', moves: {} })
})

test('a day with another weight is recorded with its old weight and the time', () => {
  const published = recordChanges(
    recordChanges(null, days('2026-11-15', [3, 0, -3]), now),
    days('2026-11-16', [1, -3, 2]),
    later,
  )
  expect(published.moves).toEqual({
    '2026-11-16': { from: 0, at: '2026-11-20T00:00:00.000Z', byRules: true, times: 1 },
  })
  expect(countRuleChanges(published, '2026-11-16')).toBe(1)
  expect(countRuleChanges(published, '2026-11-17')).toBe(0)
})

test('a change is remembered until the day is over, counted again, and not attributed to unchanged rules', () => {
  const moved = recordChanges(
    recordChanges(null, days('2026-11-15', [0]), now),
    days('2026-11-15', [1]),
    later,
  )
  expect(recordChanges(moved, days('2026-11-15', [1]), later).moves).toEqual(moved.moves)
  const again = recordChanges(moved, days('2026-11-15', [2]), later)
  expect(again.moves['2026-11-15']).toMatchObject({ from: 1, byRules: false, times: 2 })
  expect(recordChanges(moved, days('2026-11-16', [0]), later).moves).toEqual({})
})
