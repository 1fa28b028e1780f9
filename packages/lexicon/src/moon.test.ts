import { calendarRules, chinaMeridian, dayFacts } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { moonName } from './moon.ts'

test.each([
  [9, 'New moon', 'Новолуние'],
  [14, 'Waxing crescent', 'Растущий серп'],
  [17, 'First quarter', 'Первая четверть'],
  [20, 'Waxing gibbous', 'Растущая луна'],
  [24, 'Full moon', 'Полнолуние'],
  [27, 'Waning gibbous', 'Убывающая луна'],
  [6, 'Waning crescent', 'Убывающий серп'],
])('on %s November 2026 the moon of China is called %s, %s', (day, en, ru) => {
  const date = { year: 2026, month: 11, day }
  const { moon } = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  expect([moonName(moon, 'en'), moonName(moon, 'ru')]).toEqual([en, ru])
})
