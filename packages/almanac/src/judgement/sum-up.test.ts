import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { judgeDay } from './judge-day.ts'
import { classicalSchool } from './school.ts'
import { sumUp, weightOfSum } from './sum-up.ts'

const FIRST_DAY_2026 = 2_461_042

const verdicts = Array.from({ length: 730 }, (_, step) => {
  const date = toCivilDate(julianDay(FIRST_DAY_2026 + step))
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  return judgeDay({ facts, school: classicalSchool }).activities
}).flat()

test('every weight of two years follows from its sum', () => {
  const wrong = verdicts.filter((verdict) => weightOfSum(sumUp(verdict)) !== verdict.weight)
  expect(wrong).toEqual([])
})

test('the terms of a sum add up to its total, but for the quarter it has at least', () => {
  for (const verdict of verdicts) {
    const { terms, total } = sumUp(verdict)
    const sum = terms.reduce((before, { points }) => before + points, 0)
    expect(total === sum || total === 0.25).toBe(true)
  }
})
