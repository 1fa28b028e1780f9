/** How many letters must be inserted, deleted, replaced or swapped with the next to turn one word into the other. */
function countEdits(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at++) {
      const isSame = one[index] === other[at]
      const isSwapped = index > 0 && at > 0 && one[index] === other[at - 1] && one[index - 1] === other[at]
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

/** The word that a misspelt one most probably means; undefined if none is close. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3))
  const ranked = known
    .map((name) => ({ name, edits: name.startsWith(word) && word.length > 1 ? 0 : countEdits(word, name) }))
    .toSorted((one, other) => one.edits - other.edits)
  const [best] = ranked
  return best && best.edits <= reach ? best.name : undefined
}
