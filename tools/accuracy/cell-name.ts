import type { DayFacts } from '@zeri/almanac/calendar'

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'

/** Branch of a place in a cycle that turns by twelve, as a character. */
export const branchName = (place: number): string => branches.charAt(place % 12)

/** Branch of the month and pillar of the day, as 子甲子. */
export function cellName({ month, day }: Pick<DayFacts, 'month' | 'day'>): string {
  return `${branchName(month)}${stems.charAt(day % 10)}${branchName(day)}`
}
