/** Scores how Russian a word looks: positive for Russian, negative for another language in Cyrillic script. */
export type RussianModel = (name: string) => number

const GROUP = 3

/**
 * Trains the model from two lists of names. The score is the mean log odds of the groups of three letters of a word
 * between the first list and the second.
 */
export function trainRussianModel(russian: Iterable<string>, others: Iterable<string>): RussianModel {
  const [ours, theirs] = [countGroups(russian), countGroups(others)]
  const oddsOf = (group: string): number => Math.log(shareOf(ours, group)) - Math.log(shareOf(theirs, group))
  return (name) => {
    const groups = groupsOf(name)
    return groups.reduce((sum, group) => sum + oddsOf(group), 0) / Math.max(1, groups.length)
  }
}

type Counts = { readonly byGroup: ReadonlyMap<string, number>; readonly total: number }

function countGroups(names: Iterable<string>): Counts {
  const byGroup = new Map<string, number>()
  let total = 0
  for (const name of names)
    for (const group of groupsOf(name)) {
      byGroup.set(group, (byGroup.get(group) ?? 0) + 1)
      total += 1
    }
  return { byGroup, total }
}

/** The smoothed frequency of a group: an unseen group counts half, so that no probability is zero. */
function shareOf({ byGroup, total }: Counts, group: string): number {
  return ((byGroup.get(group) ?? 0) + 0.5) / (total + 0.5 * byGroup.size + 1)
}

function groupsOf(name: string): string[] {
  const text = `^${name.toLowerCase()}$`
  return Array.from({ length: Math.max(0, text.length - GROUP + 1) }, (_, at) => text.slice(at, at + GROUP))
}
