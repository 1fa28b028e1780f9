import { DONG_ZHI, termIndex, XIA_ZHI } from '../astro/solar-terms.ts'
import { chinaTermDay } from '../calendar/calendar-days.ts'
import { type JulianDay, julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { branchOf, type Pillar } from '../calendar/cycle.ts'
import { dayPillar } from '../calendar/day-cycles.ts'
import { yearPillar } from '../calendar/solar-month.ts'
import type { Sector } from './mountains.ts'

/** A flying star, 1 一白 … 9 九紫. */
export type NineStar = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Palace = Sector | 'centre'

/** The nine palaces in the order the stars fly. Source: 協紀辨方書 008-26b, 一白入中宫二黑在乾…九紫在巽. */
export const flight: readonly Palace[] = [
  'centre',
  'north-west',
  'west',
  'north-east',
  'south',
  'north',
  'south-west',
  'east',
  'south-east',
]

/** Which 甲子 day begins a half of the year of day stars: the nearest to the solstice, or the first on or after it. */
export type DayStarRule = 'nearest' | 'first-after'

/** The star of a number along the cycle of nine. */
function starOf(number: number): NineStar {
  // A remainder by nine, moved to 1…9.
  return (((((number - 1) % 9) + 9) % 9) + 1) as NineStar
}

/**
 * The star in the centre in a year, which changes at 立春. 上元甲子 is 1: 1864; one less each year.
 * Source: 協紀辨方書 008-25b…26b.
 * @example yearStar(2026) // 1
 */
export function yearStar(year: number): NineStar {
  return starOf(1 - (year - 1864))
}

/**
 * The star in the centre in a solar month, 0 寅 … 11 丑: 寅 has 8 in years of 子午卯酉, 5 in 辰戌丑未, 2 in 寅申巳亥.
 * Source: 協紀辨方書 008-26b…27b.
 * @example monthStar(2026, 9) // 8  亥
 */
export function monthStar(year: number, month: number): NineStar {
  return starOf(8 - 3 * (branchOf(yearPillar(year)) % 3) - month)
}

/** A half of the year of day stars. */
type Half = { readonly firstDay: JulianDay; readonly isRising: boolean }

/** The star of a day, and whether its schools part here. */
export type DayStar = {
  readonly star: NineStar
  /** The half it belongs to lasts 240 days instead of 180, which each school fills in its own way. */
  readonly isDisputed: boolean
}

/**
 * The star of a day: up from 1 at the 甲子 of the winter solstice, down from 9 at that of the summer solstice. A custom of
 * printed almanacs; 協紀辨方書 has no stars of days.
 * @example dayStar(toJulianDay({ year: 2026, month: 11, day: 15 }), 'nearest').star // 4
 */
export function dayStar(day: JulianDay, rule: DayStarRule): DayStar {
  const halves = halvesAround(day, rule)
  const index = halves.findLastIndex(({ firstDay }) => firstDay <= day)
  const [half, following] = [halves[index], halves[index + 1]]
  if (!half || !following) throw new RangeError(`no half of the year around day ${day}`)
  const steps = day - half.firstDay
  return {
    star: half.isRising ? starOf(1 + steps) : starOf(9 - steps),
    isDisputed: following.firstDay - half.firstDay > LONGEST_PLAIN_HALF,
  }
}

const LONGEST_PLAIN_HALF = 180

function halvesAround(day: JulianDay, rule: DayStarRule): Half[] {
  const { year } = toCivilDate(day)
  return [year - 1, year, year + 1].flatMap((at) => [
    { firstDay: switchDay(termIndex(at, XIA_ZHI), rule), isRising: false },
    { firstDay: switchDay(termIndex(at, DONG_ZHI), rule), isRising: true },
  ])
}

function switchDay(solstice: number, rule: DayStarRule): JulianDay {
  const day = chinaTermDay(solstice)
  const since = dayPillar(day)
  if (since === 0) return day
  return julianDay(rule === 'nearest' && since <= 30 ? day - since : day + 60 - since)
}

/**
 * The star of a double-hour: up from 1, 4 or 7 between the winter and the summer solstice, else down from 9, 6 or 3, by the
 * branch of the day. A custom of printed almanacs.
 * @example hourStar(pillarOf(30), 6, true) // 7  noon of a 甲午 day after the winter solstice
 */
export function hourStar(day: Pillar, hourBranch: number, isRising: boolean): NineStar {
  const turn = 3 * (branchOf(day) % 3)
  return isRising ? starOf(1 + turn + hourBranch) : starOf(9 - turn - hourBranch)
}

/**
 * Whether the stars of hours rise on a day: from the day of the winter solstice to that of the summer one.
 * @example isRisingHalf(toJulianDay({ year: 2026, month: 12, day: 22 })) // true
 */
export function isRisingHalf(day: JulianDay): boolean {
  const { year } = toCivilDate(day)
  return day < chinaTermDay(termIndex(year, XIA_ZHI)) || day >= chinaTermDay(termIndex(year, DONG_ZHI))
}

type Board = Readonly<Record<Palace, NineStar>>

// True: every palace is in the flight once.
const boards = flight.map(
  (_, centre) =>
    Object.fromEntries(flight.map((palace, step) => [palace, starOf(1 + centre + step)])) as Board,
)

/**
 * The board of a star in the centre: the star in each palace.
 * @example boardOf(1).south // 5
 */
export function boardOf(centre: NineStar): Board {
  return boards[centre - 1] as Board // true: nine stars, nine boards
}

/**
 * Where a star stands on a board.
 * @example palaceOf(5, 1) // 'south'
 */
export function palaceOf(star: NineStar, centre: NineStar): Palace {
  return flight[(star - centre + 9) % 9] as Palace // true: a remainder by nine
}
