import { rulesVersion } from '@zeri/almanac/judgement'
import { countDays, describeActivity, listActivityDays } from '@zeri/contract'
import { type Route, route, trueUntil } from '../../platform/http/operations.ts'
import { type CalendarDeps, findCalendarContext } from '../calendar/index.ts'
import { requireActivity } from '../chooser/index.ts'
import { requireShownActivity } from './activity.ts'
import { createMonthCounts } from './count-days.ts'
import { describeOne } from './describe-activity.ts'
import { listDaysFor } from './list-activity-days.ts'

/** The routes about one activity: its rules, its days up to the horizon, and the counts of any month. */
export function activitiesRoutes(calendar: CalendarDeps, counts = createMonthCounts()): Route[] {
  return [
    route(describeActivity, ({ input }) => describeOne(requireShownActivity(input.tag), input.locale)),
    route(listActivityDays, async ({ input }) => {
      const activity = requireShownActivity(input.tag)
      const context = await findCalendarContext(calendar, input)
      return trueUntil(context.todayEndsAtMs, listDaysFor(activity, input, context))
    }),
    route(countDays, async ({ input: { tag, year, month } }) => {
      const { id } = requireActivity(tag)
      // Counts are the same in every place: general verdicts are those of China's meridian.
      const context = await findCalendarContext(calendar, { locale: 'en' })
      return { rulesVersion, tag, year, month, counts: counts.find(id, { year, month }, context) }
    }),
  ]
}
