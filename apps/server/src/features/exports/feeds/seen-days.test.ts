import type { Weight } from '@zeri/almanac'
import { expect, test } from 'vitest'
import { countMoved, noteMoves } from './seen-days.ts'

const now = { rulesVersion: '1', atMs: Date.UTC(2026, 10, 15) }
const later = { rulesVersion: '2', atMs: Date.UTC(2026, 10, 20) }
const days = (first: string, weights: readonly Weight[]) =>
  weights.map((weight, step) => ({
    date: new Date(Date.parse(first) + step * 86_400_000).toISOString().slice(0, 10),
    weight,
  }))

test('what is told for the first time has not moved', () => {
  const seen = noteMoves(null, days('2026-11-15', [3, 0, -3]), now)
  expect(seen).toMatchObject({ from: '2026-11-15', weights: 'gda', moves: {} })
})

test('a day that weighs something else is noted with what it was and when; the others are not', () => {
  const seen = noteMoves(
    noteMoves(null, days('2026-11-15', [3, 0, -3]), now),
    days('2026-11-16', [1, -3, 2]),
    later,
  )
  expect(seen.moves).toEqual({
    '2026-11-16': { from: 0, at: '2026-11-20T00:00:00.000Z', byRules: true, times: 1 },
  })
  expect(countMoved(seen, '2026-11-16')).toBe(1)
  expect(countMoved(seen, '2026-11-17')).toBe(0)
})

test('a move is remembered until the day is over, counted when it moves again, and not laid at the rules when a birth moved it', () => {
  const moved = noteMoves(noteMoves(null, days('2026-11-15', [0]), now), days('2026-11-15', [1]), later)
  expect(noteMoves(moved, days('2026-11-15', [1]), later).moves).toEqual(moved.moves)
  const again = noteMoves(moved, days('2026-11-15', [2]), later)
  expect(again.moves['2026-11-15']).toMatchObject({ from: 1, byRules: false, times: 2 })
  expect(noteMoves(moved, days('2026-11-16', [0]), later).moves).toEqual({})
})
