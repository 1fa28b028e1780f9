// Days and years of the calendar for one person.

import type { CivilDate } from '@zeri/almanac/calendar'
import { personaliseVerdict } from '@zeri/almanac/judgement'
import {
  describePersonalDay as dayOperation,
  type listPersonalDays,
  type Output,
  type describePersonalYear as yearOperation,
} from '@zeri/contract'
import { type CalendarContext, describeWholeDay, findDays, type Range } from './calendar.ts'
import { describeYearWith, type OpenDay } from './describe-year.ts'
import type { HeldDay } from './held-days.ts'
import { isOpenTo, openTo, type Person } from './person.ts'
import { presentSolarMonths } from './present-facts.ts'
import {
  judgeFor,
  type PersonalDay,
  presentPersonalBrief,
  presentPersonalJudgement,
} from './present-personal.ts'
import { presentPersonalPlanB } from './present-personal-plan-b.ts'

// Each response holds what everyone sees, and beside it what is open to the person. The caller has checked who owns the
// chart and what is paid for. The parts of days are checked against the contract here, once where they are held.

type Year = Output<typeof yearOperation>
type WithoutChart<Response> = Omit<Response, 'chart'>

export function describePersonalDays(
  range: Range,
  general: CalendarContext,
  person: Person,
): WithoutChart<Output<typeof listPersonalDays>> {
  const context = openTo(person, general)
  const days = findDays(range, context)
  const findPersonal = (day: HeldDay) =>
    context.held.findPersonal(day, person.chart, () => presentPersonalBrief(judgeFor(day.judged(), person)))
  return {
    ...context.head,
    solarMonths: presentSolarMonths(days.map(({ day }) => day)),
    days: days.map((day) => ({
      ...day.listed(day.date <= context.openUntil),
      personal: isOpenTo(person, day.date, context) ? findPersonal(day) : null,
    })),
  }
}

export function describeWholePersonalDay(
  date: CivilDate,
  general: CalendarContext,
  person: Person,
): WithoutChart<Output<typeof dayOperation>> {
  const context = openTo(person, general)
  const day = context.held.find(date, context)
  return {
    ...describeWholeDay(date, context),
    personal: dayOperation.response.shape.personal.parse(
      isOpenTo(person, day.date, context)
        ? judgePersonally(judgeFor(day.judged(), person), person, context)
        : null,
    ),
  }
}

const judgePersonally = (day: PersonalDay, person: Person, context: CalendarContext) => ({
  ...presentPersonalJudgement(day),
  planB: presentPersonalPlanB(day, person, context),
})

export function describePersonalYear(
  year: number,
  general: CalendarContext,
  person: Person,
): WithoutChart<Year> {
  const context = openTo(person, general)
  const birth = { chart: person.chart, rules: context.school.personal }
  const weigh = ({ facts, verdict }: OpenDay) => personaliseVerdict(verdict, facts.day, birth).day.weight
  return describeYearWith<Year['days'][number]>(year, context, (date, open) => ({
    date,
    weight: open ? open.verdict.day.weight : null,
    personal: open && isOpenTo(person, date, context) ? weigh(open) : null,
  }))
}
