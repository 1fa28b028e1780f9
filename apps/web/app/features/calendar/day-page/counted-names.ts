import type { Reason, Star } from '../day.ts'

/** Names of the stars that counted in a weight, each once, in the order they spoke. */
export function countedNames(
  reasons: readonly Pick<Reason, 'star' | 'status'>[],
  stars: ReadonlyMap<string, Pick<Star, 'name'>>,
): string[] {
  const counted = reasons.filter(({ status }) => status !== 'overridden')
  const names = counted.flatMap(({ star }) => (star === undefined ? [] : (stars.get(star)?.name ?? [])))
  return [...new Set(names)]
}
