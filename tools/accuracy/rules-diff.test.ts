import { expect, test } from 'vitest'
import * as current from './almanac.ts'
import type { Almanac } from './judged-days.ts'
import { loadMutated } from './mutation.ts'
import { importRevision } from './revision.ts'
import { countMoves, lineOf, listMovedDays, summaryOf } from './rules-diff.ts'

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
    { date, moves: [{ target: 'wedding', from, to, why: 'size' }] },
  ])
})

test('a star that stops forbidding is named as the cause', async () => {
  const lenient = await loadMutated({
    what: 'weddings on days of 亥',
    file: 'judgement/taboos.ts',
    change: (source) => source.replace("forbids: '嫁娶'", "forbids: '安神'"),
  })
  const year = Array.from({ length: 365 }, (_, step) =>
    current.toCivilDate(current.julianDay(2_461_360 + step)),
  )
  const moves = listMovedDays(lenient, current, year).flatMap((day) => day.moves)
  const worse = moves.filter(
    ({ target, from, to }) => target === 'wedding' && (from ?? 0) >= 0 && (to ?? 0) < 0,
  )
  expect(worse.length).toBeGreaterThan(0)
  for (const { why } of worse) expect(why).toBe('taboo-hai')
})

test('a moved day is one line with what moved and why', () => {
  const moves = [
    { target: 'wedding', from: 2, to: -1, why: 'taboo-hai' },
    { target: 'legal', from: null, to: 0, why: 'size' },
  ]
  expect(lineOf({ date: { year: 2026, month: 1, day: 5 }, moves })).toBe(
    '2026-01-05  wedding +2 → −1 (taboo-hai), legal none → 0 (size)',
  )
})

test('later days are counted by activity, better and worse', () => {
  const dayWith = (from: number, to: number) => ({
    date: { year: 2026, month: 1, day: 5 },
    moves: [{ target: 'wedding', from, to, why: 'size' }],
  })
  expect(countMoves([dayWith(0, 1), dayWith(0, -1), dayWith(2, 3)])).toEqual(['wedding: better 2, worse 1'])
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
