import { expect, test } from 'vitest'
import { clockTime, formatInstant } from './clock-time.ts'

test('an instant shows the clock time of its place, whatever the time zone of the visitor', () => {
  expect(clockTime('2026-11-15T13:31:33+03:00')).toBe('13:31')
  expect(clockTime('2026-11-15T23:59:59Z')).toBe('23:59')
})

test.each([
  ['2026-11-15T13:31:33+03:00', 'en', '13:31'],
  ['2026-11-22T10:23:21+03:00', 'en', '22 November, 10:23'],
  ['2026-11-22T10:23:21+03:00', 'ru', '22 ноября, 10:23'],
  ['2027-01-05T10:00:00+03:00', 'en', '5 January 2027, 10:00'],
  ['2027-01-05T10:00:00+03:00', 'ru', '5 января 2027, 10:00'],
] as const)('on the page of 15 November 2026, %s in %s is “%s”', (instant, locale, expected) => {
  expect(formatInstant(instant, '2026-11-15', locale)).toBe(expected)
})
