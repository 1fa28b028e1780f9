import type { Weight } from '../../ui/weight.ts'

type RatedHour = {
  /** Null where the hour is not judged. */
  readonly weight: Weight | null
  readonly isWaking: boolean
  /** Whether it clashes with the birth of the person. */
  readonly clashes?: boolean | undefined
}

/** Indices of the first and the last hour. */
type Stretch = { readonly first: number; readonly last: number }

const isGood = ({ weight, isWaking, clashes }: RatedHour): boolean =>
  isWaking && weight !== null && weight > 0 && !clashes

/**
 * The best run of good waking hours: the one with the best hour, then with the greatest sum, then the earlier. Nothing
 * where no waking hour is rated above 0.
 */
export function findBestStretch(hours: readonly RatedHour[]): Stretch | undefined {
  const [best] = listRuns(hours)
    .map(({ first, last }) => {
      const weights = hours.slice(first, last + 1).map(({ weight }) => weight ?? 0)
      return {
        first,
        last,
        top: Math.max(...weights),
        sum: weights.reduce<number>((sum, one) => sum + one, 0),
      }
    })
    .toSorted((one, other) => other.top - one.top || other.sum - one.sum || one.first - other.first)
  return best && { first: best.first, last: best.last }
}

/** Runs of good waking hours, as they come. */
function listRuns(hours: readonly RatedHour[]): Stretch[] {
  const runs: Stretch[] = []
  hours.forEach((hour, index) => {
    if (!isGood(hour)) return
    const run = runs.at(-1)
    if (run?.last === index - 1) runs[runs.length - 1] = { first: run.first, last: index }
    else runs.push({ first: index, last: index })
  })
  return runs
}
