import { expect, test } from 'vitest'
import * as current from './almanac.ts'
import { loadMutated } from './mutation.ts'
import { type Almanac, importRevision, listMovedDays, summaryOf } from './rules-diff.ts'

const dates = Array.from({ length: 60 }, (_, step) =>
  current.toCivilDate(current.julianDay(2_461_360 + step)),
)

/** The almanac with one weight of one day changed. */
function withChange(date: current.CivilDate, activity: current.ActivityId, weight: current.Weight): Almanac {
  const judgeDay: Almanac['judgeDay'] = (day) => {
    const verdict = current.judgeDay(day)
    if (JSON.stringify(day.facts.date) !== JSON.stringify(date)) return verdict
    return {
      ...verdict,
      activities: verdict.activities.map((one) => (one.activity === activity ? { ...one, weight } : one)),
    }
  }
  return { ...current, judgeDay }
}

test('the same rules move no day', () => {
  expect(listMovedDays(current, current, dates)).toEqual([])
})

test('a changed weight is found, with the day and both values', () => {
  const date = { year: 2026, month: 11, day: 20 }
  const facts = current.dayFacts({ date, place: current.chinaMeridian, rules: current.calendarRules })
  const { activities } = current.judgeDay({ facts, school: current.classicalSchool })
  const from = activities.find(({ activity }) => activity === 'wedding')?.weight
  const to = from === 3 ? 2 : 3
  expect(listMovedDays(current, withChange(date, 'wedding', to), dates)).toEqual([
    { date, moves: [{ target: 'wedding', from, to }] },
  ])
})

test('a raised threshold is listed: the weddings it makes neutral, and nothing else', async () => {
  const raised = await loadMutated({
    what: 'the least sum of a good wedding',
    file: 'judgement/thresholds.ts',
    change: (source) => source.replace('wedding: { good: [0.25,', 'wedding: { good: [2.875,'),
  })
  const moved = listMovedDays(current, raised, dates)
  expect(moved.length).toBeGreaterThan(0)
  for (const { moves } of moved) expect(moves).toEqual([{ target: 'wedding', from: 1, to: 0 }])
})

test('the summary counts general verdicts, and demands a new version where one is missing', () => {
  const versions = { before: '1', now: '1' }
  expect(summaryOf({ moved: 2, of: 60, versions })).toMatch(/^2 of 60 days have another general verdict/)
  expect(summaryOf({ moved: 2, of: 60, versions })).toContain('has to grow')
  expect(summaryOf({ moved: 0, of: 60, versions })).not.toContain('has to grow')
  expect(summaryOf({ moved: 2, of: 60, versions: { before: '1', now: '2' } })).not.toContain('has to grow')
})

test('an activity that only one of the two knows moves every day', () => {
  const judgeDay: Almanac['judgeDay'] = (day) => {
    const verdict = current.judgeDay(day)
    return { ...verdict, activities: verdict.activities.filter(({ activity }) => activity !== 'legal') }
  }
  const moved = listMovedDays({ ...current, judgeDay }, current, dates)
  expect(moved).toHaveLength(dates.length)
  for (const { moves } of moved) expect(moves).toMatchObject([{ target: 'legal', from: null }])
})

test('a revision that does not exist is an error', async () => {
  await expect(importRevision('no-such-revision')).rejects.toThrow()
})
