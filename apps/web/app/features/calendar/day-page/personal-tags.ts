import type { WholeDay } from '../day.ts'

/** The day with personal weights on its tags where there are any, and the weights for everyone beside them. */
export function withPersonalTags(day: WholeDay): WholeDay {
  const { judgement, personal } = day
  if (!judgement || !personal) return day
  const { tags: own = [], ...rest } = personal
  const byId = new Map(own.map((tag) => [tag.id, tag]))
  const tags = judgement.tags.map((tag) => {
    const weighed = byId.get(tag.id)
    if (!weighed) return tag
    const { weight, word, general, reasons } = weighed
    return { ...tag, weight, word, personal: { general, reasons } }
  })
  return { ...day, judgement: { ...judgement, tags }, personal: rest }
}
