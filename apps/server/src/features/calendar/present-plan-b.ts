import { dayFacts, isAlmanacDate, julianDay, toCivilDate } from '@zeri/almanac/calendar'
import { judgeHours, type Weight } from '@zeri/almanac/judgement'
import type { describeDay, Output } from '@zeri/contract'
import { type CalendarDay, isoDateOf } from './present-facts.ts'
import { type JudgedDay, judge, weightWord } from './present-judgement.ts'

export type PlanB = NonNullable<Output<typeof describeDay>['judgement']>['planB']
type BetterDay = NonNullable<PlanB>['day']

const GOOD_HOUR: Weight = 1
const DAYS_AHEAD = 60

/** The good hours of a day, the best first: the same everywhere. When people are up depends on the place. */
export function listGoodHours({ facts }: CalendarDay, clashesAt: (branch: number) => boolean): number[] {
  const verdicts = judgeHours(facts.day)
  return facts.hours
    .map(({ branch }) => ({ branch, weight: verdicts[branch]?.weight ?? 0 }))
    .filter(({ branch, weight }) => weight >= GOOD_HOUR && !clashesAt(branch))
    .toSorted((one, other) => other.weight - one.weight || one.branch - other.branch)
    .map(({ branch }) => branch)
}

export type BetterDaySearch = {
  readonly openUntil: string
  readonly weigh: (day: Pick<CalendarDay, 'facts' | 'school'>) => Weight
  readonly isPersonal: boolean
}

/** The nearest later day that is better than neutral, up to the horizon. */
export function findBetterDay(
  { facts, at, school, locale }: CalendarDay,
  { openUntil, weigh, isPersonal }: BetterDaySearch,
): BetterDay {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const date = toCivilDate(julianDay(facts.julianDay + ahead))
    const iso = isoDateOf(date)
    if (iso > openUntil || !isAlmanacDate(date)) return null
    const weight = weigh({ facts: dayFacts({ date, place: at.place, rules: at.rules }), school })
    if (weight > 0) return { date: iso, weight, word: weightWord(weight, locale), isPersonal }
  }
  return null
}

export const weighForEveryone: BetterDaySearch['weigh'] = (day) => judge(day).day.weight

/** For a day that is bad for everyone: its good hours and a better day. */
export function presentPlanB(day: JudgedDay, openUntil: string): PlanB {
  if (day.verdict.day.weight >= 0) return null
  return {
    hours: listGoodHours(day, () => false),
    day: findBetterDay(day, { openUntil, weigh: weighForEveryone, isPersonal: false }),
  }
}
