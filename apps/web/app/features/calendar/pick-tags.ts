import type { Tag } from './day.ts'

type Picked<One> = { readonly tags: readonly One[]; readonly left: number }

/** The best or worst tags of a day, strongest first, up to a limit, and how many more there are on that side. */
export function pickTags<One extends Pick<Tag, 'weight' | 'isShown'>>(
  tags: readonly One[],
  side: 'good' | 'bad',
  limit: number,
): Picked<One> {
  const sign = side === 'good' ? 1 : -1
  const ofSide = tags
    .filter(({ isShown, weight }) => isShown && weight * sign > 0)
    .toSorted((one, other) => (other.weight - one.weight) * sign)
  return { tags: ofSide.slice(0, limit), left: Math.max(0, ofSide.length - limit) }
}
