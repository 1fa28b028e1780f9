import { branchOf, type Pillar, stemOf } from '../calendar/cycle.ts'
import { ELEMENT_COUNT, type Element, elementOfStem } from './elements.ts'
import { hiddenStemsOf } from './hidden-stems.ts'
import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'

/** One stem of the chart, open or inside a branch, and how much it counts. */
export type ElementShare = {
  readonly at: NatalPlace
  readonly stem: number
  readonly element: Element
  readonly isHidden: boolean
  readonly weight: number
}

/** The five elements of a chart: every stem and every branch counts one. */
export type ElementBalance = {
  /** Parts of the whole, from wood to water; they sum to one. */
  readonly shares: readonly number[]
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

/**
 * How much of each element a chart holds.
 * @example elementBalance({ year: 0, month: 0, day: 0, hour: null }).shares // [0.5, 0, 0, 0, 0.5]  甲子 three times
 */
export function elementBalance(natal: NatalPillars): ElementBalance {
  const pillars = listPillars(natal)
  const terms = pillars.flatMap(({ at, pillar }) => sharesOf(at, pillar))
  const total = 2 * pillars.length
  // Counted in whole tenths, so that equal weights compare as equal.
  const tenthsOf = (element: Element): number =>
    terms.reduce((sum, term) => sum + (term.element === element ? Math.round(10 * term.weight) : 0), 0)
  const shares = Array.from({ length: ELEMENT_COUNT }, (_, element) => tenthsOf(element) / (10 * total))
  return { shares, terms }
}
