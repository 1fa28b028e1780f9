import { branchOf, stemOf } from '../calendar/cycle.ts'
import { voidBranchesOf } from '../calendar/day-cycles.ts'
import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'
import type { Placed } from './relations.ts'

export type NatalStarId =
  | 'nobleman'
  | 'academic'
  | 'prosperity'
  | 'blade'
  | 'travelling-horse'
  | 'peach-blossom'
  | 'canopy'
  | 'general'
  | 'robbery'
  | 'lost-spirit'
  | 'lonely'
  | 'widowed'
  | 'heavenly-virtue'
  | 'month-virtue'
  | 'void'

/** A star on a pillar, and the pillar it is counted from. */
type StarOn<At extends string> = { readonly id: NatalStarId; readonly at: At; readonly from: NatalPlace }

export type NatalStar = StarOn<NatalPlace>

/** Where a star stands: on these branches, or on these stems. */
type Seat = { readonly branches: readonly number[] } | { readonly stems: readonly number[] }

type StarRule = {
  readonly from: readonly NatalPlace[]
  readonly seatOf: (base: Placed<NatalPlace>) => Seat
  /** Whether it may stand on the very pillar it is counted from. */
  readonly onOwnPillar: boolean
}

const NOWHERE: Seat = { branches: [] }

// 三命通会, 论天乙贵人: 甲戊庚 丑未, 乙己 子申, 丙丁 亥酉, 壬癸 卯巳, 辛 寅午.
const nobleman = [
  [1, 7],
  [0, 8],
  [11, 9],
  [11, 9],
  [1, 7],
  [0, 8],
  [1, 7],
  [2, 6],
  [3, 5],
  [3, 5],
]
// The rhyme of 文昌: 甲乙巳午报君知, 丙戊申宫丁己鸡, 庚猪辛鼠壬逢虎, 癸人见卯入云梯.
const academic = [[5], [6], [8], [9], [8], [9], [11], [0], [2], [3]]
// 三命通会, 论十干禄: 甲寅 乙卯 丙戊巳 丁己午 庚申 辛酉 壬亥 癸子.
const prosperity = [[2], [3], [5], [6], [5], [6], [8], [9], [11], [0]]
// 三命通会, 论羊刃, for yang stems alone: 甲卯 丙戊午 庚酉 壬子.
const blade = [[3], [], [6], [], [6], [], [9], [], [0], []]

// The tables below run over the groups 申子辰, 巳酉丑, 寅午戌, 亥卯未, the remainders of a branch by four.
// 三命通会, 论驿马: 寅 亥 申 巳.
const travellingHorse = [[2], [11], [8], [5]]
// 三命通会, 论咸池: 酉 午 卯 子.
const peachBlossom = [[9], [6], [3], [0]]
// 三命通会, 论将星华盖: canopy 辰 丑 戌 未, general 子 酉 午 卯.
const canopy = [[4], [1], [10], [7]]
const general = [[0], [9], [6], [3]]
// 三命通会, 论劫煞亡神: robbery 巳 寅 亥 申, lost spirit 亥 申 巳 寅.
const robbery = [[5], [2], [11], [8]]
const lostSpirit = [[11], [8], [5], [2]]
// 三命通会, 论天月德: stems 壬 庚 丙 甲.
const monthVirtue = [[8], [6], [2], [0]]

// 三命通会, 论孤辰寡宿, over the seasons 亥子丑, 寅卯辰, 巳午未, 申酉戌: lonely 寅 巳 申 亥, widowed 戌 丑 辰 未.
const lonely = [[2], [5], [8], [11]]
const widowed = [[10], [1], [4], [7]]

// 三命通会, 论天月德: 正丁二申宫, 三壬四辛同, 五亥六甲上, 七癸八寅逢, 九丙十居乙, 子巳丑庚中; here from 子 to 亥.
const heavenlyVirtue: readonly Seat[] = [
  { branches: [5] },
  { stems: [6] },
  { stems: [3] },
  { branches: [8] },
  { stems: [8] },
  { stems: [7] },
  { branches: [11] },
  { stems: [0] },
  { stems: [9] },
  { branches: [2] },
  { stems: [2] },
  { stems: [1] },
]

