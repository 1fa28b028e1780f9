/** How good something is, from −3 to +3; 0 is neutral. */
export type Weight = -3 | -2 | -1 | 0 | 1 | 2 | 3

/** From the best to the worst. */
export const weights: readonly Weight[] = [3, 2, 1, 0, -1, -2, -3]

/**
 * A weight with its sign, which is a true minus and not a hyphen.
 * @example formatWeight(-2) // '−2'
 */
export function formatWeight(weight: Weight): string {
  return formatSigned(weight)
}

/** Any whole number with its sign. */
export function formatSigned(value: number): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${Math.abs(value)}`
}
