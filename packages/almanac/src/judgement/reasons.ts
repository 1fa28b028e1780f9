import type { Evidence } from './evidence.ts'
import type { StarId } from './stars.ts'

/** From −3, as bad as days come, to 3. */
export type Weight = -3 | -2 | -1 | 0 | 1 | 2 | 3

/**
 * One reason of a weight. What is `overridden` does not count: by another name of the same place, by the grade of the
 * day, or by a forbiddance that lasts. What is `capped` counts, but a veto holds the sum down.
 */
export type Reason =
  | {
      readonly kind: 'evidence'
      readonly evidence: Evidence
      readonly status: 'applied' | 'overridden' | 'capped'
      readonly by: 'group' | 'grade' | 'lasting' | StarId | undefined
    }
  /** The grade of the day forbids everything: the weight is at most the limit. */
  | { readonly kind: 'verdict'; readonly limit: Weight; readonly status: 'applied' }
  /** A veto of one star: the weight is at most the limit. A grade at which the good wins lifts some. */
  | {
      readonly kind: 'veto'
      readonly star: StarId
      readonly limit: Weight
      readonly status: 'applied' | 'overridden'
    }

/** Sums from which a weight is 1, 2 and 3; and, below nought, −1, −2 and −3. */
export type Thresholds = {
  readonly good: readonly [number, number, number]
  readonly bad: readonly [number, number, number]
}

/** The strongest of a side counts whole, the next half, the next a quarter. */
function sumOf(grades: number[]): number {
  grades.sort((a, b) => b - a)
  let [sum, share] = [0, 1]
  for (const grade of grades) {
    sum += grade * share
    share /= 2
  }
  return sum
}

/** What the reasons that count add up to: the good less the bad. */
export function scoreOf(reasons: readonly Reason[]): number {
  const good: number[] = []
  const bad: number[] = []
  for (const reason of reasons) {
    if (reason.kind !== 'evidence' || reason.status === 'overridden') continue
    const side = reason.evidence.side === 'good' ? good : bad
    side.push(reason.evidence.grade)
  }
  return sumOf(good) - sumOf(bad)
}

/**
 * The weight a sum has.
 * @example weightOfScore(2, { good: [1, 2, 3.5], bad: [1, 2, 3.5] }) // 2
 */
export function weightOfScore(score: number, { good, bad }: Thresholds): Weight {
  const steps = score > 0 ? good : bad
  const size = Math.abs(score)
  const level = size >= steps[2] ? 3 : size >= steps[1] ? 2 : size >= steps[0] ? 1 : 0
  // The level is 0 to 3, so that either sign of it is a weight.
  return (score > 0 ? level : level === 0 ? 0 : -level) as Weight
}

/** The weight that follows from reasons alone. */
export function weightOf(reasons: readonly Reason[], thresholds: Thresholds): Weight {
  let weight = weightOfScore(scoreOf(reasons), thresholds)
  for (const reason of reasons)
    if (reason.kind !== 'evidence' && reason.status === 'applied' && reason.limit < weight)
      weight = reason.limit
  return weight
}
