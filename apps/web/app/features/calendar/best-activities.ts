import type { Weight } from '../../ui/weight.ts'
import { type Activity, type MonthDay, weightsOf } from './month-days.ts'

export type WeighedActivity = Activity & { readonly weight: Weight }

/** The activities with their weights on a day; none beyond the horizon. */
export function weighActivities(
  day: Pick<MonthDay, 'weights'>,
  activities: readonly Activity[],
): readonly WeighedActivity[] {
  const weights = weightsOf(day)
  return activities.flatMap((activity, index) => {
    const weight = weights[index]
    return weight === undefined ? [] : [{ ...activity, weight }]
  })
}

type Named = Pick<MonthDay, 'goodFor' | 'putOff' | 'weights'>

/** The activities that the message of a day names, by their places. */
export function listNamed(
  day: Pick<MonthDay, 'weights'>,
  places: readonly number[],
  activities: readonly Activity[],
): readonly WeighedActivity[] {
  const weights = weightsOf(day)
  return places.flatMap((place) => {
    const [activity, weight] = [activities[place], weights[place]]
    return activity && weight !== undefined ? [{ ...activity, weight }] : []
  })
}

/** What a day is good for and what to put off, up to so many of each, and whether nothing at all is rated below 0. */
export function listSides(day: Named, activities: readonly Activity[], limit?: number) {
  return {
    goodFor: listNamed(day, day.goodFor.slice(0, limit), activities),
    putOff: listNamed(day, day.putOff.slice(0, limit), activities),
    isFree: weightsOf(day).every((weight) => weight >= 0),
  }
}

/** The best activities of a day. */
export function bestActivities(
  day: Named,
  activities: readonly Activity[],
  limit: number,
): readonly WeighedActivity[] {
  return listNamed(day, day.goodFor.slice(0, limit), activities)
}
