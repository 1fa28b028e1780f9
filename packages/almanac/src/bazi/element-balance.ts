import { branchOf, type Pillar, stemOf } from '../calendar/cycle.ts'
import { ELEMENT_COUNT, type Element, elementOfStem } from './elements.ts'
import { hiddenStemsOf } from './hidden-stems.ts'
import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'
import { seasonShares } from './season.ts'
import { strengthPoints } from './strength.ts'

/** One stem of the chart, open or inside a branch, and how much it counts. */
export type ElementShare = {
  readonly at: NatalPlace
  readonly stem: number
  readonly element: Element
  readonly isHidden: boolean
  readonly weight: number
}

/** The five elements of a chart, from wood to water. */
export type ElementBalance = {
  /** Parts of the whole, the season counted; they sum to one. */
  readonly shares: readonly number[]
  /** Parts of the stems and branches alone, each of which counts one; they sum to one. */
  readonly counted: readonly number[]
  /** What the season gives to each element; the parts sum to one. */
  readonly season: readonly number[]
  readonly terms: readonly ElementShare[]
}

function sharesOf(at: NatalPlace, pillar: Pillar): ElementShare[] {
  const share = (stem: number, weight: number, isHidden: boolean): ElementShare => ({
    at,
    stem,
    element: elementOfStem(stem),
    isHidden,
    weight,
  })
  return [
    share(stemOf(pillar), 1, false),
    ...hiddenStemsOf(branchOf(pillar)).map(({ stem, weight }) => share(stem, weight, true)),
  ]
}

// The season has the same part of the balance as of the strength: our own weighing of 月令, which no book puts in numbers.
const SEASON_PART = strengthPoints.season / 100

/**
 * How much of each element a chart holds in its season.
 * @example elementBalance({ year: 0, month: 0, day: 0, hour: null }, 4).counted // [0.5, 0, 0, 0, 0.5]  甲子 three times
 */
export function elementBalance(natal: NatalPillars, season: Element): ElementBalance {
  const pillars = listPillars(natal)
  const terms = pillars.flatMap(({ at, pillar }) => sharesOf(at, pillar))
  const total = 2 * pillars.length
  // Counted in whole tenths, so that equal weights compare as equal.
  const tenthsOf = (element: Element): number =>
    terms.reduce((sum, term) => sum + (term.element === element ? Math.round(10 * term.weight) : 0), 0)
  const counted = Array.from({ length: ELEMENT_COUNT }, (_, element) => tenthsOf(element) / (10 * total))
  const ofSeason = seasonShares(season)
  const shares = counted.map(
    (share, element) => (1 - SEASON_PART) * share + SEASON_PART * (ofSeason[element] ?? 0),
  )
  return { shares, counted, season: ofSeason, terms }
}
