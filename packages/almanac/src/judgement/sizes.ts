import type { ActivityId } from './activities.ts'
import type { Sizes } from './reasons.ts'
import { calibratedSizes } from './sizes.generated.ts'

/** The sums from which an activity, or the mean from which the day as a whole, is of size 2 and 3. */
export function sizesOf(target: ActivityId | 'day'): Sizes {
  return calibratedSizes[target]
}
