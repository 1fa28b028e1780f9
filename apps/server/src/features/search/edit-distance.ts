/**
 * How many slips of the finger lead from one word to another: a letter too many, missing, wrong, or two exchanged.
 * Beyond `most` the count does not matter, and `most + 1` comes back.
 * @example editDistance('свадбьа', 'свадьба', 2) // 1
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isExchange =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isExchange) value = Math.min(value, (before[column - 2] ?? 0) + 1)
      line.push(value)
      if (value < least) least = value
    }
    if (least > most) return most + 1
    before = last
    last = line
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

/** The letters of a word as bits, by which words that cannot be alike are passed over. */
export function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/** How many letters one set of bits has and the other lacks. */
export function countBits(bits: number): number {
  let [rest, count] = [bits, 0]
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}
