import type { DayFacts } from '@zeri/almanac/calendar'
import type { Star } from '@zeri/almanac/judgement'

/** What the sentences of a day need: facts of the almanac, and the stars of its verdict. */
export type DayContext = Pick<
  DayFacts,
  'julianDay' | 'year' | 'month' | 'day' | 'lunar' | 'term' | 'moon' | 'moonQuarter'
> & { readonly stars: readonly Star[] }

export const stemAt = (pillar: number): number => pillar % 10
export const branchAt = (pillar: number): number => pillar % 12

/** 0 spring (寅卯辰) … 3 winter (亥子丑). */
export const seasonAt = (monthBranch: number): number => Math.floor(((monthBranch + 10) % 12) / 3)

/** The months that share a rule with this one, in the order of the books: 亥卯未, 申子辰 … */
export function threeMonths(monthBranch: number): readonly number[] {
  const first = [8, 5, 2, 11][monthBranch % 4] ?? 0
  return [first, (first + 4) % 12, (first + 8) % 12]
}

/** The term of a list that comes next; the almanac looks two terms ahead of the running one. */
export function comingTerm(running: number, terms: readonly number[]): number {
  const next = (running + 1) % 24
  return terms.includes(next) ? next : (running + 2) % 24
}

export const isLastDay = ({ days }: { readonly days: number }): boolean => days === 1

/** How many pillars a list written as one text has: two characters each. */
export const countPillars = (list: string): number => list.length / 2
