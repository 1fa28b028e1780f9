import { expect, test } from 'vitest'
import { calendarRules, chinaMeridian, dayFacts, julianDay, toCivilDate } from '../calendar/index.ts'
import { type DayVerdict, judgeDay } from './judge-day.ts'
import type { Reason } from './reasons.ts'
import { classicalSchool } from './school.ts'

const FIRST_DAY_2026 = 2_461_042

const days: readonly DayVerdict[] = Array.from({ length: 730 }, (_, step) =>
  judgeDay({
    facts: dayFacts({
      date: toCivilDate(julianDay(FIRST_DAY_2026 + step)),
      place: chinaMeridian,
      rules: calendarRules,
    }),
    school: classicalSchool,
  }),
)

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>
const isEvidence = (reason: Reason): reason is EvidenceReason => reason.kind === 'evidence'

test('a benefactor or an evil of the day counts there exactly where it counts for most of its activities', () => {
  for (const { day, activities } of days)
    for (const { evidence, status, by } of day.reasons.filter(isEvidence)) {
      const ends = activities
        .flatMap(({ reasons }) => reasons.filter(isEvidence))
        .filter((one) => one.evidence.star === evidence.star && one.evidence.side === evidence.side)
      const countOf = (end: EvidenceReason['by']): number => ends.filter((one) => one.by === end).length
      expect(status).toBe(by === undefined ? 'applied' : 'overridden')
      expect(countOf(by)).toBe(Math.max(...ends.map((one) => countOf(one.by))))
    }
})

test('on a day that forbids everything no benefactor counts, and the grade stands among the reasons', () => {
  const forbidden = days.filter(({ policy }) => policy === 'all-forbidden')
  expect(forbidden.length).toBeGreaterThan(20)
  for (const { day } of forbidden) {
    const counted = day.reasons.filter(isEvidence).filter(({ status }) => status === 'applied')
    expect(counted.filter(({ evidence }) => evidence.side === 'good')).toEqual([])
    expect(day.reasons.some(({ kind }) => kind === 'verdict')).toBe(true)
  }
})

test('a day against the year has the custom among what concerns the whole day', () => {
  const against = days.filter(({ stars }) => stars.some(({ id }) => id === 'year-break'))
  expect(against.length).toBeGreaterThan(50)
  for (const { day } of against)
    expect(day.reasons).toContainEqual({ kind: 'cap', star: 'year-break', limit: -1, status: 'applied' })
})
