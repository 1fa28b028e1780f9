import type { Reason, Star } from '../day.ts'

/** Names of the stars that count in a weight, without repeats, in the order of the reasons. */
export function countedNames(
  reasons: readonly Pick<Reason, 'star' | 'status'>[],
  stars: ReadonlyMap<string, Pick<Star, 'name'>>,
): string[] {
  const counted = reasons.filter(({ status }) => status !== 'overridden')
  const names = counted.flatMap(({ star }) => (star === undefined ? [] : (stars.get(star)?.name ?? [])))
  return [...new Set(names)]
}
