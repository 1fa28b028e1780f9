/** How Russian a word looks: above 0 rather Russian, below rather another language in Cyrillic letters. */
export type RussianModel = (name: string) => number

const GROUP = 3

/**
 * Learns from two lists of names which groups of three letters are Russian: the mean logarithm of how much likelier
 * each group is in the first list than in the second.
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

/** With half a sighting for those never seen, so that none is impossible. */
function shareOf({ byGroup, total }: Counts, group: string): number {
  return ((byGroup.get(group) ?? 0) + 0.5) / (total + 0.5 * byGroup.size + 1)
}

function groupsOf(name: string): string[] {
  const text = `^${name.toLowerCase()}$`
  return Array.from({ length: Math.max(0, text.length - GROUP + 1) }, (_, at) => text.slice(at, at + GROUP))
}
