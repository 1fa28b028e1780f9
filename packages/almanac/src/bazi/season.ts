import { ELEMENT_COUNT, type Element, type ElementRelation, relationOf } from './elements.ts'
import { elementOfBranch } from './hidden-stems.ts'
import type { MonthMoment } from './month-moment.ts'

/** Which days of the year earth rules. */
export type SeasonRule = 'branch' | 'earth18'

/** How an element fares in a season: 旺 相 休 囚 死. */
export type SeasonState = 'thriving' | 'rising' | 'resting' | 'confined' | 'perishing'

// 三命通会, 论五行旺相休囚死: what the season's element is to one's own; the numbers are the almanac's.
const seasonStates: Readonly<Record<ElementRelation, readonly [SeasonState, number]>> = {
  companion: ['thriving', 1],
  resource: ['rising', 0.8],
  output: ['resting', 0.5],
  wealth: ['confined', 0.3],
  officer: ['perishing', 0.2],
}
const FACTOR_SUM = Object.values(seasonStates).reduce((sum, [, factor]) => sum + factor, 0)

// 協紀辨方書 001-31b: wood, fire, metal and water rule 72 days from their 立, earth the 18 days before each 立.
const EARTH_DAYS = 18
const EARTH: Element = 2
// From 子 to 亥: the season without earth.
const quarters: readonly Element[] = [4, 4, 0, 0, 0, 1, 1, 1, 3, 3, 3, 4]

/**
 * The element that rules the time of a birth, 月令. Pillars alone do not say how much of the month is left: without the
 * moment the branch decides.
 * @example seasonElementOf(4, { dayOfMonth: 3, daysLeft: 28, isAfterQi: false }, 'earth18') // 0  early 辰 is still spring
 */
export function seasonElementOf(monthBranch: number, born: MonthMoment | null, rule: SeasonRule): Element {
  const ofBranch = elementOfBranch(monthBranch)
  if (rule === 'branch' || born === null || ofBranch !== EARTH) return ofBranch
  return born.daysLeft <= EARTH_DAYS ? EARTH : (quarters[monthBranch] ?? ofBranch)
}

/**
 * How an element fares in a season, and the part of the season's points it has for that.
 * @example seasonStateOf(0, 3) // ['perishing', 0.2]  wood in a season of metal
 */
export function seasonStateOf(element: Element, season: Element): readonly [SeasonState, number] {
  return seasonStates[relationOf(element, season)]
}

/**
 * What a season itself gives to each element, from wood to water; the parts sum to one.
 * @example Math.round(100 * seasonShares(1)[1]) // 36  fire in summer
 */
export function seasonShares(season: Element): readonly number[] {
  return Array.from({ length: ELEMENT_COUNT }, (_, element) => seasonStateOf(element, season)[1] / FACTOR_SUM)
}
