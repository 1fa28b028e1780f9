import { describeSign, listAllSigns } from '@zeri/contract'
import { type Route, route, trueUntil } from '../../platform/http/operations.ts'
import { type CalendarDeps, findCalendarContext } from '../calendar/index.ts'
import { describeOneSign, presentSigns, requireSign } from './describe-sign.ts'
import { keyOf } from './list-day-signs.ts'
import { createSignDays } from './sign-days.ts'

/** The routes about the signs of the almanac: the list of all, and one with its coming days up to the horizon. */
export function signsRoutes(calendar: CalendarDeps, signDays = createSignDays()): Route[] {
  return [
    route(listAllSigns, ({ input }) => presentSigns(input.locale)),
    route(describeSign, async ({ input }) => {
      const { kind, id, locale } = input
      const sign = requireSign(kind, id)
      const { today, openUntil, todayEndsAtMs } = await findCalendarContext(calendar, { locale })
      const days = signDays.find(keyOf(sign.kind, sign.id), today, openUntil)
      return trueUntil(todayEndsAtMs, describeOneSign(sign, { days, today, openUntil, locale }))
    }),
  ]
}
