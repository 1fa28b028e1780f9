import { branchOf } from '../calendar/cycle.ts'
import { type ActivityId, activities } from './activities.ts'
import { cellOf } from './cells.ts'
import { DAY_TARGET, gatherEvidence } from './evidence.ts'
import { type DayGrade, findDayGrade, hasVirtue, type Policy, policyOf } from './grade.ts'
import { type JudgedDay, listStars } from './list-stars.ts'
import type { Thresholds, Weight } from './reasons.ts'
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

type Target = {
  readonly id: ActivityId
  readonly target: number
  readonly isMajor: boolean
  readonly thresholds: Thresholds
  readonly isForBreaking: boolean
}

let known: readonly Target[] | undefined

/** The activities with what weighing them takes. */
function targets(): readonly Target[] {
  known ??= activities.map(({ id, isMajor }, target) => ({
    id,
    target,
    isMajor: isMajor === true,
    thresholds: thresholdsOf(id),
    isForBreaking: breakActivities.includes(id),
  }))
  return known
}

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
  const verdicts: ActivityVerdict[] = []
  for (const { id, target, isMajor, thresholds, isForBreaking } of targets()) {
    const isExempt = isBreaking && isForBreaking
    const { weight, reasons } = weigh({
      evidence: evidence[target] ?? [],
      temper,
      thresholds,
      isMajor,
      isExempt,
    })
    verdicts.push({ activity: id, weight, reasons })
  }
  const day = weigh({
    evidence: evidence[DAY_TARGET] ?? [],
    temper,
    thresholds: thresholdsOf('day'),
    isMajor: true,
    isExempt: false,
  })
  return { rulesVersion, stars, grade, isVirtuous, policy, day, activities: verdicts }
}
