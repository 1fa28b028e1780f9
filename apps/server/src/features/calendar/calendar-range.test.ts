import * as almanac from '@zeri/almanac/calendar'
import { FIRST_YEAR, isCalendarDate, isCalendarDay, isCalendarYear, LAST_YEAR } from '@zeri/contract'
import { expect, test } from 'vitest'

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

test('contract and almanac agree on which days exist', () => {
  for (let year = FIRST_YEAR - 1; year <= LAST_YEAR + 1; year++)
    for (let month = 0; month <= 13; month++)
      for (const day of [0, 1, 27, 28, 29, 30, 31, 32]) {
        const expected = almanac.isAlmanacDate({ year, month, day })
        expect(isCalendarDay({ year, month, day }), iso(year, month, day)).toBe(expected)
        expect(isCalendarDate(iso(year, month, day)), iso(year, month, day)).toBe(expected)
      }
})

test('contract and almanac cover the same years', () => {
  expect([FIRST_YEAR, LAST_YEAR]).toEqual([almanac.FIRST_YEAR, almanac.LAST_YEAR])
  for (let year = FIRST_YEAR - 1; year <= LAST_YEAR + 1; year++)
    expect(isCalendarYear(year)).toBe(almanac.isAlmanacDate({ year, month: 1, day: 1 }))
})

test.each(['', '2026-2-3', '02026-02-03', '2026-02-03T00:00', ' 2026-02-03', '２026-02-03'])(
  '%j is no date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
  },
)
