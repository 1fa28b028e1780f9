import { findEvidence } from './evidence.ts'
import type { Reason } from './reasons.ts'
import type { Star } from './stars.ts'

type Judged = { readonly reasons: readonly Reason[] }
type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

/** The end that the word of a star comes to most often. */
function findUsualFate({ id, polarity }: Star, verdicts: readonly Judged[]): EvidenceReason | undefined {
  const counts = new Map<EvidenceReason['by'], number>()
  let usual: EvidenceReason | undefined
  let most = 0
  for (const { reasons } of verdicts)
    for (const reason of reasons) {
      if (reason.kind !== 'evidence') continue
      if (reason.evidence.star !== id || reason.evidence.side !== polarity) continue
      const count = (counts.get(reason.by) ?? 0) + 1
      counts.set(reason.by, count)
      if (count > most) {
        most = count
        usual = reason
      }
    }
  return usual
}

/**
 * The benefactors and evils of a whole day, once: each stands as it does for most of the activities it speaks of. With
 * them what holds everything down: the grade, and customs that concern every great undertaking.
 */
function listLift(stars: readonly Star[], verdicts: readonly Judged[]): readonly Reason[] {
  const reasons = stars.flatMap((star): Reason[] => {
    const { id, polarity, cap } = star
    if (cap?.on === 'major') return [{ kind: 'cap', star: id, limit: cap.limit, status: 'applied' }]
    const usual = star.isGeneral && findUsualFate(star, verdicts)
    if (!usual) return []
    return [{ ...usual, evidence: findEvidence(star, polarity, false, star.lasts === true) }]
  })
  const verdict = verdicts[0]?.reasons.find(({ kind }) => kind === 'verdict')
  return verdict ? [...reasons, verdict] : reasons
}

/** A function that finds the lift of a day, once. */
export function rememberLift(stars: readonly Star[], verdicts: readonly Judged[]): () => readonly Reason[] {
  let lift: readonly Reason[] | undefined
  return () => {
    lift ??= listLift(stars, verdicts)
    return lift
  }
}
