import type { Judgement, Star, Tag } from '../calendar/day.ts'
import { speaksOfHealth } from '../calendar/speaks-of-health.ts'

/** An activity whose sum shows how ratings are made, and the star whose words of the book it rests on. */
type Sample = { readonly tag: Tag; readonly star: Star }

/** One that most readers know. */
const FIRST = 'wedding'

/**
 * Picks the sample of a day: a rating of several stars whose first has its words in the book; what is favoured comes
 * first, a wedding before others. Nothing medical, neither the activity nor the words.
 */
export function pickSample({
  tags,
  stars,
  verdict,
}: Pick<Judgement, 'tags' | 'stars' | 'verdict'>): Sample | undefined {
  const order = [...verdict.goodFor].toSorted((one, other) => Number(other === FIRST) - Number(one === FIRST))
  const placeOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const samples = tags
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    .flatMap((tag) => {
      const star = stars.find(({ id }) => id === tag.sum.terms[0]?.star)
      const clause = star?.leaf === null ? undefined : star?.clauses[0]
      return star && clause && !tag.isMedical && !speaksOfHealth(clause.zh) ? [{ tag, star }] : []
    })
  return samples.find(({ tag }) => tag.sum.terms.length > 1) ?? samples[0]
}
