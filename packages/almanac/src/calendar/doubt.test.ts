import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from './civil-date.ts'
import { dayFacts } from './day-facts.ts'
import { chinaMeridian } from './place.ts'
import { calendarRules } from './rules.ts'

const factsOn = (day: number) =>
  dayFacts({ date: toCivilDate(julianDay(day)), place: chinaMeridian, rules: calendarRules })
// 2027-01-01, where civil time becomes a forecast.
const FIRST_DAY = 2_461_407
const LAST_DAY = 2_488_434

function listRuns(days: readonly number[]): string[] {
  const text = (day: number): string => Object.values(toCivilDate(julianDay(day))).join('-')
  const starts = days.filter((day) => !days.includes(day - 1))
  return starts.map((start) => {
    let end = start
    while (days.includes(end + 1)) end++
    return `${text(start)} … ${text(end)}`
  })
}

test('the doubtful days are three lunar months and three terms', () => {
  const uncertain = Array.from(
    { length: LAST_DAY - FIRST_DAY + 1 },
    (_, offset) => FIRST_DAY + offset,
  ).filter((day) => factsOn(day).uncertain)
  expect(listRuns(uncertain)).toEqual([
    '2051-3-20 … 2051-3-21',
    '2057-9-28 … 2057-10-27',
    '2083-2-3 … 2083-2-4',
    '2084-3-19 … 2084-3-20',
    '2089-9-4 … 2089-10-3',
    '2097-8-7 … 2097-9-5',
  ])
})

test('a past date that hangs on seconds is near a boundary, and certain', () => {
  // 冬至 of 1951 is at 00:00:01 on 23 December.
  expect(factsOn(2_434_004)).toMatchObject({ nearBoundary: true, uncertain: false })
  expect(factsOn(2_434_002)).toMatchObject({ nearBoundary: false, uncertain: false })
})
