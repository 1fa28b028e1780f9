import type { MoonQuarter } from '@zeri/almanac/astro'
import {
  calendarRules,
  chinaMeridian,
  dayFacts,
  julianDay,
  lunarMonths,
  toCivilDate,
} from '@zeri/almanac/calendar'
import { type ActivityId, listRulesOf, majorActivities, type StarRule, stars } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { chineseLunarDays } from './chinese-lunar-days.ts'

const years = [2024, 2025, 2026, 2027, 2028, 2029]
const days = years
  .flatMap((year) => lunarMonths(year))
  .flatMap(({ firstDay, length }) => Array.from({ length }, (_, index) => julianDay(firstDay + index)))
  .map((day) => dayFacts({ date: toCivilDate(day), place: chinaMeridian, rules: calendarRules }))

const countQuarters = (quarter: MoonQuarter, lunarDay?: number): number =>
  days.filter(
    ({ moonQuarter, lunar }) =>
      moonQuarter?.quarter === quarter && (lunarDay === undefined || lunar.day === lunarDay),
  ).length

/** Whether a rule of the moon can hold on a day of the month. */
function mayHold(rule: StarRule, lunarDay: number): boolean {
  if (rule.kind === 'lunar-days') return rule.days.includes(lunarDay)
  if (rule.kind === 'lunar-dates') return rule.dates.some((date) => date.endsWith(`-${lunarDay}`))
  return (
    rule.kind === 'moon-quarter' &&
    days.some(({ moonQuarter, lunar }) => moonQuarter && lunar.day === lunarDay)
  )
}

/** Whether the book forbids an activity on a day of the month, or a custom holds it down. */
const forbids = (activity: ActivityId, lunarDay: number): boolean => {
  const bans = listRulesOf(activity).filter(({ side }) => side === 'bad')
  return stars().some(
    ({ id, rule, cap }) =>
      mayHold(rule, lunarDay) &&
      (bans.some(({ star }) => star === id) ||
        (cap?.on === 'major' ? majorActivities.includes(activity) : cap?.on.includes(activity))),
  )
}

test('what a lunar day is said to put off, a rule of that day puts off', () => {
  const unfounded = chineseLunarDays.flatMap((day, index) =>
    ('says' in day ? day.says.forbids : [])
      .filter((activity) => !forbids(activity, index + 1))
      .map((activity) => `${day.zh} ${activity}`),
  )
  expect(unfounded).toEqual([])
})

test('days whose text names Yang Gong are those of the list, and no other', () => {
  const list = stars().find(({ id }) => id === 'yang-gong')?.rule
  const named = chineseLunarDays.flatMap(({ text }, index) => (text.ru.includes('Ян-гун') ? [index + 1] : []))
  // The first of the seventh month is described on the twenty-ninth, the other day of that month.
  expect([1, ...named]).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1).filter((day) => list && mayHold(list, day)),
  )
})

test('full moon comes oftenest on the sixteenth, the last quarter oftener than not on the twenty-third', () => {
  for (const other of [14, 15, 17]) expect(countQuarters(2, 16)).toBeGreaterThan(countQuarters(2, other))
  expect(countQuarters(3, 23) * 2).toBeGreaterThan(countQuarters(3))
})

test('New Year’s Eve is the twenty-ninth from 2025 to 2029', () => {
  const eves = days.filter(({ festivals }) => festivals.includes('new-years-eve'))
  const early = eves.filter(({ lunar }) => lunar.day === 29).map(({ date }) => date.year)
  expect(early).toEqual([2025, 2026, 2027, 2028, 2029])
})
