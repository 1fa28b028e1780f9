import type { Evidence } from './evidence.ts'
import type { Policy } from './grade.ts'
import type { Reason, Weight } from './reasons.ts'
import { type Thresholds, weightOf } from './reasons.ts'
import type { Star, StarId } from './stars.ts'

/** What of a day is the same for everything weighed on it. */
export type DayTemper = {
  readonly policy: Policy
  /** The most a matter can have where everything is forbidden. */
  readonly verdictLimit: Weight
  readonly vetoes: readonly Reason[]
}

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

export type Weighed = { readonly weight: Weight; readonly reasons: readonly Reason[] }

const VETO_LIMIT: Weight = -1

// 月破 岁破 四离 四绝 四废: 协纪辨方书, juan 10 and 11. The grade of the day reaches only those of month and season.
const vetoStars: ReadonlyMap<StarId, { readonly isLifted: boolean }> = new Map([
  ['month-break', { isLifted: true }],
  ['four-waste', { isLifted: true }],
  ['year-break', { isLifted: false }],
  ['four-separations', { isLifted: false }],
  ['four-extinctions', { isLifted: false }],
])

/** The vetoes of a day under its policy. */
export function listVetoes(present: readonly Star[], policy: Policy): readonly Reason[] {
  return present.flatMap(({ id }): Reason[] => {
    const veto = vetoStars.get(id)
    if (!veto) return []
    const status = veto.isLifted && policy === 'favour-wins' ? 'overridden' : 'applied'
    return [{ kind: 'veto', star: id, limit: VETO_LIMIT, status }]
  })
}

/** Whether another member of the group is the one that counts on this side: the strongest, else the first. */
function isRepeated(evidence: Evidence, all: readonly Evidence[]): boolean {
  if (evidence.group === undefined) return false
  for (const other of all) {
    if (other === evidence) continue
    if (other.group !== evidence.group || other.side !== evidence.side) continue
    if (other.grade > evidence.grade) return true
    if (other.grade === evidence.grade && all.indexOf(other) < all.indexOf(evidence)) return true
  }
  return false
}

type Quarrel = { readonly policy: Policy; readonly isQuarrel: boolean; readonly isLasting: boolean }

/** What overrides a piece of evidence in the quarrel of favour and forbid; nothing where there is none. */
function findOverride({ side, isLasting }: Evidence, quarrel: Quarrel): 'grade' | 'lasting' | undefined {
  if (!quarrel.isQuarrel) return undefined
  if (side === 'good') {
    if (quarrel.isLasting) return 'lasting'
    return quarrel.policy === 'forbid-wins' ? 'grade' : undefined
  }
  return quarrel.policy === 'favour-wins' && !isLasting ? 'grade' : undefined
}

function judgeEvidence(all: readonly Evidence[], policy: Policy): EvidenceReason[] {
  let [favoured, forbidden, lasting] = [false, false, false]
  for (const { side, isLeaning, isLasting } of all) {
    if (isLeaning) continue
    if (side === 'good') favoured = true
    else forbidden = true
    if (isLasting) lasting = true
  }
  const quarrel: Quarrel = { policy, isQuarrel: favoured && forbidden, isLasting: lasting }
  return all.map((evidence): EvidenceReason => {
    const by = isRepeated(evidence, all)
      ? 'group'
      : evidence.isLeaning
        ? undefined
        : findOverride(evidence, quarrel)
    return { kind: 'evidence', evidence, status: by ? 'overridden' : 'applied', by }
  })
}

export type Weighing = {
  readonly evidence: readonly Evidence[]
  readonly temper: DayTemper
  readonly thresholds: Thresholds
  readonly isMajor: boolean
  /** A matter that the breaking of a day is good for. */
  readonly isExempt: boolean
}

/** Weighs one activity, or the day as a whole, and says why. */
export function weigh({ evidence, temper, thresholds, isMajor, isExempt }: Weighing): Weighed {
  const isForbidden = temper.policy === 'all-forbidden' && !isExempt
  const policy =
    temper.policy === 'all-forbidden' ? (isExempt ? 'favour-wins' : 'forbid-wins') : temper.policy
  const reasons: Reason[] = judgeEvidence(evidence, policy)
  if (isForbidden) reasons.push({ kind: 'verdict', limit: temper.verdictLimit, status: 'applied' })
  if (isMajor && !isExempt && temper.vetoes.length > 0) {
    const before = weightOf(reasons, thresholds)
    const veto = temper.vetoes.find((one) => one.status === 'applied')
    if (veto?.kind === 'veto' && before > veto.limit) markCapped(reasons, veto.star)
    reasons.push(...temper.vetoes)
  }
  return { weight: weightOf(reasons, thresholds), reasons }
}

function markCapped(reasons: Reason[], by: StarId): void {
  reasons.forEach((reason, index) => {
    if (reason.kind === 'evidence' && reason.status === 'applied' && reason.evidence.side === 'good')
      reasons[index] = { ...reason, status: 'capped', by }
  })
}
