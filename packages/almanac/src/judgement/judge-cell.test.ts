import fc from 'fast-check'
import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { branchOf } from '../calendar/cycle.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { cellOf } from './cells.ts'
import { gatherEvidence } from './evidence.ts'
import { hasVirtue, policyOf } from './grade.ts'
import { activityTargets, judgeCell } from './judge-cell.ts'
import { judgeDay } from './judge-day.ts'
import { type JudgementRequest, listStars } from './list-stars.ts'
import { classicalSchool } from './school.ts'
import { listVetoes, weigh } from './weigh.ts'

const [place, rules] = [chinaMeridian, calendarRules]
const dayOf = (day: number, folk = false): JudgementRequest => {
  const facts = dayFacts({ date: toCivilDate(julianDay(day)), place, rules })
  return { facts, school: { ...classicalSchool, folk } }
}
const anyDay = fc.integer({ min: 2_415_021, max: 2_488_434 })

test('a day judged from its cell is the day judged from all its stars at once', () => {
  fc.assert(
    fc.property(anyDay, fc.boolean(), (day, folk) => {
      const judged = dayOf(day, folk)
      const stars = listStars(judged)
      const { activities, grade, isVirtuous, stars: found } = judgeDay(judged)
      expect(found).toEqual(stars)
      expect(isVirtuous).toBe(hasVirtue(stars))
      const policy = policyOf(grade, hasVirtue(stars))
      const { facts, school } = judged
      const cell = judgeCell(cellOf(branchOf(facts.month), facts.day), school)
      const temper = { ...cell.temper, policy, vetoes: listVetoes(stars, policy) }
      const evidence = gatherEvidence(stars)
      for (const [index, target] of activityTargets().entries())
        expect(activities[index]).toEqual({
          activity: target.id,
          ...weigh({ evidence: evidence[index] ?? [], temper, ...target }),
        })
    }),
    { numRuns: 300 },
  )
})

test('a day of 破 spares the healer from the breaking of the month, not from that of the year', () => {
  let spared = 0
  let held = 0
  for (let day = 2_445_701; day < 2_445_701 + 4000; day++) {
    const { stars, activities } = judgeDay(dayOf(day))
    const ids = stars.map(({ id }) => id)
    if (!ids.includes('month-break')) continue
    const { weight = 0 } = activities.find(({ activity }) => activity === 'medical') ?? {}
    const isHeld = ['year-break', 'four-separations', 'four-extinctions'].some((id) =>
      ids.includes(id as 'year-break'),
    )
    if (isHeld) {
      held++
      expect(weight).toBeLessThanOrEqual(-1)
    } else if (weight > 0) spared++
  }
  expect(held).toBeGreaterThan(10)
  expect(spared).toBeGreaterThan(10)
})

test('where a forbiddance lasts nothing is good, and what forbids counts', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const { activity, weight, reasons } of judgeDay(dayOf(day)).activities) {
        const lasting = reasons.filter((reason) => reason.kind === 'evidence' && reason.evidence.isLasting)
        if (lasting.length === 0) continue
        expect(weight, activity).toBeLessThanOrEqual(0)
        const counted = reasons.some(
          (reason) =>
            reason.kind === 'evidence' && reason.evidence.side === 'bad' && reason.status === 'applied',
        )
        expect(counted, `${day} ${activity}`).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})
