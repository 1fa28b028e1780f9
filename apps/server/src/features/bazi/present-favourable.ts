import type { ElementAdvice, Favourable } from '@zeri/almanac/bazi'
import { favourableBecause, favourableUnsaid } from '@zeri/lexicon'
import { type PresentContext, presentElement, presentLine, type Reading } from './reading-parts.ts'

function presentAdvice(context: PresentContext, { because, elements, unfavourable }: ElementAdvice) {
  return {
    because: presentLine(context, favourableBecause[because], because),
    elements: elements.map((element) => presentElement(context, element)),
    unfavourable: unfavourable.map((element) => presentElement(context, element)),
  }
}

/** The elements that help a chart, or why none is named, and what else is read from it. */
export function presentFavourable(context: PresentContext, favourable: Favourable): Reading['favourable'] {
  const readings = favourable.readings.map((one) => presentAdvice(context, one))
  if (favourable.asserted) return { asserted: true, ...presentAdvice(context, favourable), readings }
  const { reason } = favourable
  return { asserted: false, because: presentLine(context, favourableUnsaid[reason], reason), readings }
}
