import type { Reason, Tag } from '../day.ts'

/** The benefactors or the evils of the whole day that count. */
export function listLifting(reasons: readonly Reason[], side: Reason['side']): readonly string[] {
  return reasons.flatMap((reason) =>
    reason.side === side && reason.grade !== undefined && reason.status === 'applied' && reason.star
      ? [reason.star]
      : [],
  )
}

/** In how many of the activities shown one of the stars counts. */
export function countLifted(tags: readonly Pick<Tag, 'isShown' | 'sum'>[], ids: readonly string[]): number {
  return tags.filter(({ isShown, sum }) => isShown && sum.terms.some(({ star }) => ids.includes(star))).length
}

/** The stars of an activity itself that count in its rating: neither path, mansion nor what concerns the whole day. */
export function listOwnStars(
  { sum }: Pick<Tag, 'sum'>,
  general: readonly Reason[],
  stars: ReadonlyMap<string, { readonly family: string }>,
): readonly string[] {
  return sum.terms.flatMap(({ star }) => {
    const family = stars.get(star)?.family
    const isGeneral = general.some((reason) => reason.star === star)
    return isGeneral || family === 'path' || family === 'mansion' ? [] : [star]
  })
}
