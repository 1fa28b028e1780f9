import { expect, test } from 'vitest'
import { createToday, localDayAt } from './local-day.ts'

test('a day ends at midnight of its own zone', () => {
  const at = Date.UTC(2026, 10, 14, 21, 30)
  expect(localDayAt(at, 'Europe/Moscow')).toEqual({
    date: '2026-11-15',
    endsAtMs: Date.UTC(2026, 10, 15, 21),
  })
  expect(localDayAt(at, 'UTC')).toEqual({ date: '2026-11-14', endsAtMs: Date.UTC(2026, 10, 15) })
})

test('the day that ends summer time is an hour longer', () => {
  const noon = Date.UTC(2026, 9, 25, 11)
  expect(localDayAt(noon, 'Europe/Berlin').endsAtMs).toBe(Date.UTC(2026, 9, 25, 23))
})

test('today follows the clock over midnight and back', () => {
  const clock = { at: Date.UTC(2026, 10, 14, 23, 59, 59), now: () => clock.at }
  const today = createToday(clock)
  expect(today('UTC').date).toBe('2026-11-14')
  clock.at += 1000
  expect(today('UTC').date).toBe('2026-11-15')
  clock.at -= 1000
  expect(today('UTC').date).toBe('2026-11-14')
})
