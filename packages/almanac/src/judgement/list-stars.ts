import { solarTerms, termOf } from '../astro/solar-terms.ts'
import { branchOf } from '../calendar/cycle.ts'
import type { DayFacts } from '../calendar/day-facts.ts'
import { termDaysFor } from '../calendar/term-day.ts'
import { cellOf, starTable } from './cells.ts'
import type { School } from './school.ts'
import type { DayRule } from './star-type.ts'
import type { Star } from './stars.ts'

/** The facts of a day, which carry their place and rules, and the school to judge it by. */
export type JudgementRequest = { readonly facts: DayFacts; readonly school: School }

/** The next two terms after the running one, and in how many days they begin. */
function comingTerms(facts: DayFacts): readonly { term: number; inDays: number }[] {
  const running = solarTerms.indexAt(facts.term.startMs)
  const { termDay } = termDaysFor(facts.place, facts.rules)
  return [1, 2].map((ahead) => ({
    term: termOf(running + ahead),
    inDays: termDay(running + ahead) - facts.julianDay,
  }))
}

type ComingTerms = ReturnType<typeof comingTerms>

function holdsOn(rule: DayRule, facts: DayFacts, coming: ComingTerms): boolean {
  switch (rule.kind) {
    case 'mansion':
      return facts.mansion === rule.index
    case 'year-branch-offset':
      return branchOf(facts.day) === (branchOf(facts.year) + rule.step) % 12
    case 'lunar-days':
      return rule.days.includes(facts.lunar.day)
    case 'lunar-dates':
      return rule.dates.includes(`${facts.lunar.month}-${facts.lunar.day}`)
    case 'before-terms':
      return coming.some(({ term, inDays }) => rule.terms.includes(term) && inDays <= rule.days)
    case 'moon-quarter':
      return facts.moonQuarter !== undefined
  }
}

/** The stars of a day that its month and pillar alone do not decide. */
export function listDailyStars({ facts, school }: JudgementRequest): readonly Star[] {
  const coming = comingTerms(facts)
  return starTable(school).daily.filter(({ rule }) => holdsOn(rule, facts, coming))
}

/**
 * Everything on a day that favours or forbids an activity: stars, officer, path, mansion and taboos.
 * @example listStars({ facts: dayFacts({ date: { year: 2026, month: 11, day: 15 }, place: chinaMeridian, rules: calendarRules }), school: classicalSchool }).some(({ id }) => id === 'month-break') // true
 */
export function listStars(day: JudgementRequest): readonly Star[] {
  const { cells } = starTable(day.school)
  return [...(cells[cellOf(branchOf(day.facts.month), day.facts.day)] ?? []), ...listDailyStars(day)]
}
