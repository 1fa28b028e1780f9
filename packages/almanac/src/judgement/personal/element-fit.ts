import { elementOfStem } from '../../bazi/elements.ts'
import type { Favourable } from '../../bazi/favourable.ts'
import { elementOfBranch } from '../../bazi/hidden-stems.ts'
import { branchOf, type Pillar, stemOf } from '../../calendar/cycle.ts'

/** Whether the stem and the branch of a pillar both bring elements that help a chart. */
export type ElementFit = 'favourable' | 'unfavourable' | 'mixed' | 'not-asserted'

/**
 * Whether a pillar brings what a chart needs.
 * @example fitOf(pillarOf(42), { asserted: true, because: 'strong', elements: [1, 2, 3], unfavourable: [4, 0], readings: [] }) // 'favourable'  丙午
 */
export function fitOf(pillar: Pillar, favourable: Favourable): ElementFit {
  if (!favourable.asserted) return 'not-asserted'
  const elements = [elementOfStem(stemOf(pillar)), elementOfBranch(branchOf(pillar))]
  if (elements.every((element) => favourable.elements.includes(element))) return 'favourable'
  return elements.every((element) => favourable.unfavourable.includes(element)) ? 'unfavourable' : 'mixed'
}
