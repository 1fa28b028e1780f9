import { branchOf } from '../calendar/cycle.ts'
import type { ActivityId } from './activities.ts'
import { cellOf } from './cells.ts'
import { DAY_TARGET, gatherEvidence } from './evidence.ts'
import type { DayGrade, Policy } from './grade.ts'
import { activityTargets, dayTarget, judgeCell, type Target } from './judge-cell.ts'
import { type JudgementRequest, listDailyStars } from './list-stars.ts'
import { rulesVersion } from './rules-version.ts'
import type { Star } from './stars.ts'
import { listVetoes, type Weighed, weigh } from './weigh.ts'

export type ActivityVerdict = Weighed & { readonly activity: ActivityId }

/** The verdict on a day: its stars, and for every activity a weight with its reasons. */
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

/**
 * Judges a day for everyone. The facts carry the place and rules they hold for.
 * @example judgeDay({ facts: dayFacts({ date: { year: 2026, month: 11, day: 15 }, place: chinaMeridian, rules: calendarRules }), school: classicalSchool }).day.weight // -1
 */
export function judgeDay(judged: JudgementRequest): DayVerdict {
  const { facts, school } = judged
  const cell = judgeCell(cellOf(branchOf(facts.month), facts.day), school)
  const { grade, isVirtuous } = cell
  const daily = listDailyStars(judged)
  const vetoes = listVetoes(daily, cell.temper.policy)
  const temper = { ...cell.temper, vetoes: [...cell.temper.vetoes, ...vetoes] }
  const added = gatherEvidence(daily)
  const weighDaily = (target: Target, place: number): Weighed => {
    const more = added[place] ?? []
    const settled = cell.weighed[place]
    if (settled && more.length === 0 && (vetoes.length === 0 || !target.isMajor)) return settled
    return weigh({ evidence: [...(cell.evidence[place] ?? []), ...more], temper, ...target })
  }
  const activities: ActivityVerdict[] = []
  for (const [place, target] of activityTargets().entries()) {
    const { weight, reasons } = weighDaily(target, place)
    activities.push({ activity: target.id, weight, reasons })
  }
  return {
    rulesVersion,
    stars: [...cell.stars, ...daily],
    grade,
    isVirtuous,
    policy: temper.policy,
    day: weighDaily(dayTarget(), DAY_TARGET),
    activities,
  }
}
