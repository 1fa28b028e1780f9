import { createRandom } from '../testbed/random.ts'

/** Reproducible chance: the same seed draws the same values. */
export type Dice = {
  /** From 0 up to 1. */
  next(): number
  chance(share: number): boolean
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number
  pick<T>(list: readonly T[]): T
}

export function createDice(seed: number): Dice {
  const next = createRandom(seed)
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T, // true: within the list
  }
}
