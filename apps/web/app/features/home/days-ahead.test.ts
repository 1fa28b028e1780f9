import { expect, test } from 'vitest'
import type { Weight } from '../../ui/weight.ts'
import { listWeekdays } from '../calendar/list-weekdays.ts'
import { type Activity, type MonthDay, packWeights } from '../calendar/month-days.ts'
import { listDaysAhead, shortMonth, spanAhead, toRows, weekdaysFrom } from './days-ahead.ts'

const activities: Activity[] = ['wedding', 'contract', 'bed', 'hire'].map((id) => ({
  id,
  theme: 'any',
  name: id.toUpperCase(),
  isShown: true,
}))

const aDay = (date: string, weight: Weight | null): MonthDay => ({
  date,
  dayMonth: date,
  pillar: '',
  stem: { glyph: '甲', element: 'wood' },
  branch: { glyph: '午', element: 'fire' },
  moon: { name: '', elongationDeg: 90, litPercent: 50 },
  lunar: { day: 1, month: 1, isLeap: false },
  occasions: [],
  officer: { zh: '', name: '' },
  mansion: { zh: '', name: '' },
  clash: { glyph: '', name: '' },
  weight,
  weights: packWeights([1, 1, 1, 1]),
  goodFor: [3, 0, 1, 2],
  putOff: [],
})
const listed = (days: readonly MonthDay[]) =>
  listDaysAhead(days, { activities, locale: 'en', sentenceOf: ({ date }) => `on ${date}` })

test('the span is today and thirty days, at most to the end of the calendar', () => {
  expect(spanAhead('2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-12-16' })
  expect(spanAhead('2100-12-20').to).toBe('2100-12-31')
})

test('days end where ratings end, and name the three activities that their message names first', () => {
  const days = listed([aDay('2026-11-16', 1), aDay('2026-11-17', -2), aDay('2026-11-18', null)])
  expect(days.map(({ date, weight }) => [date, weight])).toEqual([
    ['2026-11-16', 1],
    ['2026-11-17', -2],
  ])
  expect(days[0]?.best).toEqual([
    { id: 'hire', name: 'HIRE' },
    { id: 'wedding', name: 'WEDDING' },
    { id: 'contract', name: 'CONTRACT' },
  ])
  expect(days[0]?.sentence).toBe('on 2026-11-16')
})

test('a month is named on the first day of the page and where it begins', () => {
  const days = listed([aDay('2026-11-29', 0), aDay('2026-11-30', 0), aDay('2026-12-01', 0)])
  expect(days.map(({ month }) => month)).toEqual(['Nov', undefined, 'Dec'])
  expect([shortMonth('2026-05-01', 'ru'), shortMonth('2026-11-01', 'ru')]).toEqual(['май', 'ноя'])
})

test('rows begin with today; of thirty-one days the last row leaves four columns', () => {
  const days = Array.from({ length: 31 }, (_, index) => index)
  const { rows, free } = toRows(days)
  expect(rows.map((row) => row[0])).toEqual([0, 7, 14, 21, 28])
  expect(free).toBe(4)
  expect(toRows(days.slice(0, 28)).free).toBe(0)
})

test('the heads of the columns begin with the weekday of today, and the weekend stays marked', () => {
  const heads = weekdaysFrom('2026-11-19', listWeekdays('en'))
  expect(heads.map(({ short }) => short)).toEqual(['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'])
  expect(heads.filter(({ isWeekend }) => isWeekend).map(({ short }) => short)).toEqual(['Sat', 'Sun'])
})
