import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCivilDate } from './civil-date.ts'
import { lunarDayOf, lunarMonths } from './lunar-date.ts'
import { type LunarReturn, leapRules, lunarReturns } from './lunar-returns.ts'

const textOf = ({ day, isLeap, isShort }: LunarReturn): string => {
  const { year, month, day: dayOfMonth } = toCivilDate(day)
  const date = [year, month, dayOfMonth].map((part) => String(part).padStart(2, '0')).join('-')
  return `${date}${isLeap ? ' leap' : ''}${isShort ? ' short' : ''}`
}

const anyDate = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 30 }) })
const anyYear = fc.integer({ min: 1900, max: 2100 })

// 2023 has a leap month 2, 2028 a leap 5, 2033 a leap 11.
test.each([
  [2, 1, 2023, ['2023-02-20'], ['2023-02-20', '2023-03-22 leap'], ['2023-03-22 leap']],
  [2, 30, 2023, ['2023-03-21'], ['2023-03-21', '2023-04-19 leap short'], ['2023-04-19 leap short']],
  [5, 5, 2028, ['2028-05-28'], ['2028-05-28', '2028-06-27 leap'], ['2028-06-27 leap']],
  [11, 1, 2033, ['2033-11-22'], ['2033-11-22', '2033-12-22 leap'], ['2033-12-22 leap']],
  [6, 15, 2026, ['2026-07-28'], ['2026-07-28'], ['2026-07-28']],
  [1, 30, 2030, ['2030-03-03 short'], ['2030-03-03 short'], ['2030-03-03 short']],
  [12, 30, 2026, ['2027-02-05 short'], ['2027-02-05 short'], ['2027-02-05 short']],
] as const)('day %2$i of month %1$i comes back in %3$i by each rule', (month, day, year, ...expected) => {
  const found = leapRules.map((rule) => lunarReturns({ month, day }, year, rule).map(textOf))
  expect(found).toEqual(expected)
})

test('every return is the same month and day, or the last of a month of 29 days', () => {
  fc.assert(
    fc.property(anyDate, anyYear, fc.constantFrom(...leapRules), (date, year, rule) => {
      for (const { day, isLeap, isShort } of lunarReturns(date, year, rule)) {
        const found = lunarDayOf(day)
        expect(found).toEqual({ year, month: date.month, isLeap, day: isShort ? 29 : date.day })
        if (!isShort) continue
        expect(date.day).toBe(30)
        expect(
          lunarMonths(year).find((one) => one.month === date.month && one.isLeap === isLeap)?.length,
        ).toBe(29)
      }
    }),
  )
})

test('a date comes back once a year, and twice only where both is chosen and the year has that leap month', () => {
  fc.assert(
    fc.property(anyDate, anyYear, (date, year) => {
      const hasLeap = lunarMonths(year).some(({ month, isLeap }) => isLeap && month === date.month)
      const [regular, both, leap] = leapRules.map((rule) => lunarReturns(date, year, rule))
      expect(regular?.map(({ isLeap }) => isLeap)).toEqual([false])
      expect(both?.map(({ isLeap }) => isLeap)).toEqual(hasLeap ? [false, true] : [false])
      expect(leap?.map(({ isLeap }) => isLeap)).toEqual([hasLeap])
    }),
  )
})

test('a year the almanac does not know is refused', () => {
  expect(() => lunarReturns({ month: 1, day: 1 }, 2101, 'regular')).toThrow(RangeError)
})
