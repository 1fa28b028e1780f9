import { solarTerms, termOf } from '../astro/solar-terms.ts'
import { branchOf, stemOf } from '../calendar/cycle.ts'
import { dayPillar } from '../calendar/day-cycles.ts'
import type { DayFacts } from '../calendar/day-facts.ts'
import { termDaysFor } from '../calendar/term-day.ts'
import { cellOf, hasPillar, STEMS, starTable } from './cells.ts'
import type { School } from './school.ts'
import type { DayRule } from './star-type.ts'
import type { Star } from './stars.ts'
import { hasVoidProsperity } from './void-prosperity.ts'

/** The facts of a day, which carry their place and rules, and the school to judge it by. */
export type JudgementRequest = { readonly facts: DayFacts; readonly school: School }

type NearTerms = {
  /** Whether a term of the list begins in this many days at most. */
  readonly isWithin: (days: number, terms: readonly number[]) => boolean
  /** 1 on the day of the 节 that begins the month of the sun. */
  readonly dayOfMonth: () => number
  /** Whether the day is the nth of a stem from the last day of a term on, or the nearest to the day of a term. */
  readonly isStemDay: (of: { term: number; stem: string; count: number | 'nearest' }) => boolean
}

/** The days of terms around a day. */
function nearTermsOf({ term, julianDay, day, place, rules }: DayFacts): NearTerms {
  const running = solarTerms.indexAt(term.startMs)
  const { termDay } = termDaysFor(place, rules)
  return {
    isWithin: (days, terms) =>
      [running + 1, running + 2].some(
        (index) => terms.includes(termOf(index)) && termDay(index) - julianDay <= days,
      ),
    dayOfMonth: () => julianDay - termDay(running - (termOf(running) % 2)) + 1,
    isStemDay: ({ term: from, stem, count }) => {
      if (STEMS.charAt(stemOf(day)) !== stem) return false
      const last = running - ((termOf(running) - from + 24) % 24)
      if (count === 'nearest')
        return [last, last + 24].some((index) => {
          const after = julianDay - termDay(index)
          return after >= -5 && after < 5
        })
      const start = termDay(last)
      const toFirst = (STEMS.indexOf(stem) - stemOf(dayPillar(start)) + 10) % 10
      return julianDay === start + toFirst + 10 * (count - 1)
    },
  }
}

function holdsOn(rule: DayRule, facts: DayFacts, near: NearTerms): boolean {
  const { lunar, term, year, month, day } = facts
  switch (rule.kind) {
    case 'mansion':
      return facts.mansion === rule.index
    case 'year-branch-offset':
      return branchOf(day) === (branchOf(year) + rule.step) % 12
    case 'lunar-days':
      return rule.days.includes(lunar.day)
    case 'lunar-dates':
      return rule.dates.includes(`${lunar.month}-${lunar.day}`)
    case 'before-terms':
      return near.isWithin(rule.days, rule.terms)
    case 'on-terms':
      return term.startsToday && rule.terms.includes(term.term)
    case 'day-of-month':
      return rule.days[branchOf(month)] === near.dayOfMonth()
    case 'year-stem-pillars':
      return hasPillar(rule.table[stemOf(year)] ?? '', day)
    case 'first-branch-days': {
      const first = rule.days[(branchOf(day) - lunar.day + 1 + 36) % 12] ?? 0
      const since = lunar.day - first
      return since === 0 || (rule.step !== undefined && since > 0 && since % rule.step === 0)
    }
    case 'last-lunar-day':
      return lunar.day === lunar.monthLength
    case 'stem-days':
      return rule.of.some(near.isStemDay)
    case 'moon-quarter':
      return facts.moonQuarter !== undefined
    case 'void-prosperity':
      return hasVoidProsperity(facts)
  }
}

/** The stars of a day that its month and pillar alone do not decide. */
export function listDailyStars({ facts, school }: JudgementRequest): readonly Star[] {
  const near = nearTermsOf(facts)
  const { daily, mansions } = starTable(school)
  const found: Star[] = daily.filter(({ rule }) => holdsOn(rule, facts, near))
  const mansion = mansions[facts.mansion]
  if (mansion) found.push(mansion)
  return found
}

/**
 * Everything on a day that favours or forbids an activity: stars, officer, path, mansion and taboos.
 * @example listStars({ facts: dayFacts({ date: { year: 2026, month: 11, day: 15 }, place: chinaMeridian, rules: calendarRules }), school: classicalSchool }).some(({ id }) => id === 'month-break') // true
 */
export function listStars(day: JudgementRequest): readonly Star[] {
  const { cells } = starTable(day.school)
  return [...(cells[cellOf(branchOf(day.facts.month), day.facts.day)] ?? []), ...listDailyStars(day)]
}
