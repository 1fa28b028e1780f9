import type { DayFacts } from '@zeri/almanac/calendar'
import type { DayRule, DayVerdict } from '@zeri/almanac/judgement'

/** What the sentences of a day need: facts of the almanac, and stars and policy of its verdict. */
export type DayContext = Pick<
  DayFacts,
  'julianDay' | 'year' | 'month' | 'day' | 'lunar' | 'term' | 'moon' | 'moonQuarter'
> &
  Pick<DayVerdict, 'stars' | 'policy'>

const STEMS = '甲乙丙丁戊己庚辛壬癸'

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

/** The term that begins the month of a branch: 立春, 0, for 寅. */
export const firstTermOf = (monthBranch: number): number => ((monthBranch + 10) % 12) * 2

type StemDay = Extract<DayRule, { kind: 'stem-days' }>['of'][number]

/** The terms from which days of a stem are counted, or the one a day of the stem is nearest to. */
export function termsOfStemDay(
  of: readonly StemDay[],
  { day, term }: Pick<DayContext, 'day' | 'term'>,
): { readonly terms: readonly number[]; readonly isNearest: boolean } {
  const ofStem = of.filter(({ stem }) => STEMS.indexOf(stem) === stemAt(day))
  const distance = (other: number): number =>
    Math.min((other - term.term + 24) % 24, (term.term - other + 24) % 24)
  const nearest = ofStem
    .filter(({ count }) => count === 'nearest')
    .toSorted((one, other) => distance(one.term) - distance(other.term))[0]
  if (nearest) return { terms: [nearest.term], isNearest: true }
  return { terms: [...new Set(ofStem.map((one) => one.term))], isNearest: false }
}
