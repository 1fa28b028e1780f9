import type { Evidence } from './evidence.ts'
import type { Sign } from './note-matter.ts'
import type { StarId } from './stars.ts'
import type { Fate } from './voices.ts'
import type { Weight } from './weight.ts'

/**
 * One reason of a weight. What is `overridden` does not count: by another name of the same place (`group`), by a rule of
 * the book, or, path and mansion, because the books make no verdict that they could lean on (`books`).
 */
export type Reason =
  | {
      readonly kind: 'evidence'
      readonly evidence: Evidence
      readonly status: 'applied' | 'overridden'
      readonly by: Fate | 'group' | 'books' | undefined
      /** The star that leaves the matter unnoted. */
      readonly silencer?: StarId
    }
  /** The grade of the day forbids everything: the weight is at most the limit. */
  | { readonly kind: 'verdict'; readonly limit: Weight; readonly status: 'applied' }
  /** A custom holds the weight down to its limit. */
  | { readonly kind: 'cap'; readonly star: StarId; readonly limit: Weight; readonly status: 'applied' }

/** Sums from which a verdict is of size 2 and 3. */
export type Sizes = {
  readonly good: readonly [number, number]
  readonly bad: readonly [number, number]
}

/** How a target is weighed. */
export type Scale = { readonly sizes: Sizes; readonly isReading: boolean }

/** What path or mansion add to a verdict, or take from it. */
export const LEAN = 0.25
/** What a reading of ours is worth at most. */
export const READING_LIMIT = 2

/** Sum of so many stars of each grade: the strongest counts whole, the next half, the next a quarter. */
function sumOf([great = 0, middling = 0, small = 0]: readonly number[]): number {
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
  return sumOf([countOf(3), countOf(2), countOf(1)])
}

function isCounted(reason: Reason): reason is Extract<Reason, { kind: 'evidence' }> {
  return reason.kind === 'evidence' && reason.status === 'applied'
}

/**
 * What the reasons that count come to: 1 where only favour holds, −1 where only a ban does, else 0. Path and mansion
 * take no part.
 */
export function signOf(reasons: readonly Reason[]): Sign {
  let [favoured, forbidden] = [false, false]
  for (const reason of reasons) {
    if (reason.kind === 'verdict') return -1
    if (!isCounted(reason) || reason.evidence.isLeaning) continue
    if (reason.evidence.side === 'good') favoured = true
    else forbidden = true
  }
  if (favoured === forbidden) return 0
  return favoured ? 1 : -1
}

/**
 * The sum of what speaks for a sign, above nought for favour and below for a ban: stars of the matter itself, half of
 * the benefactors or evils of the whole day, a quarter for each lean.
 */
export function scoreOf(reasons: readonly Reason[]): number {
  const sign = signOf(reasons)
  if (sign === 0) return 0
  const [own, general]: [number[], number[]] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  let lean = 0
  for (const reason of reasons) {
    if (!isCounted(reason)) continue
    const { side, grade, isLeaning, isGeneral } = reason.evidence
    const isWith = (side === 'good') === sign > 0
    if (isLeaning) lean += isWith ? LEAN : -LEAN
    else if (isWith) {
      const counts = isGeneral ? general : own
      counts[3 - grade] = (counts[3 - grade] ?? 0) + 1
    }
  }
  return sign * Math.max(LEAN, sumOf(own) + sumOf(general) / 2 + lean)
}

function sizeOf(sum: number, [two, three]: readonly [number, number]): 1 | 2 | 3 {
  if (sum >= three) return 3
  return sum >= two ? 2 : 1
}

/** The weight that follows from the reasons alone. */
export function weightOf(reasons: readonly Reason[], { sizes, isReading }: Scale): Weight {
  const score = scoreOf(reasons)
  const size = score === 0 ? 0 : sizeOf(Math.abs(score), score > 0 ? sizes.good : sizes.bad)
  let weight = score < 0 ? -size : size
  for (const reason of reasons) if (reason.kind !== 'evidence' && reason.limit < weight) weight = reason.limit
  const least = isReading ? -READING_LIMIT : -3
  // Both bounds are weights, and every weight is whole.
  return Math.max(least, isReading ? Math.min(READING_LIMIT, weight) : weight) as Weight
}
