import type { Weight } from '../../ui/weight.ts'
import type { Activity, MonthDay } from './month-days.ts'
import { pickTags } from './pick-tags.ts'

export type WeighedActivity = Activity & { readonly weight: Weight }

/** The activities with their weights on a day; none beyond the horizon. */
export function weighActivities(
  { weights }: Pick<MonthDay, 'weights'>,
  activities: readonly Activity[],
): readonly WeighedActivity[] {
  return activities.flatMap((activity, index) => {
    const weight = weights[index]
    return weight === undefined ? [] : [{ ...activity, weight }]
  })
}

/** The best activities of a day among those shown by default. */
export function bestActivities(
  day: Pick<MonthDay, 'weights'>,
  activities: readonly Activity[],
  limit: number,
): readonly WeighedActivity[] {
  return pickTags(weighActivities(day, activities), 'good', limit).tags
}

/** The days an activity is good on, the best first, then by date. */
export function findDaysFor<Day extends Pick<MonthDay, 'weights'>>(
  days: readonly Day[],
  activityIndex: number,
): readonly { readonly day: Day; readonly weight: Weight }[] {
  return days
    .flatMap((day) => {
      const weight = day.weights[activityIndex]
      return weight !== undefined && weight > 0 ? [{ day, weight }] : []
    })
    .toSorted((one, other) => other.weight - one.weight)
}
