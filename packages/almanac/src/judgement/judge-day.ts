import { branchOf } from '../calendar/cycle.ts'
import { type ActivityId, activities } from './activities.ts'
import { cellOf } from './cells.ts'
import { DAY_TARGET, gatherEvidence } from './evidence.ts'
import { type DayGrade, findDayGrade, hasVirtue, type Policy, policyOf } from './grade.ts'
import { type JudgedDay, listStars } from './list-stars.ts'
import type { Weight } from './reasons.ts'
import { rulesVersion } from './rules-version.ts'
import type { Star } from './stars.ts'
import { thresholdsOf } from './thresholds.ts'
import { listVetoes, type Weighed, weigh } from './weigh.ts'

export type ActivityVerdict = Weighed & { readonly activity: ActivityId }

/** A day judged: what stands on it, and for every activity a weight with its reasons. */
export type DayVerdict = {
  readonly rulesVersion: string
  readonly stars: readonly Star[]
  readonly grade: DayGrade | undefined
  readonly isVirtuous: boolean
  readonly policy: Policy
  /** The day as a whole. */
  readonly day: Weighed
  /** In the order of the activities. */
  readonly activities: readonly ActivityVerdict[]
}

// 协纪辨方书, juan 10: 破 favours the healer and tearing down; clearing out is our reading.
const breakActivities: readonly ActivityId[] = ['demolish', 'cleaning', 'medical']

// 协纪辨方书, juan 10: 下 and 下下 both forbid everything; only the worst is as bad as days come.
const verdictLimitOf = (grade: DayGrade | undefined): Weight => (grade === 5 ? -3 : -2)

/**
 * Judges a day for nobody in particular.
 * @example judgeDay({ facts: dayFacts({ date: { year: 2026, month: 11, day: 15 }, place: chinaMeridian, rules: calendarRules }), place: chinaMeridian, rules: calendarRules, school: classicalSchool }).day.weight // -1
 */
export function judgeDay(judged: JudgedDay): DayVerdict {
  const stars = listStars(judged)
  const { facts } = judged
  const grade = findDayGrade(cellOf(branchOf(facts.month), facts.day))
  const isVirtuous = hasVirtue(stars)
  const policy = policyOf(grade, isVirtuous)
  const temper = { policy, verdictLimit: verdictLimitOf(grade), vetoes: listVetoes(stars, policy) }
  const evidence = gatherEvidence(stars)
  const isBreaking = stars.some(({ id }) => id === 'officer-break')
  const weighTarget = (target: number, id: ActivityId | 'day', isMajor: boolean): Weighed =>
    weigh({
      evidence: evidence[target] ?? [],
      temper,
      thresholds: thresholdsOf(id),
      isMajor,
      isExempt: isBreaking && id !== 'day' && breakActivities.includes(id),
    })
  return {
    rulesVersion,
    stars,
    grade,
    isVirtuous,
    policy,
    day: weighTarget(DAY_TARGET, 'day', true),
    activities: activities.map(({ id, isMajor }, target) => ({
      activity: id,
      ...weighTarget(target, id, isMajor === true),
    })),
  }
}
