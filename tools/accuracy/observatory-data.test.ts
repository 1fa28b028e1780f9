import { expect, test } from 'vitest'
import {
  listComparedDays,
  readObservatory,
  sumUp,
} from '../../apps/web/app/features/method/observatory.server.ts'
import {
  comparedRules,
  differenceRules,
  comparedActivities as packedActivities,
} from '../../apps/web/app/features/method/observatory-days.generated.ts'
import { rulesVersion } from './almanac.ts'
import { judgeDate } from './judged-days.ts'
import { kindOfRule } from './observatory-data.ts'
import { comparedActivities, readTymeDay, tymeSignOf } from './tyme-lists.ts'

test('the packed days were made by the rules of today', () => {
  expect(comparedRules).toBe(rulesVersion)
  expect(packedActivities.map(({ id }) => id)).toEqual(comparedActivities)
})

test('the packed signs are ours and those of the library, on each ninth day', () => {
  listComparedDays()
    .filter((_, index) => index % 9 === 0)
    .forEach(({ date, differences }) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
      const theirs = readTymeDay({ year, month, day })
      const { verdict } = judgeDate({ year, month, day })
      const expected = comparedActivities.flatMap((activity, place) => {
        const weight = verdict.activities.find((one) => one.activity === activity)?.weight ?? 0
        const [ours, other] = [Math.sign(weight), tymeSignOf(theirs, activity)]
        return ours === other ? [] : [[place, ours, other]]
      })
      expect([date, differences.map(({ activity, ours, theirs: other }) => [activity, ours, other])]).toEqual(
        [date, expected],
      )
    })
})

test('the totals are those of the report', () => {
  const totals = sumUp(listComparedDays())
  expect(totals.compared).toBe(70_128)
  expect(totals.silent + totals.opposite).toBe(37_051)
})

test('a page shows today and the thirty days after it, with a name for every rule', () => {
  for (const locale of ['en', 'ru'] as const) {
    const { days, rules, plot } = readObservatory(locale, '2026-11-17')
    expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual(['2026-11-17', '2026-12-17', 31])
    expect(rules.reduce((sum, { count }) => sum + count, 0)).toBe(37_051)
    const shown = plot.rows.flatMap(({ states }) => states).filter((state) => state !== 'alike').length
    expect(shown).toBe(days.reduce((sum, { differences }) => sum + differences.length, 0))
  }
  expect(differenceRules.length).toBeGreaterThan(30)
})

test('every rule has a kind, and an unknown one is refused', () => {
  expect(kindOfRule('star four-poverty')).toEqual({ kind: 'star', star: 'four-poverty' })
  expect(kindOfRule(undefined)).toEqual({ kind: 'none' })
  expect(() => kindOfRule('a rule of tomorrow')).toThrow('no kind')
})
