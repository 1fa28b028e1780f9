import {
  describeDirections,
  describeFengshuiYear,
  describeSchoolDirections,
  listFacingDays,
} from '@zeri/contract'
import { type Route, route } from '../../platform/http/operations.ts'
import { type CalendarDeps, requireDate, schoolOf, withRules } from '../calendar/index.ts'
import { describeDateDirections } from './describe-directions.ts'
import { describeYearOfStars } from './describe-year.ts'
import { judgeDaysForFacing } from './list-facing-days.ts'

/** Directions and flying stars: facts, open for every date and the same in every place. */
export function fengshuiRoutes(schools: Pick<CalendarDeps, 'findRulesOf'>): Route[] {
  return [
    route(describeDirections, ({ input }) => describeDateDirections(requireDate(input.date), input.locale)),
    route(describeSchoolDirections, async (call) => {
      const { date, rules, locale } = await withRules(schools, call)
      return describeDateDirections(requireDate(date), locale, schoolOf(rules).dayStar)
    }),
    route(describeFengshuiYear, ({ input }) => describeYearOfStars(input.year, input.locale)),
    route(listFacingDays, ({ input }) => judgeDaysForFacing(input)),
  ]
}
