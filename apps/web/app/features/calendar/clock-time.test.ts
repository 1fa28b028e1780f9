import { expect, test } from 'vitest'
import { clockTime, formatInstant, formatTerm, solarNoon } from './clock-time.ts'

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

test.each([
  ['2026-11-07T12:52:07+03:00', { at: '7 November, 12:52', here: null }],
  ['2026-11-06T23:52:07-10:00', { at: '7 November', here: '6 November, 23:52' }],
])('a term of 7 November that begins at %s keeps its date and says when it is here', (at, expected) => {
  const date = '2026-11-07'
  expect(formatTerm({ date, at }, '2026-01-01', 'en')).toEqual({ date, ...expected })
})

test.each([
  ['2026-11-15T11:14:06+03:00', '12:14'],
  ['1900-01-01T11:30:17+02:30:17', '12:30'],
  ['2026-11-15T11:00:00Z', '12:00'],
])('a Horse hour from %s has its noon at %s', (from, noon) => {
  expect(solarNoon(from)).toBe(noon)
})
