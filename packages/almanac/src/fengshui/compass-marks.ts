import { branchOf } from '../calendar/cycle.ts'
import { yearPillar } from '../calendar/solar-month.ts'
import {
  MOUNTAINS,
  type Mountain,
  mountainOfBranch,
  oppositeOf,
  type Sector,
  sectorOfMountain,
  sectors,
} from './mountains.ts'
import { monthStar, type NineStar, palaceOf, yearStar } from './nine-stars.ts'
import type { SolarPeriod } from './solar-period.ts'

/** What the compass of a year and a month shows. */
export type CompassMarkId =
  | 'tai-sui'
  | 'year-break'
  | 'year-three-sha'
  | 'year-five-yellow'
  | 'month-founder'
  | 'month-break'
  | 'month-three-sha'
  | 'month-five-yellow'

export type CompassMark = {
  readonly id: CompassMarkId
  readonly period: 'year' | 'month'
  /** Clockwise. None where the star Five is in the centre, which has no direction. */
  readonly mountains: readonly Mountain[]
  /** Mountains beside them that milder readings add: the stems between the three sha, the rest of a god's 45°. */
  readonly around: readonly Mountain[]
  /** The direction of 45° that it is in, for the three sha that of the middle one; none in the centre. */
  readonly sector: Sector | undefined
  /** Page of 協紀辨方書; none where the direction is a custom. */
  readonly page: string | undefined
}

/** 三煞, by the remainder of the branch by four: from 巳, 寅, 亥, 申 clockwise. */
const firstSha = [5, 2, 11, 8]

type Placed = Pick<CompassMark, 'mountains' | 'around' | 'sector'>

/**
 * The three mountains of a direction, clockwise.
 * @example mountainsOfSector('north') // [23, 0, 1]  壬子癸
 */
export function mountainsOfSector(sector: Sector): readonly Mountain[] {
  const middle = 3 * sectors.indexOf(sector)
  return [-1, 0, 1].map((steps) => (middle + steps + MOUNTAINS) % MOUNTAINS)
}

/** A god on one mountain; who counts by eight directions adds the other two of its 45°. */
function onMountain(mountain: Mountain): Placed {
  const sector = sectorOfMountain(mountain)
  return {
    mountains: [mountain],
    around: mountainsOfSector(sector).filter((one) => one !== mountain),
    sector,
  }
}

/** 三煞 stand on three branches, 003-43b…45b; the two stems between them are 伏兵 and 大禍, 003-47b. */
function shaOf(branch: number): Placed {
  const first = mountainOfBranch(firstSha[branch % 4] as number) // true: a remainder by four
  const at = (steps: number): Mountain => (first + steps) % MOUNTAINS
  return { mountains: [at(0), at(2), at(4)], around: [at(1), at(3)], sector: sectorOfMountain(at(2)) }
}

function fiveYellow(centre: NineStar): Placed {
  const palace = palaceOf(5, centre)
  if (palace === 'centre') return { mountains: [], around: [], sector: undefined }
  return { mountains: mountainsOfSector(palace), around: [], sector: palace }
}

/**
 * The marks of a year, which change at 立春. The fear of the star Five is a custom; the canon has only its place.
 * @example listYearMarks(2026)[1]?.sector // 'north'  歲破 on 子
 */
export function listYearMarks(year: number): readonly CompassMark[] {
  const branch = branchOf(yearPillar(year))
  const own = mountainOfBranch(branch)
  return [
    { id: 'tai-sui', period: 'year', ...onMountain(own), page: '003-13b' },
    { id: 'year-break', period: 'year', ...onMountain(oppositeOf(own)), page: '003-16b' },
    { id: 'year-three-sha', period: 'year', ...shaOf(branch), page: '003-46a' },
    { id: 'year-five-yellow', period: 'year', ...fiveYellow(yearStar(year)), page: undefined },
  ]
}

/**
 * The marks of a solar month, which almanacs count as those of the year; the canon has them as days.
 * @example listMonthMarks({ year: 2026, month: 9 })[0]?.sector // 'north-west'  亥
 */
export function listMonthMarks({ year, month }: SolarPeriod): readonly CompassMark[] {
  const branch = (month + 2) % 12
  const own = mountainOfBranch(branch)
  return [
    { id: 'month-founder', period: 'month', ...onMountain(own), page: undefined },
    { id: 'month-break', period: 'month', ...onMountain(oppositeOf(own)), page: undefined },
    { id: 'month-three-sha', period: 'month', ...shaOf(branch), page: undefined },
    { id: 'month-five-yellow', period: 'month', ...fiveYellow(monthStar(year, month)), page: undefined },
  ]
}
