import { expect, test } from 'vitest'
import type * as almanac from './almanac.ts'
import { type JudgedDay, judgeDate } from './judged-days.ts'
import { type DayCount, measureMix, tallyZeros } from './zeros.ts'

// A day of 亥: weddings are forbidden, whatever favours them.
const day = judgeDate({ year: 2026, month: 12, day: 15 })

function withWedding(change: (verdict: almanac.ActivityVerdict) => almanac.ActivityVerdict): JudgedDay {
  const activities = day.verdict.activities
    .filter(({ activity }) => activity === 'wedding')
    .map((verdict) => change(verdict))
  return { ...day, verdict: { ...day.verdict, activities } }
}

function countsOf(judged: JudgedDay) {
  const { forbidden, lasting, unfounded, defiant } = tallyZeros([judged])
  return { lasting: lasting.count, unfounded: unfounded.count, defiant: defiant.count, all: forbidden.of }
}

test('a wedding on a day of 亥 is under a ban that stays, and is bad', () => {
  expect(day.verdict.stars.some(({ id }) => id === 'taboo-hai')).toBe(true)
  expect(countsOf(withWedding((verdict) => verdict))).toMatchObject({ lasting: 0, unfounded: 0, defiant: 0 })
})

test('a ban that stays and a weight of nought are noticed', () => {
  expect(countsOf(withWedding((verdict) => ({ ...verdict, weight: 0 })))).toMatchObject({ lasting: 1 })
})

test('a good weight beside a ban that counts is noticed', () => {
  const good = withWedding((verdict) => ({ ...verdict, weight: 1 }))
  expect(countsOf(good)).toMatchObject({ lasting: 1, defiant: 1 })
})

test('a good weight without anything written for it is noticed', () => {
  const unfounded = withWedding((verdict) => ({ ...verdict, weight: 1, reasons: [] }))
  expect(countsOf(unfounded)).toMatchObject({ unfounded: 1, defiant: 0 })
})

const plain: DayCount = {
  date: day.date,
  good: 5,
  bad: 5,
  shown: 30,
  weight: 0,
  isFree: false,
}

const valuesOf = (days: readonly DayCount[]) => measureMix(days).map(({ value }) => value)

test('a day with ten good and nothing bad counts unless the book frees it', () => {
  expect(valuesOf([plain, { ...plain, good: 5, bad: 0, weight: 0 }])[0]).toBe(0)
  expect(valuesOf([plain, { ...plain, good: 10, bad: 0, weight: 1 }])[0]).toBe(50)
  expect(valuesOf([plain, { ...plain, good: 10, bad: 0, weight: 1, isFree: true }])[0]).toBe(0)
})

test('a rating at odds with its lists is noticed', () => {
  const [, mixed, good, nought, bad] = valuesOf([
    { ...plain, weight: 1, good: 4, bad: 6 },
    { ...plain, weight: 0, good: 10, bad: 4 },
    { ...plain, weight: -1, good: 6, bad: 4 },
    { ...plain, weight: 0, good: 9, bad: 4 },
  ])
  expect([mixed, good, nought, bad]).toEqual([100, 1, 1, 1])
})
