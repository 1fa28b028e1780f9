import { type CivilDate, meetDay, personalRules, weighPersonally } from '@zeri/almanac'
import type {
  describePersonalDay,
  listPersonalDays,
  Output,
  describePersonalYear as yearOperation,
} from '@zeri/contract'
import { askDay, askDays, describeBriefly, describeWholeDay, type Range, type Setting } from './calendar.ts'
import { describeYearWith, type OpenDay } from './describe-year.ts'
import { isOpenTo, openTo, type Person } from './person.ts'
import { isoDateOf, presentSolarMonths } from './present-facts.ts'
import { findJudged } from './present-judgement.ts'
import { judgeFor, presentPersonalBrief, presentPersonalJudgement } from './present-personal.ts'

// Each answer is what everyone sees, and beside it what is open to the person. Whose the chart is and what is paid for
// was found out before.

type Year = Output<typeof yearOperation>
type WithoutChart<Answer> = Omit<Answer, 'chart'>

export function describePersonalDays(
  range: Range,
  general: Setting,
  person: Person,
): WithoutChart<Output<typeof listPersonalDays>> {
  const setting = openTo(person, general)
  const days = askDays(range, setting)
  return {
    ...setting.head,
    solarMonths: presentSolarMonths(days),
    days: days.map((asked) => {
      const judged = findJudged(asked, setting.openUntil)
      const isOpen = isOpenTo(person, isoDateOf(asked.facts.date), setting)
      const personal = judged && isOpen ? presentPersonalBrief(judgeFor(judged, person)) : null
      return { ...describeBriefly(asked, judged), personal }
    }),
  }
}

export function describeWholePersonalDay(
  date: CivilDate,
  general: Setting,
  person: Person,
): WithoutChart<Output<typeof describePersonalDay>> {
  const setting = openTo(person, general)
  const judged = isOpenTo(person, isoDateOf(date), setting)
    ? findJudged(askDay(date, setting), setting.openUntil)
    : undefined
  const personal = judged ? presentPersonalJudgement(judgeFor(judged, person)) : null
  return { ...describeWholeDay(date, setting), personal }
}

export function describePersonalYear(year: number, general: Setting, person: Person): WithoutChart<Year> {
  const setting = openTo(person, general)
  // The day as a whole is weighed and nothing else: a year has 365.
  const weigh = ({ facts, verdict }: OpenDay) =>
    weighPersonally(verdict.day, meetDay(facts.day, person.chart, personalRules).rules, 'day').weight
  return describeYearWith<Year['days'][number]>(year, setting, (date, open) => ({
    date,
    weight: open ? open.verdict.day.weight : null,
    personal: open && isOpenTo(person, date, setting) ? weigh(open) : null,
  }))
}
