import {
  canonicalRules,
  describeSchoolDay,
  describeSchoolYear,
  getSchool,
  type Locale,
  listSchoolDays,
  listSchools,
  saveSchool,
} from '@zeri/contract'
import { asChecked, type Route, route } from '../../platform/http/operations.ts'
import {
  type CalendarContext,
  type CalendarDeps,
  type DayQuery,
  describeDays,
  describeWholeDay,
  findCalendarContext,
  requireDate,
} from './calendar.ts'
import { describeWholeYear } from './describe-year.ts'
import {
  findStoredSchool,
  type SchoolCall,
  type StoredSchool,
  schoolCookie,
  withRules,
} from './find-rules.ts'
import { describeSchools, presentSchool, schoolOf } from './school.ts'

export type SchoolDeps = CalendarDeps & {
  /** Stores the rules of a signed-in user. */
  readonly saveRulesOf: (userId: string, rules: string) => Promise<void>
}

/** Days by a school, and which school a visitor has chosen. Nothing here is cached outside the server. */
export function schoolRoutes(deps: SchoolDeps): Route[] {
  const findContext = async (call: SchoolCall & { readonly input: DayQuery }): Promise<CalendarContext> =>
    findCalendarContext(deps, await withRules(deps, call))
  return [
    route(listSchools, ({ input }) => describeSchools(input.locale)),
    route(listSchoolDays, async (call) => asChecked(describeDays(call.input, await findContext(call)))),
    route(describeSchoolDay, async (call) =>
      asChecked(describeWholeDay(requireDate(call.input.date), await findContext(call))),
    ),
    route(describeSchoolYear, async (call) => describeWholeYear(call.input.year, await findContext(call))),
    route(getSchool, async (call) => {
      const { rules, locale } = call.input
      const stored = await findStoredSchool(deps, call)
      return present(rules === undefined ? stored : { ...stored, rules: schoolOf(rules).rules }, locale)
    }),
    route(saveSchool, async ({ input, session, setCookie }) => {
      const rules = canonicalRules(input.rules) ?? ''
      if (session) await deps.saveRulesOf(session.userId, rules)
      setCookie(schoolCookie(rules))
      return present({ rules, storedIn: session ? 'account' : 'browser' }, input.locale)
    }),
  ]
}

function present({ rules, storedIn }: StoredSchool, locale: Locale) {
  return { school: presentSchool({ rules }, locale), storedIn }
}
