import type { Random } from './random.ts'

/**
 * How long to wait before the next try: a random time up to a bound that doubles, so that clients that failed together
 * do not retry together.
 * @param tries how many tries have been made
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/ full jitter
 */
export function retryPauseMs(
  tries: number,
  { firstMs, mostMs }: { readonly firstMs: number; readonly mostMs: number },
  random: Pick<Random, 'below'>,
): number {
  return random.below(Math.min(mostMs, firstMs * 2 ** Math.max(0, tries - 1)) + 1)
}

/** Limits retries to a share of the calls, so that retries do not add load where most calls fail. */
export type RetryBudget = {
  /** Records a first try. */
  earn(): void
  /** Whether a retry may be made; if so, it is taken from the budget. */
  spend(): boolean
}

/** @param share retries earned by a call; up to `most` are saved, and the budget starts full */
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
