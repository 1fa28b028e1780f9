import { branchOf, stemOf } from '../calendar/cycle.ts'
import type { DayFacts } from '../calendar/day-facts.ts'
import { BRANCHES, cellOf, glyphsOf, hasPillar, STEMS, starTable } from './cells.ts'
import { classicalSchool } from './school.ts'
import type { StarId } from './stars.ts'

// 无禄, 协纪辨方书, juan 10, 67a to 68a: the ten days whose stem has its prosperity in the void of its decade. The print has
// 甲巳年, 己酉丑月 and 巳年月 for 甲己年, 巳酉丑月 and 己年月.
const VOID_PILLARS = '甲辰乙巳丙申丁亥戊戌己丑庚辰辛巳壬申癸亥'

/** Days that a year or a month of this branch fills. */
const filledByBranch: Readonly<Record<string, string>> = {
  寅: '甲辰',
  卯: '乙巳',
  巳: '丙申戊戌',
  午: '丁亥己丑',
  申: '庚辰',
  酉: '辛巳',
  亥: '壬申',
}

/** Days that the sun fills, by the term after which it stands there; 0 is 立春. */
const filledBySun: Readonly<Record<number, string>> = {
  1: '壬申',
  5: '辛巳',
  7: '庚辰',
  11: '丁亥己丑',
  13: '丙申戊戌',
  17: '乙巳',
  19: '甲辰',
}

/** Days on which virtues of year and month meet: stems of the year, branches of the month, the day. */
const metByVirtues: readonly (readonly [string, string, string])[] = [
  ['甲己', '亥卯未', '己丑'],
  ['乙庚', '巳酉丑', '乙巳'],
  ['丙辛', '寅午戌', '辛巳'],
  ['丁壬', '申子辰', '丁亥'],
  ['乙庚', '亥', '庚辰'],
  ['丙辛', '巳', '丙申'],
  ['丁壬', '寅', '壬申'],
  ['戊癸', '申', '戊戌'],
]

const virtues: readonly StarId[] = ['heavenly-virtue', 'month-virtue']

function isFilled({ year, month, day, term }: Pick<DayFacts, 'year' | 'month' | 'day' | 'term'>): boolean {
  const monthBranch = branchOf(month)
  const { masks } = starTable(classicalSchool)
  if (virtues.some((id) => masks.get(id)?.[cellOf(monthBranch, day)] === 1)) return true
  const branches = [branchOf(year), monthBranch].map((branch) => BRANCHES.charAt(branch))
  if (branches.some((branch) => hasPillar(filledByBranch[branch] ?? '', day))) return true
  // 立春 begins a month of the sun; its sign changes with the term after it.
  const sign = term.term % 2 === 1 ? term.term : (term.term + 23) % 24
  if (hasPillar(filledBySun[sign] ?? '', day)) return true
  if (stemOf(year) === stemOf(day) && stemOf(month) === stemOf(day)) return true
  const [yearStem, monthName] = [STEMS.charAt(stemOf(year)), BRANCHES.charAt(monthBranch)]
  return metByVirtues.some(
    ([years, months, pillar]) =>
      years.includes(yearStem) && months.includes(monthName) && pillar === glyphsOf(day),
  )
}

/** Whether a day is without prosperity, 无禄. 癸亥 always is: stem and branch both end with it. */
export function hasVoidProsperity(facts: Pick<DayFacts, 'year' | 'month' | 'day' | 'term'>): boolean {
  if (!hasPillar(VOID_PILLARS, facts.day)) return false
  return glyphsOf(facts.day) === '癸亥' || !isFilled(facts)
}
