import type { ActivityId } from '@zeri/almanac/judgement'

/**
 * What a day can be chosen for. One line of words, because packed programs must not hold the words of judgement, and a check
 * looks for them as strings. A test compares it with the almanac.
 */
const LINE =
  'wedding engagement date conceive reconcile celebrate opening contract negotiate hire launch submit invest loan ' +
  'collect-debt store start-job study exam creative move-house renovation groundbreaking repairs cleaning demolish bed ' +
  'travel-far boat vehicle medical surgery therapy haircut pray planting charity pets legal funeral'

export const activityIds = LINE.split(' ') as [ActivityId, ...ActivityId[]] // true: the test above
