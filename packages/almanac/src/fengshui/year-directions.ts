import { branchOf, type Pillar, stemOf } from '../calendar/cycle.ts'
import { type Direction, shaDirectionOf } from '../calendar/day-cycles.ts'
import {
  findMountainOfStem,
  MOUNTAINS,
  type Mountain,
  mountainOfBranch,
  type Sector,
  sectorOfMountain,
} from './mountains.ts'

/** A god that stands on mountains of the compass in a year or a month. */
export type YearGodId =
  | 'tai-sui'
  | 'year-break'
  | 'robbery-sha'
  | 'disaster-sha'
  | 'year-sha'
  | 'hidden-soldier'
  | 'great-misfortune'
  | 'year-virtue'
  | 'year-virtue-union'
  | 'great-general'
  | 'memorialist'
  | 'scholar'
  | 'strong-man'
  | 'silkworm-room'
  | 'mourning-gate'
  | 'official-talisman'
  | 'death-talisman'
  | 'white-tiger'
  | 'condoler'
  | 'sickness-talisman'
  | 'yellow-banner'
  | 'leopard-tail'
  | 'patrolling-rahu'

export type YearGod = {
  readonly id: YearGodId
  /** Where it stands: a mountain, or one of the four corners as a whole. */
  readonly mountain: Mountain
  readonly sector: Sector
  readonly page: string
}

const next = (branch: number, steps: number): number => (branch + steps) % 12

/** 三煞, by the remainder of the branch by four: 申子辰 巳午未, 巳酉丑 寅卯辰, 寅午戌 亥子丑, 亥卯未 申酉戌. */
const firstSha = [5, 2, 11, 8]
/** 歲德 by the stem of the year, 甲庚丙壬戊 twice, and the stem it unites with. */
const virtues = [0, 6, 2, 8, 4]
/** The corners by the season of the year's branch, 寅卯辰 first: 奏書 博士 力士 蠶室. */
const corners: readonly (readonly [Mountain, Mountain, Mountain, Mountain])[] = [
  [3, 15, 9, 21],
  [9, 21, 15, 3],
  [15, 3, 21, 9],
  [21, 9, 3, 15],
]
/** 黃幡 by the remainder of the branch by four. */
const banners = [4, 1, 10, 7]
/** 巡山羅睺 by the branch, 子癸 丑艮 寅甲 卯乙 辰巽 巳丙 午丁 未坤 申庚 酉辛 戌乾 亥壬: the mountain after its own. */
const rahuAfter = 1

/** 寅卯辰 0, 巳午未 1, 申酉戌 2, 亥子丑 3. */
const seasonOf = (branch: number): number => Math.floor(next(branch, 10) / 3)

type Placed = readonly [id: YearGodId, mountain: Mountain | undefined, page: string]

/** The gods that stand on branches. */
function onBranches(branch: number): Placed[] {
  const at = (id: YearGodId, where: number, page: string): Placed => [id, mountainOfBranch(where), page]
  const sha = firstSha[branch % 4] as number // true: a remainder by four
  const banner = banners[branch % 4] as number // true: as above
  return [
    at('tai-sui', branch, '003-13b'),
    at('year-break', next(branch, 6), '003-16b'),
    at('robbery-sha', sha, '003-43b'),
    at('disaster-sha', next(sha, 1), '003-44b'),
    at('year-sha', next(sha, 2), '003-45b'),
    at('great-general', 3 * seasonOf(branch), '003-18b'),
    at('mourning-gate', next(branch, 2), '003-28b'),
    at('official-talisman', next(branch, 4), '003-33b'),
    at('death-talisman', next(branch, 5), '003-40b'),
    at('white-tiger', next(branch, 8), '003-35b'),
    at('condoler', next(branch, 10), '003-30b'),
    at('sickness-talisman', next(branch, 11), '003-39b'),
    at('yellow-banner', banner, '003-36b'),
    at('leopard-tail', next(banner, 6), '003-37b'),
  ]
}

/** The gods that stand on stems and corners. */
function onOthers(stem: number, branch: number): Placed[] {
  const virtue = virtues[stem % 5] as number // true: a remainder by five
  const [memorialist, scholar, strongMan, silkworm] = corners[seasonOf(branch)] as (typeof corners)[number] // true: four seasons
  const flank = mountainOfBranch(firstSha[branch % 4] as number) // true: as above
  return [
    // 伏兵 and 大禍 are the two stems between the three sha.
    ['hidden-soldier', (flank + 1) % MOUNTAINS, '003-47b'],
    ['great-misfortune', (flank + 3) % MOUNTAINS, '003-47b'],
    ['year-virtue', findMountainOfStem(virtue), '003-6b'],
    ['year-virtue-union', findMountainOfStem((virtue + 5) % 10), '003-8b'],
    ['memorialist', memorialist, '003-20b'],
    ['scholar', scholar, '003-21b'],
    ['strong-man', strongMan, '003-22b'],
    ['silkworm-room', silkworm, '003-23b'],
    ['patrolling-rahu', (mountainOfBranch(branch) + rahuAfter) % MOUNTAINS, '008-37b'],
  ]
}

/**
 * Where the gods of a year stand, which changes at 立春. Those on 戊 or 己 have no mountain and are left out.
 * Source: 協紀辨方書, juan 3 and 8, a page with each.
 * @example listYearGods(pillarOf(42))[0] // { id: 'tai-sui', mountain: 12, sector: 'south', page: '003-13b' }  丙午
 */
export function listYearGods(year: Pillar): readonly YearGod[] {
  const branch = branchOf(year)
  return [...onBranches(branch), ...onOthers(stemOf(year), branch)].flatMap(([id, mountain, page]) =>
    mountain === undefined ? [] : [{ id, mountain, sector: sectorOfMountain(mountain), page }],
  )
}

/**
 * The side of 三煞 in a year or a month.
 * @example threeShaSide(pillarOf(42)) // 'north'  丙午
 */
export function threeShaSide(pillar: Pillar): Direction {
  return shaDirectionOf(branchOf(pillar))
}
