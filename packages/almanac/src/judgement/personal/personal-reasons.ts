import { type ActivityId, majorActivities } from '../activities.ts'
import type { Evidence } from '../evidence.ts'
import type { ActivityVerdict } from '../judge-cell.ts'
import type { Weight } from '../weight.ts'
import {
  type PersonalDelta,
  type PersonalEffect,
  type PersonalReach,
  type PersonalRule,
  type PersonalRuleId,
  type PersonalSource,
  personalTable,
} from './personal-table.ts'

type Because = {
  readonly rule: PersonalRuleId
  /** Where the meeting is described. */
  readonly source: PersonalSource
  /** What it means for the activity is our judgement. */
  readonly isReading: boolean
}

/** One reason why a day is another one for a person. What is `capped` counts, but a limit holds the sum down. */
export type PersonalReason = Because &
  (
    | {
        readonly kind: 'delta'
        readonly delta: PersonalDelta
        /** It would turn with the strength of the day master, which the hour of birth may decide. */
        readonly restsOnStrength: boolean
        readonly status: 'applied' | 'capped'
      }
    | { readonly kind: 'cap'; readonly limit: Weight; readonly status: 'applied' }
  )

/** What is weighed: an activity, or the day as a whole, which is held as a great matter. */
export type PersonalTarget = ActivityId | 'day'

// The almanac's own bound: a birth shades a day, it does not turn it round.
const DELTA_LIMIT = 2
// A reading of ours is never certain.
const READING_LIMIT: Weight = 2

const isMajor = (target: PersonalTarget): boolean => target === 'day' || majorActivities.includes(target)

function reaches(on: PersonalReach, target: PersonalTarget): boolean {
  if (on === 'all') return true
  return on === 'major' ? isMajor(target) : target !== 'day' && on.includes(target)
}

function restsOnStrength({ when }: PersonalRule): boolean {
  return when.kind === 'fit' || (when.kind === 'god' && when.isWeak !== undefined)
}

function buildReasons(rule: PersonalRule, target: PersonalTarget): readonly PersonalReason[] {
  const { id, source, cap } = rule
  const effect: PersonalEffect | undefined = rule.effects.find(({ on }) => reaches(on, target))
  const reasons: PersonalReason[] = []
  if (effect)
    reasons.push({
      kind: 'delta',
      rule: id,
      source,
      isReading: effect.isWritten !== true,
      delta: effect.delta,
      restsOnStrength: restsOnStrength(rule),
      status: 'applied',
    })
  if (cap !== undefined && isMajor(target))
    reasons.push({ kind: 'cap', rule: id, source, isReading: true, limit: cap, status: 'applied' })
  return reasons
}

const built = new Map<PersonalTarget, ReadonlyMap<PersonalRuleId, readonly PersonalReason[]>>()

/** The reasons of every rule for a target, built on first use. */
function reasonsFor(target: PersonalTarget): ReadonlyMap<PersonalRuleId, readonly PersonalReason[]> {
  const known = built.get(target)
  if (known) return known
  const reasons = new Map(personalTable.map((rule) => [rule.id, buildReasons(rule, target)]))
  built.set(target, reasons)
  return reasons
}

/** What the rules that hold say of a target, nothing capped yet. */
export function listPersonalReasons(
  rules: readonly PersonalRule[],
  target: PersonalTarget,
): readonly PersonalReason[] {
  const known = reasonsFor(target)
  const reasons: PersonalReason[] = []
  for (const { id } of rules) for (const reason of known.get(id) ?? []) reasons.push(reason)
  return reasons
}

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** What the reasons add to the weight of the day, two at most either way. */
export function personalDeltaOf(reasons: readonly PersonalReason[]): number {
  let sum = 0
  for (const reason of reasons) if (reason.kind === 'delta') sum += reason.delta
  return clamp(sum, DELTA_LIMIT)
}

/** What an activity is for everyone. */
export type Judged = Omit<ActivityVerdict, 'activity'>

/**
 * How far a birth can lift what a day is for everyone: not above −1 where the book forbids, not above 0 where what
 * forbids is only cancelled, to 1 where nothing is noted, a reading to 2, and never above a custom's limit.
 */
function findDayLimit({ sign, reasons }: Judged): Weight {
  const hasEvidence = (holds: (evidence: Evidence) => boolean): boolean =>
    reasons.some(
      (reason) => reason.kind === 'evidence' && !reason.evidence.isLeaning && holds(reason.evidence),
    )
  let limit: Weight = 3
  if (sign < 0) limit = -1
  else if (sign === 0) limit = hasEvidence(({ side }) => side === 'bad') ? 0 : 1
  else if (hasEvidence(({ isReading }) => isReading)) limit = READING_LIMIT
  for (const reason of reasons) if (reason.kind !== 'evidence' && reason.limit < limit) limit = reason.limit
  return limit
}

function findOwnLimit(reasons: readonly PersonalReason[]): Weight {
  let limit: Weight = 3
  for (const reason of reasons) if (reason.kind === 'cap' && reason.limit < limit) limit = reason.limit
  return limit
}

/** What a day weighs for a person, what the birth adds, and whether a limit holds that down. */
export type PersonalSum = { readonly weight: Weight; readonly delta: number; readonly isCapped: boolean }

/** The sum that follows from the reasons of the day and those of the birth alone. */
export function personalSumOf(general: Judged, reasons: readonly PersonalReason[]): PersonalSum {
  const delta = personalDeltaOf(reasons)
  // Clamped to −3…3, and both summands are whole.
  const free = clamp(general.weight + delta, 3) as Weight
  const own = findOwnLimit(reasons)
  // The weight for everyone is under every limit of the day, so that only a rise can meet one.
  const limit = delta > 0 ? (Math.min(own, findDayLimit(general)) as Weight) : own
  return { weight: free > limit ? limit : free, delta, isCapped: free > limit }
}

/** The reasons as they stand where a limit holds the sum down: those for the good are capped. */
export function markCapped(reasons: readonly PersonalReason[]): readonly PersonalReason[] {
  return reasons.map((reason) =>
    reason.kind === 'delta' && reason.delta > 0 ? { ...reason, status: 'capped' as const } : reason,
  )
}
