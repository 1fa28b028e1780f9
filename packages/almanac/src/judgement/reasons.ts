import type { Evidence } from './evidence.ts'
import type { StarId } from './stars.ts'

/** From −3, as bad as days come, to 3. */
export type Weight = -3 | -2 | -1 | 0 | 1 | 2 | 3

/**
 * One reason of a weight. What is `overridden` does not count: by another name of the same place, by the grade of the
 * day, by a forbiddance that lasts, or, path and mansion, by books that are of one mind. What is `capped` counts, but a veto holds the sum down.
 */
export type Reason =
  | {
      readonly kind: 'evidence'
      readonly evidence: Evidence
      readonly status: 'applied' | 'overridden' | 'capped'
      readonly by: 'group' | 'grade' | 'lasting' | 'books' | StarId | undefined
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

/** Sum of a side with so many of each grade: the strongest counts whole, the next half, the next a quarter. */
function sumOf(great: number, middling: number, small: number): number {
  let [sum, share] = [0, 1]
  for (let left = great; left > 0; left--, share /= 2) sum += 3 * share
  for (let left = middling; left > 0; left--, share /= 2) sum += 2 * share
  for (let left = small; left > 0; left--, share /= 2) sum += share
  return sum
}

/**
 * Sum of the grades of a side.
 * @example sumOfGrades([1, 3]) // 3.5
 */
export function sumOfGrades(grades: readonly number[]): number {
  const countOf = (grade: number): number => grades.filter((one) => one === grade).length
  return sumOf(countOf(3), countOf(2), countOf(1))
}

/** What the reasons that count add up to: the good less the bad. */
export function scoreOf(reasons: readonly Reason[]): number {
  // Counted by hand, in plain numbers: this is the innermost loop of a judged year.
  let [great, middling, small] = [0, 0, 0]
  let [greatBad, middlingBad, smallBad] = [0, 0, 0]
  for (const reason of reasons) {
    if (reason.kind !== 'evidence' || reason.status === 'overridden') continue
    const { side, grade } = reason.evidence
    if (side === 'good') {
      if (grade === 1) small++
      else if (grade === 2) middling++
      else great++
    } else if (grade === 1) smallBad++
    else if (grade === 2) middlingBad++
    else greatBad++
  }
  return sumOf(great, middling, small) - sumOf(greatBad, middlingBad, smallBad)
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
