import { stemOf } from '../calendar/cycle.ts'
import { elementBalance } from './element-balance.ts'
import { ELEMENT_COUNT, type Element, type ElementRelation, elementIn, elementOfStem } from './elements.ts'
import type { NatalPillars } from './natal-pillars.ts'
import { dayMasterStrength } from './strength.ts'

/** The elements that help a chart and those that burden it, or why none is named. */
export type Favourable =
  | {
      readonly asserted: true
      readonly because: 'weak' | 'strong' | 'bridges-clash' | 'least-present'
      readonly elements: readonly Element[]
      readonly unfavourable: readonly Element[]
    }
  | { readonly asserted: false; readonly reason: 'may-follow' | 'hour-decides' }

const supporting: readonly ElementRelation[] = ['resource', 'companion']
const draining: readonly ElementRelation[] = ['output', 'wealth', 'officer']

// Both sides of a clash of elements hold at least this part of the chart; the almanac's own bound.
const CLASH_SHARE = 0.25

/** The elements between the two of the largest clash: fed by the one that controls, feeding the one controlled. */
function listBridges(shares: readonly number[]): Element[] {
  const clashes = shares.map((share, element) => Math.min(share, shares[(element + 2) % ELEMENT_COUNT] ?? 0))
  const largest = Math.max(...clashes)
  if (largest < CLASH_SHARE) return []
  return clashes.flatMap((size, element) => (size === largest ? [(element + 1) % ELEMENT_COUNT] : []))
}

function balancedElements(natal: NatalPillars): Favourable {
  const { shares } = elementBalance(natal)
  const bridges = listBridges(shares)
  if (bridges.length > 0)
    return { asserted: true, because: 'bridges-clash', elements: bridges, unfavourable: [] }
  const least = Math.min(...shares)
  const elements = shares.flatMap((share, element) => (share === least ? [element] : []))
  return { asserted: true, because: 'least-present', elements, unfavourable: [] }
}

/**
 * The elements that help a chart of four pillars. Source: 滴天髓, 衰旺 and 通关: hold up the weak, drain the strong,
 * bridge what clashes; that a middling chart else lacks its least element is the almanac's own reading.
 * @example favourableElements({ year: 0, month: 2, day: 0, hour: 0 }) // { asserted: true, because: 'strong', elements: [1, 2, 3], unfavourable: [4, 0] }
 */
export function favourableElements(natal: NatalPillars): Favourable {
  const strength = dayMasterStrength(natal)
  if (strength.mayFollow) return { asserted: false, reason: 'may-follow' }
  if (strength.class === 'balanced') return balancedElements(natal)
  const own = elementOfStem(stemOf(natal.day))
  const inRelation = (relation: ElementRelation): Element => elementIn(relation, own)
  const [helps, burdens] = strength.class === 'weak' ? [supporting, draining] : [draining, supporting]
  return {
    asserted: true,
    because: strength.class,
    elements: helps.map(inRelation),
    unfavourable: burdens.map(inRelation),
  }
}
