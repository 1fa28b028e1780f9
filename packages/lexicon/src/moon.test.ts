import { moonStep } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { moonName } from './moon.ts'

test.each([
  [3, 'New moon', 'Новолуние'],
  [45, 'Waxing crescent', 'Растущий серп'],
  [90, 'First quarter', 'Первая четверть'],
  [140, 'Waxing gibbous', 'Растущая луна'],
  [183, 'Full moon', 'Полнолуние'],
  [220, 'Waning gibbous', 'Убывающая луна'],
  [270, 'Last quarter', 'Последняя четверть'],
  [300, 'Waning crescent', 'Убывающий серп'],
])('at %s° the moon is called %s, %s', (elongation, en, ru) => {
  const step = moonStep(elongation)
  expect(moonName(step, 'en')).toBe(en)
  expect(moonName(step, 'ru')).toBe(ru)
})
