import { expect, test } from 'vitest'
import { addMonths } from '../../i18n/civil-month.ts'
import { dateAfterKey } from './grid-keys.ts'

test.each([
  ['2026-11-14', 'ArrowLeft', false, '2026-11-13'],
  ['2026-11-30', 'ArrowRight', false, '2026-12-01'],
  ['2026-11-14', 'ArrowUp', false, '2026-11-07'],
  ['2026-12-28', 'ArrowDown', false, '2027-01-04'],
  ['2026-11-14', 'Home', false, '2026-11-09'],
  ['2026-11-09', 'Home', false, '2026-11-09'],
  ['2026-11-14', 'End', false, '2026-11-15'],
  ['2026-03-31', 'PageUp', false, '2026-02-28'],
  ['2026-12-14', 'PageDown', false, '2027-01-14'],
  ['2028-02-29', 'PageDown', true, '2029-02-28'],
  ['2026-11-14', 'PageUp', true, '2025-11-14'],
])('from %s the key %s (shift: %s) leads to %s', (date, key, withShift, expected) => {
  expect(dateAfterKey(date, key, { withShift })).toBe(expected)
})

test.each([
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-15'],
])('in a list the key %s leads to the day beside it', (key, expected) => {
  expect(dateAfterKey('2026-11-14', key, { daysPerRow: 1 })).toBe(expected)
})

test('Home and End stay in a row that begins with another weekday', () => {
  const THURSDAY = 3
  expect(dateAfterKey('2026-11-24', 'Home', { firstWeekday: THURSDAY })).toBe('2026-11-19')
  expect(dateAfterKey('2026-11-19', 'Home', { firstWeekday: THURSDAY })).toBe('2026-11-19')
  expect(dateAfterKey('2026-11-19', 'End', { firstWeekday: THURSDAY })).toBe('2026-11-25')
})

test.each(['Tab', 'Enter', 'a', 'Escape'])('%s does not move', (key) => {
  expect(dateAfterKey('2026-11-14', key)).toBeUndefined()
})

test('months are counted across years', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2026-11-30', 14)).toBe('2028-01-30')
})
