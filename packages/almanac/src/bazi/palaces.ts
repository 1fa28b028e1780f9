import { branchOf, type Pillar, pillarOf, stemOf } from '../calendar/cycle.ts'
import type { NatalPillars } from './natal-pillars.ts'

/** What astrologers derive from the pillars of a birth: facts of the chart, without a page in the canon. */
export type NatalPalaces = {
  /** 胎元: where the month stood at a conception nine months before. */
  readonly conception: Pillar
  /** 胎息: the pillar that unites with that of the day. */
  readonly breath: Pillar
  /** 命宮 and 身宮; null where the hour is unknown. */
  readonly life: Pillar | null
  readonly body: Pillar | null
}

/** The month that the life palace counts by: from its 节, or from its middle term. */
export type PalaceMonth = 'jie' | 'qi'

/** The pillar of a branch in a year, by the rule of five tigers: a year of 甲 or 己 begins with 丙寅. */
function pillarInYear(year: Pillar, branch: number): Pillar {
  const fromTiger = (branch + 10) % 12
  const tiger = pillarOf(stemOf(year) * 12 + 2)
  return pillarOf(tiger + fromTiger)
}

/** The pillar of a stem and a branch of the same polarity. */
function pillarWith(stem: number, branch: number): Pillar {
  return pillarOf(6 * stem - 5 * branch)
}

/**
 * The palaces of a birth. `isAfterQi` says whether the middle term of the month has begun, which one school counts by.
 * Source: common usage; tyme4ts and lunar-typescript count by 'jie'.
 * @example natalPalaces({ year: pillarOf(25), month: pillarOf(9), day: pillarOf(0), hour: pillarOf(8) }, 'jie', true).life // 12  丙子
 */
export function natalPalaces(
  { year, month, day, hour }: NatalPillars,
  rule: PalaceMonth,
  isAfterQi: boolean,
): NatalPalaces {
  const monthBranch = branchOf(month)
  const counted = rule === 'qi' && isAfterQi ? monthBranch + 1 : monthBranch
  const palace = (branch: number): Pillar => pillarInYear(year, ((branch % 12) + 12) % 12)
  return {
    conception: pillarWith((stemOf(month) + 1) % 10, (monthBranch + 3) % 12),
    breath: pillarWith((stemOf(day) + 5) % 10, (13 - branchOf(day)) % 12),
    life: hour === null ? null : palace(5 - counted - branchOf(hour)),
    body: hour === null ? null : palace(monthBranch + branchOf(hour) + 1),
  }
}
