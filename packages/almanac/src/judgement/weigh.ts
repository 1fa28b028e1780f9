import type { Evidence } from './evidence.ts'
import type { Policy } from './grade.ts'
import { type Reason, type Thresholds, type Weight, weightOf } from './reasons.ts'
import type { Star, StarId } from './stars.ts'

/** What of a day is the same for everything weighed on it. */
export type DayTemper = {
  readonly policy: Policy
  /** The most a matter can have where everything is forbidden. */
  readonly verdictLimit: Weight
  readonly vetoes: readonly Veto[]
  /** A day of 破, which spares what parts and heals. */
  readonly isBreaking: boolean
}

type Veto = Extract<Reason, { kind: 'veto' }>

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
export function listVetoes(present: readonly Star[], policy: Policy): readonly Veto[] {
  return present.flatMap(({ id }): Veto[] => {
    const veto = vetoStars.get(id)
    if (!veto) return []
    const status = veto.isLifted && policy === 'favour-wins' ? 'overridden' : 'applied'
    return [{ kind: 'veto', star: id, limit: VETO_LIMIT, status }]
  })
}

/** Whether another member of the group is the one that counts on this side: the strongest, else the first. */
function isRepeated(place: number, all: readonly Evidence[]): boolean {
  const one = all[place]
  if (one?.group === undefined) return false
  for (let index = 0; index < all.length; index++) {
    const other = all[index]
    if (!other || index === place || other.group !== one.group || other.side !== one.side) continue
    if (other.grade > one.grade || (other.grade === one.grade && index < place)) return true
  }
  return false
}

/** What the books say of an activity on a day: whether they favour or forbid it, and whether a ban of it lasts. */
type Quarrel = {
  readonly policy: Policy
  readonly favoured: boolean
  readonly forbidden: boolean
  readonly isLasting: boolean
}

type Overrider = 'group' | 'grade' | 'lasting' | 'books'

/** What overrides a piece of evidence in the quarrel of favour and forbid; nothing where there is none. */
function findOverride(
  { side, isLasting, isLeaning }: Evidence,
  { policy, favoured, forbidden, isLasting: isSettled }: Quarrel,
): Overrider | undefined {
  if (side === 'good' && isSettled) return 'lasting'
  if (isLeaning) {
    // Path and mansion do not gainsay books that are of one mind.
    const isGainsaying = side === 'good' ? forbidden && !favoured : favoured && !forbidden
    return isGainsaying ? 'books' : undefined
  }
  if (!favoured || !forbidden) return undefined
  if (side === 'good') return policy === 'forbid-wins' ? 'grade' : undefined
  return policy === 'favour-wins' && !isLasting ? 'grade' : undefined
}

function judgeEvidence(all: readonly Evidence[], policy: Policy): Reason[] {
  let [favoured, forbidden, lasting] = [false, false, false]
  for (const { side, isLeaning, isLasting } of all) {
    if (isLeaning) continue
    if (side === 'good') favoured = true
    else forbidden = true
    if (isLasting) lasting = true
  }
  const quarrel: Quarrel = { policy, favoured, forbidden, isLasting: lasting }
  const reasons: Reason[] = []
  for (let place = 0; place < all.length; place++) {
    const evidence = all[place]
    if (!evidence) continue
    const by = isRepeated(place, all) ? 'group' : findOverride(evidence, quarrel)
    reasons.push({ kind: 'evidence', evidence, status: by ? 'overridden' : 'applied', by })
  }
  return reasons
}

export type Weighing = {
  readonly evidence: readonly Evidence[]
  readonly temper: DayTemper
  readonly thresholds: Thresholds
  readonly isMajor: boolean
  /** A matter that the breaking of a day is good for. */
  readonly isForBreaking: boolean
}

/** The breaking of the month does not hold for what it is good for; every other veto does. */
function spare(veto: Veto): Veto {
  return veto.star === 'month-break' ? { ...veto, status: 'overridden' } : veto
}

/** Weighs one activity, or the day as a whole, and says why. */
export function weigh({ evidence, temper, thresholds, isMajor, isForBreaking }: Weighing): Weighed {
  const isSpared = temper.isBreaking && isForBreaking
  const isForbidden = temper.policy === 'all-forbidden' && !isSpared
  const policy =
    temper.policy === 'all-forbidden' ? (isSpared ? 'favour-wins' : 'forbid-wins') : temper.policy
  const reasons = judgeEvidence(evidence, policy)
  if (isForbidden) reasons.push({ kind: 'verdict', limit: temper.verdictLimit, status: 'applied' })
  if (isMajor && temper.vetoes.length > 0) {
    const vetoes = isSpared ? temper.vetoes.map(spare) : temper.vetoes
    const before = weightOf(reasons, thresholds)
    const veto = vetoes.find(({ status }) => status === 'applied')
    if (veto && before > veto.limit) markCapped(reasons, veto.star)
    reasons.push(...vetoes)
  }
  return { weight: weightOf(reasons, thresholds), reasons }
}

function markCapped(reasons: Reason[], by: StarId): void {
  reasons.forEach((reason, index) => {
    if (reason.kind === 'evidence' && reason.status === 'applied' && reason.evidence.side === 'good')
      reasons[index] = { ...reason, status: 'capped', by }
  })
}
