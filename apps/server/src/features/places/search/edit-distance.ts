/**
 * The number of edits between two names, where a swap of neighbours counts as one (optimal string alignment): for the
 * whole of `key`, and for the beginning of `key` that is closest to `typed`.
 * @example editDistance('маскв', 'москва') // { whole: 2, beginning: 1 }
 */
export function editDistance(
  typed: string,
  key: string,
): { readonly whole: number; readonly beginning: number } {
  let before: number[] = []
  let above = Array.from({ length: key.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= key.length; j++) {
      const isSame = typed[i - 1] === key[j - 1]
      const isSwap = i > 1 && j > 1 && typed[i - 1] === key[j - 2] && typed[i - 2] === key[j - 1]
      row[j] = Math.min(
        at(above, j) + 1,
        at(row, j - 1) + 1,
        at(above, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = row
  }
  return { whole: at(above, key.length), beginning: Math.min(...above) }
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
