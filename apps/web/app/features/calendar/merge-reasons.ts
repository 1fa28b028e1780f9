import type { PersonalReason } from './day.ts'
import type { PanelReason } from './day-details.ts'

/** The points of a rule, the limit it sets, or both. */
export type MergedReason = Omit<PanelReason, 'kind'> & Partial<Pick<PersonalReason, 'source'>>

/** One row for each rule: its points and the limit it sets belong together. */
export function mergeReasons(reasons: readonly MergedReason[]): readonly MergedReason[] {
  const merged = new Map<string, MergedReason>()
  for (const { name, delta, limit, sentence, source } of reasons) {
    const known = merged.get(name)
    merged.set(name, {
      name,
      delta: known?.delta ?? delta,
      limit: known?.limit ?? limit,
      // The sentence of a limit says all that the sentence of its points says, and the limit.
      sentence: known && limit === undefined ? known.sentence : sentence,
      ...((source ?? known?.source) !== undefined && { source: source ?? known?.source }),
    } as MergedReason) // true: the source is a text where it is set
  }
  return [...merged.values()]
}
