import { type ActivityId, activities } from './activities.ts'
import { type StarTable, starTable } from './cells.ts'
import { type Evidence, gatherEvidence } from './evidence.ts'
import { type DayGrade, findDayGrade, hasVirtue, policyOf } from './grade.ts'
import type { Thresholds, Weight } from './reasons.ts'
import type { School } from './school.ts'
import type { Star } from './stars.ts'
import { thresholdsOf } from './thresholds.ts'
import { type DayTemper, listVetoes, type Weighed, weigh } from './weigh.ts'

/** What is weighed on a day, and how. */
export type Target = {
  readonly isMajor: boolean
  readonly thresholds: Thresholds
  /** A matter that the breaking of a day is good for. */
  readonly isForBreaking: boolean
}

// 协纪辨方书, juan 10: 破 favours the healer and tearing down; clearing out is of popular almanacs.
const breakActivities: readonly ActivityId[] = ['demolish', 'cleaning', 'medical']

let ofActivities: readonly (Target & { readonly id: ActivityId })[] | undefined

/** The activities in their order. */
export function activityTargets(): readonly (Target & { readonly id: ActivityId })[] {
  ofActivities ??= activities.map(({ id, isMajor = false }) => ({
    id,
    isMajor,
    thresholds: thresholdsOf(id),
    isForBreaking: breakActivities.includes(id),
  }))
  return ofActivities
}

/** The day as a whole is held as a great matter. */
export const dayTarget = (): Target => ({
  isMajor: true,
  thresholds: thresholdsOf('day'),
  isForBreaking: false,
})

// 协纪辨方书, juan 10: 下 and 下下 both forbid everything; only the worst is as bad as days come.
const verdictLimitOf = (grade: DayGrade | undefined): Weight => (grade === 5 ? -3 : -2)

/** What month and day pillar alone decide: all of a verdict but what year, moon, terms and mansion add. */
export type CellVerdict = {
  readonly stars: readonly Star[]
  readonly grade: DayGrade | undefined
  readonly isVirtuous: boolean
  readonly temper: DayTemper
  /** By target. */
  readonly evidence: readonly (readonly Evidence[])[]
  readonly weighed: readonly Weighed[]
}

function buildVerdict(cell: number, stars: readonly Star[]): CellVerdict {
  const grade = findDayGrade(cell)
  const isVirtuous = hasVirtue(stars)
  const policy = policyOf(grade, isVirtuous)
  const temper: DayTemper = {
    policy,
    verdictLimit: verdictLimitOf(grade),
    vetoes: listVetoes(stars, policy),
    isBreaking: stars.some(({ id }) => id === 'officer-break'),
  }
  const evidence = gatherEvidence(stars)
  const weighed = [...activityTargets(), dayTarget()].map((target, place) =>
    weigh({ evidence: evidence[place] ?? [], temper, ...target }),
  )
  return { stars, grade, isVirtuous, temper, evidence, weighed }
}

const judged = new WeakMap<StarTable, (CellVerdict | undefined)[]>()

/** The verdict of a cell, computed on first use. */
export function judgeCell(cell: number, school: School): CellVerdict {
  const table = starTable(school)
  const ofTable = judged.get(table) ?? []
  judged.set(table, ofTable)
  const verdict = ofTable[cell] ?? buildVerdict(cell, table.cells[cell] ?? [])
  ofTable[cell] = verdict
  return verdict
}
