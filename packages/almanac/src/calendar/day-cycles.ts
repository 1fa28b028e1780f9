import type { JulianDay } from './civil-date.ts'
import { branchOf, type Pillar, pillarOf } from './cycle.ts'

const modulo = (value: number, size: number): number => ((value % size) + size) % size

/**
 * Pillar of the day. The count of sixty has run unbroken since antiquity, so only the day number matters.
 * Offset: 1949-10-01 is 甲子 (Hong Kong Observatory, Gregorian–Lunar conversion table).
 * @example dayPillar(toJulianDay({ year: 1949, month: 10, day: 1 })) // 0
 */
export function dayPillar(day: JulianDay): Pillar {
  return pillarOf(day + 49)
}

/**
 * Lunar mansion of the day, 0 角 … 27 轸, a count of 28 as unbroken: 角 斗 奎 井 always fall on a Thursday.
 * Source: 协纪辨方书, 二十八宿值日; offset: 2000-01-01 is 胃.
 * @example dayMansion(toJulianDay({ year: 2000, month: 1, day: 1 })) // 16  胃
 */
export function dayMansion(day: JulianDay): number {
  return modulo(day + 11, 28)
}

/**
 * Officer of the day, 0 建 … 11 闭: the day's branch counted from the branch of the solar month.
 * Source: 协纪辨方书, 建除十二神: 正月建寅, 二月建卯.
 * @example dayOfficer(pillarOf(54), 0) // 6  戊午 in the month of 子: 破
 */
export function dayOfficer(day: Pillar, monthBranch: number): number {
  return modulo(branchOf(day) - monthBranch, 12)
}

// 协纪辨方书, 黄道黑道: 寅申青龙起子, 卯酉起寅, 辰戌起辰, 巳亥起午, 子午起申, 丑未起戌.
const azureDragonBranches = [8, 10, 0, 2, 4, 6]

/**
 * Star of the yellow and black path, 0 青龙 … 11 勾陈: of a day by the branch of its month, of a double-hour by
 * the branch of its day.
 * @example pathStar(0, 2) // 0  子 under 寅: 青龙
 */
export function pathStar(branch: number, baseBranch: number): number {
  return modulo(branch - (azureDragonBranches[baseBranch % 6] ?? 0), 12)
}

// 协纪辨方书, 黄道黑道: 青龙 明堂 金匮 天德 玉堂 司命 are the yellow path.
const yellowPathStars: readonly boolean[] = [
  true,
  true,
  false,
  false,
  true,
  true,
  false,
  true,
  false,
  false,
  true,
  false,
]

/**
 * Whether a path star is of the yellow, favourable path.
 * @example isYellowPath(2) // false  天刑
 */
export function isYellowPath(star: number): boolean {
  return yellowPathStars[star] ?? false
}

/**
 * Na yin of a pillar, 0 海中金 … 29 大海水: two pillars share one. Source: 三命通会, 论纳音取象.
 * @example naYinOf(pillarOf(59)) // 29
 */
export function naYinOf(pillar: Pillar): number {
  return Math.floor(pillar / 2)
}

/**
 * The two void branches (空亡) of a pillar: those its decade does not reach. Source: 三命通会, 论空亡.
 * @example voidBranchesOf(pillarOf(0)) // [10, 11]  甲子: 戌亥
 */
export function voidBranchesOf(pillar: Pillar): readonly [number, number] {
  const first = modulo(10 - 2 * Math.floor(pillar / 10), 12)
  return [first, first + 1]
}

export type Direction = 'north' | 'east' | 'south' | 'west'

// 三煞 of the year in 协纪辨方书, juan 3: 申子辰 south, 巳酉丑 east, 寅午戌 north, 亥卯未 west; popular almanacs print it for the day.
const shaDirections: readonly Direction[] = ['south', 'east', 'north', 'west']

/**
 * Where the sha of a day stands: against the element of the three branches its own belongs to.
 * @example shaDirectionOf(4) // 'south'  辰
 */
export function shaDirectionOf(dayBranch: number): Direction {
  const direction = shaDirections[dayBranch % 4]
  if (!direction) throw new RangeError(`no branch ${dayBranch}`)
  return direction
}

/**
 * The branch a day clashes with, the one across the circle.
 * @example clashBranchOf(4) // 10  辰 and 戌
 */
export function clashBranchOf(dayBranch: number): number {
  return (dayBranch + 6) % 12
}
