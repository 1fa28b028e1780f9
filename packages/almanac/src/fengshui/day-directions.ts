import { branchOf, type Pillar, stemOf } from '../calendar/cycle.ts'
import { type Direction, shaDirectionOf } from '../calendar/day-cycles.ts'
import { type Sector, sectorOfBranch } from './mountains.ts'

/** Where the gods of a day stand, by its pillar. */
export type DayDirections = {
  /** 喜神, the god of joy, and the branch of its double-hour. */
  readonly joy: Sector
  readonly joyHour: number
  /** 財神, the god of wealth: a custom of printed almanacs, not in the canon. */
  readonly wealth: Sector
  /** 天乙貴人, the nobles, each as a branch and its direction. */
  readonly yangNoble: Noble
  readonly yinNoble: Noble
  /** 鶴神, the crane, towards which nobody sets out; undefined while it is in heaven. */
  readonly crane: Sector | undefined
  /** 日遊神, the day wanderer, inside the dwelling; undefined while it is abroad. */
  readonly wanderer: Room | undefined
  /** Where the gods of the year are on an outing; undefined while they are at their own places. */
  readonly yearGodsAt: Sector | 'centre' | undefined
  /** 三煞 of the day. */
  readonly sha: Direction
}

export type Noble = { readonly branch: number; readonly sector: Sector }
export type Room = 'north' | 'south' | 'east' | 'west' | 'middle'

// 協紀辨方書 007-21b: 甲己日艮方寅時, 乙庚乾方戌時, 丙辛坤方申時, 丁壬離方午時, 戊癸巽方辰時.
const joys: readonly { readonly sector: Sector; readonly hour: number }[] = [
  { sector: 'north-east', hour: 2 },
  { sector: 'north-west', hour: 10 },
  { sector: 'south-west', hour: 8 },
  { sector: 'south', hour: 6 },
  { sector: 'south-east', hour: 4 },
]

// Verse of the printed almanacs, 甲乙東北是財神, 丙丁向在西南尋, 戊己正北坐方位, 庚辛正東去安身, 壬癸原來正南坐; no canonical page.
const wealthSectors: readonly Sector[] = ['north-east', 'south-west', 'north', 'east', 'south']

// 協紀辨方書 007-13b…17b: yang counted on from 未, yin back from 丑, by the stem 甲…癸.
const yangNobles = [7, 8, 9, 11, 1, 0, 1, 2, 3, 5]
const yinNobles = [1, 0, 11, 9, 7, 8, 7, 6, 5, 3]

/**
 * Tables of the direction of wealth that printed almanacs have: the common verse; the one that puts 丙丁 in the west,
 * 甲乙艮方丙丁兌; and that of the appendix to 董公選要覽, which other almanacs print as the god of fortune.
 */
export type WealthTable = 'common' | 'west' | 'dong-gong'

/** By the stem 甲…癸. */
const wealthByTable: Readonly<Record<WealthTable, readonly Sector[]>> = {
  common: wealthSectors.flatMap((sector) => [sector, sector]),
  west: (['north-east', 'west', 'north', 'east', 'south'] as const).flatMap((sector) => [sector, sector]),
  'dong-gong': [
    ...(['south-east', 'south-east', 'east', 'east', 'north'] as const),
    ...(['south', 'south-west', 'south-west', 'north-west', 'west'] as const),
  ],
}

/** The stem 庚, whose nobles the verse 庚辛逢馬虎 puts on 午 and 寅. */
const GENG = 6

type Span<Value> = readonly [until: number, value: Value]

// 協紀辨方書 003-67b…68b: five days on a side, six in a corner, sixteen in heaven, 癸巳日起至戊申日止…鶴神上天.
const cranes: readonly Span<Sector | undefined>[] = [
  [2, 'south-east'],
  [7, 'south'],
  [13, 'south-west'],
  [18, 'west'],
  [24, 'north-west'],
  [29, 'north'],
  [45, undefined],
  [51, 'north-east'],
  [56, 'east'],
  [60, 'south-east'],
]

// 協紀辨方書 003-67b.
const wanderers: readonly Span<Room | undefined>[] = [
  [29, undefined],
  [34, 'north'],
  [36, 'middle'],
  [39, 'south'],
  [40, 'west'],
  [44, 'east'],
  [45, 'middle'],
  [60, undefined],
]

// 協紀辨方書 003-65b: five days each from 甲子, 丙子, 戊子, 庚子, 壬子, 共出遊二十五日.
const outings: readonly (Sector | 'centre')[] = ['east', 'south', 'centre', 'west', 'north']
const OUTING_DAYS = 5
const DAYS_BETWEEN_OUTINGS = 12

/**
 * The directions of a day.
 * @example dayDirections(pillarOf(30)).joy // 'north-east'  甲午
 */
export function dayDirections(day: Pillar): DayDirections {
  const stem = stemOf(day)
  const { sector, hour } = joys[stem % 5] as (typeof joys)[number] // true: a remainder by five
  return {
    joy: sector,
    joyHour: hour,
    wealth: wealthSectors[Math.floor(stem / 2)] as Sector, // true: five pairs of stems
    yangNoble: nobleAt(yangNobles, stem),
    yinNoble: nobleAt(yinNobles, stem),
    crane: valueAt(cranes, day),
    wanderer: valueAt(wanderers, day),
    yearGodsAt:
      day % DAYS_BETWEEN_OUTINGS < OUTING_DAYS ? outings[Math.floor(day / DAYS_BETWEEN_OUTINGS)] : undefined,
    sha: shaDirectionOf(branchOf(day)),
  }
}

/**
 * The direction of wealth of a day by one of the tables in print.
 * @example findWealth(pillarOf(2), 'west') // 'west'  丙寅
 */
export function findWealth(day: Pillar, table: WealthTable): Sector {
  return wealthByTable[table][stemOf(day)] as Sector // true: one for each stem
}

/**
 * The nobles of a day by the verse 庚辛逢馬虎, where they differ from those of the canon: on days of 庚.
 * @example findVerseNobles(pillarOf(6))?.yang.sector // 'south'  庚午
 */
export function findVerseNobles(day: Pillar): { readonly yang: Noble; readonly yin: Noble } | undefined {
  if (stemOf(day) !== GENG) return undefined
  return { yang: { branch: 6, sector: 'south' }, yin: { branch: 2, sector: 'north-east' } }
}

function nobleAt(nobles: readonly number[], stem: number): Noble {
  const branch = nobles[stem] as number // true: one for each stem
  return { branch, sector: sectorOfBranch(branch) }
}

function valueAt<Value>(spans: readonly Span<Value>[], day: Pillar): Value | undefined {
  return spans.find(([until]) => day < until)?.[1]
}
