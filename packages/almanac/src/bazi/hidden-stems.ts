import { type Element, elementOfStem } from './elements.ts'

/** A stem inside a branch and its part of the branch, from 0 to 1. */
export type HiddenStem = { readonly stem: number; readonly weight: number }

// 渊海子平, 论地支藏遁歌: main stem first, then middle, then residual; 巳 in the order 丙庚戊.
const stemsByBranch: readonly (readonly number[])[] = [
  [9], // 子癸
  [5, 9, 7], // 丑己癸辛
  [0, 2, 4], // 寅甲丙戊
  [1], // 卯乙
  [4, 1, 9], // 辰戊乙癸
  [2, 6, 4], // 巳丙庚戊
  [3, 5], // 午丁己
  [5, 3, 1], // 未己丁乙
  [6, 8, 4], // 申庚壬戊
  [7], // 酉辛
  [4, 7, 3], // 戌戊辛丁
  [8, 0], // 亥壬甲
]

// The almanac's own heuristic: the old books order the stems of a branch and give them days, but no parts of one.
const weightsByCount: readonly (readonly number[])[] = [[], [1], [0.7, 0.3], [0.6, 0.3, 0.1]]

const hiddenStems: readonly (readonly HiddenStem[])[] = stemsByBranch.map((stems) =>
  stems.map((stem, index) => ({ stem, weight: weightsByCount[stems.length]?.[index] ?? 0 })),
)

/**
 * The stems inside a branch, main stem first; their weights sum to one.
 * @example hiddenStemsOf(11) // [{ stem: 8, weight: 0.7 }, { stem: 0, weight: 0.3 }]  亥: 壬 and 甲
 */
export function hiddenStemsOf(branch: number): readonly HiddenStem[] {
  const stems = hiddenStems[branch]
  if (!stems) throw new RangeError(`there is no branch ${branch}`)
  return stems
}

/**
 * Element of a branch, that of its main stem: earth in the last month of each season.
 * @example elementOfBranch(4) // 2  辰 is earth
 */
export function elementOfBranch(branch: number): Element {
  return elementOfStem(hiddenStemsOf(branch)[0]?.stem ?? 0)
}
