import type { ReadingPillar } from './reading.ts'

type Star = ReadingPillar['stars'][number]
type StarGroup = { readonly star: Star; readonly from: readonly Star['from'][] }

/** Groups repeated stars: each star once, with all the pillars it is counted from. */
export function groupStars(stars: readonly Star[]): readonly StarGroup[] {
  const byId = Map.groupBy(stars, ({ id }) => id)
  return [...byId.values()].flatMap((same) => {
    const [star] = same
    return star ? [{ star, from: same.map(({ from }) => from) }] : []
  })
}
