import type { Random } from './random.ts'

/**
 * How long to wait before a further try: anything up to a bound that doubles, so that those who failed together do not
 * come back together.
 * @param tries how often it was tried so far
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/ full jitter
 */
export function retryPauseMs(
  tries: number,
  { firstMs, mostMs }: { readonly firstMs: number; readonly mostMs: number },
  random: Pick<Random, 'below'>,
): number {
  return random.below(Math.min(mostMs, firstMs * 2 ** Math.max(0, tries - 1)) + 1)
}

/** Further tries are paid for by calls: where most calls fail nobody adds to their number. */
export type RetryBudget = {
  /** A first try was made. */
  earn(): void
  /** Whether a further try may be made; it is paid for then. */
  spend(): boolean
}

/** @param share further tries a call; `most` of them are saved up, and are there at the start. */
export function createRetryBudget({
  share,
  most,
}: {
  readonly share: number
  readonly most: number
}): RetryBudget {
  let saved = most
  return {
    earn() {
      saved = Math.min(most, saved + share)
    },
    spend() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
