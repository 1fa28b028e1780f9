/** The exponent of the plain law of Zipf. */
const EXPONENT = 1

/** Draws from a list by the law of Zipf: the first items are the most likely. */
export function zipf<T>(items: readonly T[], random: () => number): () => T {
  const shares = items.map((_, rank) => 1 / (rank + 1) ** EXPONENT)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return () => {
    let left = random() * whole
    for (const [rank, item] of items.entries()) {
      left -= shares[rank] ?? 0
      if (left <= 0) return item
    }
    return items[0] as T // the list is never empty
  }
}
