// Days and years of the calendar for one person.

import type { CivilDate } from '@zeri/almanac/calendar'
import { personaliseVerdict, personalRules } from '@zeri/almanac/judgement'
import type {
  describePersonalDay,
  listPersonalDays,
  Output,
  describePersonalYear as yearOperation,
} from '@zeri/contract'
import {
  type CalendarContext,
  computeDay,
  computeDays,
  describeBriefly,
  describeWholeDay,
  type Range,
} from './calendar.ts'
import { describeYearWith, type OpenDay } from './describe-year.ts'
import { isOpenTo, openTo, type Person } from './person.ts'
import { isoDateOf, presentSolarMonths } from './present-facts.ts'
import { findJudged } from './present-judgement.ts'
import { judgeFor, presentPersonalBrief, presentPersonalJudgement } from './present-personal.ts'

// Each response holds what everyone sees, and beside it what is open to the person. The caller has checked who owns the
// chart and what is paid for.

type Year = Output<typeof yearOperation>
type WithoutChart<Response> = Omit<Response, 'chart'>

export function describePersonalDays(
  range: Range,
  general: CalendarContext,
  person: Person,
): WithoutChart<Output<typeof listPersonalDays>> {
  const context = openTo(person, general)
  const days = computeDays(range, context)
  return {
    ...context.head,
    solarMonths: presentSolarMonths(days),
    days: days.map((day) => {
      const judged = findJudged(day, context.openUntil)
      const isOpen = isOpenTo(person, isoDateOf(day.facts.date), context)
      const personal = judged && isOpen ? presentPersonalBrief(judgeFor(judged, person)) : null
      return { ...describeBriefly(day, judged), personal }
    }),
  }
}

export function describeWholePersonalDay(
  date: CivilDate,
  general: CalendarContext,
  person: Person,
): WithoutChart<Output<typeof describePersonalDay>> {
  const context = openTo(person, general)
  const judged = isOpenTo(person, isoDateOf(date), context)
    ? findJudged(computeDay(date, context), context.openUntil)
    : undefined
  const personal = judged ? presentPersonalJudgement(judgeFor(judged, person)) : null
  return { ...describeWholeDay(date, context), personal }
}

export function describePersonalYear(
  year: number,
  general: CalendarContext,
  person: Person,
): WithoutChart<Year> {
  const context = openTo(person, general)
  const birth = { chart: person.chart, rules: personalRules }
  const weigh = ({ facts, verdict }: OpenDay) => personaliseVerdict(verdict, facts.day, birth).day.weight
  return describeYearWith<Year['days'][number]>(year, context, (date, open) => ({
    date,
    weight: open ? open.verdict.day.weight : null,
    personal: open && isOpenTo(person, date, context) ? weigh(open) : null,
  }))
}
