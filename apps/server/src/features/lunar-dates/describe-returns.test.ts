import { listLunarReturns } from '@zeri/contract'
import { expect, test } from 'vitest'
import { AppError } from '../../platform/http/app-error.ts'
import { describeReturns } from './describe-returns.ts'

const describeQuery = (query: object) =>
  listLunarReturns.response.parse(describeReturns(listLunarReturns.request.parse(query)))

test('returns have their date in words, and say where a month is leap or short', () => {
  const { dates } = describeQuery({ dates: '6-30.both,1-1', from: '2025-07-24', count: '3', locale: 'ru' })
  expect(dates.map(({ words, zh, leapRule }) => [words, zh, leapRule])).toEqual([
    ['30-й день 6-го месяца', '六月三十', 'both'],
    ['1-й день 1-го месяца', '正月初一', 'regular'],
  ])
  expect(dates[0]?.returns).toEqual([
    {
      date: '2025-07-24',
      name: '24 июля 2025',
      weekday: 'четверг',
      lunarYear: 2025,
      isLeap: false,
      isShort: false,
    },
    {
      date: '2025-08-22',
      name: '22 августа 2025',
      weekday: 'пятница',
      lunarYear: 2025,
      isLeap: true,
      isShort: true,
    },
    {
      date: '2026-08-12',
      name: '12 августа 2026',
      weekday: 'среда',
      lunarYear: 2026,
      isLeap: false,
      isShort: false,
    },
  ])
  expect(dates[1]?.returns.map(({ date }) => date)).toEqual(['2026-02-17', '2027-02-06', '2028-01-26'])
})

test('the return of the twelfth month before the civil new year belongs to the lunar year before', () => {
  const { dates } = describeQuery({ dates: '12-8', from: '2027-01-01', count: '1' })
  expect(dates[0]?.returns).toMatchObject([{ date: '2027-01-15', lunarYear: 2026 }])
})

test('there are no returns after the almanac ends, and a day outside it is refused', () => {
  const { dates } = describeQuery({ dates: '1-1,12-2', from: '2100-01-01', count: '30' })
  expect(dates.map(({ returns }) => returns.map(({ date }) => date))).toEqual([
    ['2100-02-09'],
    ['2100-01-11'],
  ])
  expect(() => describeQuery({ dates: '1-1', from: '2101-01-01' })).toThrow(AppError)
})

test.each(['', '13-1', '0-1', '1-31', '01-01', '1-1.none', '1-1,', Array(51).fill('1-1').join()])(
  '%s is no list of lunar dates',
  (dates) => {
    expect(listLunarReturns.request.safeParse({ dates, from: '2026-11-18' }).success).toBe(false)
  },
)
