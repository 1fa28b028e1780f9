import { expect, test } from 'vitest'
import { addDays, dateWords, dayMonthWords, findOffset, listZoneOffsets, zoneOffset } from './civil-day.ts'

test.each([
  ['2026-11-15', 0, '2026-11-15'],
  ['2026-12-30', 3, '2027-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %d days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later)
})

test('an English date reads as written out by hand', () => {
  expect(dateWords('2026-11-15', 'en')).toEqual({
    weekday: 'Sunday',
    weekdayShort: 'Sun',
    dayOfMonth: '15',
    dayMonth: '15 November',
    date: '15 November 2026',
    month: 'November',
  })
})

test('a Russian date has the month in the genitive and no abbreviation of the year', () => {
  expect(dateWords('2026-11-05', 'ru')).toEqual({
    weekday: 'Четверг',
    weekdayShort: 'Чт',
    dayOfMonth: '5',
    dayMonth: '5 ноября',
    date: '5 ноября 2026',
    month: 'Ноябрь',
  })
})

test.each([
  ['Europe/Moscow', '2026-11-15', 'UTC+3'],
  ['Europe/Berlin', '2026-07-01', 'UTC+2'],
  ['Europe/Berlin', '2026-11-15', 'UTC+1'],
  ['Asia/Kolkata', '2026-11-15', 'UTC+5:30'],
  ['Etc/UTC', '2026-11-15', 'UTC'],
])('%s on %s is %s', (zone, date, offset) => {
  expect(zoneOffset(zone, date)).toBe(offset)
})

test('the offsets of a month change on the day whose noon has the other time, and hold until the next change', () => {
  const dates = Array.from({ length: 31 }, (_, index) => addDays('2026-03-01', index))
  const offsets = listZoneOffsets('Europe/Berlin', dates)
  expect(offsets).toEqual([
    { from: '2026-03-01', offset: 'UTC+1' },
    { from: '2026-03-29', offset: 'UTC+2' },
  ])
  for (const date of dates) expect(findOffset(offsets, date)).toBe(zoneOffset('Europe/Berlin', date))
  expect(findOffset([], '2026-03-01')).toBeUndefined()
})

test.each(['en', 'ru'] as const)('the day and month alone are those of the whole date: %s', (locale) => {
  expect(dayMonthWords('2026-05-09', locale)).toBe(dateWords('2026-05-09', locale).dayMonth)
})
