import { meetHour, personaliseVerdict } from '@zeri/almanac/judgement'
import type { CalendarContext } from './calendar.ts'
import { isOpenTo, type Person } from './person.ts'
import { judge } from './present-judgement.ts'
import type { PersonalDay } from './present-personal.ts'
import {
  type BetterDaySearch,
  findBetterDay,
  listGoodHours,
  type PlanB,
  weighForEveryone,
} from './present-plan-b.ts'

/**
 * For a day that is bad for a person: the good hours that do not clash with the birth, and a day that is better for the
 * person. Where later days are not open to the person, the day is one for everyone.
 */
export function presentPersonalPlanB(day: PersonalDay, person: Person, context: CalendarContext): PlanB {
  if (day.personal.day.weight >= 0) return null
  const { openUntil } = context
  const { chart } = person
  const rules = day.school.personal
  const isPersonal = isOpenTo(person, openUntil, context)
  const weighForPerson: BetterDaySearch['weigh'] = (other) =>
    personaliseVerdict(judge(other), other.facts.day, { chart, rules }).day.weight
  return {
    hours: listGoodHours(day, (branch) => meetHour(branch, chart, rules).clashes.length > 0),
    day: findBetterDay(day, { openUntil, weigh: isPersonal ? weighForPerson : weighForEveryone, isPersonal }),
  }
}
