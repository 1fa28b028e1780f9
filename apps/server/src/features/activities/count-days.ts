// How many days of a month have each weight for an activity. It is open for every month, so nothing in it may lead to a day.

import { daysInMonth, isAlmanacDate } from '@zeri/almanac/calendar'
import { type ActivityId, activities, type DayVerdict, type Weight } from '@zeri/almanac/judgement'
import type { countDays, Output } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/http/app-error.ts'
import { type CalendarContext, computeDay, judge } from '../calendar/index.ts'

type Counts = Output<typeof countDays>['counts']
type Month = { readonly year: number; readonly month: number }

/** From the best to the worst. */
const weights: readonly Weight[] = [3, 2, 1, 0, -1, -2, -3]

/** How many times each weight occurs, whatever its order. */
function countWeights(found: readonly Weight[]): Counts {
  return weights.map((weight) => ({ weight, days: found.filter((one) => one === weight).length }))
}

/** The verdicts on the days of a month. */
export function judgeMonth(
  { year, month }: Month,
  context: Pick<CalendarContext, 'at' | 'school' | 'locale'>,
): DayVerdict[] {
  const length = daysInMonth(year, month)
  return Array.from({ length }, (_, index) => judge(computeDay({ year, month, day: index + 1 }, context)))
}

/** Twenty years, of some ten kilobytes a month. */
const MAX_MONTHS = 240

type MonthCounts = {
  find(activity: ActivityId, month: Month, context: CalendarContext): Counts
}

/** Counts the days of a month for every activity at once, because a day is judged for all of them, and holds the counts. */
export function createMonthCounts(judgeDays: typeof judgeMonth = judgeMonth): MonthCounts {
  const held = new LRUCache<string, ReadonlyMap<ActivityId, Counts>>({ max: MAX_MONTHS })

  function count(month: Month, context: CalendarContext): ReadonlyMap<ActivityId, Counts> {
    const verdicts = judgeDays(month, context)
    return new Map(
      activities.map(({ id }, place) => [
        id,
        countWeights(verdicts.map((verdict) => verdict.activities[place]?.weight ?? 0)),
      ]),
    )
  }

  return {
    find(activity, month, context) {
      if (!isAlmanacDate({ ...month, day: 1 })) throw new AppError('calendar.no-such-day')
      const key = `${month.year}-${month.month}`
      const counts = held.get(key) ?? count(month, context)
      held.set(key, counts)
      return counts.get(activity) ?? countWeights([])
    },
  }
}
