import { branchOf, stemOf } from '../calendar/cycle.ts'
import { elementBalance } from './element-balance.ts'
import { ELEMENT_COUNT, type Element, type ElementRelation, elementIn, elementOfStem } from './elements.ts'
import type { NatalPillars } from './natal-pillars.ts'
import { dayMasterStrength } from './strength.ts'

/** A rule by which elements help a chart, and those it burdens the chart with. */
export type ElementAdvice = {
  readonly because: 'weak' | 'strong' | 'bridges-clash' | 'climate'
  readonly elements: readonly Element[]
  readonly unfavourable: readonly Element[]
}

/** The elements that help a chart and those that burden it, or why none is named. */
export type Favourable = {
  /** What else is read from the chart; near balance, what each reading would favour. */
  readonly readings: readonly ElementAdvice[]
} & (
  | (ElementAdvice & { readonly asserted: true; readonly because: 'weak' | 'strong' })
  | { readonly asserted: false; readonly reason: 'may-follow' | 'hour-decides' | 'near-balance' }
)

const supporting: readonly ElementRelation[] = ['resource', 'companion']
const draining: readonly ElementRelation[] = ['output', 'wealth', 'officer']

// Both sides of a clash of elements hold at least this part of the chart; the almanac's own bound.
const CLASH_SHARE = 0.25

/** 滴天髓, 衰旺: hold up the weak, drain the strong. */
function adviseByStrength(
  strength: 'weak' | 'strong',
  own: Element,
): ElementAdvice & {
  readonly because: 'weak' | 'strong'
} {
  const [helps, burdens] = strength === 'weak' ? [supporting, draining] : [draining, supporting]
  const inRelation = (relation: ElementRelation): Element => elementIn(relation, own)
  return { because: strength, elements: helps.map(inRelation), unfavourable: burdens.map(inRelation) }
}

/** 滴天髓, 通关: what lies between the two elements of the largest clash is fed by one and feeds the other. */
function adviseBridge(shares: readonly number[]): readonly ElementAdvice[] {
  const clashes = shares.map((share, element) => Math.min(share, shares[(element + 2) % ELEMENT_COUNT] ?? 0))
  const largest = Math.max(...clashes)
  if (largest < CLASH_SHARE) return []
  const elements = clashes.flatMap((size, element) =>
    size === largest ? [(element + 1) % ELEMENT_COUNT] : [],
  )
  return [{ because: 'bridges-clash', elements, unfavourable: [] }]
}

// 滴天髓, 寒暖, and 窮通寶鑑, 調候: fire warms births of 亥子丑, water cools those of 巳午未; the stems of each month that
// the second book adds are not weighed.
const climates: Readonly<Record<number, Element>> = { 11: 1, 0: 1, 1: 1, 5: 4, 6: 4, 7: 4 }

function adviseClimate(monthBranch: number): readonly ElementAdvice[] {
  const element = climates[monthBranch]
  return element === undefined ? [] : [{ because: 'climate', elements: [element], unfavourable: [] }]
}

/**
 * The elements that help a chart of four pillars. They are asserted only where other methods mostly agree on its
 * strength; near balance each reading is listed with what it would favour.
 * @example favourableElements({ year: 0, month: 2, day: 0, hour: 0 }, 0).elements // [1, 2, 3]  甲 in 寅 is strong
 */
export function favourableElements(natal: NatalPillars, season: Element): Favourable {
  const { mayFollow, firmness, class: strength } = dayMasterStrength(natal, season)
  const own = elementOfStem(stemOf(natal.day))
  const { shares } = elementBalance(natal, season)
  const others = [...adviseBridge(shares), ...adviseClimate(branchOf(natal.month))]
  if (mayFollow) return { asserted: false, reason: 'may-follow', readings: others }
  if (firmness === 'open' || strength === 'balanced') {
    const either = [adviseByStrength('weak', own), adviseByStrength('strong', own)]
    return { asserted: false, reason: 'near-balance', readings: [...either, ...others] }
  }
  return { asserted: true, ...adviseByStrength(strength, own), readings: others }
}
