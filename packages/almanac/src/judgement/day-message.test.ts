import { expect, test } from 'vitest'
import { natalRules } from '../bazi/natal-rules.ts'
import { readChart } from '../bazi/read-chart.ts'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { pillarOf } from '../calendar/cycle.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { makeDayMessage } from './day-message.ts'
import { judgeDay } from './judge-day.ts'
import { isMedical } from './medical.ts'
import { personalRules } from './personal/personal-rules.ts'
import { personaliseVerdict } from './personal/personal-verdict.ts'
import { classicalSchool } from './school.ts'

const FIRST_DAY_2026 = 2_461_042
const chart = readChart({ year: pillarOf(0), month: pillarOf(2), day: pillarOf(4), hour: null }, natalRules)

const messages = Array.from({ length: 365 }, (_, step) => {
  const date = toCivilDate(julianDay(FIRST_DAY_2026 + step))
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const verdict = judgeDay({ facts, school: classicalSchool })
  const own = personaliseVerdict(verdict, facts.day, { chart, rules: personalRules })
  return [
    { message: makeDayMessage(verdict), rated: verdict.activities, weight: verdict.day.weight },
    { message: makeDayMessage(verdict, own), rated: own.activities, weight: own.day.weight },
  ]
}).flat()

test('a message has the rating of its own verdict, and names only activities of that side', () => {
  for (const { message, rated, weight } of messages) {
    const weightOf = (id: string) => rated.find(({ activity }) => activity === id)?.weight ?? 0
    expect(message.weight).toBe(weight)
    expect(message.goodFor.every((id) => weightOf(id) > 0)).toBe(true)
    expect(message.putOff.every((id) => weightOf(id) < 0)).toBe(true)
  }
})

test('a message names nothing medical', () => {
  for (const { message } of messages)
    expect([...message.goodFor, ...message.putOff].filter(isMedical)).toEqual([])
})

test('what is put off comes with the worst first', () => {
  for (const { message, rated } of messages) {
    const weights = message.putOff.map((id) => rated.find(({ activity }) => activity === id)?.weight ?? 0)
    expect(weights).toEqual(weights.toSorted((one, other) => one - other))
  }
})
