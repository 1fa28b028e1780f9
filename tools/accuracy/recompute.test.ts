import { expect, test } from 'vitest'
import { listDays, textOf } from './days.ts'
import { judgeDate } from './judged-days.ts'
import { readDay, recomputeSign } from './recompute.ts'
import { listSwitches } from './switches.ts'

test('every sign worked out a second time from the lists is that of the verdict', () => {
  const wrong = listDays(41).flatMap((date) => {
    const judged = judgeDate(date)
    const day = readDay(judged)
    return judged.verdict.activities
      .filter(({ activity, weight }) => recomputeSign(activity, day) !== Math.sign(weight))
      .map(({ activity }) => `${textOf(date)} ${activity}`)
  })
  expect(wrong).toEqual([])
})

test('without the taboo of 亥 and its like a wedding is no longer forbidden by them', () => {
  // A day of 亥 whose branch alone forbids weddings.
  const judged = listDays()
    .filter(({ year }) => year === 2026)
    .map((date) => judgeDate(date))
    .find(({ verdict }) => {
      const wedding = verdict.activities.find(({ activity }) => activity === 'wedding')
      const bans = wedding?.reasons.filter(
        (reason) =>
          reason.kind === 'evidence' && reason.status === 'applied' && reason.evidence.side === 'bad',
      )
      return bans?.length === 1 && verdict.stars.some(({ id }) => id === 'taboo-hai')
    })
  if (!judged) throw new Error('no such day')
  const switched = listSwitches(readDay(judged), false).find(({ rule }) => rule === 'star taboo-hai')
  expect(recomputeSign('wedding', readDay(judged))).toBe(-1)
  expect(switched?.signOf('wedding')).toBeGreaterThanOrEqual(0)
})

test('every switch of a day has a name, and no rule is listed twice', () => {
  const day = readDay(judgeDate({ year: 2026, month: 11, day: 15 }))
  const names = listSwitches(day, true).map(({ rule }) => rule)
  expect(new Set(names).size).toBe(names.length)
})
