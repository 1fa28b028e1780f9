/** A place in the cycle of sixty: 0 is 甲子, 59 is 癸亥. */
export type Pillar = number & { readonly __brand: 'Pillar' }

/**
 * The pillar at any whole distance along the cycle.
 * @example pillarOf(60) // 0
 */
export function pillarOf(index: number): Pillar {
  // The brand is earned here: the remainder is always 0…59.
  return (((index % 60) + 60) % 60) as Pillar
}

/**
 * Heavenly stem of a pillar, 0 甲 … 9 癸.
 * @example stemOf(pillarOf(29)) // 9
 */
export function stemOf(pillar: Pillar): number {
  return pillar % 10
}

/**
 * Earthly branch of a pillar, 0 子 … 11 亥.
 * @example branchOf(pillarOf(29)) // 5
 */
export function branchOf(pillar: Pillar): number {
  return pillar % 12
}
