import { type ActivityId, activities } from './activities.ts'
import { listShownActivities } from './shown-activities.ts'
import { sizesOf } from './sizes.ts'
import type { Weight } from './weight.ts'

/** The rating of a day as a whole, and what it follows from. */
export type DayRating = {
  readonly weight: Weight
  /** How many of the shown activities are good and bad on the day. */
  readonly good: number
  readonly bad: number
  /** The sum of the weights of the shown activities. */
  readonly total: number
  readonly shown: number
}

/** What the weights of the shown activities come to. */
type Tally = { good: number; bad: number; sum: number; shown: number }

/** A day leans where good and bad activities differ by more than this share of those shown. */
export const LEAN_SHARE = 1 / 8
const HAIR = 0.01

const newTally = (): Tally => ({ good: 0, bad: 0, sum: 0, shown: 0 })

function count(tally: Tally, weight: Weight): void {
  if (weight > 0) tally.good++
  else if (weight < 0) tally.bad++
  tally.sum += weight
  tally.shown++
}

function leanOfTally({ good, bad, sum, shown }: Tally): number {
  const lean = good - bad
  if (Math.abs(lean) <= shown * LEAN_SHARE) return 0
  const mean = sum / shown
  return lean > 0 ? Math.max(HAIR, mean) : Math.min(-HAIR, mean)
}

/**
 * How a day leans: the mean weight of its activities where more of them are good than bad, or the other way round, by
 * more than an eighth of those shown; else 0. At least a hair beside nought, whatever the mean.
 */
export function leanOf(weights: readonly Weight[]): number {
  const tally = newTally()
  for (const weight of weights) count(tally, weight)
  return leanOfTally(tally)
}

/** The sign from how many activities are good and bad, the size from how good or bad they are. */
function rate(tally: Tally): DayRating {
  const lean = leanOfTally(tally)
  const [two, three] = sizesOf('day')[lean > 0 ? 'good' : 'bad']
  const size = Math.abs(lean) >= three ? 3 : Math.abs(lean) >= two ? 2 : 1
  // A whole number from −3 to 3.
  return {
    weight: (Math.sign(lean) * size) as Weight,
    good: tally.good,
    bad: tally.bad,
    total: tally.sum,
    shown: tally.shown,
  }
}

let shownPlaces: readonly number[] | undefined

/** Places of the activities that pages show. */
function listShownPlaces(): readonly number[] {
  shownPlaces ??= listShownActivities().map(({ id }) => activities.findIndex((one) => one.id === id))
  return shownPlaces
}

type Verdicts = readonly { readonly activity: ActivityId; readonly weight: Weight }[]

/**
 * The rating of a day from the verdicts on all activities, in their order; those that pages show count. So it never
 * contradicts the lists beside it.
 */
export function rateActivities(verdicts: Verdicts): DayRating {
  const tally = newTally()
  for (const place of listShownPlaces()) count(tally, verdicts[place]?.weight ?? 0)
  return rate(tally)
}