type Table = readonly (readonly number[])[]
const byStem =
  (table: Table): StarRule['seatOf'] =>
  ({ pillar }) => ({ branches: table[stemOf(pillar)] ?? [] })
const byGroup =
  (table: Table): StarRule['seatOf'] =>
  ({ pillar }) => ({ branches: table[branchOf(pillar) % 4] ?? [] })
const bySeason =
  (table: Table): StarRule['seatOf'] =>
  ({ pillar }) => ({ branches: table[Math.floor(((branchOf(pillar) + 1) % 12) / 3)] ?? [] })

const stemStar = { onOwnPillar: true }
const branchStar = { onOwnPillar: false }
const yearAndDay = ['year', 'day'] as const

/** Where each star stands, in the order they are listed; a star that is missing does not compile. */
const rules = {
  nobleman: { from: yearAndDay, seatOf: byStem(nobleman), ...stemStar },
  academic: { from: ['day'], seatOf: byStem(academic), ...stemStar },
  prosperity: { from: ['day'], seatOf: byStem(prosperity), ...stemStar },
  blade: { from: ['day'], seatOf: byStem(blade), ...stemStar },
  'travelling-horse': { from: yearAndDay, seatOf: byGroup(travellingHorse), ...branchStar },
  'peach-blossom': { from: yearAndDay, seatOf: byGroup(peachBlossom), ...branchStar },
  canopy: { from: yearAndDay, seatOf: byGroup(canopy), ...branchStar },
  general: { from: yearAndDay, seatOf: byGroup(general), ...branchStar },
  robbery: { from: yearAndDay, seatOf: byGroup(robbery), ...branchStar },
  'lost-spirit': { from: yearAndDay, seatOf: byGroup(lostSpirit), ...branchStar },
  lonely: { from: ['year'], seatOf: bySeason(lonely), ...branchStar },
  widowed: { from: ['year'], seatOf: bySeason(widowed), ...branchStar },
  'heavenly-virtue': {
    from: ['month'],
    seatOf: ({ pillar }) => heavenlyVirtue[branchOf(pillar)] ?? NOWHERE,
    ...stemStar,
  },
  'month-virtue': {
    from: ['month'],
    seatOf: ({ pillar }) => ({ stems: monthVirtue[branchOf(pillar) % 4] ?? [] }),
    ...stemStar,
  },
  // 三命通会, 论空亡: the branches the decade of the pillar does not reach.
  void: {
    from: yearAndDay,
    seatOf: ({ pillar }) => ({ branches: voidBranchesOf(pillar) }),
    ...branchStar,
  },
} satisfies Readonly<Record<NatalStarId, StarRule>>

// True: the keys of `rules` are ids of stars.
const placedStars = Object.entries<StarRule>(rules) as [NatalStarId, StarRule][]

function isSeated(seat: Seat, { pillar }: Placed<string>): boolean {
  return 'stems' in seat ? seat.stems.includes(stemOf(pillar)) : seat.branches.includes(branchOf(pillar))
}

/**
 * The stars a birth puts on a pillar: on one of its own, or on one that comes later.
 * @example starsOn({ at: 'luck', pillar: 7 }, { year: 0, month: 1, day: 0, hour: null }).map(({ id, from }) => `${id} ${from}`) // ['nobleman year', 'nobleman day']  辛未 for 甲子
 */
export function starsOn<At extends string>(target: Placed<At>, natal: NatalPillars): readonly StarOn<At>[] {
  const pillars = listPillars(natal)
  const found: StarOn<At>[] = []
  for (const [id, { from, seatOf, onOwnPillar }] of placedStars)
    for (const base of pillars) {
      if (!from.includes(base.at) || (!onOwnPillar && isSame(base, target))) continue
      if (isSeated(seatOf(base), target)) found.push({ id, at: target.at, from: base.at })
    }
  return found
}

const isSame = (base: Placed<string>, target: Placed<string>): boolean => base.at === target.at

/**
 * The stars on the pillars of a birth.
 * @example listNatalStars({ year: 40, month: 2, day: 34, hour: 56 }).some(({ id }) => id === 'travelling-horse') // true
 */
export function listNatalStars(natal: NatalPillars): readonly NatalStar[] {
  return listPillars(natal).flatMap((target) => starsOn(target, natal))
}
