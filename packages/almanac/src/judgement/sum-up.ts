import { type ActivityId, activities } from './activities.ts'
import type { ActivityVerdict } from './judge-cell.ts'
import type { Sign } from './note-matter.ts'
import { LEAN, READING_LIMIT, type Reason } from './reasons.ts'
import { sizesOf } from './sizes.ts'
import type { StarId } from './stars.ts'
import type { Weight } from './weight.ts'

/** How a weight follows from its reasons, as a bill adds up. */
export type Sum = {
  /** What the book notes: favoured, forbidden, or nothing. */
  readonly sign: Sign
  /** What each star that counts adds to the strength of that note, or takes from it. */
  readonly terms: readonly { readonly star: StarId; readonly points: number }[]
  /** The strength: the sum of the terms, and at least a quarter. 0 where the book notes nothing. */
  readonly total: number
  /** Strengths from which the weight is of size 2 and 3. */
  readonly from: readonly [number, number]
  /** Limits that hold the weight down, and the star of each; without one, the whole day is forbidden. */
  readonly limits: readonly { readonly star: StarId | undefined; readonly limit: Weight }[]
  /** The largest size, where the activity is only read into the book. */
  readonly readingLimit: number | undefined
}

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

/** Points of stars of one kind: the strongest counts whole, the next half, the next a quarter. */
function shareOut(reasons: readonly EvidenceReason[], part: number): Sum['terms'] {
  return reasons
    .toSorted((one, other) => other.evidence.grade - one.evidence.grade)
    .map(({ evidence: { star, grade } }, place) => ({ star, points: (grade * part) / 2 ** place }))
}

function listTerms(reasons: readonly Reason[], sign: Sign): Sum['terms'] {
  const counted = reasons.filter(
    (reason): reason is EvidenceReason => reason.kind === 'evidence' && reason.status === 'applied',
  )
  const isWith = ({ evidence }: EvidenceReason): boolean => (evidence.side === 'good') === sign > 0
  const spoken = counted.filter((reason) => !reason.evidence.isLeaning && isWith(reason))
  return [
    ...shareOut(
      spoken.filter(({ evidence }) => !evidence.isGeneral),
      1,
    ),
    ...shareOut(
      spoken.filter(({ evidence }) => evidence.isGeneral),
      1 / 2,
    ),
    ...counted
      .filter(({ evidence }) => evidence.isLeaning)
      .map((reason) => ({ star: reason.evidence.star, points: isWith(reason) ? LEAN : -LEAN })),
  ]
}

const readings: ReadonlySet<ActivityId> = new Set(
  activities.filter(({ read }) => read !== undefined).map(({ id }) => id),
)

/** Adds up the reasons of a verdict. Its weight follows from the sum alone. */
export function sumUp({ activity, reasons, sign }: Omit<ActivityVerdict, 'weight'>): Sum {
  const limits = reasons.flatMap((reason) =>
    reason.kind === 'evidence'
      ? []
      : [{ star: reason.kind === 'cap' ? reason.star : undefined, limit: reason.limit }],
  )
  const terms = sign === 0 ? [] : listTerms(reasons, sign)
  const points = terms.reduce((sum, term) => sum + term.points, 0)
  return {
    sign,
    terms,
    total: sign === 0 ? 0 : Math.max(LEAN, points),
    from: sizesOf(activity)[sign < 0 ? 'bad' : 'good'],
    limits,
    readingLimit: readings.has(activity) ? READING_LIMIT : undefined,
  }
}

/**
 * The weight a sum comes to.
 * @example weightOfSum({ sign: 1, terms: [], total: 3.5, from: [3, 4], limits: [], readingLimit: undefined }) // 2
 */
export function weightOfSum({ sign, total, from: [two, three], limits, readingLimit = 3 }: Sum): Weight {
  const size = sign === 0 ? 0 : total >= three ? 3 : total >= two ? 2 : 1
  let weight = sign * size
  for (const { limit } of limits) weight = Math.min(weight, limit)
  // Whole, and between −3 and 3.
  return Math.max(-readingLimit, Math.min(readingLimit, weight)) as Weight
}
