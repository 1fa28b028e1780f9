/** One of the five elements in the order they produce each other: 0 wood, 1 fire, 2 earth, 3 metal, 4 water. */
export type Element = number

/** What one element is to another. */
export type ElementRelation = 'companion' | 'output' | 'wealth' | 'officer' | 'resource'

export const ELEMENT_COUNT = 5

// 五行相生 and 相克 (三命通会, 论五行生克): each produces the next and controls the one after it.
const relations: readonly ElementRelation[] = ['companion', 'output', 'wealth', 'officer', 'resource']

/**
 * Element of a heavenly stem; even stems are yang. Source: 三命通会, 论十干.
 * @example elementOfStem(9) // 4  癸 is water
 */
export function elementOfStem(stem: number): Element {
  return Math.floor(stem / 2)
}

/**
 * What another element is to one's own: what it produces is its output, what it controls its wealth.
 * @example relationOf(0, 4) // 'resource'  water feeds wood
 */
export function relationOf(own: Element, other: Element): ElementRelation {
  // The remainder is always 0…4, and the row has five entries.
  return relations[(other - own + ELEMENT_COUNT) % ELEMENT_COUNT] as ElementRelation
}

/**
 * The element that stands in a relation to one's own.
 * @example elementIn('officer', 0) // 3  metal cuts wood
 */
export function elementIn(relation: ElementRelation, own: Element): Element {
  return (own + relations.indexOf(relation)) % ELEMENT_COUNT
}

/**
 * Whether an element strengthens one's own: the same, or the one that feeds it.
 * @example [0, 1, 2, 3, 4].filter((other) => isSupport(1, other)) // [0, 1]  wood and fire for fire
 */
export function isSupport(own: Element, other: Element): boolean {
  const relation = relationOf(own, other)
  return relation === 'companion' || relation === 'resource'
}
